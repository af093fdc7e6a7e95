### Settings; changes apply at once.

settings-title = Settings
settings-at-once = Changes apply at once
settings-display = Display
settings-game = Game
settings-language = Language and numbers
settings-data = Data
settings-size = Size
# $percent is written with its sign
settings-size-most = at most { $percent }
settings-window = Window
settings-window-windowed = Window
settings-window-fullscreen = Fullscreen
settings-layout = Layout
settings-layout-auto = Automatic
settings-layout-wide = Wide
settings-layout-compact = Compact
settings-theme = Theme
settings-theme-paper = Paper
settings-theme-night = Night
settings-palette = Party colours
settings-palette-default = Default
settings-palette-broadcast = Broadcast
settings-palette-separation = High separation
settings-motion = Motion
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-table = On the table
settings-projections = Projected votes in every party row
settings-speed = Speed
settings-speed-instant = Instant
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-handover = Several people at one screen
settings-handover-curtain = Curtain
settings-handover-peek = Peek
settings-handover-open = Open
settings-handover-curtain-help = A curtain hides everything until the next person is there.
settings-handover-peek-help = The table stays; private things open for 8 seconds after Look.
settings-handover-open-help = No secrets: all hands lie open. For teaching.
settings-sample = 3 rallies for { $money }
settings-folder = Folder of saved games
settings-reset = Restore defaults
settings-back = Back
settings-back-game = Back to the game
settings-preview = Preview
settings-layout-focus = Focus
settings-damaged = The settings file was damaged and has been set aside; the usual settings are in use.
settings-layout-too-small = The window is too small for this layout.
settings-patterns = Patterns in the bars
settings-theme-system = As system
settings-layout-now = layout at this size
settings-logical = logical size

## Own party colours
settings-colours-own = Own colours
settings-colours-choose = Choose
settings-colours-party = Party
settings-colours-hue = Hue
settings-colours-saturation = Saturation
settings-colours-lightness = Lightness
settings-colours-number = Colour number
settings-colours-wrong = # and six digits, 0–9 and A–F
settings-colours-done = Done
settings-colours-usual = Usual colours
# $one and $two are parties
settings-colours-alike = { $one } and { $two } are hard to tell apart.
settings-colours-apart = All parties can be told apart, with any colour vision.

## Sound
settings-sound = Sound
settings-volume = Volume
settings-effects = Effects
settings-silence = Silence
settings-muted = No sound
settings-background = No sound while the window is in the background
settings-sound-sample = Listen
settings-no-sound = No sound device was found; the game is silent.
settings-silent-now = Sound is off or turned down completely.
settings-now-muted = Sound off
settings-now-heard = Sound on
# $detail is what the system says
settings-sound-missing = A sound cannot be played: { $detail }
settings-not-written = The settings cannot be saved: { $detail }

## Controls
settings-controls = Controls
settings-keys-change = Change
settings-keys-reset = Usual keys
settings-keys-usual = The usual keys are in use.
settings-keys-note = Tab and the arrows move between things on every screen.
settings-keys-none = no key
settings-keys-press = Press the new key, alone or together with Ctrl, Alt or Shift.
# $key is a key, $action what it does
settings-keys-taken = { $key } belongs to “{ $action }”. Shall it change hands?
settings-keys-take = Take the key
settings-keys-leave = Leave as it is
settings-keys-fixed = { $key } cannot be changed. Press another key.
settings-key-confirm = Confirm
settings-key-back = Back, menu
settings-key-skip = Skip, go on
settings-key-result = Election night: to the result
settings-key-undo = Undo
settings-key-redo = Redo
settings-key-pass = Pass
settings-key-hint = Advice
settings-key-replay_recent = Since my last decision
settings-key-log = Log
settings-key-projections = Projected votes
settings-key-plan = Plan
settings-key-pin = Pin the tooltip
settings-key-state1 = First state
settings-key-state2 = Second state
settings-key-state3 = Third state
settings-key-state4 = Fourth state
settings-key-bid_up = Bid more
settings-key-bid_down = Bid less
settings-key-rules = Rules of this phase
settings-key-parties = All programs and states
settings-key-fullscreen = Fullscreen
settings-key-new_game = New game
settings-key-quit = Quit
settings-key-size_up = Larger
settings-key-size_down = Smaller
settings-key-size_reset = Usual size
settings-key-mute = Sound on or off
settings-key-settings = Settings

## Keys as they are written on the screen
key-enter = Enter
key-keypad-enter = Keypad Enter
key-keypad = Keypad
key-escape = Esc
key-space = Space
key-backspace = Backspace
key-delete = Del
key-insert = Ins
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
