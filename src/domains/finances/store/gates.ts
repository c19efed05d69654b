/** Opens the gates: how many came to each game, and the money in the hosts' account. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import type { Stage } from '#domains/competition/rules.ts';
import { competitionsOf } from '#domains/competition/store.ts';
import { attendanceOf, gateOf } from '#domains/finances/rules/gate.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import { leagues } from '#domains/league/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { TeamId } from '#engine/ids.ts';
import { Random, type Seed } from '#engine/random.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface GateGame {
  id: number;
  season: number;
  day: number;
  seed: Seed;
  stage: Stage;
  homeTeamId: TeamId;
  awayTeamId: TeamId;
}

const TEAM_COLUMNS = [
  'id',
  'clubId',
  'leagueId',
  'level',
  'offense',
  'defense',
  'physical',
  'goaltending',
  'coaching',
] as const;
type GateTeam = Pick<typeof teams.$inferSelect, (typeof TEAM_COLUMNS)[number]>;

/**
 * How many came to each game, by game, and the receipts in the hosts' account. Who is no club has no arena and no account:
 * of games at a nation's or a user's nothing is counted.
 * @param isPosted false: nobody keeps books yet, as in the past of a new world.
 */
export async function openGates(
  rows: Rows,
  games: readonly GateGame[],
  { isPosted = true } = {},
): Promise<Map<number, number>> {
  const season = games[0]?.season;
  if (season === undefined) return new Map();
  const byTeam = await hostsAndVisitors(
    rows,
    games.flatMap((game) => [game.homeTeamId, game.awayTeamId]),
    season,
  );
  const attendances = new Map<number, number>();
  const postings: Posting[] = [];
  for (const game of games) {
    const home = byTeam.get(game.homeTeamId);
    const away = byTeam.get(game.awayTeamId);
    if (!home || !away) throw new Error(`game ${game.id} has a team that does not exist`);
    if (!home.club || !isOfClub(home.team)) continue;
    const { level } = home.team;
    const attendance = attendanceOf(
      {
        capacity: home.club.arenaCapacity,
        level,
        tier: home.tier,
        stage: game.stage,
        pointsShare: home.played ? home.points / (3 * home.played) : 0.5,
        visitorEdge: (ratingSum(away.team) - ratingSum(home.team)) / 5,
        isRival: away.club !== null && home.club.rivalClubId === away.club.id,
      },
      new Random(`${game.seed}/gate`),
    );
    attendances.set(game.id, attendance);
    const amount = gateOf(attendance, { level, tier: home.tier });
    postings.push({
      key: `gate/${game.id}`,
      kind: 'gate',
      params: { gameId: game.id },
      season: game.season,
      day: game.day,
      entries: [
        { account: `club:${home.club.id}`, amount },
        { account: 'world:spectators', amount: -amount },
      ],
    });
  }
  if (isPosted) await post(rows, postings);
  return attendances;
}

/** The teams with their clubs, if any, the tier of their league and their record of the season. */
async function hostsAndVisitors(rows: Rows, teamIds: readonly TeamId[], season: number) {
  const ofGames = await rows.read(teams, TEAM_COLUMNS, { id: teamIds });
  const clubIds = ofGames.flatMap(({ clubId }) => clubId ?? []);
  const owners = await rows.read(clubs, ['id', 'arenaCapacity', 'rivalClubId'], { id: clubIds });
  const tiers = new Map((await rows.read(leagues, ['id', 'tier'])).map(({ id, tier }) => [id, tier]));
  const competitionId = (await competitionsOf(rows, { season, kind: 'league' })).map(({ id }) => id);
  const records = await rows.read(standings, ['teamId', 'played', 'points'], { competitionId, teamId: teamIds });
  const recordOf = new Map(records.map((record) => [record.teamId, record]));
  const clubOf = new Map(owners.map((club) => [club.id, club]));
  return new Map(
    ofGames.map((team) => {
      const club = clubOf.get(team.clubId ?? 0) ?? null;
      const record = recordOf.get(team.id);
      const { played = 0, points = 0 } = record ?? {};
      return [team.id, { team, club, tier: tiers.get(team.leagueId ?? 0) ?? 1, played, points }];
    }),
  );
}

function ratingSum(team: GateTeam): number {
  return team.offense + team.defense + team.physical + team.goaltending + team.coaching;
}
