/**
 * Recorded seasons of a small world of AI clubs: a refactoring of what leagues depend on, meant to change nothing, is verified
 * here to leave every game, table, series and scorer as it was. After an intended change, record again: the failing test prints
 * its results. `LEAGUE_SEASONS=3` plays and compares all recorded seasons, not the first alone.
 */
import { expect, it } from 'vitest';
import { openAccounts } from '#domains/finances/store/pay-day.ts';
import { simulateUnstored } from '#domains/game/simulation/simulate.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';
import { openPlan, playSeasons } from '#world/play-seasons.ts';
import { hashesOf, type SeasonHashes } from '../oracles/season-hashes.ts';

/** Clubs: a league with its farm league and its junior league. */
const SIZE = 20;
const SEED = 36;
const NOW = new Date(0);

/** The results of each season, one after the other. */
const RECORDED: readonly SeasonHashes[] = [
  { games: '97bc1fcb173caebb', order: 'd1b02850e48230f0', series: 'fd26dcd634fb1dad', scorers: '0e5bd1c468e56767' },
  { games: '4cc2ee813a866179', order: 'fe0a2f8c4a47020b', series: 'c0d8125281c4c280', scorers: 'd80c02a977faa924' },
  { games: '16d175a1101affa3', order: '90d506b52d2f0dea', series: 'f50facbb21dcae44', scorers: '45202f36068ea803' },
];

it('the recorded seasons replay unchanged', async () => {
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
