/**
 * Every sentence that facts can produce in the news, including ones no season has produced yet: each kind is worded
 * with its numbers, words and names varied one at a time, and checked as an editor would, in English and in every other
 * language.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import i18next, { type i18n } from 'i18next';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { nameOf } from '#domains/fact.ts';
import { deskFact, memo, type NewsFact, newsFact, notificationFact } from '#domains/kinds.ts';
import type { Traded } from '#domains/trade/kinds.ts';
import { FactWords } from '#web/lib/fact.tsx';
import { addFormats } from '#web/lib/i18n-formats.ts';
import { cataloguesOf, languagesWithCatalogues } from '#web/locales/catalogues-of.ts';
import { deskRenderers, memoRenderers, newsRenderers, notificationRenderers } from './facts.ts';

async function wordsIn(language: string): Promise<i18n> {
  const words = i18next.createInstance();
  await words.use(initReactI18next).init({
    lng: language,
    resources: { [language]: Object.fromEntries(cataloguesOf(language)) },
    interpolation: { escapeValue: false },
  });
  addFormats(words);
  return words;
}

const spoken = new Map(
  await Promise.all(languagesWithCatalogues.map(async (one) => [one, await wordsIn(one)] as const)),
);

/** Links in the words need a router. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), isServer: true });

function told(content: React.ReactNode, language: string): string {
  const words = spoken.get(language);
  if (!words) throw new Error(`nobody speaks ${language}`);
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={words}>
        <RouterContextProvider router={router}>{content}</RouterContextProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  )
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Names that are distinct whole words, so that they can be found in a sentence. */
const NAMES: Readonly<Record<string, string>> = {
  ...{
    player: 'Ole Lund',
    star: 'Nils Dahl',
    who: 'Sven Berg',
    manager: 'Ada',
    other: 'Gulls',
    others: 'Gulls',
    opponent: 'Gulls',
  },
  ...{
    team: 'Bears',
    home: 'Bears',
    away: 'Lynx',
    from: 'Wolves',
    league: 'Elite',
    paper: 'Courier',
    nation: 'Norway',
  },
};
/** Maximum number of list items, worded one at a time. */
const MAX_ITEMS = 100;
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 900_000];

interface JsonShape {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonShape[];
  oneOf?: JsonShape[];
  minimum?: number;
  maximum?: number;
  items?: JsonShape;
  properties?: Record<string, JsonShape>;
  required?: string[];
}

/** Returns the values that a parameter of this shape can have, plainest first. */
function valuesOf(name: string, shape: JsonShape): unknown[] {
  if (shape.const !== undefined) return [shape.const];
  if (shape.enum) return shape.enum;
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return choices.flatMap((one) => valuesOf(name, one));
  if (Array.isArray(shape.type)) return shape.type.flatMap((type) => valuesOf(name, { ...shape, type }));
  switch (shape.type) {
    case 'null':
      return [null];
    case 'boolean':
      return [false, true];
    case 'string':
      if (name === 'skill') return ['shooting'];
      if (shape.format === 'date-time') return ['2026-01-31T20:00:00.000Z'];
      return name === 'star' ? ['', NAMES['star']] : [NAMES[name] ?? `Some ${name}`];
    case 'integer':
    case 'number':
      return (/Id$|^id$|^day$|^season$/.test(name) ? [1, 2, 3, 4, 5, 6] : COUNTS).filter(
        (one) => one >= (shape.minimum ?? 0) && one <= (shape.maximum ?? Number.POSITIVE_INFINITY),
      );
    case 'array': {
      const items = valuesOf(name, shape.items ?? {});
      // Each alone, and the first three together.
      return [...items.slice(0, MAX_ITEMS).map((item) => [item]), items.slice(0, 3)];
    }
    case 'object':
      return combined(shape);
    default:
      throw new Error(`what can ${name} be? ${JSON.stringify(shape)}`);
  }
}

/** Returns plain parameters with one or two of them varied; an optional one may also be missing. */
function combined({ properties = {}, required = [] }: JsonShape): Record<string, unknown>[] {
  const choices = Object.entries(properties).map(([name, shape]): [string, unknown[]] => [
    name,
    [...valuesOf(name, shape), ...(required.includes(name) ? [] : [undefined])],
  ]);
  const plain = Object.fromEntries(choices.map(([name, values]) => [name, values.length > 2 ? values[2] : values[0]]));
  const turned = choices.flatMap(([name, values]) => values.map((value) => ({ ...plain, [name]: value })));
  const pairs = choices.flatMap(([one, ofOne], index) =>
    choices
      .slice(index + 1)
      .flatMap(([other, ofOther]) =>
        ofOne
          .slice(0, 6)
          .flatMap((first) => ofOther.slice(0, 6).map((second) => ({ ...plain, [one]: first, [other]: second }))),
      ),
  );
  return [plain, ...turned, ...pairs];
}

interface Said {
  kind: string;
  params: Record<string, unknown>;
  sentence: string;
}

