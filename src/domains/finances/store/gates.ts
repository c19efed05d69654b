/** Books the gates of games: attendance, and receipts to the hosts' account. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { clubs } from '#domains/club/tables.ts';
import { PREMIUM } from '#domains/finances/constants.ts';
import { travelCost } from '#domains/finances/rules/costs.ts';
import {
  attendanceOf,
  expectedPoints,
  type GateFacts,
  receiptsOf,
  usualTicketPrice,
} from '#domains/finances/rules/gate.ts';
import { boxesOf, type ClubFinances, financesOf } from '#domains/finances/store/club-finances.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import {
  meanOveralls,
  overallOf,
  type RatedTeam,
  ratedTeams,
  recordsOf,
  tiersOf,
} from '#domains/finances/store/nights.ts';
import { dressingLevel } from '#domains/lineups/rules/dressing-level.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import { Random, type Seed } from '#engine/random.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface GateGame extends Pick<GateFacts, 'type' | 'isFriendly'> {
  id: number;
  season: number;
  day: number;
  seed: Seed;
  homeTeamId: TeamId;
  awayTeamId: TeamId;
}

const CLUB_COLUMNS = ['id', 'arenaCapacity', 'rivalClubId', 'latitude', 'longitude'] as const;
type GateClub = Pick<typeof clubs.$inferSelect, (typeof CLUB_COLUMNS)[number]>;

/** A team of a game with the facts its attendance depends on. */
interface Side {
  team: RatedTeam;
  club: GateClub | null;
  finances: ClubFinances | null;
  boxesLevel: number;
  tier: number;
  /** Mean overall of the league. */
  mean: number;
  played: number;
  points: number;
}

/**
 * Returns the attendance by game, and posts the receipts to the hosts' account. Teams without a club have no arena and
 * no account: games at a national or user team count no attendance.
 * @param isPosted false: the books are not kept yet, as in the past of a new world
 */
export async function openGates(
  rows: Rows,
  games: readonly GateGame[],
  { isPosted = true } = {},
): Promise<Map<number, number>> {
  const season = games[0]?.season;
  if (season === undefined) return new Map();
  const teamIds = games.flatMap((game) => [game.homeTeamId, game.awayTeamId]);
  const byTeam = await hostsAndVisitors(rows, teamIds, season);
  const attendances = new Map<number, number>();
  const postings: Posting[] = [];
  for (const game of games) {
    const home = byTeam.get(game.homeTeamId);
    const away = byTeam.get(game.awayTeamId);
    if (!home || !away) throw new Error(`game ${game.id} has a team that does not exist`);
    if (!home.club || !isOfClub(home.team)) continue;
    const facts = factsOf(game, home, away);
    const attendance = attendanceOf(facts, new Random(`${game.seed}/gate`));
    attendances.set(game.id, attendance);
    postings.push(...receiptsOf(attendance, facts).map((receipt) => postingOf(game, home.club?.id ?? 0, receipt)));
    const trip =
      away.club && facts.level === 'PRO' ? tripOf(game, home.club, { club: away.club, tier: away.tier }) : null;
    if (trip) postings.push(trip);
  }
  if (isPosted) await post(rows, postings);
  return attendances;
}

function postingOf(
  { id, season, day }: GateGame,
  clubId: ClubId,
  { kind, amount }: ReturnType<typeof receiptsOf>[number],
): Posting {
  return {
    key: `${kind}/${id}`,
    kind,
    params: { gameId: id },
    season,
    day,
    entries: [
      { account: `club:${clubId}`, amount },
      { account: 'world:spectators', amount: -amount },
    ],
  };
}

/** Returns the posting of the visitors' travel expenses. */
function tripOf(
  { id, season, day }: GateGame,
  host: GateClub,
  { club, tier }: { club: GateClub; tier: number },
): Posting {
  const amount = travelCost(tier, club, host);
  return {
    key: `travel/${id}`,
    kind: 'travel',
    params: { gameId: id },
    season,
    day,
    entries: [
      { account: `club:${club.id}`, amount: -amount },
      { account: 'world:suppliers', amount },
    ],
  };
}

function factsOf({ type, isFriendly }: GateGame, home: Side, away: Side): GateFacts {
  const { team, club, finances, boxesLevel, tier, mean, played, points } = home;
  const expectedShare = expectedPoints(overallOf(team) - mean);
  return {
    capacity: club?.arenaCapacity ?? 0,
    level: dressingLevel(team),
    tier,
    type,
    isFriendly,
    pointsShare: played ? points / (3 * played) : expectedShare,
    expectedShare,
    visitorEdge: overallOf(away.team) - overallOf(team),
    isRival: away.club !== null && club?.rivalClubId === away.club.id,
    ticketPrice: finances?.ticketPrice ?? usualTicketPrice(tier),
    fanMood: finances?.fanMood ?? 50,
    stars: finances?.stars ?? 1,
    seasonTickets: finances?.seasonTickets ?? 0,
    boxesLevel,
  };
}

/** Loads the teams with their club (if any), the tier and the mean strength of their league, and their record this season. */
async function hostsAndVisitors(rows: Rows, teamIds: readonly TeamId[], season: number): Promise<Map<TeamId, Side>> {
  const ofGames = await ratedTeams(rows, { id: teamIds });
  const leagueIds = [...new Set(ofGames.flatMap(({ leagueId }) => leagueId ?? []))];
  const means = meanOveralls(await ratedTeams(rows, { leagueId: leagueIds }));
  const clubIds = [...new Set(ofGames.flatMap(({ clubId }) => clubId ?? []))];
  const owners = await rows.read(clubs, CLUB_COLUMNS, { id: clubIds });
  const clubOf = new Map(owners.map((club) => [club.id, club]));
  const finances = await financesOf(rows, clubIds);
  const boxes = await boxesOf(rows, clubIds);
  const tiers = await tiersOf(rows);
  const records = await recordsOf(rows, { season, teamIds });
  return new Map(
    ofGames.map((team) => {
      const club = clubOf.get(team.clubId ?? 0) ?? null;
      const { played = 0, points = 0 } = records.get(team.id) ?? {};
      const clubId = club?.id ?? 0;
      const boxesLevel = boxes.get(clubId) ?? PREMIUM.level;
      const ofClub = { club, finances: finances.get(clubId) ?? null, boxesLevel };
      const ofLeague = { tier: tiers.get(team.leagueId ?? 0) ?? 1, mean: means.get(team.leagueId) ?? 0 };
      return [team.id, { team, ...ofClub, ...ofLeague, played, points }];
    }),
  );
}
