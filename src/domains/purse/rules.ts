/** Prices and results of courses, and the exchange of a purse. */
import type { Course } from '#domains/person/constants.ts';
import { DOLLARS_PER_PUCK, LESSON, RELOCATION_PRICE, STUDY_TRIP_PRICE } from '#domains/purse/constants.ts';

/** A course as far as its price depends on it. */
export interface Asked {
  course: Course;
  /** 0 to 99; null: not a skill. */
  from: number | null;
  isOpen: boolean;
}

export interface Offer {
  /** Whole dollars. */
  price: number;
  /** The skill afterward; null: not a skill. */
  to: number | null;
}

/** Returns what a course costs and brings; null: nothing to gain from it. */
export function offerOf({ course, from, isOpen }: Asked): Offer | null {
  if (!isOpen) return null;
  if (course === 'study-trip') return { price: STUDY_TRIP_PRICE, to: null };
  if (course === 'relocation') return { price: RELOCATION_PRICE, to: null };
  if (from === null || from >= LESSON.until) return null;
  const { price, level, perPoint, step, minPrice, easyBelow, easyGain, gain, until } = LESSON;
  const exact = price * perPoint ** (from - level);
  return {
    price: Math.max(minPrice, Math.round(exact / step) * step),
    to: Math.min(until, from + (from < easyBelow ? easyGain : gain)),
  };
}

/** Returns the pucks that a purse's remaining dollars are worth, before limits. */
export function pucksFor(dollars: number): number {
  return Math.floor(Math.max(0, dollars) / DOLLARS_PER_PUCK);
}
