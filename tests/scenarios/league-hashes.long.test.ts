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
  { games: '2fd708ff13adcc1d', order: '9add3bee53fb282a', series: 'd557da134f9dbbb9', scorers: 'c16796a474e98a15' },
  { games: '89ccdd2e0434c7ff', order: '9fd5879dbb0e58a1', series: 'd70f94f932abdfeb', scorers: '0b322d8bbeff72b4' },
  { games: 'cacc7a779224d4fb', order: '40d79012cc854876', series: '97bf22b8f5ba5f05', scorers: '2a9f50f858a32c29' },
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
