/** Reasons why a purse does not pay for a course. */
import { refusal } from '#platform/calls/refusal.ts';

export const purseRefusals = {
  nothingToLearn: refusal('purse.nothing-to-learn', 409),
  noNation: refusal('purse.no-nation', 422),
  notTheNext: refusal('purse.not-the-next', 409),
  tooMany: refusal('purse.too-many', 409, ['max']),
  tooLittle: refusal('purse.too-little', 409, ['price', 'balance']),
};
