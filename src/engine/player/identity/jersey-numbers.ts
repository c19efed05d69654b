/** Assigns jersey numbers within a team: each once, goalies 1 and the thirties. */
import type { Random } from '#engine/random.ts';

const GOALIE_NUMBERS = [1, 30, 31, 32, 33, 34, 35];
/** For the third and fourth goalie of a team whose usual goalie numbers are taken. */
const MORE_GOALIE_NUMBERS = [29, 36, 37, 38, 39, 40, 41, 50, 60, 70, 72, 80, 90];
/** 2 to 29 are worn by most; 36 to 98 by some. 99 is retired league-wide. */
const LOW = { from: 2, to: 29, weight: 6 };
const HIGH = { from: 36, to: 98, weight: 1 };

const range = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const SKATER_NUMBERS = [...range(LOW), ...range(HIGH)];

/** Returns a random number from 1 to 98 that is not in `taken`. */
export function drawJerseyNumber(isGoalie: boolean, taken: ReadonlySet<number>, random: Random): number {
  const free = (numbers: readonly number[]) => numbers.filter((number) => !taken.has(number));
  if (isGoalie) {
    const usual = free(GOALIE_NUMBERS);
    return random.pick(usual.length > 0 ? usual : free(MORE_GOALIE_NUMBERS));
  }
  const open = free(SKATER_NUMBERS);
  return open[random.weighted(open.map((number) => (number <= LOW.to ? LOW.weight : HIGH.weight)))] ?? 99;
}
