import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { teams } from '#domains/club/tables.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { convertContracts } from '#domains/free-agency/store/conversion.ts';
import { notifications } from '#domains/notifications/tables.ts';
import type { PlayerId, UserId } from '#engine/ids.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { testDatabase } from '../../../tests/database.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeLeagues, makeWorld } from '../../../tests/factories/world.ts';

const SEASON = 3;

const { db } = testDatabase();

describe('after a relegation', () => {
  it('a player too good for the tier leaves, a share of his contract stays as dead cap, and the manager is notified', async () => {
    expect(await lastSeasons('star')).toEqual([SEASON]);
    expect(await lastSeasons('regular')).toEqual([SEASON + 3]);
    const [kept] = await contractsOf('regular');
    // Both earned the same; the charge is on the lower league's salary scale.
    const cost = Math.round((kept?.salary ?? 0) / 4);
    expect(cost).toBeLessThan(1_000_000);
    expect(await chargesOf('star')).toEqual(
      [1, 2, 3].map((ahead) => ({ clubId: 1, season: SEASON + ahead, amount: cost, kind: 'relegation' })),
    );
    expect(await toldOf('star')).toMatchObject([
      { userId: mia, kind: 'relegation-dead-cap', params: { cost, seasons: 3 } },
    ]);
    expect(await toldOf('regular')).toEqual([]);
  });

  it('a player with a relegation clause leaves without dead cap', async () => {
    expect(await lastSeasons('withClause')).toEqual([SEASON]);
    expect(await chargesOf('withClause')).toEqual([]);
    expect(await toldOf('withClause')).toMatchObject([{ userId: mia, kind: 'relegation-release' }]);
  });

  it('a player with a clause acquired in the same season leaves, but with dead cap', async () => {
    expect(await lastSeasons('takenOver')).toEqual([SEASON]);
    expect(await chargesOf('takenOver')).toHaveLength(3);
  });

  it('a club that retained salary keeps a share of that part', async () => {
    const ofOther = (await chargesOf('retained')).filter(({ clubId }) => clubId === 2);
    expect(ofOther).toEqual([
      { clubId: 2, season: SEASON, amount: 400_000, kind: 'retention' },
      { clubId: 2, season: SEASON + 1, amount: 100_000, kind: 'relegation' },
    ]);
  });

  it('players cannot be hidden on the farm, and contracts signed for later count as well', async () => {
    expect(await lastSeasons('onFarm')).toEqual([SEASON]);
    const [first, second, third] = await chargesOf('onFarm');
    expect(second?.amount).toBeGreaterThan(first?.amount ?? 0);
    expect(third?.amount).toBe(second?.amount);
  });
});

/** First and farm team of club 1. */
const [MIAS, FARM] = [11, 12];
type Values = Partial<typeof contracts.$inferInsert>;
interface Player {
  teamId: number;
  skill: number;
  contract: Values;
}

/** Players of club 1, which is relegated. */
const MEN = {
  star: { teamId: MIAS, skill: 92, contract: {} },
  regular: { teamId: MIAS, skill: 60, contract: {} },
  withClause: { teamId: MIAS, skill: 92, contract: { relegationClause: true } },
  takenOver: { teamId: MIAS, skill: 92, contract: { relegationClause: true, takenOverIn: SEASON } },
  retained: { teamId: MIAS, skill: 92, contract: {} },
  onFarm: { teamId: FARM, skill: 92, contract: { toSeason: SEASON + 1 } },
} satisfies Record<string, Player>;
type Name = keyof typeof MEN;

const ids = new Map<Name, PlayerId>();
let mia: UserId;

const idOf = (name: Name) => ids.get(name) ?? (0 as PlayerId);
const contractsOf = (name: Name) => rowsOf(db, contracts, { playerId: idOf(name) });

beforeAll(async () => {
  const { leagueIds, season } = await makeWorld(db, { season: SEASON });
  mia = await makeUser(db, { name: 'Mia' });
  await makeClub(db, { id: 1, leagueIds, season, managerId: mia });
  await makeClub(db, { id: 2, leagueIds, season });
  for (const [index, [name, { teamId, skill, contract }]] of Object.entries(MEN).entries()) {
    const playerId = await makePlayer(db, { teamId, jerseyNumber: index + 1, skill });
    // The keys come from the same object.
    ids.set(name as Name, playerId);
    await makeContract(db, { playerId, clubId: 1, from: SEASON, to: SEASON + 3, salary: 4_000_000 });
    if (Object.keys(contract).length > 0) {
      await changeRows(db, contracts, { playerId }, contract);
    }
  }
  const later = { clubId: 1, playerId: idOf('onFarm'), from: SEASON + 2, to: SEASON + 3, salary: 6_000_000 };
  await makeContract(db, later);
  const [contract] = await contractsOf('retained');
  const part = { clubId: 2, contractId: contract?.id ?? null, kind: 'retention' as const, amount: 400_000 };
  await db.insert(capCharges).values([SEASON, SEASON + 1].map((of) => ({ ...part, season: of })));
  const below = await makeLeagues(db, { firstId: 4, tier: 2 });
  await changeRows(db, teams, { id: MIAS }, { leagueId: below.PRO });
  await db.transaction((tx) => convertContracts(pgRows(tx), SEASON));
});

/** Returns the dead cap his contract has left, by season. */
async function chargesOf(name: Name) {
  const [contract] = await contractsOf(name);
  const { clubId, season, amount, kind } = capCharges;
  return db
    .select({ clubId, season, amount, kind })
    .from(capCharges)
    .where(eq(capCharges.contractId, contract?.id ?? 0))
    .orderBy(clubId, season);
}

const lastSeasons = async (name: Name) => (await contractsOf(name)).map(({ toSeason }) => toSeason);
const toldOf = async (name: Name) =>
  (await rowsOf(db, notifications)).filter(({ params }) => 'playerId' in params && params.playerId === idOf(name));
