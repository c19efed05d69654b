/** What courses cost and bring, and what becomes of a purse. */
import type { Course } from '#domains/person/constants.ts';
import { DOLLARS_PER_PUCK, LESSON, RELOCATION_PRICE, STUDY_TRIP_PRICE } from '#domains/purse/constants.ts';

/** What there is to learn, as far as its price depends on it. */
export interface Asked {
  course: Course;
  /** 0 to 99; null: it is no skill. */
  from: number | null;
  isOpen: boolean;
}

export interface Offer {
  /** Whole dollars. */
  price: number;
  /** The skill afterwards; null: it is no skill. */
  to: number | null;
}

/** What a lesson costs and brings; null: there is nothing in it for him. */
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

/** Returns the pucks that what is left in a purse is worth, whatever limits leave of them. */
export function pucksFor(dollars: number): number {
  return Math.floor(Math.max(0, dollars) / DOLLARS_PER_PUCK);
}
