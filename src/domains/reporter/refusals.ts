/** Reasons why a reporter cannot take a desk. */
import { refusal } from '#platform/calls/refusal.ts';

export const reporterRefusals = {
  unknown: refusal('reporter.unknown', 404),
  unknownDesk: refusal('reporter.unknown-desk', 404),
  noCareer: refusal('reporter.no-career', 409),
  noDesk: refusal('reporter.no-desk', 409),
  seatedAlready: refusal('reporter.seated-already', 409),
  tooSoon: refusal('reporter.too-soon', 409, ['days']),
  deskIsFull: refusal('reporter.desk-is-full', 409, ['max']),
};
