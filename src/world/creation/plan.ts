/**
 * A world as plain data before it is written to the database, as returned by `planWorld`. Rows use the column names of
 * their tables, so that a plan can be inserted as is; columns with a default are left out. Ids are assigned, dense from
 * 1 in each list. The plan is the state on the morning of day 1 of `season`.
 */
import type { ClubStory } from '#domains/club/contract.ts';
import type { Crest, Jersey } from '#domains/club/rules/looks.ts';
import type { ClubId, LeagueId, NationId, PlayerId, TeamId } from '#engine/ids.ts';
import type { GeneratedPlayer } from '#engine/player/generate.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Secret } from '#engine/secret.ts';

export type WorldSize = 'small' | 'standard' | 'large';

export interface WorldOptions {
  /** A named size, or a number of clubs, rounded up to whole leagues of 20. */
  size: WorldSize | number;
  /** Determines clubs and the names of places. */
  seed: number;
  /** Key of all other random draws: players, and everything that happens. */
  secret: Secret;
  /** First season of the world; 1 by default. */
  season?: number;
  /** Called after each club with the fraction of the work done, 0 to 1. */
  onProgress?: (done: number) => void;
}

export interface NationPlan {
  id: number;
  code: string;
  abbr: string;
  name: string;
  adjective: string;
  flag: string;
  isRanked: boolean;
  talentWeight: number;
  /** Initial points in the world ranking: more for nations with more talent. */
  rankingPoints: number;
}

export interface LeaguePlan {
  id: number;
  name: string;
  abbr: string;
  tier: number;
  level: Level;
  proLeagueId: LeagueId;
  feedsLeagueId: LeagueId | null;
  /** 1 to 4. */
  slot: number;
}

export interface ClubPlan {
  id: number;
  nationId: NationId;
  timeZone: string;
  rivalClubId: ClubId;
  /** Season number; 0 and below are before the world began. */
  foundedAt: number;
  /** Primary, secondary and accent as '#rrggbb'. */
  colors: [string, string, string];
  jersey: Jersey;
  crest: Crest;
  arenaName: string;
  /** Degrees; north and east are positive. */
  latitude: number;
  longitude: number;
  arenaCapacity: number;
  goalHorn: string;
  story: ClubStory;
}

export interface TeamPlan {
  id: number;
  clubId: ClubId;
  level: Level;
  leagueId: LeagueId;
  city: string;
  nickname: string;
  abbr: string;
  originalCity: string;
  originalNickname: string;
  originalAbbr: string;
  /** Ratings from the roster, 0 to 99. */
  offense: number;
  defense: number;
  physical: number;
  goaltending: number;
  coaching: number;
}

export interface PlayerPlan extends GeneratedPlayer {
  id: number;
  firstname: string;
  lastname: string;
  nationId: NationId;
  /** age = season − birthSeason */
  birthSeason: number;
  /** 1 to 63. */
  birthDay: number;
  /** null: a free agent. */
  teamId: TeamId | null;
  jerseyNumber: number | null;
  /** A facesjs face description, stored in its own table. */
  face: Record<string, unknown>;
  /** Season of his first professional contract; may be before the world began. */
  firstSeason: number | null;
  freeAgentSince: number | null;
  /** Set only for players who retired before the world began. */
  lastSeason?: number;
  retiredAt?: number;
  /** Set only for players drafted before the world began. */
  draftSeason?: number;
  draftRound?: number;
  /** Overall pick number. */
  draftPick?: number;
  draftedByTeamId?: TeamId;
}

/** A player's years before the world began. */
export interface PastPlan {
  playerId: PlayerId;
  /** A city; null: there is no list for his nation. */
  birthplace: string | null;
  /** Season (0 and below), team, league, and totals; see engine/player/past-seasons.ts. */
  seasons: number[][];
}

export interface ContractPlan {
  id: number;
  playerId: PlayerId;
  clubId: ClubId;
  fromSeason: number;
  /** Last season covered, inclusive. */
  toSeason: number;
  /** Whole dollars per season. */
  salary: number;
  /** Whole dollars by season, from the first. */
  salaries: number[];
  kind: 'entry' | 'standard';
  /** Absolute day (season × 63 + day) before the plan's season began. */
  signedAt: number;
}

export interface WorldPlan {
  name: string;
  seed: number;
  secret: Secret;
  size: string;
  season: number;
  nations: NationPlan[];
  /** PRO leagues first, by tier. */
  leagues: LeaguePlan[];
  clubs: ClubPlan[];
  teams: TeamPlan[];
  players: PlayerPlan[];
  contracts: ContractPlan[];
  /** In the order of the players. */
  pasts: PastPlan[];
}
