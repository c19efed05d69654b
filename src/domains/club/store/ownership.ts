/** Taking over a club and leaving it. */

import { and, asc, desc, eq, ne, not, sql } from 'drizzle-orm';
import { formerManager } from '#domains/account/rules/names.ts';
import { beginManaging, lockFutureManager } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import { clubRefusals } from '#domains/club/refusals.ts';
import { type Wait, waitForClub } from '#domains/club/rules/waits.ts';
import { dressClub } from '#domains/club/store/looks.ts';
import { clubTopics } from '#domains/club/store/topics.ts';
import { isTrialTenure, loadWaits } from '#domains/club/store/waits.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { handToAssistant } from '#domains/lineups/store/lineups.ts';
import { assignMentor, type Newcomer } from '#domains/mentor/store.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { notify } from '#domains/notifications/store.ts';
import type { Ending } from '#domains/seat/constants.ts';
import { clubsManagedBy, managerOf } from '#domains/seat/store/holders.ts';
import { isManaged } from '#domains/seat/store/predicates.ts';
import { holdManager, seatManager, unseatManager } from '#domains/seat/store/seats.ts';
import { tenures } from '#domains/seat/tables.ts';
import type { ClubId, TeamId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { dateOf, readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';

export type Taken = { ok: true; teamId: TeamId } | Refused;

/**
 * Makes the user the manager of an open club, in one transaction: the user's row is locked first, then the club's, so that of two users who want a
 * club exactly one gets it, and no user gets two. Managers who have recently left a club have to wait, and so does their household. A bankrupt
 * manager gets a fresh start: they are no longer bankrupt, and leave their old club if it is still theirs. The league's news reports it, the tour for
 * new managers continues, another club welcomes them, and first-time managers get a mentor.
 * @param leaveOthers gives up the user's other jobs, in the same transaction
 * @param mayJoin refuses before anything is locked, and holds what its answer depends on until the transaction ends
 */
export async function takeClub(
  db: Database,
  { clubId, userId, now }: Command,
  leaveOthers: (tx: Transaction) => Promise<unknown> = async () => undefined,
  mayJoin: (tx: Transaction) => Promise<Refused | null> = async () => null,
): Promise<Taken> {
  return db.transaction(async (tx) => {
    const refused = await mayJoin(tx);
    if (refused) return refused;
    const user = await lockFutureManager(tx, userId);
    const [club] = await tx
      .select({ rivalClubId: clubs.rivalClubId })
      .from(clubs)
      .where(eq(clubs.id, clubId))
      .for('no key update');
    if (!user || !club) return clubRefusals.unknown();
    const rows = pgRows(tx);
    const own = (await clubsManagedBy(rows, [userId])).get(userId);
    const barred = await whyBarred(tx, { clubId, userId }, user.bankruptAt === null ? own : undefined);
    if (barred) return barred;
    if (own !== undefined) await leaveClub(tx, { clubId: own, userId, ending: 'bankrupt' });

    await beginManaging(tx, userId, user);
    const [team] = await tx
      .select({ id: teams.id, leagueId: teams.leagueId, city: teams.city, nickname: teams.nickname })
      .from(teams)
      .where(and(eq(teams.clubId, clubId), eq(teams.level, 'PRO')));
    if (!team) throw new Error(`club ${clubId} has no PRO team`);
    const { season, day, absoluteDay } = await readToday(tx);
    const [earlier] = await tx
      .select({ clubId: tenures.clubId })
      .from(tenures)
      .where(eq(tenures.userId, userId))
      .limit(1);
    await seatManager(rows, { clubId, userId, since: now, fromDay: absoluteDay, isTrial: !earlier });
    await writeNews(rows, [
      {
        season,
        day,
        kind: 'manager-arrived',
        clubId,
        leagueId: team.leagueId,
        userId,
        params: { manager: user.name, team: `${team.city} ${team.nickname}` },
      },
    ]);
    const name = `${team.city} ${team.nickname}`;
    if (team.leagueId !== null) {
      const newcomer = { userId, clubId, leagueId: team.leagueId, rivalClubId: club.rivalClubId, team: name };
      await greet(tx, newcomer);
      if (!earlier) await assignMentor(tx, newcomer, now);
    }
    await leaveOthers(tx);
    await publishChange(tx, ['owners', `user:${userId}`, ...(await clubTopics(tx, [team.id]))]);
    return { ok: true, teamId: team.id };
  });
}

/** Returns why a user could not take a club now; null: nothing keeps them from it. Holds nothing, so `takeClub` checks it again. */
export async function whyNoClub(db: Database, { clubId, userId }: Omit<Command, 'now'>): Promise<Refused | null> {
  const [[club], [user], managed] = await Promise.all([
    db.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)),
    db.select({ bankruptAt: users.bankruptAt }).from(users).where(eq(users.id, userId)),
    clubsManagedBy(pgReader(db), [userId]),
  ]);
  if (!club || !user) return clubRefusals.unknown();
  return whyBarred(db, { clubId, userId }, user.bankruptAt === null ? managed.get(userId) : undefined);
}

