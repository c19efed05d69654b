/** Shared types of the summer rules: players and clubs at the end of a season, and what the last night decides. */
import type { Buyer, Signing } from '#domains/free-agency/rules/market.ts';
import type { Candidate } from '#domains/roster/rules/squads.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { CapLimits } from '#engine/market/price.ts';
import type { ContractTerms } from '#engine/market/sign.ts';
import { LEVELS, type Level, type Position } from '#engine/player/skills.ts';

/** Limits a manager sets for the assistant. */
export interface AssistantLimits {
  /** needed: only players needed to fill a roster. */
  resigns: 'nobody' | 'needed' | 'everybody';
  /** Whole dollars a season. */
  maxSalary: number;
  /** Players off limits to the assistant. */
  handsOff: readonly PlayerId[];
  /** On the last night of the summer the assistant signs free agents and drafted prospects for roster spots still open. */
  fills: boolean;
  /** Contracts left open when a season begins, if players without a spot may go. */
  keepsOpen: number;
}

export interface PlanPlayer {
  id: number;
  position: Position;
  /** In the season just ended. */
  age: number;
  overall: number;
  /** Null: a free agent. */
  clubId: ClubId | null;
  /** Last season of his contract, null without one. */
  contractTo: number | null;
  /** That contract's salary in whole dollars a season, on the scale of his club's next league; 0 without a contract. */
  salary: number;
  /** Hidden: the overall his ceilings allow. */
  ceiling: number;
  /** He has never signed; `clubId` is the club that drafted him and holds his rights. */
  isAmateur?: boolean;
  /** The round he was drafted in; null: undrafted. */
  draftRound?: number | null;
  /** He signed for next season only recently, so he is not about to retire. */
  hasJustSigned?: boolean;
  /** Whole dollars his club owes him by season, after this one. */
  owed?: readonly number[];
  /** A restricted free agent: his club holds him, and another club can sign him only by an offer sheet. */
  isHeld?: boolean;
  /** His club has bought him out and does not want him back this summer. */
  isBoughtOut?: boolean;
  /** His club expects him to become good enough for a first team. */
  isPromising?: boolean;
  /** He ends the season on his club's farm team. */
  isOnFarm?: boolean;
}

export interface PlanClub {
  id: number;
  /** The tier it plays in next season. */
  tier: number;
  /** Next season's limits, and its dead cap in whole dollars. */
  limits: CapLimits;
  dead: number;
  /** The share of the upper limit an AI club can afford; all of it by default. */
  means?: number | undefined;
  /** Limits on its manager's assistant; null or absent: an AI club. */
  assistant?: Pick<AssistantLimits, 'fills' | 'maxSalary' | 'handsOff' | 'keepsOpen'> | null;
}

export interface Placement {
  playerId: PlayerId;
  clubId: ClubId;
  level: Level;
  /** The terms he signs if his old contract has expired or he is new to the club. */
  terms: ContractTerms | null;
  /** He comes from the free agent market. */
  isSigning: boolean;
}

export interface SummerPlan {
  retired: number[];
  placements: Placement[];
  /** Players who no longer have a club. */
  released: number[];
  /** Players bought out because their clubs cannot fit them under the cap; placed again, or released. */
  letGo: number[];
  /** Players whose contracts end by mutual consent, because their clubs had too many; placed again, retired, or released. */
  parted: number[];
  /** Contracts that clubs leave open for the season, by club. */
  keptOpen: Map<ClubId, number>;
  /** Amateurs who turn pro. */
  turnedPro: number[];
  /** Roster spots that newcomers fill. */
  openings: Signing[];
  /** This summer's dollars per goal above replacement, by tier. */
  prices: Map<number, number>;
}

export interface PlanState {
  /** The season just ended. */
  season: number;
  /** In market order: tier 1 first, and within a tier the worst club first. */
  clubs: readonly PlanClub[];
  players: readonly PlanPlayer[];
}

export function withoutPlace(candidates: readonly Candidate[], buyers: readonly Buyer[]): Candidate[] {
  const placed = new Set(buyers.flatMap(({ chosen }) => LEVELS.flatMap((level) => chosen[level].map(({ id }) => id))));
  return candidates.filter((player) => !placed.has(player.id));
}

/** Returns the player as clubs see him next season: a year older. */
export function candidateOf({ id, position, age, overall }: PlanPlayer): Candidate {
  return { id, position, overall, age: age + 1 };
}
