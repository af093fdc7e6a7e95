"""Nothing that others did since the own last decision is missing from what the table tells about it."""

from __future__ import annotations

from hands import Hands, begin

from macher.ui.table.happening.changes import deltas

BOARDS = {
    "VotesChanged",
    "TrendChanged",
    "BaseChanged",
    "MediaPlaced",
    "MediaRemoved",
    "RalliesPlaced",
    "RalliesConverted",
    "PoliticianPlaced",
    "PoliticiansRevealed",
    "PoliticianPaid",
    "PoliticianDeclined",
    "PoliticianActed",
    "PoliticianGone",
    "DoublePlaced",
    "DoubleRemoved",
    "OpinionShifted",
    "OpinionTurned",
    "PollPublished",
    "PollKept",
    "ElectionDecided",
    "LandClosed",
    "PointsScored",
    "PresenceGained",
    "DonationDecided",
    "MoneyChanged",
    "ProgramSwapped",
    "StartPlayerSet",
    "PollWon",
    "ProgramLaid",
    "DeploymentRevealed",
}
"""Events after which something public on the table is another than before."""


def test_every_public_change_is_told() -> None:
    """At each decision of a game: all changes since the last one are in the list, each with a sentence."""
    pilot, shell = begin("en", (1280, 720), seats="spd=human,gruene=normal,cdu=normal,linke=normal", seed=51)
    hands, met = Hands(pilot, shell, 51), set()
    while pilot.scene.name != "final":
        controller = shell.controller
        assert controller is not None
        if pilot.scene.name == "table" and controller.show_prompts:
            record = controller.marks
            told = deltas(pilot.scene.model(), record)
            covered = {number for delta in told for number in delta.events}
            changed = [logged for logged in record if type(logged.event).__name__ in BOARDS]
            assert [logged.event for logged in changed if logged.index not in covered] == []
            assert all(delta.text for delta in told)
            met |= {type(logged.event).__name__ for logged in changed}
        hands.step()
    shell.close()
    assert len(met) >= 15
