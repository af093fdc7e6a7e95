### Co zawiodło poza zasadami gry i co udało się zachować.

ui-unexpected-error = Stało się coś nieoczekiwanego. Gra jest zapisana; raport znajduje się w pliku { $file }.
