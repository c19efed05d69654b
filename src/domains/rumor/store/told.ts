/** Publishes rumors of reporters, and erases and exports them with the user. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { jobs } from '#domains/job/tables.ts';
import { dropPiece, publishPiece } from '#domains/news/store/pieces.ts';
import { persons } from '#domains/person/tables.ts';
import { SEEN_BY_CLUBS } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import { reporterRefusals } from '#domains/reporter/refusals.ts';
import { reporterOf } from '#domains/reporter/store/accreditation.ts';
import { desks } from '#domains/reporter/tables.ts';
import { MAX_OPEN, type RumorKind } from '#domains/rumor/constants.ts';
import { rumorRefusals } from '#domains/rumor/refusals.ts';
import { hasAHand } from '#domains/rumor/store/interest.ts';
import { toldRumors } from '#domains/rumor/tables.ts';
import { tradeAssets, trades } from '#domains/trade/tables.ts';
import type { ClubId, PersonId, PlayerId, TeamId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { dateOf, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

export interface Telling {
  kind: RumorKind;
  playerId: PlayerId | null;
  teamId: TeamId | null;
  /** Days, from tomorrow on, within which it must happen. */
  days: number;
}

/** The subject of a rumor, by id and by name. */
interface Subject {
  ok: true;
  clubId: ClubId;
  playerId: PlayerId | null;
  coachId: PersonId | null;
  who: string;
}

/**
 * Publishes a rumor permanently; it cannot be withdrawn. Of several reporters with the same rumor, only one gets it.
 */
export async function tellRumor(
  tx: Transaction,
  telling: Telling,
  userId: UserId,
  today: Today,
): Promise<{ ok: true; id: number } | Refused> {
  const own = await reporterOf(tx, userId);
  if (!own) return reporterRefusals.noCareer();
  const { personId, deskId } = own;
  if (deskId === null) return reporterRefusals.noDesk();
  const subject = await subjectOf(tx, telling);
  if (!subject.ok) return subject;
  const { clubId, playerId, coachId, who } = subject;
  await lockName(tx, 'rumor', personId);
  const open = await tx.$count(toldRumors, and(eq(toldRumors.personId, personId), eq(toldRumors.state, 'open')));
  if (open >= MAX_OPEN) return rumorRefusals.tooMany({ max: MAX_OPEN });
  if (await concerns(tx, userId, subject)) return rumorRefusals.hasAHand();
  if (playerId !== null && (await isInEscrow(tx, playerId))) return rumorRefusals.isPublic();
  const { kind, days } = telling;
  const byDay = today.absoluteDay + days;
  const [made] = await tx
    .insert(toldRumors)
    .values({ personId, deskId, kind, clubId, playerId, coachId, state: 'open', toldOn: today.absoluteDay, byDay })
    .onConflictDoNothing()
    .returning({ id: toldRumors.id });
  if (!made) return rumorRefusals.toldAlready();
  const [desk] = await tx.select({ paper: desks.paper }).from(desks).where(eq(desks.id, deskId));
  const first = await firstTeam(tx, clubId);
  const params = {
    about: kind,
    who,
    team: first.name,
    paper: desk?.paper ?? '',
    ...dateOf(byDay),
    truth: 'open' as const,
  };
  const newsId = await publishPiece(
    tx,
    {
      ...{ season: today.season, day: today.day, kind: 'rumor-told' as const, params },
      ...{ clubId, leagueId: first.leagueId, playerId, personId },
    },
    { clubIds: [], playerIds: [] },
  );
  await tx.update(toldRumors).set({ newsId }).where(eq(toldRumors.id, made.id));
  return { ok: true, id: made.id };
}

