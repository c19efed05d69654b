/** How the playoffs of a league are played: a fixed bracket of series, with separate days for each round. */
import { PLAYOFF_SETTINGS } from '#domains/competition/rules.ts';
import { playoffDay } from '#engine/calendar.ts';
import type { KnockoutSettings } from '#engine/competition/settings.ts';
import { PLAYOFF_ROUNDS } from '#engine/schedule/playoff-constants.ts';

/** Returns the single stage of the playoffs. @param slot faceoff slot of the league's games */
export function playoffPlan(slot: number) {
  const { bestOf, points, tiebreakers } = PLAYOFF_SETTINGS;
  const settings: KnockoutSettings = {
    format: 'knockout',
    bracket: 'fixed',
    rounds: [{ bestOf }],
    playedPlaces: 2,
    points,
    tiebreakers,
    sources: [],
  };
  const days = numbers(PLAYOFF_ROUNDS).map((round) => numbers(bestOf).map((game) => playoffDay(round, game)));
  return { settings, calendar: { slot, days } };
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
