import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeOf } from '#web/features/rookie/helped.ts';
import rookieWords from '#web/features/rookie/words.ts';
import { cataloguesOf, languagesWithCatalogues } from '#web/locales/catalogues-of.ts';
import { flatWords } from '#web/locales/complete.ts';
import { SCREEN_FILES } from '../../../../tests/e2e/screen-files.ts';
import { CHAPTERS, chapterAbout, type SectionId } from './chapters.ts';
import { findSections } from './find.ts';
import { NUMBERS } from './numbers/all.ts';
import words from './words.ts';

/**
 * The section about each feature. A new feature fails the test below until the handbook has a section about it.
 * Features without rules of their own, such as the frame of all screens, have none.
 */
const TOLD_IN: Readonly<Record<string, SectionId | null>> = {
  achievement: 'achievements',
  actors: 'careers',
  admin: 'decisions',
  agent: 'agents',
  appointment: 'decisions',
  article: 'reporters',
  auth: 'login',
  awards: 'awards',
  banana: 'bananaDay',
  board: 'board',
  camp: 'camps',
  cap: 'cap',
  card: 'cards',
  championship: 'championship',
  club: 'job',
  coach: 'coaches',
  competition: 'cups',
  contracts: 'talks',
  cup: 'cups',
  desk: 'job',
  discipline: 'discipline',
  discussion: 'posts',
  draft: 'draftClass',
  election: 'elections',
  facilities: 'facilities',
  federation: 'membership',
  finances: 'gate',
  follow: 'following',
  forum: 'topics',
  'free-agency': 'frenzy',
  friend: 'friends',
  game: 'gameNight',
  guide: null,
  'hall-of-fame': 'hall',
  help: null,
  history: 'records',
  home: 'job',
  horn: 'horns',
  hosting: 'hosting',
  interview: 'reporters',
  job: 'jobs',
  layout: null,
  leaderboard: 'rating',
  league: 'promotion',
  lineups: 'lines',
  markup: 'posts',
  mascot: null,
  mentor: 'newManagers',
  menu: null,
  message: 'conversations',
  moderation: 'reporting',
  restriction: 'reporting',
  morning: 'firstHour',
  nations: 'points',
  news: 'news',
  notifications: 'notices',
  'opens-later': null,
  passkey: 'login',
  person: 'careers',
  player: 'skills',
  premium: 'premium',
  presence: 'online',
  president: 'elections',
  probation: 'newManagers',
  proposal: 'voting',
  puck: 'pucks',
  purchase: 'pucks',
  purse: 'purse',
  push: 'notices',
  quest: 'quests',
  raffle: 'raffles',
  withdrawal: 'withdrawals',
  records: 'records',
  referral: 'referral',
  reminder: 'notices',
  'report-sale': 'reportMarket',
  reporter: 'reporters',
  rookie: 'firstHour',
  roster: 'moves',
  rumor: 'rumors',
  'saved-search': 'people',
  scout: 'looks',
  scrimmage: 'scrimmages',
  search: 'people',
  season: 'calendar',
  'season-review': 'news',
  settings: 'account',
  shop: 'shop',
  shortlist: 'depth',
  sponsorship: 'sponsorship',
  stats: 'reports',
  stories: null,
  'text-template': 'premium',
  trade: 'offers',
  training: 'plans',
  trouble: 'trouble',
  user: 'people',
  'version-history': null,
  world: 'day',
};

const open = SCREEN_FILES.filter(({ data }) => data.opensLater === undefined).map(({ path }) => path);
const used = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** Numbers from two on spelled out, by language. */
const SPELLED: Readonly<Record<string, RegExp>> = {
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|twice|dozen)\b/i,
  de: /\b(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|hundert|tausend|Million|zweimal|doppelt|Dutzend)\b/i,
};
/** Returns a text without names that contain numbers. */
const withoutNames = (text: string) => text.replace(/U21/g, '');

