/** Standings, games and statistics of first teams in a season. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { teamRatingHistory, teams } from '#domains/club/tables.ts';
import { competitionEntries, competitions, pairings } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import { standings } from '#domains/season/tables.ts';
import {
  expectedRanks,
  type GoalieOfSeason,
  type Played,
  type SkaterOfSeason,
} from '#domains/season-review/rules/choose.ts';
import type { Finish } from '#domains/season-review/rules/facts.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import { teamOverall } from '#engine/lineup/strength.ts';
import type { Transaction } from '#platform/database/client.ts';

export interface ClubFinish {
  clubId: ClubId;
  teamId: TeamId;
  finish: Finish;
}

/** Returns how each first team finished, by the standings. Two queries. */
export async function readFinishes(tx: Transaction, season: number): Promise<ClubFinish[]> {
  const rows = await tx
    .select({ clubId: teams.clubId, leagueId: competitions.leagueId, standing: standings })
    .from(standings)
    .innerJoin(competitions, eq(competitions.id, standings.competitionId))
    .innerJoin(teams, eq(teams.id, standings.teamId))
    .where(and(eq(competitions.season, season), eq(competitions.kind, 'league'), eq(competitions.level, 'PRO')))
    .orderBy(standings.competitionId, standings.rank, standings.teamId);
  const ratings = await firstRatings(
    tx,
    rows.map(({ standing }) => standing.teamId),
    season,
  );
  const byLeague = Map.groupBy(rows, ({ leagueId }) => leagueId);
  return [...byLeague].flatMap(([leagueId, ofLeague]) => {
    const expected = expectedRanks(
      new Map(ofLeague.flatMap(({ standing: { teamId } }) => rated(teamId, ratings.get(teamId)))),
    );
    return ofLeague.flatMap(({ clubId, standing }): ClubFinish[] => {
      const {
        competitionId: _,
        teamId,
        played: _played,
        place: _place,
        decidedBy: _decidedBy,
        rank,
        ...record
      } = standing;
      if (clubId === null || leagueId === null || rank === null) return [];
      const expectedRank = expected.get(teamId) ?? null;
      return [{ clubId, teamId, finish: { leagueId, rank, clubs: ofLeague.length, expectedRank, ...record } }];
    });
  });
}

function rated(teamId: TeamId, rating: number | undefined): [TeamId, number][] {
  return rating === undefined ? [] : [[teamId, rating]];
}

/** Returns the season's first rating on record of each team. */
async function firstRatings(tx: Transaction, teamIds: readonly TeamId[], season: number): Promise<Map<TeamId, number>> {
  if (teamIds.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([teamRatingHistory.teamId])
    .from(teamRatingHistory)
    .where(and(eq(teamRatingHistory.season, season), inArray(teamRatingHistory.teamId, [...teamIds])))
    .orderBy(teamRatingHistory.teamId, teamRatingHistory.day);
  return new Map(rows.map(({ teamId, ...ratings }) => [teamId, teamOverall(ratings)]));
}

/** Returns the regular-season and playoff games of each first team, in order. One query. */
export async function readGames(tx: Transaction, season: number): Promise<Map<TeamId, Played[]>> {
  const rows = await tx
    .select({
      gameId: games.id,
      day: games.day,
      homeTeamId: games.homeTeamId,
      awayTeamId: games.awayTeamId,
      homeScore: games.homeScore,
      awayScore: games.awayScore,
      endedIn: games.endedIn,
      pairingId: games.pairingId,
      playoffRound: pairings.round,
      winnerTeamId: competitionEntries.teamId,
    })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .leftJoin(pairings, eq(pairings.id, games.pairingId))
    .leftJoin(competitionEntries, eq(competitionEntries.id, pairings.winnerEntryId))
    .where(
      and(
        eq(games.season, season),
        eq(games.status, 'final'),
        eq(competitions.level, 'PRO'),
        inArray(competitions.kind, ['league', 'playoffs']),
      ),
    )
    .orderBy(games.day, games.id);
  // The last game of a series is the one that decided it.
  const lastOf = new Map(rows.flatMap(({ pairingId, gameId }) => (pairingId === null ? [] : [[pairingId, gameId]])));
  const played = new Map<TeamId, Played[]>();
  for (const { homeTeamId, awayTeamId, homeScore, awayScore, endedIn, pairingId, winnerTeamId, ...game } of rows) {
    const [home, away] = [homeScore ?? 0, awayScore ?? 0];
    const decides = (teamId: TeamId) =>
      pairingId !== null && lastOf.get(pairingId) === game.gameId && winnerTeamId === teamId;
    const add = (teamId: TeamId, row: Omit<Played, keyof typeof game | 'endedIn' | 'isDecider'>) => {
      const own = played.get(teamId) ?? [];
      own.push({ ...game, ...row, endedIn: endedIn ?? 'regulation', isDecider: decides(teamId) });
      played.set(teamId, own);
    };
    add(homeTeamId, { opponentTeamId: awayTeamId, isHome: true, goalsFor: home, goalsAgainst: away });
    add(awayTeamId, { opponentTeamId: homeTeamId, isHome: false, goalsFor: away, goalsAgainst: home });
  }
  return played;
}

export interface LinesOfTeam {
  skaters: SkaterOfSeason[];
  goalies: GoalieOfSeason[];
}

/** Returns players' totals for each first team in the regular season. Two queries. */
export async function readLines(tx: Transaction, season: number): Promise<Map<TeamId, LinesOfTeam>> {
  const ofSeason = and(eq(competitions.season, season), eq(competitions.kind, 'league'), eq(competitions.level, 'PRO'));
  const skaters = await tx
    .select({
      teamId: skaterSeasons.teamId,
      playerId: skaterSeasons.playerId,
      games: skaterSeasons.games,
      goals: skaterSeasons.goals,
      assists: skaterSeasons.assists,
      plusMinus: skaterSeasons.plusMinus,
      pim: skaterSeasons.pim,
    })
    .from(skaterSeasons)
    .innerJoin(competitions, eq(competitions.id, skaterSeasons.competitionId))
    .where(and(ofSeason, sql`${skaterSeasons.games} > 0`))
    .orderBy(skaterSeasons.teamId, skaterSeasons.playerId);
  const goalies = await tx
    .select({
      teamId: goalieSeasons.teamId,
      playerId: goalieSeasons.playerId,
      games: goalieSeasons.games,
      wins: goalieSeasons.wins,
      shutouts: goalieSeasons.shutouts,
      saves: goalieSeasons.saves,
      shotsAgainst: goalieSeasons.shotsAgainst,
      goalsAgainst: goalieSeasons.goalsAgainst,
      toi: goalieSeasons.toi,
    })
    .from(goalieSeasons)
    .innerJoin(competitions, eq(competitions.id, goalieSeasons.competitionId))
    .where(and(ofSeason, sql`${goalieSeasons.games} > 0`))
    .orderBy(goalieSeasons.teamId, goalieSeasons.playerId);
  const lines = new Map<TeamId, LinesOfTeam>();
  const of = (teamId: TeamId) => {
    const known = lines.get(teamId) ?? { skaters: [], goalies: [] };
    lines.set(teamId, known);
    return known;
  };
  for (const { teamId, ...line } of skaters) of(teamId).skaters.push(line);
  for (const { teamId, ...line } of goalies) of(teamId).goalies.push(line);
  return lines;
}
