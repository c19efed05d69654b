/** Refusals about scouts and their assignments. */
import { refusal } from '#platform/calls/refusal.ts';

export const scoutRefusals = {
  unknown: refusal('scout.unknown', 404),
  notYours: refusal('scout.not-yours', 403),
  tooLate: refusal('scout.too-late', 409),
  unknownNation: refusal('scout.nation-unknown', 422),
  noOpponent: refusal('scout.no-opponent', 422),
  budgetSpent: refusal('scout.budget-spent', 409, ['left', 'cost']),
  notOfTheClass: refusal('scout.not-of-the-class', 422),
};
