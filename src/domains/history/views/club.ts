/** A team's history: its seasons, trophies, records, managers, and ratings. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { honorsOfTeam } from '#domains/awards/views/honors.ts';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { teamRatingHistory } from '#domains/club/tables.ts';
import { findClubFacts } from '#domains/club/views/club-facts.ts';
import { competitions } from '#domains/competition/tables.ts';
import { cupsWon } from '#domains/cup/views.ts';
import type { ClubHistory, ClubSeason } from '#domains/history/contract.ts';
import { bookOfRecords } from '#domains/history/views/records.ts';
import { cabinetOfWins, winsWhere } from '#domains/history/views/trophies.ts';
import { standings } from '#domains/season/tables.ts';
import { tenures } from '#domains/seat/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import { teamOverall } from '#engine/lineup/strength.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** A fixed number of queries. */
export async function clubHistory(db: Database, team: TeamRef, now: Date): Promise<ClubHistory | null> {
  const [teams, facts, seasons, trophies, friendlyCups, honors, records, managers, ratings] = await Promise.all([
    clubTeamRefs(db, team.clubId),
    findClubFacts(db, [team.clubId], now),
    seasonsOf(db, team.id),
    winsWhere(db, sql`t.club_id = ${team.clubId}`).then((wins) => cabinetOfWins(db, wins)),
    cupsWon(db, team.id),
    honorsOfTeam(db, team.id),
    bookOfRecords(db, team.id),
    managersOf(db, team.clubId),
    ratingsOf(db, team.id),
  ]);
  const known = facts.get(team.clubId);
  if (!known) return null;
  const { id: _, timeZone: _zone, goalHorn: _horn, owner: _owner, ...club } = known;
  return { team, teams, club, seasons, trophies, friendlyCups, honors, records, managers, ratings };
}

/** Newest first. */
async function seasonsOf(db: Database, teamId: TeamId): Promise<ClubSeason[]> {
  const rows = await db
    .select({ season: competitions.season, leagueId: competitions.leagueId, standing: standings })
    .from(standings)
    .innerJoin(competitions, eq(competitions.id, standings.competitionId))
    .where(and(eq(standings.teamId, teamId), eq(competitions.kind, 'league')))
    .orderBy(desc(competitions.season));
  return rows.flatMap(({ season, leagueId, standing }) => {
    const { competitionId: _, teamId: _team, place: _place, decidedBy: _decidedBy, ...record } = standing;
    return leagueId === null ? [] : [{ season, leagueId, ...record }];
  });
}

async function managersOf(db: Database, clubId: ClubId): Promise<ClubHistory['managers']> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      fromDay: tenures.fromDay,
      toDay: tenures.toDay,
    })
    .from(tenures)
    .innerJoin(users, eq(users.id, tenures.userId))
    .where(eq(tenures.clubId, clubId))
    .orderBy(desc(tenures.fromDay), desc(tenures.id));
  return rows.map(({ id, name, fromDay, toDay }) => {
    return { user: { id, name }, from: dateOf(fromDay), to: toDay === null ? null : dateOf(toDay) };
  });
}

async function ratingsOf(db: Database, teamId: TeamId): Promise<ClubHistory['ratings']> {
  const rows = await db
    .select()
    .from(teamRatingHistory)
    .where(eq(teamRatingHistory.teamId, teamId))
    .orderBy(asc(teamRatingHistory.season), asc(teamRatingHistory.day));
  return rows.map(({ season, day, ...ratings }) => ({ season, day, overall: teamOverall(ratings) }));
}
