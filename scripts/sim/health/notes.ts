/** What is noted of a world before each season: rosters, club balances, and, once it is over, how it ended. */
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

/** A player of a first team on the first morning of a season. */
export interface SquadPlayer {
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
  /** One of the twenty who dress when every player is healthy. */
  isRegular: boolean;
}

/** A club's season result. */
export interface Finish {
  clubId: ClubId;
  leagueId: LeagueId;
  /** Share of the points that its games could bring, 0 to 1, with the variance that chance alone gives it. */
  pointsShare: number;
  luck: number;
  goals: number;
  games: number;
  isChampion: boolean;
  movement: 'promoted' | 'relegated' | null;
}

/** Contracts of one season in the first league. */
export interface ContractNote {
  /** Regulars signed as free agents the summer before: dollars per season, and their true worth. */
  signings: readonly { salary: number; worth: number }[];
  /**
   * For each deal over four seasons that was to end with this one, whose player is still on the first team or the farm or was
   * bought out: whether he is worth under half of his salary.
   */
  long: readonly boolean[];
}

/** A trade in goals: what one side gets more than the other, and how much changes hands. */
export interface Edge {
  edge: number;
  deal: number;
}

/** Observations of the market during a season. */
export interface SeasonMarket {
  /** Players of regular strength who were unsigned for too long. */
  unsigned: number;
  /** Salary of each signing as a share of the market's price for him at that length. */
  prices: readonly number[];
  /** Mean cap space of the first league, as a share of the limit. */
  unspent: number;
  /** Share of clubs with a player on the trade block. */
  blocks: number;
  /** What players unsigned for `LEFT_OVER_NIGHTS` would add to a club of the first league, as a share of all points. */
  leftovers: number;
}

export interface SeasonNote {
  season: number;
  /** First teams of all leagues on its first morning. */
  squads: readonly SquadPlayer[];
  /** The club of every player who had one then, on any of its teams. */
  clubOf: ReadonlyMap<PlayerId, ClubId>;
  /** The league of each club's first team. */
  leagueOf: ReadonlyMap<ClubId, LeagueId>;
  /** The balance of each club, in dollars and as a share of its league's payroll limit. */
  balances: ReadonlyMap<ClubId, { dollars: number; share: number }>;
  contracts: ContractNote;
  /** The following fields are filled once the season is over. */
  finishes: readonly Finish[];
  /** Revenue of each club in the season, whole dollars. */
  revenues: ReadonlyMap<ClubId, number>;
  /** How many players clubs could qualify, and how many of them they kept. */
  qualifying: { might: number; have: number };
  edges: readonly Edge[];
  market: SeasonMarket;
  /** Cap charges of each club's players and dead cap in the season, whole dollars, once clubs have recruited. */
  payrolls: ReadonlyMap<ClubId, number>;
}

/**
 * Returns how many dress at a position when all are healthy: four of each kind of forward, three of each side of defense, two
 * goalies.
 */
export function dressedAt(position: Position): number {
  if (isGoalie(position)) return 2;
  return isDefense(position) ? 3 : 4;
}

/** Returns the current first teams. */
export async function readSquads(rows: RowReader, season: number): Promise<SquadPlayer[]> {
  const firstTeams = (await rows.read(teams, ['id', 'clubId', 'leagueId'], { level: 'PRO' })).filter(isOfClub);
  const teamOf = new Map(firstTeams.map((team) => [team.id, team]));
  const columns = ['id', 'teamId', 'positions', 'skills', 'birthSeason'] as const;
  const roster = await rows.read(players, columns, { teamId: [...teamOf.keys()] });
  const atPlaces = Map.groupBy(roster, ({ teamId, positions }) => `${teamId} ${positions[0]}`);
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
      .map((player, index): SquadPlayer => {
        const isRegular = index < dressedAt(position);
        return { ...player, clubId, leagueId, position, rank: index + 1, isRegular };
      });
  });
}

/** Returns the league of each club's first team. */
export async function readLeagues(rows: RowReader): Promise<Map<ClubId, LeagueId>> {
  const firstTeams = (await rows.read(teams, ['clubId', 'leagueId'], { level: 'PRO' })).filter(isOfClub);
  return new Map(firstTeams.flatMap(({ clubId, leagueId }) => (leagueId === null ? [] : [[clubId, leagueId]])));
}

/** Returns the tables of a finished season. */
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

/**
 * Returns the club of every player who has one, on any of its teams; for restricted free agents without a team, the club that
 * holds their rights.
 */
export async function readClubs(rows: RowReader): Promise<Map<PlayerId, ClubId>> {
  const ofClubs = (await rows.read(teams, ['id', 'clubId'])).filter(isOfClub);
  const clubOf = new Map(ofClubs.map(({ id, clubId }) => [id, clubId]));
  const roster = await rows.read(players, ['id', 'teamId'], { teamId: [...clubOf.keys()] });
  const held = [...(await heldPlayers(rows)).values()];
  return new Map([
    ...held.map(({ playerId, clubId }): [PlayerId, ClubId] => [playerId, clubId]),
    ...roster.flatMap(({ id, teamId }): [PlayerId, ClubId][] => {
      const clubId = teamId === null ? undefined : clubOf.get(teamId);
      return clubId === undefined ? [] : [[id, clubId]];
    }),
  ]);
}

/** The books of all clubs, season by season, so that no season's entries are read twice. */
export class ClubBooks {
  private readonly dollars = new Map<ClubId, number>();

  /** Adds the entries of some seasons. @returns the revenue of each club, whole dollars */
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

  /** Returns the balance of each club, in whole dollars and as a share of its league's payroll limit. */
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
