/** Refusals of moving the world. */
import { refusal } from '#platform/calls/refusal.ts';

export const worldRefusals = {
  takingStep: refusal('world.taking-step', 409),
  waitsForNobody: refusal('world.waits-for-nobody', 409),
  notOwnPace: refusal('world.not-own-pace', 409),
  stoppedByAdmin: refusal('world.stopped-by-admin', 409),
  gameIsLive: refusal('world.game-is-live', 409),
  noGameAhead: refusal('world.no-game-ahead', 409),
  noRoundAhead: refusal('world.no-round-ahead', 409),
  notYours: refusal('world.not-yours', 403),
  notAlone: refusal('world.not-alone', 409),
  ownerAsked: refusal('world.owner-asked', 409),
  ownerDeclined: refusal('world.owner-declined', 409),
  latestTooShort: refusal('world.latest-too-short', 422),
};
