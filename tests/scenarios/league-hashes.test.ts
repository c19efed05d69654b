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
  { games: 'ab5af0ef37010964', order: '40870ad7b7717f0a', series: 'e8f489c577c111e4', scorers: '6f7e995e78d4fc4a' },
  { games: 'd00f9269317c1f47', order: '79891f6782e6d38c', series: '7840772ed577988e', scorers: '262818140b1dff54' },
  { games: 'fbafe05efff05ca2', order: '9c88597b4f367d5b', series: 'b2ea29587acc4e44', scorers: 'f7499d3238e49c81' },
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
