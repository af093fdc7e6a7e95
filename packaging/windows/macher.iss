; The installer for Windows, by Inno Setup 6.3 or newer: `python packaging/build.py installer` calls
; ISCC /DVersion=... /DFolder=... /O... packaging\windows\macher.iss
; It installs for the one who runs it, without asking for rights, or for all when it is started with /ALLUSERS.

[Setup]
; The AppId ties an upgrade to the version before. It must never change.
AppId=die-macher-desktop
AppName=Die Macher
AppVersion={#Version}
AppPublisher=the Die Macher desktop contributors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Die Macher
DefaultGroupName=Die Macher
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=commandline dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
ChangesAssociations=yes
CloseApplications=yes
RestartApplications=no
LicenseFile=..\..\LICENSE
SetupIconFile=macher.ico
UninstallDisplayIcon={app}\macher.exe
OutputBaseFilename=macher-{#Version}-windows-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
TimeStampsInUTC=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[CustomMessages]
en.Game=Die Macher game
de.Game=Partie Die Macher
pl.Game=Gra Die Macher
fr.Game=Partie de Die Macher

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

; Files of the version before that this one no longer has would be loaded by accident.
[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

; Games and settings lie in the player's own folders and are never touched, neither here nor by the uninstaller.
[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "document.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\Die Macher"; Filename: "{app}\macher.exe"
Name: "{autodesktop}\Die Macher"; Filename: "{app}\macher.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.macher"; ValueType: string; ValueData: "macher.game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.macher\OpenWithProgids"; ValueType: string; ValueName: "macher.game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\macher.game"; ValueType: string; ValueData: "{cm:Game}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\macher.game\DefaultIcon"; ValueType: string; ValueData: "{app}\document.ico"
Root: HKA; Subkey: "Software\Classes\macher.game\shell\open\command"; ValueType: string; ValueData: """{app}\macher.exe"" ""%1"""

[Run]
Filename: "{app}\macher.exe"; Description: "{cm:LaunchProgram,Die Macher}"; Flags: nowait postinstall skipifsilent
