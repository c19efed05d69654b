/** Tests that a full tier opens the next one: in a world of sixty clubs, in the last night of a season. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { readTierView } from '#domains/admin/views/tier.ts';
import { userPlaces } from '#domains/auth/tables.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { openClubs } from '#domains/club/views/open-clubs.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { ledgerTransactions } from '#domains/finances/tables.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { news } from '#domains/news/tables.ts';
import { players } from '#domains/player/tables.ts';
import { moveClubs } from '#domains/season/store/movements.ts';
import { FIRST_REGULAR_DAY } from '#engine/calendar.ts';
import { knownSecret } from '#engine/secret.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world, worldSteps } from '#platform/clock/tables.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { checkWorld } from '#world/check.ts';
import { createWorld } from '#world/creation/create.ts';
import { openTier } from '#world/creation/open-tier.ts';
import { takeStep } from '#world/steps/take-step.ts';
import { testDatabase } from '../../tests/database.ts';
import { giveClub } from '../../tests/factories/seats.ts';
import { undone } from '../../tests/factories/undone.ts';
import { makeUser } from '../../tests/factories/user.ts';
import { steppingOn } from '../../tests/factories/whole-world.ts';
import { IS_THOROUGH } from '../../tests/thorough.ts';

const NOW = new Date('2026-01-02T12:00:00Z');
const SECRET = knownSecret(41);
const MANAGERS = 55;
const LAST_NIGHT = { season: 1, day: 63, step: 'night' } as const;

const { db } = testDatabase();
beforeAll(async () => {
  await createWorld({ db, size: 60, seed: 41, secret: SECRET, pastSeasons: 0, dayMinutes: 60, now: NOW });
  for (let club = 1; club <= MANAGERS; club++) {
    const userId = await makeUser(db, { name: `Manager ${club}`, visitDays: 10 });
    await giveClub(db, club, userId, { since: NOW });
  }
  await db.update(world).set({ day: 63, phase: 'transition', step: 'night' });
});

const stepping = () => steppingOn(db, () => NOW);

/** Opens the tier as the last night does, in a transaction that is rolled back. @returns how many leagues */
const tried = (): Promise<number> =>
  undone(db, async (tx) => {
    const summer = { rows: pgRows(tx), season: 1, secret: SECRET, now: NOW };
    const opened = (await openTier(summer))['leaguesOpened'] ?? 0;
    // Repeating the night adds nothing.
    if (opened > 0) {
      await tx.update(world).set({ tierOpening: 'summer' });
      expect(await openTier(summer)).toEqual({});
    }
    return opened;
  });

/** Records where managers were seen, by their number. */
async function seen(at: (index: number) => { placeHash: string; deviceHash: string }): Promise<void> {
  const all = await db.select({ id: users.id }).from(users).orderBy(users.id);
  const places = all.map(({ id: userId }, index) => ({ userId, ...at(index), firstSeenAt: NOW, lastSeenAt: NOW }));
  await db.insert(userPlaces).values(places);
}

/** Lets all managers have visited often, from nowhere yet, in a world that opens a tier when one is full. */
async function fill(): Promise<void> {
  await db.delete(userPlaces);
  await db.update(users).set({ visitDays: 10 });
  await db.update(world).set({ tierOpening: 'full' });
}

describe('a full tier', () => {
  beforeEach(fill);

  it('is not filled by 55 accounts of three households', async () => {
    await seen((index) => ({ placeHash: `home ${index % 3}`, deviceHash: `browser ${index % 3}` }));
    expect(await readTierView(db)).toMatchObject({ managers: 55, households: 3, isDue: false });
    expect(await tried()).toBe(0);
  });

  it('is not filled by them with a browser for each account either', async () => {
    await seen((index) => ({ placeHash: `home ${index % 3}`, deviceHash: `browser ${index}` }));
    expect(await readTierView(db)).toMatchObject({ households: 3, isDue: false });
    expect(await tried()).toBe(0);
  });

  it('is not filled by managers who hardly visited', async () => {
    await db.update(users).set({ visitDays: 9 });
    expect(await tried()).toBe(0);
  });

  it('opens nothing where an admin forbids it', async () => {
    await db.update(world).set({ tierOpening: 'never' });
    expect(await tried()).toBe(0);
  });

  // Opened and rolled back; the next test opens it for good.
  it.runIf(IS_THOROUGH)(
    'opens the next one at an admin’s request, leaving nothing behind if killed that night',
    async () => {
      await db.update(world).set({ tierOpening: 'summer' });
      await db.update(users).set({ visitDays: 0 });
      expect(await tried()).toBe(12);
      expect(await db.$count(leagues)).toBe(9);
      expect(await db.$count(clubs)).toBe(60);
    },
  );
});