/** @param keeps the club that the user would keep */
async function whyBarred(
  db: Database | Transaction,
  { clubId, userId }: Omit<Command, 'now'>,
  keeps: ClubId | undefined,
): Promise<Refused | null> {
  if (keeps !== undefined) return clubRefusals.oneAlready();
  if ((await managerOf(pgReader(db), clubId)) !== null) return clubRefusals.taken();
  const waits = await loadWaits(db, userId);
  const wait = waitForClub(waits, clubId);
  return wait && refusalOfWait(wait, { isForSame: wait !== waits.any });
}

function refusalOfWait({ from, isOwn }: Wait, { isForSame }: { isForSame: boolean }): Refused {
  const { season, day } = dateOf(from);
  if (isForSame) return clubRefusals.mustWaitForSame({ season, day });
  return isOwn ? clubRefusals.mustWait({ season, day }) : clubRefusals.mustWaitWithHousehold({ season, day });
}

/** Has an AI club of the league welcome a new manager: the rival, if it is an AI club. */
async function greet(tx: Transaction, { userId, clubId, leagueId, rivalClubId }: Newcomer): Promise<void> {
  const isRival = sql<boolean>`${clubs.id} = ${rivalClubId ?? 0}`;
  const [host] = await tx
    .select({ city: teams.city, nickname: teams.nickname, isRival })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(and(eq(teams.leagueId, leagueId), eq(teams.level, 'PRO'), ne(clubs.id, clubId), not(isManaged(clubs.id))))
    .orderBy(desc(isRival), asc(clubs.id))
    .limit(1);
  if (!host) return;
  const params = { team: `${host.city} ${host.nickname}`, isRival: host.isRival };
  await notify(pgRows(tx), [{ userId, channel: 'news', kind: 'club-greeting', params }]);
}

/**
 * Ends a manager's tenure; the assistant takes over the lines as they are.
 * @returns whether the user was the club's manager.
 */
export async function leaveClub(
  db: Database | Transaction,
  { clubId, userId, ending = 'resigned' }: Omit<Command, 'now'> & { ending?: Ending },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('no key update');
    if ((await managerOf(pgRows(tx), clubId)) !== userId) return false;
    const { season, day, absoluteDay } = await readToday(tx);
    await holdManager(pgRows(tx), { clubId, userId });
    const isTrial = ending !== 'bankrupt' && (await isTrialTenure(tx, { clubId, userId, today: absoluteDay }));
    await unseatManager(pgRows(tx), { clubId, userId }, { toDay: absoluteDay, ending, isTrial });
    const { id, leagueId, level, city, nickname } = teams;
    const own = await tx.select({ id, leagueId, level, city, nickname }).from(teams).where(eq(teams.clubId, clubId));
    const first = own.find((team) => team.level === 'PRO');
    // A bankruptcy makes its own news.
    if (first && ending !== 'bankrupt') {
      const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
      // The name is removed from the news with the account.
      const manager = ending === 'deleted' ? formerManager(userId) : (user?.name ?? formerManager(userId));
      const params = { manager, team: `${first.city} ${first.nickname}` };
      const about = { season, day, clubId, leagueId: first.leagueId, userId };
      await writeNews(pgRows(tx), [{ ...about, kind: 'manager-left', params }]);
    }
    await dressClub(tx, clubId, {});
    await handToAssistant(
      tx,
      own.map((team) => team.id),
    );
    const ownIds = own.map((team) => team.id);
    await publishChange(tx, ['owners', ...(await clubTopics(tx, ownIds))]);
    return true;
  });
}

interface Command {
  clubId: ClubId;
  userId: UserId;
  now: Date;
}
