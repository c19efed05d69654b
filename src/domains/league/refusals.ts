/** Refusals of leagues. */
import { refusal } from '#platform/calls/refusal.ts';

export const leagueRefusals = {
  unknown: refusal('league.unknown', 404),
};
