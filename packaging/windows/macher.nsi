; The installer for Windows, by NSIS 3.08 or newer: `python packaging/build.py installer` calls
; makensis -DVERSION=... -DPUBLISHER=... -DFOLDER=... -DOUT=... packaging/windows/macher.nsi
; It installs for the one who runs it and asks for no rights.  /S installs without a window, /D=... elsewhere.

Unicode true
!if /FileExists "${NSISDIR}/Stubs/lzma_solid-amd64-unicode"
  Target amd64-unicode  ; NSIS for Windows brings only the stub of 32 bits, which every Windows of 64 bits runs, too
!endif
SetCompressor /SOLID lzma
SetCompressorDictSize 64  ; the program holds some libraries twice
!include MUI2.nsh
!include FileFunc.nsh
!include Integration.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

; The name of this key ties an upgrade to the version before.  It must never change.
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\die-macher-desktop"
!define CLASSES "Software\Classes"
!define KIND "macher.game"

Name "Die Macher"
OutFile "${OUT}"
RequestExecutionLevel user
ManifestDPIAware true
InstallDir "$LOCALAPPDATA\Programs\Die Macher"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"
BrandingText "Die Macher ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow

!define MUI_ICON "macher.ico"
!define MUI_UNICON "macher.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "beside.bmp"
!define MUI_FINISHPAGE_RUN "$INSTDIR\macher.exe"
!define MUI_FINISHPAGE_SHOWREADME
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(SHORTCUT)"
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION shortcut
!define MUI_PAGE_CUSTOMFUNCTION_PRE unless_upgrade
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(STAYS)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The language of Windows is taken; without one of these four, the first.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "French"

LangString GAME ${LANG_ENGLISH} "Die Macher game"
LangString GAME ${LANG_GERMAN} "Partie Die Macher"
LangString GAME ${LANG_POLISH} "Gra Die Macher"
LangString GAME ${LANG_FRENCH} "Partie de Die Macher"
LangString SHORTCUT ${LANG_ENGLISH} "Put a shortcut on the desktop"
LangString SHORTCUT ${LANG_GERMAN} "Verknüpfung auf dem Desktop anlegen"
LangString SHORTCUT ${LANG_POLISH} "Utwórz skrót na pulpicie"
LangString SHORTCUT ${LANG_FRENCH} "Créer un raccourci sur le bureau"
LangString STAYS ${LANG_ENGLISH} "Die Macher will be removed. Your games and settings stay."
LangString STAYS ${LANG_GERMAN} "Die Macher wird entfernt. Ihre Partien und Einstellungen bleiben erhalten."
LangString STAYS ${LANG_POLISH} "Gra Die Macher zostanie usunięta. Zapisane gry i ustawienia pozostaną."
LangString STAYS ${LANG_FRENCH} "Die Macher va être supprimé. Vos parties et vos réglages sont conservés."
LangString OPEN ${LANG_ENGLISH} "Die Macher is still open. Please close it first."
LangString OPEN ${LANG_GERMAN} "Die Macher ist noch geöffnet. Bitte schließen Sie es zuerst."
LangString OPEN ${LANG_POLISH} "Gra Die Macher jest jeszcze otwarta. Najpierw ją zamknij."
LangString OPEN ${LANG_FRENCH} "Die Macher est encore ouvert. Veuillez d’abord le fermer."
LangString OLD ${LANG_ENGLISH} "Die Macher needs Windows 10 or newer with 64 bits."
LangString OLD ${LANG_GERMAN} "Die Macher braucht Windows 10 oder neuer mit 64 Bit."
LangString OLD ${LANG_POLISH} "Gra Die Macher wymaga 64-bitowego systemu Windows 10 lub nowszego."
LangString OLD ${LANG_FRENCH} "Die Macher demande Windows 10 ou plus récent, en 64 bits."

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "Die Macher"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "Die Macher"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "MIT and CC BY 4.0"

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(OLD)" /SD IDOK
    SetErrorLevel 3
    Abort
  ${EndIf}
FunctionEnd

; An upgrade goes where the version before lies.
Function unless_upgrade
  ${If} ${FileExists} "$INSTDIR\macher.exe"
    Abort
  ${EndIf}
FunctionEnd

Function shortcut
  CreateShortcut "$DESKTOP\Die Macher.lnk" "$INSTDIR\macher.exe"
FunctionEnd

; Windows does not let a program be written while it runs.
!macro CLOSED
  ${DoWhile} ${FileExists} "$INSTDIR\macher.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\macher.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(OPEN)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${Loop}
!macroend

; Games and settings lie in the player's own folders and are never touched, neither here nor by the removal.
Section
  !insertmacro CLOSED
  RMDir /r "$INSTDIR\_internal"  ; files that the version before had and this one has not would be loaded by accident
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  File "document.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Die Macher.lnk" "$INSTDIR\macher.exe"

  WriteRegStr HKCU "${CLASSES}\.macher" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\.macher\OpenWithProgids" "${KIND}" ""
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(GAME)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\document.ico"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\macher.exe" "%1"'
  ${NotifyShell_AssocChanged}

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "Die Macher"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\macher.exe"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
SectionEnd

Section Uninstall
  !insertmacro CLOSED
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\macher.exe"
  Delete "$INSTDIR\document.ico"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"  ; only if nothing else is in it
  Delete "$SMPROGRAMS\Die Macher.lnk"
  Delete "$DESKTOP\Die Macher.lnk"

  ReadRegStr $0 HKCU "${CLASSES}\.macher" ""
  ${If} $0 == "${KIND}"  ; another program may have taken the files since
    DeleteRegValue HKCU "${CLASSES}\.macher" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\.macher\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.macher\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.macher"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  DeleteRegKey HKCU "${ENTRY}"
  ${NotifyShell_AssocChanged}
SectionEnd
