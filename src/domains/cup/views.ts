/** Friendly cups as screens show them. */
import { and, between, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { isReadBy } from '#domains/block/store.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import { fullTeamName } from '#domains/club/rules/teams.ts';
import { proTeamRefs, teamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import type { CompetitionStatus } from '#domains/competition/contract.ts';
import { competitionEntries, competitions } from '#domains/competition/tables.ts';
import { CUP_DAYS, CUPS_LISTED, type CupList } from '#domains/cup/constants.ts';
import type { CupPlayed, CupSummary, CupView, CupWon } from '#domains/cup/contract.ts';
import { isTitle } from '#domains/cup/rules.ts';
import { cupColumns } from '#domains/cup/store/cups.ts';
import { cupInvitation } from '#domains/cup/store/invitations.ts';
import { cups } from '#domains/cup/tables.ts';
import { viewCompetition } from '#domains/director/views.ts';
import { isWaiting } from '#domains/invitation/store/invitations.ts';
import { invitations } from '#domains/invitation/tables.ts';
import { managers as seated, tenures } from '#domains/seat/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, CompetitionId, TeamId, UserId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

const LISTED: Readonly<Record<CupList, CompetitionStatus[]>> = {
  open: ['open'],
  playing: ['drawn', 'playing'],
  finished: ['finished'],
};

/** Returns the cups of all clubs that are open for entry, in progress, or over; newest first. */
export function cupsListed(db: Database, list: CupList): Promise<CupSummary[]> {
  return summaries(db, inArray(competitions.status, LISTED[list]));
}

/** Returns the cups that a club's first team is or was in, without those that were called off. */
export function cupsOfClub(db: Database, clubId: ClubId): Promise<CupSummary[]> {
  const entered = db
    .select({ id: competitionEntries.competitionId })
    .from(competitionEntries)
    .innerJoin(teams, eq(teams.id, competitionEntries.teamId))
    .where(eq(teams.clubId, clubId));
  return summaries(db, and(inArray(competitions.id, entered), sql`${competitions.status} <> 'canceled'`));
}

/** Returns one cup, or null. */
export async function findCup(db: Database, cupId: CompetitionId): Promise<CupSummary | null> {
  return (await summaries(db, eq(competitions.id, cupId)))[0] ?? null;
}

async function summaries(db: Database, where: SQL | undefined): Promise<CupSummary[]> {
  const rows = await db
    .select({
      ...cupColumns,
      households: cups.households,
      entries: sql<number>`(select count(*)::int from ${competitionEntries} entered
        where entered.competition_id = ${competitions.id})`,
      winnerTeamId: sql<TeamId | null>`(select won.team_id from ${competitionEntries} won
        where won.competition_id = ${competitions.id} and won.final_place = 1)`,
    })
    .from(cups)
    .innerJoin(competitions, eq(competitions.id, cups.competitionId))
    .where(where)
    .orderBy(desc(competitions.id))
    .limit(CUPS_LISTED);
  const refs = await teamRefs(db, rows, ({ organizerTeamId, winnerTeamId }) => [organizerTeamId, winnerTeamId]);
  return rows.map(({ organizerTeamId, winnerTeamId, households, ...cup }) => ({
    ...cup,
    firstDay: CUP_DAYS[cup.window][0] ?? 1,
    lastDay: CUP_DAYS[cup.window].at(-1) ?? 1,
    organizer: refs.get(organizerTeamId ?? 0) ?? null,
    winner: refs.get(winnerTeamId ?? 0) ?? null,
    isTitle: households === null ? null : isTitle(households),
  }));
}

/** Returns the cups that a team has won, newest first. */
export async function cupsWon(db: Database, teamId: TeamId): Promise<CupWon[]> {
  const rows = await db
    .select({
      id: competitions.id,
      name: sql<string>`${competitions.name}`,
      season: competitions.season,
      households: cups.households,
    })
    .from(cups)
    .innerJoin(competitions, eq(competitions.id, cups.competitionId))
    .innerJoin(competitionEntries, eq(competitionEntries.competitionId, cups.competitionId))
    .where(and(eq(competitionEntries.teamId, teamId), eq(competitionEntries.finalPlace, 1)))
    .orderBy(desc(competitions.id));
  return rows.map(({ households, ...cup }) => ({ ...cup, isTitle: isTitle(households ?? 0) }));
}

/** Returns the drawn cups that a user's club entered under the user, newest first. */
export async function cupsOfUser(db: Database, userId: UserId): Promise<CupPlayed[]> {
  const rows = await db
    .select({
      id: competitions.id,
      name: sql<string>`${competitions.name}`,
      season: competitions.season,
      status: competitions.status,
      window: cups.window,
      teamId: competitionEntries.teamId,
      place: competitionEntries.finalPlace,
      from: tenures.fromDay,
      to: tenures.toDay,
    })
    .from(tenures)
    .innerJoin(teams, eq(teams.clubId, tenures.clubId))
    .innerJoin(competitionEntries, eq(competitionEntries.teamId, teams.id))
    .innerJoin(cups, eq(cups.competitionId, competitionEntries.competitionId))
    .innerJoin(competitions, eq(competitions.id, cups.competitionId))
    .where(and(eq(tenures.userId, userId), inArray(competitions.status, ['drawn', 'playing', 'finished'])))
    .orderBy(desc(competitions.id));
  const dayOf = (season: number, day: number | undefined) => absoluteDayOf({ season, day: day ?? 1 });
  const played = rows.filter(({ season, window, from, to }) => {
    const [first, last] = [dayOf(season, CUP_DAYS[window][0]), dayOf(season, CUP_DAYS[window].at(-1))];
    return from <= last && (to === null || to >= first);
  });
  const refs = await teamRefs(db, played, ({ teamId }) => teamId);
  return played.slice(0, CUPS_LISTED).flatMap(({ id, name, season, status, teamId, place }) => {
    const team = refs.get(teamId);
    return team ? [{ id, name, season, status, team, place }] : [];
  });
}

/** Returns the cups of a season and of the preseason after it that are not over. */
export function currentCups(db: Database, season: number): Promise<{ id: CompetitionId }[]> {
  return fact(db, {
    key: `friendly-cups/${season}`,
    topics: ['cups'],
    read: () =>
      db
        .select({ id: competitions.id })
        .from(competitions)
        .where(
          and(
            eq(competitions.kind, 'friendly-cup'),
            between(competitions.season, season, season + 1),
            inArray(competitions.status, ['open', 'drawn', 'playing']),
          ),
        )
        .orderBy(competitions.id),
  });
}

/** The user who reads. */
interface Reader {
  userId: UserId;
  /** The club that they manage; null: none. */
  clubId: ClubId | null;
  now: Date;
}

/** Returns a cup with all its games, as the reader sees it; null when there is none. */
export async function viewCup(db: Database, cupId: CompetitionId, reader: Reader): Promise<CupView | null> {
  const summary = await findCup(db, cupId);
  if (!summary) return null;
  const competition = await viewCompetition(db, cupId, reader.now);
  if (!competition) return null;
  const own = reader.clubId === null ? null : ((await proTeamRefs(db, [reader.clubId])).get(reader.clubId) ?? null);
  const isOrganizer = own !== null && summary.organizer?.id === own.id;
  const teamIds = competition.entries.map(({ team }) => team.id);
  return {
    ...summary,
    competition,
    managers: await managersOfTeams(db, teamIds),
    invited: isOrganizer ? await invitedTo(db, cupId, reader.now) : [],
    viewer: {
      teamId: own?.id ?? null,
      isEntered: own !== null && teamIds.includes(own.id),
      isOrganizer,
      invitationId: own === null ? null : await invitationOf(db, { cupId, teamId: own.id, ...reader }),
    },
  };
}

async function managersOfTeams(db: Database, teamIds: readonly TeamId[]): Promise<CupView['managers']> {
  if (teamIds.length === 0) return [];
  return db
    .select({ teamId: teams.id, manager: { id: users.id, name: users.name } })
    .from(teams)
    .innerJoin(seated, eq(seated.clubId, teams.clubId))
    .innerJoin(users, eq(users.id, seated.userId))
    .where(inArray(teams.id, [...teamIds]))
    .orderBy(teams.id);
}

const isToCup = (cupId: CompetitionId) =>
  and(eq(invitations.subjectKind, cupInvitation.kind), eq(invitations.subjectId, cupId));

async function invitedTo(db: Database, cupId: CompetitionId, now: Date): Promise<CupView['invited']> {
  const rows = await db
    .select({ teamId: invitations.toTeamId, expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(and(isToCup(cupId), isWaiting(now)))
    .orderBy(invitations.createdAt);
  const refs = await teamRefs(db, rows, ({ teamId }) => teamId);
  return rows.flatMap(({ teamId, expiresAt }) => {
    const team = refs.get(teamId ?? 0);
    return team ? [{ team, expiresAt: expiresAt.toISOString() }] : [];
  });
}

async function invitationOf(
  db: Database,
  { cupId, teamId, userId, now }: Reader & { cupId: CompetitionId; teamId: TeamId },
): Promise<number | null> {
  const [row] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(isToCup(cupId), eq(invitations.toTeamId, teamId), isWaiting(now), isReadBy(userId, invitations.fromUserId)),
    );
  return row?.id ?? null;
}

/** Returns pending invitations to cups for the manager of a team. */
export async function waitingCupInvitations(
  db: Database | Transaction,
  { teamId }: { teamId: TeamId },
): Promise<readonly DeskItem[]> {
  const isReadByManager = isReadBy(
    sql`(select ${seated.userId} from ${seated} inner join ${teams} on ${teams.clubId} = ${seated.clubId}
      where ${teams.id} = ${invitations.toTeamId})`,
    invitations.fromUserId,
  );
  const rows = await db
    .select({
      id: competitions.id,
      name: sql<string>`${competitions.name}`,
      hostTeamId: invitations.fromTeamId,
      invitationId: invitations.id,
    })
    .from(invitations)
    .innerJoin(competitions, eq(competitions.id, invitations.subjectId))
    .where(
      and(
        eq(invitations.subjectKind, cupInvitation.kind),
        eq(invitations.toTeamId, teamId),
        isWaiting(sql`now()`),
        isReadByManager,
      ),
    )
    .orderBy(invitations.createdAt);
  const hosts = await teamRefs(db, rows, ({ hostTeamId }) => hostTeamId);
  return rows.flatMap(({ id, name, hostTeamId, invitationId }): DeskItem[] => {
    const host = hosts.get(hostTeamId ?? 0);
    if (!host) return [];
    const params = { cupId: id, cup: name, team: fullTeamName(host), invitationId };
    return [{ kind: 'cup-invitation', params, path: `/friendly-cup/overview/${id}` }];
  });
}