/** The smallest numbers that occur, where that is not one. */
const LEAST: Readonly<Record<string, number>> = {
  ...{ 'game-recap.homeScore': 0, 'game-recap.awayScore': 0, 'league-leader.ahead': 0, 'president-elected.turnout': 0 },
  ...{ 'award-won.firsts': 0, 'award-won.ballots': 2, 'inducted.ballots': 2, 'builder-inducted.ballots': 2 },
  // News of streaks and milestones starts above these numbers.
  ...{ 'streak.games': 2, 'streak-ended.games': 2, 'milestone.value': 2, 'milestone.games': 2, 'title-won.value': 2 },
  ...{ 'league-leader.points': 2, 'preview.homePoints': 2, 'preview.awayPoints': 2, 'record-broken.before': 1 },
  // Twice the remaining seasons.
  'buyout.seasons': 2,
  // Below this the news does not give the count.
  'president-elected.votes': 2,
};
/** A part and the whole that it cannot exceed. */
const AMONG: Readonly<Record<string, string>> = { votes: 'turnout', firsts: 'ballots' };

/** Returns whether the parameters can occur: the shape allows some that are never stored. */
function isPlausible(kind: string, params: Record<string, unknown>): boolean {
  return Object.entries(params).every(([name, value]) => {
    if (typeof value !== 'number') return true;
    const whole = params[AMONG[name] ?? ''];
    // Elections with very few votes are reported without numbers.
    const isAmong = typeof whole !== 'number' || whole === 0 || value <= whole;
    return isAmong && value >= (LEAST[`${kind}.${name}`] ?? (name === 'turnout' ? 0 : 1));
  });
}

interface Said {
  kind: string;
  params: Record<string, unknown>;
  sentence: string;
}

const MAX_RENAMED = 40;
const MORE_NAMES = [' One', ' Two', ' Three', ' Four', ' Five'];

/** Returns the parameters with other names, which determine one of several wordings. */
function renamed(params: Record<string, unknown>): Record<string, unknown>[] {
  const names = new Set(Object.values(NAMES));
  return MORE_NAMES.map((more) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string' && names.has(value) && name !== 'league' ? `${value}${more}` : value,
      ]),
    ),
  );
}

/** Returns all sentences of a kind, each once. */
function sentencesOf(option: (typeof newsFact.options)[number], language: string): Said[] {
  const kind = nameOf(option);
  const said = new Map<string, Said>();
  const plain = combined(z.toJSONSchema(option.shape.params) as JsonShape);
  for (const params of [...plain, ...plain.slice(0, MAX_RENAMED).flatMap(renamed)]) {
    if (!isPlausible(kind, params)) continue;
    // Checked to be a fact of this kind.
    const fact = option.parse({ kind, params }) as NewsFact;
    const sentence = told(<FactWords of={newsRenderers} fact={fact} />, language);
    if (!said.has(sentence)) said.set(sentence, { kind, params, sentence });
  }
  return [...said.values()];
}

const read = new Map(
  languagesWithCatalogues.map((one) => [one, newsFact.options.flatMap((option) => sentencesOf(option, one))]),
);
const faultsOf = (language: string, isWrong: (said: Said) => boolean) =>
  (read.get(language) ?? []).filter(isWrong).map(({ kind, sentence }) => `${kind}: ${sentence}`);

/** Returns whether the fact, or an item of one of its lists, gives a subject this name. */
const isNamed = ({ params }: Said, name: string, called: string) =>
  new RegExp(`"${name}":\\[?"${called}"`).test(JSON.stringify(params));

/** Returns whether the text was written by a user, or is quoted as it is. */
const isQuoted = ({ kind }: Said) => kind === 'article';