it('a world with 55 managers of 60 clubs opens the next tier, and plays the next season with seven leagues, in order', async () => {
  await fill();
  await seen((index) => ({ placeHash: `home ${index}`, deviceHash: `browser ${index}` }));
  expect(await readTierView(db)).toMatchObject({ households: 55, needed: 54, isDue: true });
  const outcome = await takeStep(stepping(), LAST_NIGHT, 'command');
  expect(outcome).toMatchObject({ kind: 'taken', detail: { leaguesOpened: 12, clubsFounded: 80 } });
  expect(await takeStep(stepping(), LAST_NIGHT, 'command')).toEqual({ kind: 'elsewhere' });
  expect(await readWorld(db)).toMatchObject({ seasonNumber: 2, day: 1, tierOpening: 'full', size: '140 clubs' });
  const opened = await db.select().from(leagues).where(eq(leagues.tier, 3));
  expect(opened).toHaveLength(12);
  for (const { id, level } of opened) {
    const members = await db.select({ id: teams.id }).from(teams).where(eq(teams.leagueId, id));
    expect(members).toHaveLength(20);
    const [competition] = (await competitionsOf(pgReader(db), { season: 2, kind: 'league' })).filter(
      ({ leagueId }) => leagueId === id,
    );
    expect(await db.$count(games, eq(games.competitionId, competition?.id ?? 0)), level).toBe(380);
  }
  // The new clubs are listed among the open ones.
  const open = await openClubs(db, { season: 2, day: 1 }, NOW);
  expect(open.filter(({ team }) => team.clubId > 60)).toHaveLength(80);
  expect(await db.$count(news, eq(news.kind, 'league-opens'))).toBe(4);
  // The new picks exist, and no new player is a free agent.
  expect(await db.$count(draftPicks, and(eq(draftPicks.season, 2), gt(draftPicks.originalClubId, 60)))).toBeGreaterThan(
    79,
  );
  const fresh = await db
    .select({ level: teams.level, count: sql<number>`count(*)::int` })
    .from(players)
    .innerJoin(teams, eq(teams.id, players.teamId))
    .where(gt(teams.clubId, 60))
    .groupBy(teams.level);
  expect(fresh).toHaveLength(3);
  const faults = (await checkWorld(db)).flatMap((check) => check.faults.map((fault) => `${check.name}: ${fault}`));
  // Only the last night of season 1 was played: no steps, no games, no paydays, no champions of its nine leagues.
  const notPlayed =
    /^the world has taken every step|^every game at a club since|^every game that was due|season 1, league [1-9] has 0 champions/;
  expect(faults.filter((fault) => !notPlayed.test(fault))).toEqual([]);
});

// The games of 140 clubs take a while.
it.runIf(IS_THOROUGH)('a world steps through the first game day', async () => {
  await db.update(world).set({ day: FIRST_REGULAR_DAY, phase: 'regular', step: 'morning' });
  for (;;) {
    const moment = momentOf(await readWorld(db));
    if (moment.day > FIRST_REGULAR_DAY) break;
    await takeStep(stepping(), moment, 'command');
  }
  expect(await db.$count(games, and(eq(games.status, 'final'), eq(games.season, 2)))).toBeGreaterThan(200);
  expect(await db.$count(worldSteps, eq(worldSteps.day, FIRST_REGULAR_DAY))).toBe(6);
  const paid = and(eq(ledgerTransactions.kind, 'wages'), eq(ledgerTransactions.day, FIRST_REGULAR_DAY));
  expect(await db.$count(ledgerTransactions, paid)).toBe(140);
});

it('a world promotes and relegates clubs between the old tier and the new one', async () => {
  // As if the season had ended in the order of team ids.
  await db.execute(sql`
    update standings set rank = ranked.place, is_champion = ranked.place = 2 from (
      select competition_id, team_id, row_number() over (partition by competition_id order by team_id) as place from standings
    ) ranked where ranked.competition_id = standings.competition_id and ranked.team_id = standings.team_id`);
  const tierOf = async () => {
    const found = await db
      .select({ clubId: teams.clubId, tier: leagues.tier })
      .from(teams)
      .innerJoin(leagues, eq(leagues.id, teams.leagueId))
      .where(inArray(teams.level, ['PRO']));
    return new Map(found.map(({ clubId, tier }) => [clubId, tier]));
  };
  const before = await tierOf();
  await db.transaction((tx) => moveClubs(pgRows(tx), 2));
  const after = await tierOf();
  const moved = (from: number, to: number) =>
    [...before].filter(([club, tier]) => tier === from && after.get(club) === to).length;
  expect([moved(3, 2), moved(2, 3)]).toEqual([8, 8]);
  expect([...after.values()].filter((tier) => tier === 3)).toHaveLength(80);
});
