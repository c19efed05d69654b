/** What is noted of a world before each season: who plays where, what clubs have, and, once it is over, how it ended. */
import { NOT_REVENUE } from '#domains/cap/constants.ts';
import { limitsOf } from '#domains/cap/store/limits.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { heldPlayers } from '#domains/free-agency/store/restricted.ts';
import { players } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { ClubId, LeagueId, PlayerId, TeamId } from '#engine/ids.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { isDefense, isGoalie, type Position } from '#engine/player/skills.ts';
import type { RowReader } from '#platform/rows/rows.ts';
import { perGame } from '../drift/full-season.ts';

/** A man of a first team on the first morning of a season. */
export interface SquadMan {
  id: PlayerId;
  clubId: ClubId;
  leagueId: LeagueId;
  position: Position;
  /** Whole years. */
  age: number;
  /** Not rounded. */
  overall: number;
  /** 1 is the best at his position. */
  rank: number;
  /** One of the twenty who dress when all are healthy. */
  isRegular: boolean;
}

/** How a season ended for a club. */
export interface Finish {
  clubId: ClubId;
  leagueId: LeagueId;
  /** Of the points that its games could bring, 0 to 1, and the variance that chance alone gives it. */
  pointsShare: number;
  luck: number;
  goals: number;
  games: number;
  isChampion: boolean;
  movement: 'promoted' | 'relegated' | null;
}

/** Contracts of one season in the first league. */
export interface ContractNote {
  /** Regulars who came as free agents in the summer before: dollars a season, and what the truth says they are worth. */
  signings: readonly { salary: number; worth: number }[];
  /**
   * Of the deals over four seasons that were to end with this one, whether he plays for the first team or the farm or has been bought out since: is he
   * worth under half of his salary?
   */
  long: readonly boolean[];
}

/** Of a trade, in goals: what one side gets more than the other, and how much changes hands. */
export interface Edge {
  edge: number;
  deal: number;
}

/** What was seen of the market while a season was played. */
export interface SeasonMarket {
  /** Players of regular strength who were unsigned for too long. */
  unsigned: number;
  /** Of each signing its salary as a share of what the market expects of him at that length. */
  prices: readonly number[];
  /** Mean cap space of the first league, as a share of the limit. */
  unspent: number;
  /** Share of clubs with somebody on the trade block. */
  blocks: number;
  /** What those whom nobody signs for `LEFT_OVER_NIGHTS` would add to a club of the first league, as a share of all points. */
  leftovers: number;
}

export interface SeasonNote {
  season: number;
  /** First teams of all leagues on its first morning. */
  squads: readonly SquadMan[];
  /** The club of everybody who had one then, whatever his team. */
  clubOf: ReadonlyMap<PlayerId, ClubId>;
  /** In which league the first team of each club plays. */
  leagueOf: ReadonlyMap<ClubId, LeagueId>;
  /** What each club had, as a share of what its league lets it pay. */
  balances: ReadonlyMap<ClubId, { dollars: number; share: number }>;
  contracts: ContractNote;
  /** What follows is of the season when it is over. */
  finishes: readonly Finish[];
  /** Whole dollars that the season brought each club. */
  revenues: ReadonlyMap<ClubId, number>;
  /** Of those whom clubs might have qualified how many they have. */
  qualifying: { might: number; have: number };
  edges: readonly Edge[];
  market: SeasonMarket;
  /** What each club's players and dead cap count in the season, whole dollars, as it is when clubs have recruited. */
  payrolls: ReadonlyMap<ClubId, number>;
}

/** Who dresses when all are healthy: four of each kind of forward, three of each side of defense, two goalies. */
export function dressedAt(position: Position): number {
  if (isGoalie(position)) return 2;
  return isDefense(position) ? 3 : 4;
}

/** First teams as they are. */
export async function readSquads(rows: RowReader, season: number): Promise<SquadMan[]> {
  const firstTeams = (await rows.read(teams, ['id', 'clubId', 'leagueId'], { level: 'PRO' })).filter(isOfClub);
  const teamOf = new Map(firstTeams.map((team) => [team.id, team]));
  const columns = ['id', 'teamId', 'positions', 'skills', 'birthSeason'] as const;
  const men = await rows.read(players, columns, { teamId: [...teamOf.keys()] });
  const atPlaces = Map.groupBy(men, ({ teamId, positions }) => `${teamId} ${positions[0]}`);
  return [...atPlaces.values()].flatMap((atPlace) => {
    const position = atPlace[0]?.positions[0] ?? 'C';
    const team = teamOf.get(atPlace[0]?.teamId ?? (0 as TeamId));
    if (!team?.leagueId) return [];
    const { clubId, leagueId } = team;
    return atPlace
      .map(({ id, skills, birthSeason }) => ({
        id,
        age: season - birthSeason,
        overall: exactOverall(position, skills),
      }))
      .sort((one, other) => other.overall - one.overall || one.id - other.id)
      .map((man, index): SquadMan => {
        const isRegular = index < dressedAt(position);
        return { ...man, clubId, leagueId, position, rank: index + 1, isRegular };
      });
  });
}