describe.each(languagesWithCatalogues)('a news sentence in %s', (language) => {
  it('exists for every kind', () => {
    const kinds = new Set(read.get(language)?.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(newsFact.options.map(nameOf).sort());
  });

  it('is complete: no hole, no key, no double space, and one period at its end', () => {
    const broken =
      /\{\{|\}\}|undefined|null|NaN|\[object|\b[a-z]+[:.][a-z][\w-]+\b| {2}| [.,;:!?](?!\w)|[.,;:!?]{2}|^\s|\s$/;
    expect(faultsOf(language, (said) => broken.test(said.sentence))).toEqual([]);
    expect(faultsOf(language, (said) => !isQuoted(said) && !/^["“„\d\p{Lu}].*[.!?)]$/u.test(said.sentence))).toEqual(
      [],
    );
  });

  it('names injuries in the reader’s language', () => {
    const raw = /\((head|shoulder|ribs|back|groin|knee|leg|foot)\)/;
    expect(faultsOf(language, ({ sentence }) => language !== 'en' && raw.test(sentence))).toEqual([]);
  });

  it('names everyone its fact names', () => {
    const silent = faultsOf(
      language,
      (said) =>
        !isQuoted(said) &&
        Object.entries(NAMES).some(([name, called]) => isNamed(said, name, called) && !said.sentence.includes(called)),
    );
    expect(silent).toEqual([]);
  });
});

/** Facts outside the news, with their words, by sort. */
const OTHER_SORTS = [
  ['notification', notificationFact, notificationRenderers],
  ['line of the desk', deskFact, deskRenderers],
  ['transaction', memo, memoRenderers],
] as const;

describe.each(languagesWithCatalogues)('in %s', (language) => {
  it.each(OTHER_SORTS)('every %s is written without a hole or a key', (_sort, facts, renderers) => {
    const broken = /\{\{|\}\}|undefined|NaN|\[object|\b[a-z]+[:.][a-z][\w-]+\b/;
    const holes = facts.options.flatMap((option) => {
      const kind = nameOf(option) as keyof typeof renderers;
      const { Words } = renderers[kind] as { Words: ComponentType<object> };
      const shapes = combined(z.toJSONSchema(option.shape.params) as JsonShape).slice(0, MAX_RENAMED);
      const sentences = shapes.map((params) => told(createElement(Words, option.shape.params.parse(params)), language));
      return sentences.filter((sentence) => sentence === '' || broken.test(sentence)).map((one) => `${kind}: ${one}`);
    });
    expect(holes).toEqual([]);
  });
});

it('a trade is told with its assets, in the reader’s language', () => {
  const pick = { kind: 'pick', season: 4, round: 2, spot: null, isConditional: false } as const;
  const params = {
    team: 'Bears',
    others: ['Gulls', 'Lynx'],
    gets: [
      { kind: 'player', player: 'Ole Lund', playerId: 1 },
      { kind: 'rights', player: 'Nils Dahl', playerId: 2 },
    ] satisfies Traded[],
    gives: [pick, { ...pick, season: 5, round: 1, isConditional: true }, { ...pick, round: 3, spot: 45 }],
    tradeId: 7,
  };
  const say = (language: string) =>
    told(<FactWords of={newsRenderers} fact={newsFact.parse({ kind: 'trade', params })} />, language);
  expect(say('en')).toBe(
    'Trade: the Bears get Ole Lund and the rights to Nils Dahl from the Gulls and the Lynx for a 2027 2nd-round pick, ' +
      'a conditional 2028 1st-round pick, and a 2027 3rd-round pick (no. 45).',
  );
  expect(say('de')).toBe(
    'Trade zwischen Bears und Gulls und Lynx: Ole Lund und Rechte an Nils Dahl gegen Pick 2027 der 2. Runde, ' +
      'Pick 2028 der 1. Runde mit Bedingung und Pick 2027 der 3. Runde (Nr. 45).',
  );
});

describe('a news sentence in English', () => {
  const wrong = (pattern: RegExp) => faultsOf('en', ({ sentence }) => pattern.test(sentence));

  it('uses singular and plural correctly', () => {
    expect(wrong(/(?<![\d–#.,])\b1 (?!(of|straight|in)\b)\p{L}+s\b/u)).toEqual([]);
    expect(
      wrong(/\b(0|[2-9]|\d\d+) (game|day|goal|point|win|season|vote|year|shutout|ballot|assist|pick|reader)\b(?!-)/),
    ).toEqual([]);
    expect(
      wrong(/\d*(11|12|13)(st|nd|rd)\b|\b\d*(?<!1)(1(nd|rd|th)|2(st|rd|th)|3(st|nd|th)|[4-90](st|nd|rd))\b/),
    ).toEqual([]);
  });

  it('has the right article before vowels', () => {
    expect(wrong(/\ba [aeiou](?!n[ei])/i)).toEqual([]);
    expect(wrong(/\ban [^aeiou8]/i)).toEqual([]);
    expect(wrong(/\ba (8\d*|11|18)\b/)).toEqual([]);
  });

  it('gives each team its article, except in parentheses and lists', () => {
    const isList = ({ kind }: Said) => kind === 'power-ranking' || kind === 'off-season-movers';
    const bare = /(?<!\b[Tt]he |\()\b(Bears|Lynx|Gulls|Wolves)\b/;
    expect(faultsOf('en', (said) => !isList(said) && bare.test(said.sentence))).toEqual([]);
  });

  it('treats a team as plural, and a league as singular', () => {
    expect(
      wrong(
        /(?<!of (the )?)\b(Bears|Lynx|Gulls|Wolves) (is|has|was|does|beats|wins|loses|signs|claims|takes|gets|buys|hosts|keeps|calls|leads|ends)\b/,
      ),
    ).toEqual([]);
    expect(wrong(/\bElite (are|have|were)\b/)).toEqual([]);
  });

  it('calls players "he" and all others "they", and addresses no reader', () => {
    expect(wrong(/\b(she|her|hers)\b/i)).toEqual([]);
    expect(wrong(/\b(you|your|yours|we|our|I)\b/)).toEqual([]);
    const isOfPlayer = ({ params }: Said) => 'player' in params || 'winner' in params || 'who' in params;
    expect(faultsOf('en', (said) => !isOfPlayer(said) && /\b(he|his|him)\b/.test(said.sentence))).toEqual([]);
  });

  it('differs for every two kinds', () => {
    const bySentence = Map.groupBy(
      (read.get('en') ?? []).filter((said) => !isQuoted(said)),
      ({ sentence }) => sentence,
    );
    const shared = [...bySentence].filter(([, said]) => new Set(said.map(({ kind }) => kind)).size > 1);
    expect(shared.map(([sentence]) => sentence)).toEqual([]);
  });
});
