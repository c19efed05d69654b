import { beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '#domains/contracts/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makePlayer, makeRoster } from '../../../tests/factories/player.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeLeagues } from '../../../tests/factories/world.ts';
import type { ComparableContract } from './contract.ts';

/** PRO teams of club 1 (Mia's), of club 2 in her league, and of club 3 a tier below. */
const [MIAS, OTHERS, LOWER] = [11, 21, 31];
const SEASON = 3;

const { db, browsers } = testWorld({ season: SEASON, clubs: ['Mia', 2], users: ['Pia'] });
const [mia, pia] = browsers('Mia', 'Pia');

type Signed = Partial<typeof contracts.$inferInsert> & {
  skill?: number;
  position?: 'C' | 'LW' | 'LD' | 'G';
  age?: number;
};

/** Signs a player, of club 2 by default, to a two-season contract on day 5. */
async function sign({ skill = 75, position = 'C', age = 28, clubId = 2, ...contract }: Signed = {}): Promise<number> {
  const teamId = { 1: MIAS, 2: OTHERS, 3: LOWER }[clubId as 1 | 2 | 3];
  const playerId = await makePlayer(db, { teamId, jerseyNumber: null, skill, position, birthSeason: SEASON - age });
  await db.insert(contracts).values({
    playerId,
    clubId,
    fromSeason: SEASON,
    toSeason: SEASON + 1,
    salary: 2_000_000,
    salaries: [2_000_000, 2_000_000],
    kind: 'standard',
    signedAt: absoluteDayOf({ season: SEASON, day: 5 }),
    ...contract,
  });
  return playerId;
}

const comparedTo = async (playerId: number, browser = mia): Promise<ComparableContract[]> =>
  (await browser.get(`/api/players/${playerId}/contracts`)).body.data.comparables;

describe('comparable contracts', () => {
  let [free, own, near, older, weaker] = [0, 0, 0, 0, 0];
  beforeAll(async () => {
    const lower = await makeLeagues(db, { firstId: 4, tier: 2 });
    await makeClub(db, { id: 3, leagueIds: lower, season: SEASON });
    for (const teamId of [MIAS, OTHERS]) await makeRoster(db, teamId);
    free = await makePlayer(db, { teamId: null, skill: 75, birthSeason: SEASON - 28, freeAgentSince: SEASON });
    weaker = await sign({ skill: 71, salary: 1_200_000 });
    older = await sign({ position: 'LW', age: 31, toSeason: SEASON });
    near = await sign({ salaries: [2_500_000, 2_500_000, 2_500_000], salary: 2_500_000, toSeason: SEASON - 1 });
    own = await sign({ clubId: 1, skill: 60, toSeason: SEASON });
    // Too different, in another tier, signed too long ago, or no longer as signed.
    await sign({ skill: 66 });
    await sign({ position: 'LD' });
    await sign({ position: 'G' });
    await sign({ kind: 'entry' });
    await sign({ takenOverIn: SEASON });
    await sign({ signedAt: absoluteDayOf({ season: SEASON - 2, day: 63 }) });
    await sign({ clubId: 3 });
  });

  it('are the three of the tier nearest in overall and age, as signed', async () => {
    const shown = await comparedTo(free);
    expect(shown.map(({ player }) => player.id)).toEqual([near, older, weaker]);
    expect(shown[0]).toMatchObject({
      age: 28,
      overall: 75,
      salary: 2_500_000,
      seasons: 3,
      signedAt: { season: SEASON, day: 5 },
      team: { id: OTHERS },
    });
  });

  it('leave out the player himself, whichever club he plays for', async () => {
    const ids = (await comparedTo(own)).map(({ player }) => player.id);
    expect(ids).toHaveLength(3);
    expect(ids).not.toContain(own);
    expect((await comparedTo(near)).map(({ player }) => player.id)).not.toContain(near);
  });

  it('reveal nothing that rosters do not, and nothing to users without a club', async () => {
    const [first] = await comparedTo(free);
    expect(Object.keys(first ?? {}).sort()).toEqual(
      ['age', 'contractId', 'overall', 'player', 'salary', 'seasons', 'signedAt', 'team'].sort(),
    );
    expect(await comparedTo(free, pia)).toEqual([]);
  });
});