/** In which league the first team of each club plays. */
export async function readLeagues(rows: RowReader): Promise<Map<ClubId, LeagueId>> {
  const firstTeams = (await rows.read(teams, ['clubId', 'leagueId'], { level: 'PRO' })).filter(isOfClub);
  return new Map(firstTeams.flatMap(({ clubId, leagueId }) => (leagueId === null ? [] : [[clubId, leagueId]])));
}

/** Tables of a season that is over. */
export async function readFinishes(rows: RowReader, season: number): Promise<Finish[]> {
  const tables = await rows.read(competitions, ['id', 'leagueId', 'settings'], {
    season,
    kind: 'league',
    level: 'PRO',
  });
  const firstTeams = (await rows.read(teams, ['id', 'clubId'], { level: 'PRO' })).filter(isOfClub);
  const clubOf = new Map(firstTeams.map(({ id, clubId }) => [id, clubId]));
  const results = ['wins', 'overtimeWins', 'overtimeLosses', 'losses'] as const;
  const columns = ['teamId', 'played', 'points', ...results, 'goalsFor', 'isChampion', 'movement'] as const;
  const finishes = await Promise.all(
    tables.map(async ({ id, leagueId, settings }) => {
      const lines = await rows.read(standings, columns, { competitionId: id }, ['teamId']);
      const { win, overtimeWin, overtimeLoss, loss } = settings.points;
      return lines.flatMap((line): Finish[] => {
        const { played, goalsFor: goals, isChampion, movement } = line;
        const clubId = clubOf.get(line.teamId);
        if (clubId === undefined || leagueId === null || played === 0) return [];
        const squares =
          line.wins * win ** 2 +
          line.overtimeWins * overtimeWin ** 2 +
          line.overtimeLosses * overtimeLoss ** 2 +
          line.losses * loss ** 2;
        const { value, variance } = perGame(line.points / win, squares / win ** 2, played);
        return [{ clubId, leagueId, pointsShare: value, luck: variance, goals, games: played, isChampion, movement }];
      });
    }),
  );
  return finishes.flat();
}

/** The club of everybody who has one, whatever his team; of restricted free agents, who wait without a team, the one that holds them. */
export async function readClubs(rows: RowReader): Promise<Map<PlayerId, ClubId>> {
  const ofClubs = (await rows.read(teams, ['id', 'clubId'])).filter(isOfClub);
  const clubOf = new Map(ofClubs.map(({ id, clubId }) => [id, clubId]));
  const men = await rows.read(players, ['id', 'teamId'], { teamId: [...clubOf.keys()] });
  const held = [...(await heldPlayers(rows)).values()];
  return new Map([
    ...held.map(({ playerId, clubId }): [PlayerId, ClubId] => [playerId, clubId]),
    ...men.flatMap(({ id, teamId }): [PlayerId, ClubId][] => {
      const clubId = teamId === null ? undefined : clubOf.get(teamId);
      return clubId === undefined ? [] : [[id, clubId]];
    }),
  ]);
}

/** The books of all clubs, season by season, so that no season's entries are read twice. */
export class ClubBooks {
  private readonly dollars = new Map<ClubId, number>();

  /** Adds the entries of some seasons. @returns what they brought each club, whole dollars */
  async add(rows: RowReader, seasons: { atLeast?: number; atMost: number }): Promise<Map<ClubId, number>> {
    const where = { season: seasons, currency: 'dollar' } as const;
    const revenues = new Map<ClubId, number>();
    for (const { account, amount, kind } of await rows.read(ledgerEntries, ['account', 'amount', 'kind'], where)) {
      const clubId = clubIdOf(account);
      if (clubId === null) continue;
      this.dollars.set(clubId, (this.dollars.get(clubId) ?? 0) + amount);
      const isRevenue = amount > 0 && !NOT_REVENUE.some((each) => each === kind);
      if (isRevenue) revenues.set(clubId, (revenues.get(clubId) ?? 0) + amount);
    }
    return revenues;
  }

  /** What each club has, whole dollars, and as a share of what its league lets it pay. */
  async shares(
    rows: RowReader,
    { season, leagueOf }: Pick<SeasonNote, 'season' | 'leagueOf'>,
  ): Promise<SeasonNote['balances']> {
    const limits = await limitsOf(rows, season);
    return new Map(
      [...leagueOf].map(([clubId, leagueId]) => {
        const dollars = this.dollars.get(clubId) ?? 0;
        return [clubId, { dollars, share: dollars / (limits.get(leagueId)?.limits.upper ?? 1) }];
      }),
    );
  }
}

function clubIdOf(account: string): ClubId | null {
  const [kind, id] = account.split(':');
  return kind === 'club' ? (Number(id) as ClubId) : null;
}
