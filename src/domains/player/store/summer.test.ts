import { expect, it } from 'vitest';
import { planTraining, restOverSummer } from '#domains/player/store/summer.ts';
import { players } from '#domains/player/tables.ts';
import { generatePlayer } from '#engine/player/generate.ts';
import { Random } from '#engine/random.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';

const NAME = { firstname: 'Joe', lastname: 'Doe', nationId: 1, birthSeason: -22, birthDay: 1 };
const CONTROL = 3;

/** Thirty players of one team, and a free agent; the third of the team has a training assignment already. */
async function league(): Promise<MemoryRows> {
  const rows = new MemoryRows();
  const random = new Random('summer');
  const roster = Array.from({ length: 31 }, (_, index) => ({
    ...generatePlayer({ position: 'C', age: 22, overall: 60, level: 'PRO' }, random),
    ...NAME,
    id: index + 1,
    status: index === 30 ? ('free' as const) : ('club' as const),
    teamId: index === 30 ? null : 7,
    trainingOn: index + 1 === CONTROL ? 9 : null,
  }));
  await rows.insert(players, roster);
  return rows;
}

it('all players with a team get a training plan as a season starts, and existing plans stay', async () => {
  const rows = await league();
  expect(await planTraining(rows, { season: 3, secret: knownSecret(1) })).toBe(29);
  const all = await rows.read(players, ['id', 'teamId', 'trainingOn']);
  const ofTeam = all.filter(({ teamId }) => teamId !== null).map(({ trainingOn }) => trainingOn);
  expect(ofTeam).not.toContain(null);
  expect(new Set(ofTeam).size).toBeGreaterThan(4);
  expect(all.find(({ id }) => id === CONTROL)?.trainingOn).toBe(9);
  expect(all.find(({ teamId }) => teamId === null)?.trainingOn).toBeNull();
});

it('form calms down over the summer more than morale', async () => {
  const rows = await league();
  await rows.updateWhere(players, { form: 80, morale: 80, energy: 40 }, { teamId: 7 });
  await restOverSummer(rows);
  const [player] = await rows.read(players, ['form', 'morale', 'energy'], { id: 1 });
  expect(player).toEqual({ form: 62, morale: 71, energy: 100 });
});
