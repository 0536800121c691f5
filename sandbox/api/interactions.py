"""Endpoints of interactions: callbacks, and the webhooks of their tokens."""

from sandbox.api.routes import ENDPOINTS, NO_CONTENT, Answer, Call, body_of
from sandbox.world import interactions
from sandbox.world.application_payloads import callback_payload
from sandbox.world.model import Interaction
from sandbox.world.payloads import message_payload

route = ENDPOINTS.add


@route("POST", "/interactions/{interaction_id}/{token}/callback", own_token=True)
def interaction_callback(call: Call) -> Answer:
    number, token = call.number("interaction_id"), call.parameters["token"]
    done = interactions.acknowledge(call.world, number, token, body_of(call), call.uploads)
    if call.query.get("with_response") in ("1", "true"):
        return 200, callback_payload(call.world, done)
    return NO_CONTENT


def _interaction(call: Call) -> Interaction:
    return interactions.by_token(call.world, call.number("webhook_id"), call.parameters["token"])


@route("POST", "/webhooks/{webhook_id}/{token}", own_token=True)
def follow_up(call: Call) -> Answer:
    sent = interactions.follow_up(call.world, _interaction(call), body_of(call), call.uploads)
    return 200, message_payload(call.world, sent)


@route("GET", "/webhooks/{webhook_id}/{token}/messages/{which}", own_token=True)
def webhook_message(call: Call) -> Answer:
    found = interactions.webhook_message(call.world, _interaction(call), call.parameters["which"])
    return 200, message_payload(call.world, found)


@route("PATCH", "/webhooks/{webhook_id}/{token}/messages/{which}", own_token=True)
def edit_webhook_message(call: Call) -> Answer:
    which = call.parameters["which"]
    edited = interactions.edit_webhook_message(
        call.world, _interaction(call), which, body_of(call), call.uploads
    )
    return 200, message_payload(call.world, edited)


@route("DELETE", "/webhooks/{webhook_id}/{token}/messages/{which}", own_token=True)
def delete_webhook_message(call: Call) -> Answer:
    interactions.delete_webhook_message(call.world, _interaction(call), call.parameters["which"])
    return NO_CONTENT
