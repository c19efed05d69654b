/**
 * A world as plain data, before it is written to the database: what `planWorld` answers. Every row carries the column
 * names of its table, so that a plan can be inserted as it stands; columns with a default are left out. Ids are given,
 * dense from 1 in each list. The plan is the state on the morning of day 1 of `season`.
 */
import type { ClubStory } from '#domains/club/contract.ts';
import type { Crest, Jersey } from '#domains/club/rules/looks.ts';
import type { ClubId, LeagueId, NationId, PlayerId, TeamId } from '#engine/ids.ts';
import type { GeneratedPlayer } from '#engine/player/generate.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Secret } from '#engine/secret.ts';

export type WorldSize = 'small' | 'standard' | 'large';

export interface WorldOptions {
  /** Named sizes, or how many clubs; a number is rounded up to whole leagues of 20. */
  size: WorldSize | number;
  /** Shapes clubs and the names of places. */
  seed: number;
  /** What players are made from, and all that happens. */
  secret: Secret;
  /** The season that the world begins with; 1 unless told otherwise. */
  season?: number;
  /** Called after each club with how much of the work is done, 0 to 1. */
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
  /** What the world ranking starts with: more for nations with more talent. */
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
  /** Season number, 0 and below: before the world began. */
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
  /** 0 to 99 each, from the roster. */
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
  /** A facesjs face description; it goes into a table of its own. */
  face: Record<string, unknown>;
  /** The season of his first professional contract; may be before the world began. */
  firstSeason: number | null;
  freeAgentSince: number | null;
  /** Of who retired before the world began; absent otherwise. */
  lastSeason?: number;
  retiredAt?: number;
  /** Of who was drafted before the world began; absent otherwise. */
  draftSeason?: number;
  draftRound?: number;
  /** Number of the pick, over all rounds. */
  draftPick?: number;
  draftedByTeamId?: TeamId;
}

/** The years before the world. */
export interface PastPlan {
  playerId: PlayerId;
  /** A city; null: his nation has no list of them. */
  birthplace: string | null;
  /** Season (0 and below), team, league, and what was counted: see engine/player/past-seasons.ts. */
  seasons: number[][];
}

export interface ContractPlan {
  id: number;
  playerId: PlayerId;
  clubId: ClubId;
  fromSeason: number;
  /** Last season covered, included. */
  toSeason: number;
  /** Whole dollars a season. */
  salary: number;
  /** Whole dollars by season, from the first. */
  salaries: number[];
  kind: 'entry' | 'standard';
  /** Absolute day (season × 63 + day), before the plan's season began. */
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