/** Returns all texts of the handbook and the help about the game, by key. */
function textsOf(language: string): (readonly [string, string])[] {
  const parts = { guide: /^(section|title)\//, help: /^(question|answer)\//, rookie: /^help\// };
  return Object.entries(parts).flatMap(([namespace, keys]) =>
    [...flatWords(cataloguesOf(language).get(namespace) ?? {})].filter(([key]) => keys.test(key)),
  );
}

describe('the handbook', () => {
  it.each(languagesWithCatalogues)('hard-codes no number in %s: each comes from a game constant', (language) => {
    const texts = textsOf(language);
    expect(texts.length).toBeGreaterThan(open.length);
    for (const [key, text] of texts) {
      const said = withoutNames(text).replace(/\{\{\w+\}\}/g, '');
      expect(said, key).not.toMatch(/\d/);
      expect(said, key).not.toMatch(SPELLED[language] ?? /^$/);
    }
    expect(Object.keys(SPELLED)).toEqual(expect.arrayContaining([...languagesWithCatalogues]));
  });

  it('takes each number from a constant', () => {
    const folder = new URL('numbers/', import.meta.url);
    for (const file of readdirSync(folder)) {
      const code = withoutNames(readFileSync(new URL(file, folder), 'utf8'));
      expect(code.slice(code.lastIndexOf('export const')), file).not.toMatch(/\d/);
    }
  });

  it('shows every number it has, has every number it shows, and none is broken', () => {
    const names = new Set(Object.values(words.section).flatMap(used));
    expect([...names].sort()).toEqual(Object.keys(NUMBERS).sort());
    for (const [name, { value }] of Object.entries(NUMBERS)) expect(Number.isFinite(value), name).toBe(true);
    for (const [key, text] of textsOf('en')) for (const name of used(text)) expect(NUMBERS, key).toHaveProperty(name);
  });

  it('answers each common question', () => {
    const of = (part: string) =>
      textsOf('en').flatMap(([key]) => (key.startsWith(`${part}/`) ? [key.slice(part.length + 1)] : []));
    expect(of('answer')).toEqual(of('question'));
  });

  it('has each section in exactly one chapter, with a title', () => {
    const listed = CHAPTERS.flatMap((chapter) => chapter.sections);
    expect([...listed].sort()).toEqual(Object.keys(words.section).sort());
    expect(Object.keys(words.title).sort()).toEqual(Object.keys(words.section).sort());
    expect(CHAPTERS.map(({ id }) => id)).toEqual(Object.keys(words.chapter));
  });

  it('has every open screen in exactly one chapter, and no other', () => {
    expect(CHAPTERS.flatMap(({ screens }) => screens).sort()).toEqual([...open].sort());
    expect(chapterAbout('/club/lineups')?.id).toBe('lineups');
    expect(chapterAbout('/no/such/screen')).toBeUndefined();
  });

  it('has short help for every open screen', () => {
    expect(Object.keys(rookieWords.help).sort()).toEqual([...open].sort());
    expect(new Set(open.map(placeOf)).size).toBe(open.length);
  });

  it('has a section about every feature', () => {
    const folder = new URL('..', import.meta.url);
    const features = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(features.map(({ name }) => name).sort()).toEqual(Object.keys(TOLD_IN).sort());
  });
});

describe('a handbook search', () => {
  const all = [
    { id: 'waivers', title: 'Waivers', text: 'Who goes down is on waivers.' },
    { id: 'moves', title: 'Moves', text: 'Call up, send down; some clear WAIVERS first.' },
    { id: 'cap', title: 'Salary cap', text: 'Nobody is over it. Café.' },
  ];

  it('finds words in any case and without accents, titles first', () => {
    expect(findSections(all, 'waivers').map(({ id }) => id)).toEqual(['waivers', 'moves']);
    expect(findSections(all, 'CAFE').map(({ id }) => id)).toEqual(['cap']);
  });

  it('requires every word, and finds nothing for an empty query', () => {
    expect(findSections(all, 'clear waivers').map(({ id }) => id)).toEqual(['moves']);
    expect(findSections(all, '  ')).toEqual([]);
    expect(findSections(all, 'zamboni')).toEqual([]);
  });
});
