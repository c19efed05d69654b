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
  { games: '33d17b25e7dfd0a0', order: 'e6be3c00648a6252', series: '255aa33b1c141c4b', scorers: '4e2f6d63c365a87b' },
  { games: '51304f20d14d1454', order: 'f28a7f5f2b4695ea', series: '7b851f4ed4cf9d14', scorers: '635c8a6a49d0b1e3' },
  { games: '3a0687e010e563d4', order: 'e31824bed0718447', series: '948967eef244d94c', scorers: 'a06df39df3ba24a1' },
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