async function subjectOf(tx: Transaction, { kind, playerId, teamId }: Telling): Promise<Subject | Refused> {
  if (kind === 'firing') return teamId === null ? rumorRefusals.incomplete() : coachOf(tx, teamId);
  if (playerId === null || (kind === 'signing' && teamId === null)) return rumorRefusals.incomplete();
  const [player] = await tx
    .select({ firstname: players.firstname, lastname: players.lastname, teamId: players.teamId })
    .from(players)
    .where(and(eq(players.id, playerId), inArray(players.status, [...SEEN_BY_CLUBS.status])));
  if (!player) return rumorRefusals.unknownPlayer();
  const clubId = await clubOf(tx, kind === 'trade' ? player.teamId : teamId);
  if (clubId === null) return kind === 'trade' ? rumorRefusals.noClub() : rumorRefusals.unknownTeam();
  return { ok: true, clubId, playerId, coachId: null, who: `${player.firstname} ${player.lastname}` };
}

async function coachOf(tx: Transaction, teamId: TeamId): Promise<Subject | Refused> {
  const clubId = await clubOf(tx, teamId);
  if (clubId === null) return rumorRefusals.unknownTeam();
  const [coach] = await tx
    .select({ id: persons.id, firstname: persons.firstname, lastname: persons.lastname })
    .from(jobs)
    .innerJoin(persons, eq(persons.id, jobs.personId))
    .where(and(eq(jobs.clubId, clubId), eq(jobs.role, 'head'), eq(jobs.state, 'held')));
  if (!coach) return rumorRefusals.noCoach();
  return { ok: true, clubId, playerId: null, coachId: coach.id, who: `${coach.firstname} ${coach.lastname}` };
}

async function clubOf(tx: Transaction, teamId: TeamId | null): Promise<ClubId | null> {
  if (teamId === null) return null;
  const [team] = await tx.select({ clubId: teams.clubId }).from(teams).where(eq(teams.id, teamId));
  return team?.clubId ?? null;
}

async function concerns(tx: Transaction, userId: UserId, { clubId, playerId, coachId }: Subject): Promise<boolean> {
  const isHimself = sql`exists (select 1 from ${persons} o where o.id = ${coachId}::int and o.user_id = ${userId}::int)`;
  const { rows } = await tx.execute<{ found: boolean }>(
    sql`select (${hasAHand({ userId, clubId, playerId })} or ${isHimself}) as found`,
  );
  return rows[0]?.found === true;
}

/** Trades under league review are public, so there is nothing to reveal. */
async function isInEscrow(tx: Transaction, playerId: PlayerId): Promise<boolean> {
  const [found] = await tx
    .select({ id: trades.id })
    .from(tradeAssets)
    .innerJoin(trades, eq(trades.id, tradeAssets.tradeId))
    .where(and(eq(tradeAssets.playerId, playerId), eq(trades.status, 'escrow')))
    .limit(1);
  return found !== undefined;
}

async function firstTeam(tx: Transaction, clubId: ClubId) {
  const [team] = await tx
    .select({ city: teams.city, nickname: teams.nickname, leagueId: teams.leagueId })
    .from(teams)
    .where(and(eq(teams.clubId, clubId), eq(teams.level, 'PRO')));
  return { name: team ? `${team.city} ${team.nickname}`.trim() : '', leagueId: team?.leagueId ?? null };
}

/** Erases a user's rumors, including their news items. */
export async function eraseRumors(tx: Transaction, userId: UserId): Promise<void> {
  const own = tx.select({ id: persons.id }).from(persons).where(eq(persons.userId, userId));
  const gone = await tx
    .delete(toldRumors)
    .where(sql`${toldRumors.personId} in ${own}`)
    .returning({ newsId: toldRumors.newsId });
  for (const { newsId } of gone) if (newsId !== null) await dropPiece(tx, newsId);
}

/** Exports the rumors of a user's reporters. */
export async function exportRumors(db: Database, userId: UserId) {
  const own = db.select({ id: persons.id }).from(persons).where(eq(persons.userId, userId));
  return db.select().from(toldRumors).where(sql`${toldRumors.personId} in ${own}`).orderBy(toldRumors.id);
}
