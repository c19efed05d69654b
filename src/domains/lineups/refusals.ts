/** Refusals of lineups, and faults in one, by place or order. */
import { refusal } from '#platform/calls/refusal.ts';

export const lineupRefusals = {
  notYours: refusal('lineup.not-yours', 409),
  noCoach: refusal('lineup.no-coach', 409),
  noSuggestion: refusal('lineup.no-suggestion', 404),
  stale: refusal('lineup.stale', 412),
  faulty: refusal('lineup.faulty', 422),
  faultyOrders: refusal('lineup.faulty-orders', 422),
  tooManySaved: refusal('lineup.too-many-saved', 422, ['max']),
  unknownSaved: refusal('lineup.saved-unknown', 404),
  notOnTeam: refusal('lineup.not-on-team', 409),
  doesNotDress: refusal('lineup.does-not-dress', 409),
  substituteGone: refusal('lineup.substitute-gone', 409),
  nameTaken: refusal('lineup.name-taken', 422),
};

/** By the engine's name of the fault. */
export const placeRefusals = {
  empty: refusal('lineup.place.empty', 422),
  'unknown-player': refusal('lineup.place.unknown-player', 422),
  injured: refusal('lineup.place.injured', 422),
  suspended: refusal('lineup.place.suspended', 422),
  duplicate: refusal('lineup.place.duplicate', 422),
  'goalie-as-skater': refusal('lineup.place.goalie-as-skater', 422),
  'skater-in-goal': refusal('lineup.place.skater-in-goal', 422),
  'not-dressed': refusal('lineup.place.not-dressed', 422),
  'too-old': refusal('lineup.place.too-old', 422),
  'too-many-older': refusal('lineup.place.too-many-older', 422),
  'shootout-too-short': refusal('lineup.place.shootout-too-short', 422),
  'shootout-too-long': refusal('lineup.place.shootout-too-long', 422),
};

/** By the engine's name of the fault. */
export const orderRefusals = {
  'too-many': refusal('lineup.order.too-many', 422, ['max']),
  minute: refusal('lineup.order.minute', 422),
  period: refusal('lineup.order.period', 422),
  lead: refusal('lineup.order.lead', 422),
  'no-tactics': refusal('lineup.order.no-tactics', 422),
  'unknown-setting': refusal('lineup.order.unknown-setting', 422),
};
