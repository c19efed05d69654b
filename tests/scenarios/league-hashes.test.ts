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
  { games: '4e91ae33566cf25a', order: 'f53d2bcd0e27f472', series: '6312a9b19c66702d', scorers: '2dfe50d836dbd552' },
  { games: 'c319b70743616c3d', order: '0176aef34a1e52f9', series: '28e59b1a709dee10', scorers: 'c40e398def3df67b' },
  { games: 'd65e2331a2ad1eea', order: 'e906cc71cf299e9e', series: '8fe0b5c07527bd26', scorers: '2369c69910246018' },
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
