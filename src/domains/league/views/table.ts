/** League standings. */

import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { teamRefColumns } from '#domains/club/store/team-refs.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { competitionIn } from '#domains/competition/store/competitions.ts';
import { competitions } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import { FORM_GAMES } from '#domains/league/constants.ts';
import { type Clinched, clinchMarks } from '#domains/league/rules/clinching.ts';
import { gamesBySplit, resultFor, type Split, streakOf } from '#domains/league/rules/form.ts';
import { type PlayedGame, tableOf } from '#domains/league/rules/ranking.ts';
import type { League } from '#domains/league/store/league-facts.ts';
import { standings } from '#domains/season/tables.ts';
import type { StandingsRow } from '#domains/shapes.ts';
import type { LeagueId, TeamId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * Returns the standings of a season, best first; empty when the league had no teams in it. Two queries. Clinching marks
 * always cover the whole season, even in a split of its games.
 */
export function loadTable(
  db: Database | Transaction,
  league: League,
  season: number,
  split: Split = 'overall',
): Promise<StandingsRow[]> {
  return fact(db, {
    key: `table/${league.id}/${season}/${split}`,
    topics: [`league:${league.id}`],
    read: () => readTable(db, { league, season, split }),
  });
}

async function readTable(
  db: Database | Transaction,
  { league, season, split }: { league: League; season: number; split: Split },
): Promise<StandingsRow[]> {
  const which = { leagueId: league.id, season, stage: 'regular' } as const;
  // Once for all splits.
  const [rows, games] = await fact(db, {
    key: `table-games/${league.id}/${season}`,
    topics: [`league:${league.id}`],
    read: () => Promise.all([loadRows(db, which), loadGames(db, which)]),
  });
  // Empty standings need no settings.
  const settings = rows[0]?.settings ?? LEAGUE_SETTINGS;
  const { points } = settings;
  const overall = rows.map(({ record }) => record);
  const marks = new Map<number, Clinched>();
  clinchMarks(overall, league.lines, { gamesEach: gamesEach(rows.length), points }).forEach((mark, index) => {
    const record = overall[index];
    if (record) marks.set(record.teamId, record.movement ? MOVEMENT_MARKS[record.movement] : mark);
  });

  const teamIds = rows.map(({ record }) => record.teamId);
  const teamsById = new Map(rows.map(({ team }) => [team.id, team]));
  const allGames = gamesBySplit(teamIds, games, 'overall');
  const shown = split === 'overall' ? overall : tableOf(teamIds, games, settings, gamesBySplit(teamIds, games, split));
  return shown.flatMap((record, index) => {
    const team = teamsById.get(record.teamId);
    if (!team) return [];
    const results = (allGames.get(record.teamId) ?? []).map((game) => resultFor(record.teamId, game));
    return [
      {
        team,
        rank: index + 1,
        played: record.played,
        wins: record.wins,
        overtimeWins: record.overtimeWins,
        overtimeLosses: record.overtimeLosses,
        losses: record.losses,
        points: record.points,
        goalsFor: record.goalsFor,
        goalsAgainst: record.goalsAgainst,
        lastTen: results.slice(-FORM_GAMES),
        streak: streakOf(results),
        clinched: marks.get(record.teamId) ?? null,
      },
    ];
  });
}

/** Returns places and points of a finished season, for callers that need nothing else; null while it is being played. */
export async function finalPlaces(
  db: Database | Transaction,
  leagueId: LeagueId,
  season: number,
): Promise<{ teamId: TeamId; rank: number; points: number }[] | null> {
  const { teamId, rank, points } = standings;
  const rows = await db
    .select({ teamId, rank, points })
    .from(standings)
    .where(eq(standings.competitionId, competitionIn({ leagueId, season, stage: 'regular' })));
  const final = rows.flatMap((row) => (row.rank === null ? [] : [{ ...row, rank: row.rank }]));
  return final.length === rows.length ? final : null;
}

const MOVEMENT_MARKS = { promoted: 'y', relegated: 'r' } as const;

/** A double round robin: each team plays every other at home and away. */
function gamesEach(teamCount: number): number {
  return 2 * Math.max(0, teamCount - 1);
}

async function loadRows(db: Database | Transaction, which: Parameters<typeof competitionIn>[0]) {
  return (
    db
      .select({
        team: teamRefColumns,
        settings: competitions.settings,
        record: {
          teamId: standings.teamId,
          played: standings.played,
          wins: standings.wins,
          overtimeWins: standings.overtimeWins,
          overtimeLosses: standings.overtimeLosses,
          losses: standings.losses,
          points: standings.points,
          goalsFor: standings.goalsFor,
          goalsAgainst: standings.goalsAgainst,
          rank: standings.rank,
          movement: standings.movement,
        },
      })
      .from(standings)
      .innerJoin(teams, eq(teams.id, standings.teamId))
      .innerJoin(clubs, eq(clubs.id, teams.clubId))
      .innerJoin(competitions, eq(competitions.id, standings.competitionId))
      .where(eq(standings.competitionId, competitionIn(which)))
      // Final places of a finished season stay, even if the tiebreakers change.
      .orderBy(asc(standings.rank), asc(standings.place), asc(standings.teamId))
  );
}

/** Returns the finished games of the regular stage, in the order they were played. */
async function loadGames(
  db: Database | Transaction,
  which: Parameters<typeof competitionIn>[0],
): Promise<PlayedGame[]> {
  const rows = await db
    .select({
      homeTeamId: games.homeTeamId,
      awayTeamId: games.awayTeamId,
      homeScore: games.homeScore,
      awayScore: games.awayScore,
      endedIn: games.endedIn,
    })
    .from(games)
    .where(and(eq(games.competitionId, competitionIn(which)), eq(games.status, 'final'), isNotNull(games.homeScore)))
    .orderBy(asc(games.day), asc(games.slot), asc(games.id));
  return rows.map((row) => ({
    ...row,
    homeScore: row.homeScore ?? 0,
    awayScore: row.awayScore ?? 0,
    endedIn: row.endedIn ?? 'regulation',
  }));
}
