import { expect, it } from 'vitest';
import { draw, openGames } from '#engine/competition/competition.ts';
import { faultsOf } from '#engine/competition/faults/of-settings.ts';
import { pairingOf, plannedGamesOf } from '#engine/competition/pairing.ts';
import type { Stage } from '#engine/competition/state.ts';
import { Random } from '#engine/random.ts';
import { PLAYOFF_TEAMS } from '#engine/schedule/playoff-constants.ts';
import { playoffPlan } from './playoffs.ts';

const { settings, calendar } = playoffPlan(2);
const ranked = Array.from({ length: PLAYOFF_TEAMS }, (_, index) => 100 + index);

it('the first seed meets the eighth, and the top two can meet only in the final', () => {
  expect(faultsOf({ stages: [settings] }, PLAYOFF_TEAMS)).toEqual([]);
  const games = openGames(draw({ stages: [settings] }, ranked, new Random(1)));
  expect(games.map(({ home, away }) => [home, away])).toEqual([
    [100, 107],
    [103, 104],
    [101, 106],
    [102, 105],
  ]);
});

it('a series has five games on five days, with the better team at home in games 1, 2 and 5', () => {
  const stage = draw({ stages: [settings] }, ranked, new Random(1)).stages[0] as Stage;
  const homes = plannedGamesOf(stage, pairingOf(stage, 1), settings).map(({ home }) => home);
  expect(homes).toEqual([100, 100, 107, 107, 100]);
  expect(calendar).toEqual({
    slot: 2,
    days: [
      [44, 45, 46, 47, 48],
      [49, 50, 51, 52, 53],
      [54, 55, 56, 57, 58],
    ],
  });
});
