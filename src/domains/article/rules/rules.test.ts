import { expect, it } from 'vitest';
import { MAX_EMBEDS, MAX_PAID_READERS, PAY_PER_READER } from '#domains/article/constants.ts';
import { checkArticle, checkReferences } from './draft.ts';
import { payFor } from './pay.ts';

const BODY = 'The Bears won a game that they had lost twice, and nobody knows how.';
const HEADLINE = 'Bears come back';

it('an article needs a headline and a body, and letters that can be seen in their order', () => {
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

it('an article holds only so many drawings and names', () => {
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
  const known = {
    players: new Set([1]),
    teams: new Set<number>(),
    games: new Set<number>(),
    leagues: new Set([3]),
    interviews: new Set<number>(),
  };
  expect(checkReferences(checked.references, known)).toEqual({ ok: true });
  expect(checkReferences(checked.references, { ...known, leagues: new Set() })).toMatchObject({
    code: 'article.unknown-reference',
    facts: { what: 'league 3' },
  });
});

it('papers pay for each reader, up to a limit a day', () => {
  expect(payFor(0)).toBe(0);
  expect(payFor(3)).toBe(3 * PAY_PER_READER);
  expect(payFor(MAX_PAID_READERS + 500)).toBe(MAX_PAID_READERS * PAY_PER_READER);
});
