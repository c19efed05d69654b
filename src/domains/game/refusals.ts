/** Refusals of games and of the talk about them. */
import { refusal } from '#platform/calls/refusal.ts';

export const gameRefusals = {
  unknown: refusal('game.unknown', 404),
  notOver: refusal('game.not-over', 404),
  reportsBusy: refusal('game.reports-busy', 503),
  noReaction: refusal('game.no-reaction', 404),
  noIntermission: refusal('game.no-intermission', 409),
  byTheClock: refusal('game.by-the-clock', 409),
  suggestionsUsed: refusal('game.suggestions-used', 409),
  heldAlready: refusal('game.held-already', 409),
  unknownHorn: refusal('game.horn-unknown', 404),
};
