/** Refusals about players. */
import { refusal } from '#platform/calls/refusal.ts';

export const playerRefusals = {
  unknown: refusal('player.unknown', 404),
  notYours: refusal('player.not-yours', 403),
  numberWorn: refusal('player.number-worn', 409, ['by', 'number']),
  numberRetired: refusal('player.number-retired', 409, ['by', 'number']),
};
