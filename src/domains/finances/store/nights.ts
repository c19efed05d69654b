/** The facts that attendance of an ordinary home game of a club's PRO team depends on today. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { PREMIUM } from '#domains/finances/constants.ts';
import { expectedPoints, type GateFacts, usualTicketPrice } from '#domains/finances/rules/gate.ts';
import { boxesOf, type ClubFinances, financesOf } from '#domains/finances/store/club-finances.ts';
import { leagues } from '#domains/league/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { ClubId, LeagueId, TeamId, UserId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface ClubNight {
  clubId: ClubId;
  teamId: TeamId;
  leagueId: LeagueId;
  tier: number;
  rivalClubId: ClubId | null;
  /** Null: an AI club. */
  managerId: UserId | null;
  /** Games of the regular season. */
  played: number;
  finances: ClubFinances;
  facts: GateFacts;
}

const RATED = ['offense', 'defense', 'physical', 'goaltending', 'coaching'] as const;
const TEAM_COLUMNS = ['id', 'clubId', 'leagueId', 'level', ...RATED] as const;
export type RatedTeam = Pick<typeof teams.$inferSelect, (typeof TEAM_COLUMNS)[number]>;

/** Returns the facts of every club, or of those of one league, by club. */
export async function clubNights(
  rows: RowReader,
  { season, leagueId }: { season: number; leagueId?: LeagueId },
): Promise<Map<ClubId, ClubNight>> {
  const which = leagueId === undefined ? {} : { leagueId };
  const ofPro = (await rows.read(teams, TEAM_COLUMNS, { level: 'PRO', ...which }, ['clubId'])).filter(isOfClub);
  const clubIds = ofPro.map(({ clubId }) => clubId);
  const owners = await rows.read(clubs, ['id', 'arenaCapacity', 'rivalClubId'], { id: clubIds });
  const managers = await managersOf(rows, clubIds);
  const clubOf = new Map(owners.map((club) => [club.id, club]));
  const finances = await financesOf(rows, clubIds);
  const boxes = await boxesOf(rows, clubIds);
  const tiers = await tiersOf(rows);
  const records = await recordsOf(rows, { season, teamIds: ofPro.map(({ id }) => id) });
  const means = meanOveralls(ofPro);
  return new Map(
    ofPro.flatMap((team): [ClubId, ClubNight][] => {
      const club = clubOf.get(team.clubId);
      const own = finances.get(team.clubId);
      if (!club || !own) return [];
      const tier = tiers.get(team.leagueId) ?? 1;
      const { played, points } = records.get(team.id) ?? { played: 0, points: 0 };
      const expectedShare = expectedPoints(overallOf(team) - (means.get(team.leagueId) ?? 0));
      const facts = {
        capacity: club.arenaCapacity,
        level: 'PRO',
        tier,
        type: 'regular',
        isFriendly: false,
        pointsShare: played ? points / (3 * played) : expectedShare,
        expectedShare,
        visitorEdge: 0,
        isRival: false,
        ticketPrice: own.ticketPrice ?? usualTicketPrice(tier),
        fanMood: own.fanMood,
        stars: own.stars,
        seasonTickets: own.seasonTickets,
        boxesLevel: boxes.get(team.clubId) ?? PREMIUM.level,
      } as const;
      const { rivalClubId } = club;
      const { clubId, id: teamId, leagueId: of } = team;
      const ids = { clubId, teamId, leagueId: of, rivalClubId, managerId: managers.get(clubId) ?? null };
      return [[clubId, { ...ids, tier, played, finances: own, facts }]];
    }),
  );
}

/** Returns the tiers by league. */
export async function tiersOf(rows: RowReader): Promise<Map<LeagueId, number>> {
  return new Map((await rows.read(leagues, ['id', 'tier'])).map(({ id, tier }) => [id, tier]));
}

/** Returns games and points of teams in the regular season, by team. */
export async function recordsOf(
  rows: RowReader,
  { season, teamIds }: { season: number; teamIds: readonly TeamId[] },
): Promise<Map<TeamId, { played: number; points: number }>> {
  const competitionId = (await competitionsOf(rows, { season, kind: 'league' })).map(({ id }) => id);
  const records = await rows.read(standings, ['teamId', 'played', 'points'], { competitionId, teamId: teamIds });
  return new Map(records.map((record) => [record.teamId, record]));
}

export function overallOf(team: Pick<RatedTeam, (typeof RATED)[number]>): number {
  return RATED.reduce((sum, rating) => sum + team[rating], 0) / RATED.length;
}

/** Returns the mean overall of the teams of each league. */
export function meanOveralls(rated: readonly RatedTeam[]): Map<LeagueId | null, number> {
  return new Map(
    [...Map.groupBy(rated, ({ leagueId }) => leagueId)].map(([leagueId, ofLeague]) => [
      leagueId,
      ofLeague.reduce((sum, team) => sum + overallOf(team), 0) / ofLeague.length,
    ]),
  );
}

/** Returns the teams with their overall. */
export async function ratedTeams(
  rows: RowReader,
  where: { id: readonly TeamId[] } | { leagueId: readonly LeagueId[] },
): Promise<RatedTeam[]> {
  return rows.read(teams, TEAM_COLUMNS, where);
}
