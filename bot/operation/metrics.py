"""Metrics of one bot, in the format of Prometheus."""

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0)
"""Upper bounds of the buckets of all durations. Discord waits 3 seconds for an acknowledgement."""


class Metrics:
    """The metrics of one bot, in a registry of its own. Labels have few values: no ids, no names of users."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        counter, gauge = partial(Counter, registry=registry), partial(Gauge, registry=registry)
        seconds = partial(Histogram, buckets=SECONDS, registry=registry)
        self.connected = gauge(
            "tabellarius_gateway_connected", "1 while a shard is connected to Discord's gateway.", ("shard",)
        )
        self.session_starts_remaining = gauge(
            "tabellarius_session_starts_remaining",
            "How often shards may identify until the next reset, as Discord said before the last one did.",
        )
        self.identify_wait_seconds = gauge(
            "tabellarius_identify_wait_seconds",
            "Seconds that a shard waits before it may identify; 0 while it does not.",
            ("shard",),
        )
        self.presses = counter(
            "tabellarius_presses",
            "Interactions handled, by control or command and by outcome.",
            ("control", "outcome"),
        )
        self.refused_uses = counter(
            "tabellarius_refused_uses",
            "Presses refused since a person or a server has used up a day, or has too many waiting, by kind.",
            ("kind", "scope"),
        )
        self.acknowledge_seconds = seconds(
            "tabellarius_acknowledge_seconds",
            "Seconds from the arrival of an interaction to its acknowledgement by Discord.",
        )
        self.panel_seconds = seconds(
            "tabellarius_panel_seconds", "Seconds from the arrival of an interaction to its full response."
        )
        self.paint_seconds = seconds(
            "tabellarius_paint_seconds", "Seconds to paint one picture, without the wait for its turn."
        )
        self.paint_wait_seconds = seconds(
            "tabellarius_paint_wait_seconds", "Seconds one picture waited for its turn to be painted."
        )
        self.deliveries = counter(
            "tabellarius_deliveries",
            "Attempts to deliver a notification, by its kind and by outcome.",
            ("kind", "outcome"),
        )
        self.lobbies = counter(
            "tabellarius_lobbies",
            "Lobbies that are over: begun, or closed by the host, a manager, or since nobody changed them.",
            ("outcome",),
        )
        self.timers = counter(
            "tabellarius_reminder_timers",
            "Timers of reminders that fell due, by outcome: told, done with untold, postponed.",
            ("outcome",),
        )
        self.questions = counter(
            "tabellarius_questions", "What tables are asked, by kind and by outcome.", ("kind", "outcome")
        )
        self.seat_changes = counter(
            "tabellarius_seat_changes",
            "Seats of games under way that have another holder, by reason.",
            ("reason",),
        )
        self.games_over = counter(
            "tabellarius_games_over",
            "Games that are over, by how they ended: by their rules, agreed, resigned, abandoned.",
            ("outcome",),
        )
        self.erasures = counter("tabellarius_erasures", "Users who were erased, as they had asked for.")
        self.pending = gauge(
            "tabellarius_pending_deliveries", "Deliveries that are due and not made yet, by kind.", ("kind",)
        )
        self.open_lines = gauge(
            "tabellarius_open_call_lines",
            "Lines of calls that were posted and have not become the panel or the message yet, by kind.",
            ("kind",),
        )
        self.left_lines = counter(
            "tabellarius_left_call_lines",
            "Lines of calls that stay as they are, by kind: something newer came, or all attempts failed.",
            ("kind",),
        )
        self.oldest_pending_seconds = gauge(
            "tabellarius_oldest_pending_delivery_seconds",
            "Age of the oldest delivery that is due and that nobody else has to mend; 0 without one.",
        )
        self.failing = gauge(
            "tabellarius_failing_deliveries",
            "Deliveries that are due and failed at the last attempt, by Discord's code or the error's name.",
            ("code",),
        )
        self.unlisted_refusals = counter(
            "tabellarius_unlisted_refusals",
            "Deliveries that Discord refused with a code that the bot does not know, by code.",
            ("code",),
        )
        self.invalid_requests = counter(
            "tabellarius_invalid_requests",
            "Requests that Discord counts as invalid (401, 403, 429 that is not shared), by status.",
            ("status",),
        )
        self.breaker_open = gauge(
            "tabellarius_breaker_open", "1 while no requests are made because of too many invalid ones."
        )
        self.write_wait_seconds = seconds(
            "tabellarius_write_wait_seconds",
            "Seconds that a write of the database waited for its turn, as for the lock of another process.",
        )
        self.computer_move_seconds = seconds(
            "tabellarius_computer_move_seconds",
            "Seconds a computer player took to decide, without the wait for its turn.",
        )
        self.loop_failures = gauge(
            "tabellarius_loop_failures",
            "Rounds of work in the background that failed since the start, by what works.",
            ("loop",),
        )
        self.damaged_tables = gauge(
            "tabellarius_damaged_tables",
            "Tables that are closed since what is stored of them was found damaged.",
        )

    def text(self) -> bytes:
        """All metrics in Prometheus's text format."""
        return generate_latest(self.registry)
