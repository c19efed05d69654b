/** What the rules of the summer share: players and clubs as they stand when a season ends, and what its last night decides. */
import type { Buyer, Signing } from '#domains/free-agency/rules/market.ts';
import type { Candidate } from '#domains/roster/rules/squads.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { CapLimits } from '#engine/market/price.ts';
import type { ContractTerms } from '#engine/market/sign.ts';
import { LEVELS, type Level, type Position } from '#engine/player/skills.ts';

/** What a manager lets his assistant do. */
export interface AssistantLimits {
  /** needed: only those without whom a squad would not be complete. */
  resigns: 'nobody' | 'needed' | 'everybody';
  /** Whole dollars a season. */
  maxSalary: number;
  /** Players whom he leaves alone. */
  handsOff: readonly PlayerId[];
  /** In the last night of the summer he signs free agents and drafted prospects for roster spots that are still open. */
  fills: boolean;
}

export interface PlanPlayer {
  id: number;
  position: Position;
  /** In the season that has ended. */
  age: number;
  overall: number;
  /** null: a free agent. */
  clubId: ClubId | null;
  /** Last season of his contract, null without one. */
  contractTo: number | null;
  /** Whole dollars a season of that contract, in the money of his club's next league; 0 without one. */
  salary: number;
  /** Hidden: the overall that his ceilings allow. */
  ceiling: number;
  /** He has never signed; `clubId` is the club that has drafted him and holds his rights. */
  isAmateur?: boolean;
  /** Round in which he was drafted; null: in none. */
  draftRound?: number | null;
  /** He has signed for the season to come only lately: he does not think of stopping. */
  hasJustSigned?: boolean;
  /** Whole dollars by season that his club owes him after this one. */
  owed?: readonly number[];
  /** A restricted free agent: his club holds him, and nobody else signs him but by an offer sheet. */
  isHeld?: boolean;
  /** His club has bought him out: it does not want him back this summer. */
  isBoughtOut?: boolean;
  /** He ends the season with his club's farm team. */
  isOnFarm?: boolean;
}

export interface PlanClub {
  id: number;
  /** Tier of its next season. */
  tier: number;
  /** Of its next season, and what of it is dead cap: whole dollars. */
  limits: CapLimits;
  dead: number;
  /** The share of the upper limit that a club which nobody manages can afford; all of it unless told otherwise. */
  means?: number | undefined;
  /** What binds the assistant of its manager; null or absent: nobody manages it. */
  assistant?: Pick<AssistantLimits, 'fills' | 'maxSalary' | 'handsOff'> | null;
}

export interface Placement {
  playerId: PlayerId;
  clubId: ClubId;
  level: Level;
  /** What he signs, when his old contract has ended or he is new to the club. */
  terms: ContractTerms | null;
  /** He comes from the market. */
  isSigning: boolean;
}

export interface SummerPlan {
  retired: number[];
  placements: Placement[];
  /** Without a club from now on, who had one. */
  released: number[];
  /** Whose contracts end before their time, because their clubs cannot pay them: bought out; placed again, or released. */
  letGo: number[];
  /** Whose contracts end by consent, because their clubs had too many; placed again, retired, or released. */
  parted: number[];
  /** Amateurs who sign now. */
  turnedPro: number[];
  /** Places that newcomers fill. */
  openings: Signing[];
  /** Dollars that a goal above replacement cost this summer, by tier. */
  prices: Map<number, number>;
}

export interface PlanState {
  /** The season that has ended. */
  season: number;
  /** In the order in which they go to market: worst first within a tier, tier 1 before the others. */
  clubs: readonly PlanClub[];
  players: readonly PlanPlayer[];
}

export function withoutPlace(candidates: readonly Candidate[], buyers: readonly Buyer[]): Candidate[] {
  const placed = new Set(buyers.flatMap(({ chosen }) => LEVELS.flatMap((level) => chosen[level].map(({ id }) => id))));
  return candidates.filter((player) => !placed.has(player.id));
}

/** As the clubs see him: a year older. */
export function candidateOf({ id, position, age, overall }: PlanPlayer): Candidate {
  return { id, position, overall, age: age + 1 };
}
