### Mods: what players add. $list names things, $found and $detail are taken from a file, $place is a file with its line.

settings-mods = Mods
mods-folder = Mods folder
mods-none = You have no mods. A folder placed there can hold languages, palettes, numbers, and AI personalities.
mods-nothing = Nothing in it can be used.
mods-languages = Languages: { $list }
mods-palettes = Party colors: { $list }
mods-figures = Numbers: { $list }
mods-personalities = AI personalities: { $list }
mods-fault = { $place }: { $sentence }
mods-too-large = The file is larger than { $limit } kilobytes.
mods-unreadable = The file cannot be read: { $detail }
mods-no-language = “{ $found }” is not the code of a language.
mods-language-twice = The language “{ $found }” already exists.
mods-no-text = This is not text: { $detail }
mods-too-much = There is too much in this file.
mods-text-round = “{ $found }” refers to itself, or to too many others; it is left out.
mods-text-fails = “{ $found }” cannot be formatted; it is left out.
mods-text-long = “{ $found }” has more than { $limit } characters; it is left out.
mods-more-faults = There are more than { $limit } faults; these are the first.
mods-too-many = There are more than { $limit } here; { $n ->
    [one] the last one is
   *[other] the last { $n } are
    } left out.
mods-unknown-key = The game doesn’t know “{ $found }”.
mods-no-toml = This is not a TOML file: { $detail }
mods-no-name = A name is missing.
mods-no-colours = The table of colors is missing.
mods-colour-missing = The color of “{ $found }” is missing.
mods-no-colour = “{ $found }” is not a color like #1A2B3C.
mods-no-about = Its description is neither a text nor a table of texts.
mods-no-number = “{ $found }” is not a number.
mods-out-of-range = { $found } is out of range: { $low } to { $high }.
mods-no-table = “{ $found }” is not a table of numbers.
