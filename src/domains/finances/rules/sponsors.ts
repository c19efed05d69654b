/** Sponsor offers, bonuses, and the offer that a sensible manager signs. */
import { ATTENDANCE, SPONSOR_NAMES, SPONSOR_OFFERS, SPONSOR_SLOTS, SPONSOR_STEP } from '#domains/finances/constants.ts';
import { inBudget, usualSeats } from '#domains/finances/rules/tier.ts';
import type { Random } from '#engine/random.ts';

export type SponsorSlot = keyof typeof SPONSOR_SLOTS;
/**
 * points: at least this many in the regular season. attendance: mean share of the seats at home games, in percent.
 * playoffs: making them.
 */
export type SponsorGoal = 'points' | 'attendance' | 'playoffs';

export interface SponsorTerms {
  name: string;
  slot: SponsorSlot;
  /** Length of the deal in seasons. */
  seasons: number;
  /** Guaranteed dollars per season, paid daily. */
  fixed: number;
  /** Null: no bonus. */
  goal: SponsorGoal | null;
  target: number;
  /** Whole dollars for each season in which the goal is reached. */
  bonus: number;
}

export interface SponsorFacts {
  tier: number;
  fanMood: number;
  /** Expected share of the points, 0 to 1. */
  expectedShare: number;
  /** Seats of the arena, and the share filled on an ordinary night, 0 to 1. */
  capacity: number;
  fill: number;
  /** Games of the regular season. */
  games: number;
}

export const SLOTS = Object.keys(SPONSOR_SLOTS) as SponsorSlot[];

/**
 * Returns three offers for a slot: one with guaranteed money only, and two that pay more if a goal is reached.
 * @param taken names already in use
 */
export function sponsorOffers(
  slot: SponsorSlot,
  facts: SponsorFacts,
  { random, taken }: { random: Random; taken: ReadonlySet<string> },
): SponsorTerms[] {
  const names = random.shuffle(SPONSOR_NAMES.filter((name) => !taken.has(name)));
  const worth = slotWorth(slot, facts);
  const goals = random.shuffle(['points', 'attendance', 'playoffs'] as const);
  return [null, goals[0] ?? null, goals[1] ?? null].map((goal, index) => {
    const { fixed, bonus } = SPONSOR_OFFERS[(['safe', 'goal', 'bold'] as const)[index] ?? 'safe'];
    const drawn = worth * Math.exp(random.normal(0, SPONSOR_OFFERS.deviation));
    return {
      name: names[index] ?? SPONSOR_NAMES[0],
      slot,
      seasons: random.int(1, SPONSOR_OFFERS.maxSeasons),
      fixed: rounded(drawn * fixed),
      goal,
      target: goal === null ? 0 : targetOf(goal, facts),
      bonus: rounded(drawn * bonus),
    };
  });
}

/**
 * Returns what a slot is worth to sponsors, in dollars per season: by its audience compared with an ordinary club of
 * the tier, and the fans' mood.
 */
export function slotWorth(
  slot: SponsorSlot,
  { tier, fanMood, capacity, fill }: Omit<SponsorFacts, 'expectedShare' | 'games'>,
): number {
  const crowd = (capacity * fill) / (usualSeats(tier) * ATTENDANCE.base.PRO);
  return inBudget(SPONSOR_SLOTS[slot], tier) * crowd * (1 + (SPONSOR_OFFERS.mood * (fanMood - 50)) / 50);
}

/** Returns a target a little above what is expected, so that a bonus has to be earned. */
function targetOf(goal: SponsorGoal, { expectedShare, fill, games }: SponsorFacts): number {
  if (goal === 'points') return Math.round(3 * games * (expectedShare + 0.02));
  if (goal === 'attendance') return Math.round(Math.min(95, 100 * fill + 3));
  return 1;
}

/** The results of a finished season. */
export interface SeasonResult {
  points: number;
  inPlayoffs: boolean;
  /** Mean share of the seats filled at home, 0 to 1. */
  fill: number;
}

export function isGoalReached({ goal, target }: Pick<SponsorTerms, 'goal' | 'target'>, result: SeasonResult): boolean {
  if (goal === 'points') return result.points >= target;
  if (goal === 'attendance') return 100 * result.fill >= target;
  return goal === 'playoffs' && result.inPlayoffs;
}

/**
 * Returns the offer that a sensible manager signs: the most money per season, with bonuses weighted by their
 * probability.
 * @throws RangeError when there is no offer
 */
export function sensibleOffer<T extends SponsorTerms>(offers: readonly T[], facts: SponsorFacts): T {
  const [first, ...others] = offers;
  if (!first) throw new RangeError('no offer to choose from');
  return others.reduce((best, one) => (worthOf(one, facts) > worthOf(best, facts) ? one : best), first);
}

/** Returns the value of an offer, in dollars per season. */
function worthOf({ fixed, goal, bonus }: SponsorTerms, { expectedShare }: SponsorFacts): number {
  if (goal === null) return fixed;
  const likely = goal === 'playoffs' ? Math.max(0.1, Math.min(0.9, 0.4 + 3 * (expectedShare - 0.5))) : 0.4;
  return fixed + likely * bonus;
}

function rounded(amount: number): number {
  return Math.round(amount / SPONSOR_STEP) * SPONSOR_STEP;
}
