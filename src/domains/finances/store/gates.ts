/** Opens the gates: how many came to each game, and the money in the hosts' account. */
import { and, eq } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import { attendanceOf, gateOf } from '#domains/finances/rules/gate.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import { leagues } from '#domains/league/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { Random } from '#engine/random.ts';
import { oneOf } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';

export interface GateGame {
  id: number;
  season: number;
  day: number;
  seed: number;
  stage: 'friendly' | 'regular' | 'playoffs';
  homeTeamId: number;
  awayTeamId: number;
}

const TEAM_COLUMNS = {
  id: teams.id,
  level: teams.level,
  offense: teams.offense,
  defense: teams.defense,
  physical: teams.physical,
  goaltending: teams.goaltending,
  coaching: teams.coaching,
};

/** Posts the receipts of the games and answers how many came to each, by game. */
export async function openGates(tx: Transaction, games: readonly GateGame[]): Promise<Map<number, number>> {
  const season = games[0]?.season;
  if (season === undefined) return new Map();
  const ids = games.flatMap((game) => [game.homeTeamId, game.awayTeamId]);
  const rows = await tx
    .select({
      team: TEAM_COLUMNS,
      club: { id: clubs.id, arenaCapacity: clubs.arenaCapacity, rivalClubId: clubs.rivalClubId },
      tier: leagues.tier,
      played: standings.played,
      points: standings.points,
    })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .innerJoin(leagues, eq(leagues.id, teams.leagueId))
    .leftJoin(standings, and(eq(standings.teamId, teams.id), eq(standings.season, season)))
    .where(oneOf(teams.id, ids));
  const byTeam = new Map(rows.map((row) => [row.team.id, row]));
  const attendances = new Map<number, number>();
  const postings: Posting[] = [];
  for (const game of games) {
    const home = byTeam.get(game.homeTeamId);
    const away = byTeam.get(game.awayTeamId);
    if (!home || !away) throw new Error(`game ${game.id} has a team that does not exist`);
    const { level } = home.team;
    const attendance = attendanceOf(
      {
        capacity: home.club.arenaCapacity,
        level,
        tier: home.tier,
        stage: game.stage,
        pointsShare: home.played ? (home.points ?? 0) / (3 * home.played) : 0.5,
        visitorEdge: (ratingSum(away.team) - ratingSum(home.team)) / 5,
        isRival: home.club.rivalClubId === away.club.id,
      },
      new Random(`${game.seed}/gate`),
    );
    attendances.set(game.id, attendance);
    const amount = gateOf(attendance, { level, tier: home.tier });
    postings.push({
      key: `gate/${game.id}`,
      kind: 'gate',
      season: game.season,
      day: game.day,
      entries: [
        { account: `club:${home.club.id}`, amount },
        { account: 'world:spectators', amount: -amount },
      ],
    });
  }
  await post(tx, postings);
  return attendances;
}

function ratingSum(team: Pick<typeof teams.$inferSelect, keyof typeof TEAM_COLUMNS>): number {
  return team.offense + team.defense + team.physical + team.goaltending + team.coaching;
}
