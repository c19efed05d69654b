/** Tests what automatic checks find, and what they let pass. */
import { describe, expect, it } from 'vitest';
import { BURST, DUPLICATES, NEWCOMER } from '#domains/moderation/constants.ts';
import { canLookAlike, findingsAmong, findingsOf, keyOf, type Remembered } from '#domains/moderation/rules/checks.ts';
import { listsWith, unmask } from '#domains/moderation/rules/lists.ts';
import { DAY_MS, MINUTE_MS } from '#platform/clock/milliseconds.ts';

const LISTS = listsWith({ words: ['zamboni thief'], hosts: ['Casino.example'] });
const checksOf = (text: string) => findingsOf(text, LISTS).map(({ check }) => check);
const slur = unmask('avttre');

describe('the words of a text', () => {
  it.each([
    [slur, 'words'],
    [`You ${slur.toUpperCase()}!`, 'words'],
    [slur.replace('i', '1'), 'words'],
    // A Cyrillic letter that looks the same.
    [slur.replace('e', 'е'), 'words'],
    [unmask('xvyy lbhefrys'), 'words'],
    [unmask('oevat qvpu hz'), 'words'],
    ['What a Zamboni   thief', 'words'],
    ['Double your pucks today', 'scam'],
    ['Free pucks, just click here', 'scam'],
    ['Please send me your password', 'scam'],
    ['Schick mir dein Passwort', 'scam'],
    ['Verkaufe Pucks, zahl per PayPal', 'scam'],
    ['Join https://t.me/freepucks', 'links'],
    ['look: www.bit.ly/3xYz', 'links'],
    ['https://play.casino.example/win', 'links'],
  ])('are found: %s', (text, check) => {
    expect(checksOf(text)).toEqual([check]);
  });

  it.each([
    'Your power play is garbage and your goalie is a sieve, see you in the finals',
    'We killed yourself-inflicted penalties all night',
    'What a snigger-worthy trade, he knew it was niggardly',
    'A chink in the armor, spic and span passing',
    'Free agents click with the coach; cheap contracts win cups',
    'Selling my backup for a second-round pick, send me your offer',
    'Sag mir dein Angebot, ich verkaufe meinen zweiten Torwart',
    'I will double your offer for the rookie',
    'Contact me about the trade, my password is safe',
    'https://rinkside.example/trade/7 and https://rinkside.example/game/12?tab=chat',
    'Not a link: habit.ly/x, about.me/joe',
    `> ${slur}\nThat is not how we talk here.`,
    '> Double your pucks today\nReported.',
    '[[player:12]] for [[pick:40]]?',
  ])('pass: %s', (text) => {
    expect(checksOf(text)).toEqual([]);
  });
});

const LONG = 'Come and see what I have for you, the best deal in all the leagues';
const NOW = 100 * DAY_MS;
const said = (place: number, minutes: number, more: Partial<Remembered> = {}): Remembered => ({
  ...{ isOwn: true, key: '', place: `/trade/${place}`, at: NOW - minutes * MINUTE_MS },
  ...more,
});
const many = (count: number, more: (index: number) => Remembered) => Array.from({ length: count }, (_, n) => more(n));
const judge = (texts: readonly Remembered[], since = 0) => {
  const [latest, ...earlier] = texts.toReversed();
  if (!latest) throw new Error('there is nothing to judge');
  return findingsAmong(latest, earlier, { since, now: NOW });
};

describe('a user’s recent texts', () => {
  it('are recognized in any spacing, unless short or quoted', () => {
    expect(keyOf(`${LONG}!!`)).toBe(keyOf(LONG.toUpperCase().replaceAll(' ', '  ')));
    expect(keyOf('GOAL!!!')).toBe('');
    expect(keyOf(`> ${LONG}\nNo.`)).toBe('');
  });

  it('are matched when a household repeats them in many places, once per number of places', () => {
    const key = keyOf(LONG);
    const same = (n: number) => said(n, 60 * n, { key, isOwn: n % 2 === 0 });
    expect(judge(many(DUPLICATES.places - 1, same).reverse())).toEqual([]);
    expect(judge(many(DUPLICATES.places, same).reverse())).toEqual([
      { check: 'duplicates', found: [], places: DUPLICATES.places },
    ]);
    expect(judge(many(DUPLICATES.places + 1, same).reverse())).toEqual([]);
    expect(judge(many(DUPLICATES.places + 2, () => said(1, 5, { key })))).toEqual([]);
  });

  it('are matched in more places than a user follows, but not in one lively chat', () => {
    expect(judge(many(BURST.places - 1, (n) => said(n, 1)))).toEqual([]);
    expect(judge(many(BURST.places, (n) => said(n, 1)))).toMatchObject([{ check: 'burst' }]);
    expect(judge(many(BURST.places, (n) => said(n, BURST.minutes * n)).reverse())).toEqual([]);
    expect(judge(many(100, () => said(1, 1)))).toEqual([]);
  });

  it('are checked more closely for a new account', () => {
    const texts = many(NEWCOMER.places, (n) => said(n, 5 * n)).reverse();
    expect(judge(texts, NOW - DAY_MS)).toMatchObject([{ check: 'newcomer', places: NEWCOMER.places }]);
    expect(judge(texts, NOW - NEWCOMER.days * DAY_MS)).toEqual([]);
  });
});

it('a short name does not match another one', () => {
  expect(canLookAlike('Bob')).toBe(false);
  expect(canLookAlike('Boob')).toBe(false);
  expect(canLookAlike('Bobby')).toBe(true);
});
