import { expect, it } from 'vitest';
import { AGE_GROUPS, MIN_AT_HOME } from '#domains/home-pool/constants.ts';
import { available, groupOf, lackOf } from '#domains/home-pool/rules/pool.ts';
import { byNationAndGroup, loadMembers, rankedNations } from '#domains/home-pool/store/members.ts';
import { createPools, renewPools } from '#domains/home-pool/store/pools.ts';
import { growFreeAgents } from '#domains/player/store/summer.ts';
import { playerFaces, players } from '#domains/player/tables.ts';
import { overallOf } from '#engine/player/overall.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { insertPlan } from '#world/creation/plan-rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';

const SEED = 36;
const secret = knownSecret(SEED);

async function worldOf(size: number) {
  const rows = new MemoryRows();
  const plan = planWorld({ size, seed: SEED, secret });
  await insertPlan(rows, plan);
  return { rows, plan };
}

/** Returns what nations lack, whichever clubs go on in the playoffs. */
async function lacksIn(rows: MemoryRows, season: number): Promise<string[]> {
  const membersOf = byNationAndGroup(await loadMembers(rows, season));
  return (await rankedNations(rows)).flatMap(({ id, name }) =>
    AGE_GROUPS.flatMap((group) => {
      const { goalies, skaters } = lackOf(group, available(membersOf(id, group)));
      return goalies + skaters > 0 ? [`${name} ${group}`] : [];
    }),
  );
}

const homeIn = (rows: MemoryRows) =>
  rows.read(players, ['id', 'nationId', 'birthSeason', 'positions', 'skills'], { status: 'home' });
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it('gives each ranked nation the players it lacks, and leaves all others as they were', async () => {
  const { rows, plan } = await worldOf(60);
  expect((await lacksIn(rows, 1)).length).toBeGreaterThan(60);
  const before = structuredClone(await rows.read(players, ['id', 'firstname', 'skills', 'status']));
  const count = await createPools(rows, { season: 1, secret });
  expect(await lacksIn(rows, 1)).toEqual([]);
  const after = await rows.read(players, ['id', 'firstname', 'skills', 'status']);
  expect(after.slice(0, before.length)).toEqual(before);
  const home = await homeIn(rows);
  expect(home.map(({ id }) => id)).toEqual(home.map((_, index) => plan.players.length + 1 + index));
  expect(home).toHaveLength(count);
  expect(count).toBeGreaterThan(1800);
  expect(count).toBeLessThan(2400);
  expect(await rows.read(playerFaces, ['playerId'], { playerId: home.map(({ id }) => id) })).toHaveLength(count);
  for (const { id } of await rankedNations(rows)) {
    const seniors = home.filter((one) => one.nationId === id && groupOf(1 - one.birthSeason) === 'senior');
    expect(seniors.length).toBeGreaterThanOrEqual(MIN_AT_HOME.senior);
  }
});

it('keeps them as many and as strong over ten summers, by juniors who come of age', async () => {
  const { rows } = await worldOf(20);
  const first = await createPools(rows, { season: 1, secret });
  const strengths = async (season: number) => {
    const home = await homeIn(rows);
    return (await rankedNations(rows)).slice(10).map(({ id }) => {
      const own = home.filter((one) => one.nationId === id && groupOf(season - one.birthSeason) === 'senior');
      return mean(own.map(({ positions: [position = 'C'], skills }) => overallOf(position, skills)));
    });
  };
  const before = await strengths(1);
  for (let season = 1; season <= 10; season++) {
    await growFreeAgents(rows, { season, secret });
    const { homeBasedJoined, homeBasedRetired } = await renewPools(rows, { season, secret });
    expect(homeBasedRetired).toBeGreaterThan(250);
    expect(homeBasedJoined).toBeLessThan(420);
    expect(await lacksIn(rows, season + 1)).toEqual([]);
  }
  const home = await homeIn(rows);
  expect(home.length / first).toBeGreaterThan(0.95);
  expect(home.length / first).toBeLessThan(1.1);
  const after = await strengths(11);
  // They are chosen among those who come of age, which makes them a little better.
  const gained = after.map((strength, index) => strength - (before[index] ?? 0));
  expect(Math.min(...gained)).toBeGreaterThan(-3);
  expect(Math.max(...gained)).toBeLessThan(8);
  const ages = home.map(({ birthSeason }) => 11 - birthSeason);
  expect(Math.min(...ages)).toBe(15);
  expect(Math.max(...ages)).toBeLessThan(45);
});

it('does nothing in a world without them, as simulated worlds are', async () => {
  const { rows } = await worldOf(20);
  const before = structuredClone(await rows.read(players, ['id', 'status']));
  expect(await renewPools(rows, { season: 1, secret })).toEqual({ homeBasedRetired: 0, homeBasedJoined: 0 });
  expect(await rows.read(players, ['id', 'status'])).toEqual(before);
});
