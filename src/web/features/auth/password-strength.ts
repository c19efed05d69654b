/** The server's minimum, see `password` of domains/auth/contract.ts. */
export const MIN_PASSWORD = 10;

/** 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * Bits of entropy, below which a password is weak, fair and good. Offline guessing of argon2id becomes infeasible at
 * about 60.
 */
const STEPS = [40, 55, 75] as const;
/** A run like 'aaaa' or '1234' counts as one character. */
const RUN = /(.)\1{2,}/g;

/**
 * Returns a rough estimate of how hard a password is to guess: its length in characters that are not part of a run,
 * times the size of the alphabets it draws from. Words that are easy to find out (`known`: name, address) count as one
 * character.
 */
export function strengthOf(password: string, known: readonly string[] = []): Strength {
  if (password.length < MIN_PASSWORD) return 0;
  let rest = password.toLowerCase();
  for (const word of known.flatMap((text) => text.toLowerCase().split(/[\s@.]+/))) {
    if (word.length >= 3) rest = rest.replaceAll(word, '*');
  }
  rest = rest.replace(RUN, '$1');
  const letters = [...rest].filter((letter, at, all) => !isNext(all[at - 1], letter)).length;
  const bits = letters * Math.log2(alphabetOf(password));
  const step = STEPS.findIndex((limit) => bits < limit);
  return (step < 0 ? 4 : step + 1) as Strength;
}

function isNext(before: string | undefined, letter: string): boolean {
  return before !== undefined && letter.charCodeAt(0) - before.charCodeAt(0) === 1;
}

function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^A-Za-z\d]/, 30],
  ];
  return kinds.reduce((size, [kind, letters]) => size + (kind.test(password) ? letters : 0), 0);
}
