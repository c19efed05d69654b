import { expect, it } from 'vitest';
import { enterDraftClass } from '#domains/home-pool/store/draft-class.ts';
import { rankedNations } from '#domains/home-pool/store/members.ts';
import { createPools } from '#domains/home-pool/store/pools.ts';
import { players } from '#domains/player/tables.ts';
import { addAmateurs } from '#domains/youth/store/amateurs.ts';
import { overallOf } from '#engine/player/overall.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { insertPlan } from '#world/creation/plan-rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';

const secret = knownSecret(36);
const COLUMNS = [
  'id',
  'nationId',
  'birthSeason',
  'positions',
  'ceilings',
  'firstname',
  'status',
  'draftClass',
] as const;

async function worldWithClass({ hasPools }: { hasPools: boolean }) {
  const rows = new MemoryRows();
  await insertPlan(rows, planWorld({ size: 20, seed: 36, secret }));
  const size = await addAmateurs(rows, { season: 1, secret });
  if (hasPools) await createPools(rows, { season: 1, secret });
  return { rows, size, ofClass: () => rows.read(players, COLUMNS, { status: 'amateur', draftClass: 1 }) };
}

it('gives every ranked nation a place for its best 17-year-old in a class of the same size', async () => {
  const { rows, size, ofClass } = await worldWithClass({ hasPools: true });
  const drawn = await ofClass();
  const home = await rows.read(players, COLUMNS, { status: 'home' });
  const count = await enterDraftClass(rows, { season: 1 });
  expect(count).toBeGreaterThan(5);
  const after = await ofClass();
  expect(after).toHaveLength(size);
  for (const { id } of await rankedNations(rows))
    expect(
      after.filter(({ nationId, birthSeason }) => nationId === id && birthSeason === 1 - 17).length,
      `${id}`,
    ).toBeGreaterThan(0);
  const before = new Set(drawn.map(({ id }) => id));
  const promise = ({ positions: [at = 'C'], ceilings }: (typeof home)[number]) => overallOf(at, ceilings);
  for (const entrant of after.filter(({ id }) => !before.has(id))) {
    const others = home.filter((one) => one.nationId === entrant.nationId && one.birthSeason === entrant.birthSeason);
    expect(promise(entrant)).toBe(Math.max(...others.map(promise)));
  }
  // Those whose places they took play at home, and are among the least promising.
  const gone = drawn.filter(({ id }) => !after.some((one) => one.id === id));
  expect(gone).toHaveLength(count);
  const statuses = await rows.read(players, ['status', 'draftClass'], { id: gone.map(({ id }) => id) });
  expect(statuses).toEqual(gone.map(() => ({ status: 'home', draftClass: null })));
  const median = drawn.map(promise).sort((one, other) => one - other)[size >> 1] ?? 0;
  expect(Math.max(...gone.map(promise))).toBeLessThan(median);
});

it('leaves the class as drawn in a world without home-based players', async () => {
  const { rows, ofClass } = await worldWithClass({ hasPools: false });
  const drawn = structuredClone(await ofClass());
  expect(await enterDraftClass(rows, { season: 1 })).toBe(0);
  expect(await ofClass()).toEqual(drawn);
});
