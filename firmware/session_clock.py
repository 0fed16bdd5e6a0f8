"""When the time of the players runs. The functions act on a GameSession."""

from firmware.turn_clock import OFF, STEP_MS


def step(session, now: int, asleep: bool) -> bool:
    """Count the time of the players until `now`, in ms. Return True if a text on the panel has changed."""
    app, clock = session.app, session.clock
    ms = app.hardware.elapsed(now, clock.stepped_at)
    if ms < STEP_MS and clock.at == session.at:
        return False
    if asleep or not _counts(session):
        clock.slept = clock.slept or asleep and len(clock.running) > 0 and _counts(session)
        clock.stepped_at = now
        return False
    changed = not app.stack.screen.goes_on and clock.at != session.at and _run(session)
    changed = clock.step(now, ms) or changed
    if clock.save_due:
        clock.save_due = False
        app.idle_tasks.session_changed = app.idle_tasks.session_changed or clock.limit != OFF
    return changed


def runs(session) -> bool:
    """Return True if players see a clock run."""
    clock = session.clock
    return clock.limit != OFF and len(clock.running) > 0 and _counts(session)


def _counts(session):
    screen = session.app.stack.screen
    return session.is_open() and screen is not None and not screen.stops_clock


def _run(session):
    rules, clock = session.table.game, session.clock
    awaited = [] if session.table.over or session.read_only else rules.awaited()
    unsaved = len(clock.unsaved)
    changed = clock.run(session.at, awaited, rules.turn)
    if len(clock.unsaved) > unsaved:
        session.app.idle_tasks.session_changed = True
    return changed
