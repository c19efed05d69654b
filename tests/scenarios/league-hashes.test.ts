/**
 * Recorded seasons of a small world of AIs: anyone who rebuilds what leagues stand on, and means to change nothing of them,
 * sees here that every game, table, series and scorer is what it was. Who means to change something records again: the
 * failing test prints what it has found. `LEAGUE_SEASONS=3` plays and compares all seasons that are recorded, not the
 * first alone.
 */
import { expect, it } from 'vitest';
import { openAccounts } from '#domains/finances/store/pay-day.ts';
import { simulateUnstored } from '#domains/game/simulation/simulate.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';
import { openPlan, playSeasons } from '#world/play-seasons.ts';
import { hashesOf, type SeasonHashes } from '../oracles/season-hashes.ts';

/** Clubs: a league with its farm league and its juniors. */
const SIZE = 20;
const SEED = 36;
const NOW = new Date(0);

/** What each season came to, one after the other. */
const RECORDED: readonly SeasonHashes[] = [
  { games: 'ebd4f09dad8e1581', order: '20c9a0076cf57a3d', series: '1255f77858aaf6cc', scorers: 'c9da62e15dd62426' },
  { games: 'a274f10082298333', order: '9cd264b35992d8d2', series: 'd351a72e0f6c8467', scorers: '9ff25bcbf9c7300e' },
  { games: '79316241eab10ab3', order: '60c30ff6ec556dca', series: '668234d6fbeb6327', scorers: 'd5f6adbc24312a6a' },
];

it('plays the seasons that were recorded', async () => {
  const count = Number(process.env['LEAGUE_SEASONS'] ?? 1);
  const plan = planWorld({ size: SIZE, seed: SEED, secret: knownSecret(SEED) });
  const world = await openPlan(new MemoryRows({ now: NOW }), plan, NOW);
  await openAccounts(world.rows, { season: world.season, day: 1 });
  const found: SeasonHashes[] = [];
  for (let played = 0; played < count; played++) {
    const { season } = world;
    await playSeasons(world, { count: 1, now: NOW, isLived: true, simulate: simulateUnstored(() => undefined) });
    found.push(await hashesOf(world.rows, season));
  }
  expect(found).toEqual(RECORDED.slice(0, count));
});
