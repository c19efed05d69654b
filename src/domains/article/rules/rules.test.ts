import { expect, it } from 'vitest';
import { MAX_PAID_READERS, PAY_PER_READER } from '#domains/article/constants.ts';
import { MAX_EMBEDS } from '#domains/discussion/constants.ts';
import { checkArticle, checkReferences } from './draft.ts';
import { payFor } from './pay.ts';

const BODY = 'The Bears won a game that they had lost twice, and nobody knows how.';
const HEADLINE = 'Bears come back';

it('an article needs a headline and a body, with visible letters in reading order', () => {
  expect(checkArticle({ headline: HEADLINE, body: BODY })).toMatchObject({ ok: true });
  expect(checkArticle({ headline: 'Bears', body: BODY })).toMatchObject({ code: 'article.headline-short' });
  expect(checkArticle({ headline: HEADLINE, body: 'They won.' })).toMatchObject({ code: 'article.too-short' });
  expect(checkArticle({ headline: `${HEADLINE}\u200B`, body: BODY })).toMatchObject({
    code: 'article.words-not-allowed',
  });
  expect(checkArticle({ headline: HEADLINE, body: `${BODY}\u202E` })).toMatchObject({
    code: 'article.words-not-allowed',
  });
});

it('an article holds a limited number of embeds and mentions', () => {
  const drawings = Array.from({ length: MAX_EMBEDS + 1 }, () => '[[game:1]]').join('\n');
  expect(checkArticle({ headline: HEADLINE, body: `${BODY}\n${drawings}` })).toMatchObject({
    code: 'article.too-many-embeds',
  });
  const names = Array.from({ length: 31 }, (_, index) => `[[player:${index + 1}]]`).join(' ');
  expect(checkArticle({ headline: HEADLINE, body: `${BODY} ${names}` })).toMatchObject({
    code: 'article.too-many-mentions',
  });
});

it('an article refers only to what exists', () => {
  const checked = checkArticle({ headline: HEADLINE, body: `${BODY} [[player:1]]\n[[standings:3]]` });
  if (!checked.ok) throw new Error('the article is fine');
  const nothing = new Set<number>();
  const known = {
    players: new Set([1]),
    teams: nothing,
    persons: nothing,
    users: nothing,
    nations: nothing,
    federations: nothing,
    games: nothing,
    leagues: new Set([3]),
    cups: nothing,
    picks: nothing,
    interviews: nothing,
  };
  expect(checkReferences(checked.references, known)).toEqual({ ok: true });
  expect(checkReferences(checked.references, { ...known, leagues: new Set() })).toMatchObject({
    code: 'article.unknown-reference',
    facts: { what: 'league 3' },
  });
});

it('an article names only people, users, nations, federations, leagues and games that exist', () => {
  const body = `${BODY} [[person:4]] [[user:9]] [[nation:2]] [[federation:2]] [[league:1]] [[game:55]]`;
  const checked = checkArticle({ headline: HEADLINE, body });
  if (!checked.ok) throw new Error('the article is fine');
  const nothing = new Set<number>();
  const known = {
    players: nothing,
    teams: nothing,
    persons: new Set([4]),
    users: new Set([9]),
    nations: new Set([2]),
    federations: new Set([2]),
    games: new Set([55]),
    leagues: new Set([1]),
    cups: nothing,
    picks: nothing,
    interviews: nothing,
  };
  expect(checkReferences(checked.references, known)).toEqual({ ok: true });
  for (const [kind, what] of [
    ['persons', 'person 4'],
    ['users', 'user 9'],
    ['nations', 'nation 2'],
    ['federations', 'federation 2'],
    ['leagues', 'league 1'],
    ['games', 'game 55'],
  ])
    expect(checkReferences(checked.references, { ...known, [kind as keyof typeof known]: nothing })).toMatchObject({
      code: 'article.unknown-reference',
      facts: { what },
    });
});

it('papers pay for each reader, up to a daily limit', () => {
  expect(payFor(0)).toBe(0);
  expect(payFor(3)).toBe(3 * PAY_PER_READER);
  expect(payFor(MAX_PAID_READERS + 500)).toBe(MAX_PAID_READERS * PAY_PER_READER);
});
