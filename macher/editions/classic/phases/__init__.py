"""The phases of the classic editions, one module each.  Importing this package registers them all."""

import macher.editions.classic.phases.cabinet
import macher.editions.classic.phases.coalitions
import macher.editions.classic.phases.conference
import macher.editions.classic.phases.contributions
import macher.editions.classic.phases.conversion
import macher.editions.classic.phases.election
import macher.editions.classic.phases.first_player
import macher.editions.classic.phases.income
import macher.editions.classic.phases.influence
import macher.editions.classic.phases.next_region
import macher.editions.classic.phases.polls
import macher.editions.classic.phases.shared
import macher.editions.classic.phases.start_sheet  # noqa: F401  # as the docstring says
