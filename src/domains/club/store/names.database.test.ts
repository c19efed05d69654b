import { expect, it } from 'vitest';
import { clubRefusals } from '#domains/club/refusals.ts';
import { originalTeamNames, renameAffiliate } from '#domains/club/store/names.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import type { TeamId } from '#engine/ids.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

const { db } = testWorld({
  clubs: [
    { id: 1, city: 'Harbor' },
    { id: 2, city: 'Quarry' },
  ],
});
const team = (id: number) => id as TeamId;
const NAME = { city: 'Salt', nickname: 'Lions', abbr: 'SAL' };

it('a farm team has the name its owner gives it, and its original name stays on record', async () => {
  const before = (await originalTeamNames(db))['12'];
  expect(await renameAffiliate(db, { teamId: team(12), ...NAME })).toBeNull();
  expect(await findTeamRef(db, team(12))).toMatchObject(NAME);
  expect((await originalTeamNames(db))['12']).toEqual(before);
});

it('a PRO team cannot be renamed, nor can an unknown team', async () => {
  expect(await renameAffiliate(db, { teamId: team(11), ...NAME })).toEqual(clubRefusals.noAffiliate());
  expect(await renameAffiliate(db, { teamId: team(9999), ...NAME })).toEqual(clubRefusals.unknownTeam());
});

it('a name of another club’s team is refused in any case, and so is an abbreviation taken in the league', async () => {
  const taken = { ...NAME, city: 'SALT', abbr: 'XYZ' };
  expect(await renameAffiliate(db, { teamId: team(22), ...taken })).toEqual(clubRefusals.nameTaken());
  const original = (await originalTeamNames(db))['12'];
  if (!original) throw new Error('Team 12 has no name.');
  expect(await renameAffiliate(db, { teamId: team(22), ...original, abbr: 'XYZ' })).toEqual(clubRefusals.nameTaken());
  const sameAbbr = { city: 'Iron', nickname: 'Works', abbr: 'SAL' };
  expect(await renameAffiliate(db, { teamId: team(22), ...sameAbbr })).toEqual(clubRefusals.abbrTaken());
});

it('a name two managers want at once goes to exactly one of them', async () => {
  const name = { city: 'Twin', nickname: 'Peaks', abbr: 'TWP' };
  const answers = await Promise.all([12, 22].map((id) => renameAffiliate(db, { teamId: team(id), ...name })));
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
});

it('a team returns to its original name', async () => {
  const original = (await originalTeamNames(db))['13'];
  if (!original) throw new Error('Team 13 has no name.');
  await renameAffiliate(db, { teamId: team(13), city: 'Other', nickname: 'Name', abbr: 'OTH' });
  expect(await renameAffiliate(db, { teamId: team(13), ...original })).toBeNull();
  expect(await findTeamRef(db, team(13))).toMatchObject(original);
});
