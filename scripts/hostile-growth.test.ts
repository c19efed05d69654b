/**
 * Tests that no pattern takes the square of a text's length: a text of ten thousand letters would then hold up everybody. Each
 * is tried on long repetitions of what it mentions itself, beside a pattern that is known to grow so.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Letters of a hostile text. */
const LENGTH = 5_000;
/** Letters that one pattern's texts repeat, at most. */
const MAX_LETTERS = 8;
/** A pattern grows badly that takes over this part of the time of one that does, in each of some tries. */
const PART = 0.1;
const TRIES = 5;
const QUADRATIC = /\w+@/;

/** A pattern in a source. What merely looks like one in a text or in JSX is tried as well, and does no harm. */
const LITERAL =
  /(?<=(?:[(=,:?!&|;[{]|=>|return)\s*)\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])*)\/([dgimsuvy]*)/g;

interface Pattern {
  file: string;
  pattern: RegExp;
}

function patternsIn(file: string): Pattern[] {
  const source = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
  return [...source.matchAll(LITERAL)].flatMap(([, pattern = '', flags]) => {
    try {
      return [{ file, pattern: new RegExp(pattern, flags) }];
    } catch {
      return [];
    }
  });
}

/** Returns long repetitions of one and of two letters that a pattern mentions or stands for, which it hardly ever matches whole. */
function hostileTexts({ source }: RegExp): string[] {
  const plain = source
    .replaceAll(/\\[wWsSdDbBpPuxk](\{[^}]*\})?|\(\?[<=!:]+/g, '')
    .replaceAll(/[\\^$*+?()[\]{}|]/g, '');
  const letters = [...new Set(['a', ' ', '\n', '1', ...plain])].slice(0, MAX_LETTERS);
  const parts = letters.flatMap((one) => letters.map((other) => (one === other ? one : one + other)));
  return parts.map((part) => `${part.repeat(LENGTH / part.length)}\u0000`);
}

function timeOf(pattern: RegExp, text: string): number {
  const began = performance.now();
  if (pattern.global) text.replace(pattern, '');
  else pattern.test(text);
  return performance.now() - began;
}

/** Whether a pattern takes nearly as long as one that grows with the square, each time that both are tried in turn. */
function growsBadly(pattern: RegExp, text: string): boolean {
  for (let tries = 0; tries < TRIES; tries++) {
    const own = timeOf(pattern, text);
    if (own < 1 || own < PART * timeOf(QUADRATIC, 'a'.repeat(LENGTH))) return false;
  }
  return true;
}

const patterns = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file))
  .flatMap(patternsIn);

it('no pattern takes the square of the length of a text', () => {
  const bad = patterns.filter(({ pattern }) => hostileTexts(pattern).some((text) => growsBadly(pattern, text)));
  expect(bad.map(({ file, pattern }) => `${file}: ${pattern}`)).toEqual([]);
  expect(patterns.length).toBeGreaterThan(200);
  expect(hostileTexts(QUADRATIC).some((text) => growsBadly(QUADRATIC, text))).toBe(true);
});
