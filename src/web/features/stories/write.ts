/** Writes the recap of a game: a headline, and a few sentences. */
import { BODY, type BodyKey, choose, HEADLINES, type HeadlineKey, momentOf, SAID_BY, type Values } from './families.ts';
import type { Told } from './told.ts';

/** Words of this catalogue; a test checks that values fit the sentences of each family, since the compiler cannot pair them. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

export interface Written {
  headline: string;
  body: string[];
}

const MIN_SENTENCES = 2;

/**
 * Returns the recap of a game.
 * @param seed of the game: the same game always reads the same
 */
export function writeRecap(t: Words, told: Told, seed: number): Written {
  const headline = choose(HEADLINES, told, seed);
  const said: readonly BodyKey[] = (headline && SAID_BY[headline.key]) ?? [];
  const sentences = (parts: typeof BODY) => parts.flatMap((part, index) => choose(part, told, seed + index) ?? []);
  const fresh = sentences(BODY.map((part) => part.filter(({ key }) => !said.includes(key))));
  // A game with little to report gets the full text.
  const body = fresh.length < MIN_SENTENCES ? sentences(BODY) : fresh;
  return {
    headline: headline ? sayHeadline(t, headline.key, headline.values) : '',
    body: body.map(({ key, values }) => sayBody(t, key, values)),
  };
}

export function sayHeadline(t: Words, key: HeadlineKey, values: Values): string {
  return t(`headline.${key}`, wordsOf(t, values));
}

export function sayBody(t: Words, key: BodyKey, values: Values): string {
  // `count` chooses the plural in families that have one.
  return t(`body.${key}`, { count: 0, ...wordsOf(t, values) });
}

/** Returns the values with moments, periods and players' lines in words. */
function wordsOf(t: Words, values: Values): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'object') return [name, value];
      if ('at' in value) {
        const { key, ...moment } = momentOf(value.at);
        return [name, t(`at.${key}`, moment)];
      }
      if ('period' in value) return [name, t(`period.${value.period}`)];
      return [name, lineOf(t, value.line)];
    }),
  );
}

/** Returns '2 goals and an assist'. */
function lineOf(t: Words, { goals, assists }: { goals: number; assists: number }): string {
  const [ofGoals, ofAssists] = [t('goals', { count: goals }), t('assists', { count: assists })];
  if (assists === 0) return ofGoals;
  return goals === 0 ? ofAssists : t('both', { goals: ofGoals, assists: ofAssists });
}
