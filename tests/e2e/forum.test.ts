/**
 * A topic is read from the first unread post to its end, and the author of a post with a live box score is quoted and notified.
 */
import { turn } from './controls.ts';
import { activate, type Person, register } from './people.ts';
import { expect, test } from './rink.ts';
import { expectFine, type Seat, takeSeat } from './seats.ts';

const POSTS_EACH = 9;

/** Fills a topic with posts, by others as well; the author can post twice more on that day. @returns the topic */
async function fillTopic(author: Seat, others: readonly Person[]): Promise<number> {
  const { data } = await author.api.get<{ data: { id: number; kind: string }[] }>('/api/forum/categories');
  const categoryId = data.find(({ kind }) => kind === 'hockey')?.id;
  const { data: topic } = await author.api.send<{ data: { topicId: number } }>('POST', '/api/forum/topics', {
    categoryId,
    title: `Rolling four lines, says ${author.name}`,
    text: '## My shifts\n\nForty-five seconds, and **nobody** complains.\n\n- more for line two\n- ||less for line one||',
    poll: {
      question: 'How many lines do you roll?',
      options: ['Three', 'Four'],
      isMultiple: false,
      isPublic: true,
      days: 3,
    },
  });
  for (const by of [author, ...others])
    for (let at = by === author ? 1 : 0; at < POSTS_EACH; at++)
      await by.api.send('POST', `/api/forum/topics/${topic.topicId}/posts`, { text: `Shift ${at} of ${by.name}` });
  return topic.topicId;
}

const post = ({ page }: Seat, number: number) => page.getByRole('listitem', { name: new RegExp(`^Post ${number} by`) });
const field = ({ page }: Seat) => page.getByRole('textbox', { name: 'Post', exact: true });

test('a manager on a phone reads a topic from the first unread post, writes one with a box score, and is quoted and notified', async ({
  browser,
  server,
  season,
}) => {
  const vera = await takeSeat(browser, server.url, 'Vera Lind', 'phone');
  const nils = await takeSeat(browser, server.url, 'Nils Falk', 'desktop');
  const third = await activate(await register(server.url, 'Otto Ek'));
  const others = [third, nils];
  const id = await fillTopic(vera, others);
  const title = `Rolling four lines, says ${vera.name}`;
  // Nils has written the last ones. Vera has read up to hers.
  const reader = vera;
  const firstUnread = POSTS_EACH + 1;

  await test.step('she resumes where she stopped', async () => {
    await reader.page.goto('/forum');
    await expect(reader.page.getByRole('link', { name: 'Hockey talk' })).toBeVisible();
    await expectFine(reader, 'forum');
    await reader.page.getByRole('link', { name: 'Hockey talk' }).click();
    await expect(reader.page.getByRole('link', { name: '18 new' })).toBeVisible();
    await expectFine(reader, 'forum-category');
    await reader.page.getByRole('link', { name: title }).click();
    await expect(post(reader, firstUnread).getByText('New', { exact: true })).toBeVisible();
    await expect(post(reader, firstUnread)).toBeInViewport();
    await expect(post(reader, firstUnread + 12)).not.toBeInViewport();
    await expectFine(reader, 'forum-topic');
  });
  await test.step('to the end, on the next page', async () => {
    await post(reader, 25).scrollIntoViewIfNeeded();
    await reader.page.getByRole('link', { name: 'Next page' }).last().click();
    await expect(post(reader, 27)).toBeVisible();
    await post(reader, 27).scrollIntoViewIfNeeded();
    await expect
      .poll(async () => (await reader.api.get<{ data: { isUnread: boolean } }>(`/api/forum/topics/${id}`)).data)
      .toMatchObject({ isUnread: false, firstUnread: null });
    await reader.page.getByRole('link', { name: '← Hockey talk' }).click();
    await expect(reader.page.getByRole('link', { name: title })).toBeVisible();
    await expect(reader.page.getByRole('link', { name: '18 new' })).toHaveCount(0);
  });
  await test.step('she votes, and sees the votes', async () => {
    await reader.page.getByRole('link', { name: title }).click();
    await turn(reader.page.getByRole('radio', { name: 'Four' }), 'on');
    await reader.page.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(reader.page.getByText('Four (your vote)')).toBeVisible();
  });
  await test.step('he writes a post with a live box score', async () => {
    await nils.page.goto(`/forum/topic/${id}`);
    await field(nils).fill(`**See** what four lines do:\n[[game:${season.sights.playedGameId}]]`);
    await nils.page.getByRole('button', { name: 'Preview' }).click();
    await expect(nils.page.getByRole('heading', { name: 'Box score' })).toBeVisible();
    await expectFine(nils, 'forum-writing');
    await nils.page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(post(nils, 28).getByRole('heading', { name: 'Box score' })).toBeVisible();
    await expect(field(nils)).toHaveValue('');
  });
  await test.step('she is told while she reads, and quotes him', async () => {
    await reader.page.getByRole('button', { name: '1 new post' }).click();
    await expect(post(reader, 28)).toBeInViewport();
    await post(reader, 28).getByRole('button', { name: 'Cheer: 0' }).click();
    await expect(post(reader, 28).getByRole('button', { name: 'Cheer: 1' })).toBeVisible();
    await reader.page.getByRole('button', { name: 'Quote post 28' }).click();
    await expect(field(reader)).toHaveValue(new RegExp(`^> \\*\\*${nils.name}, #28\\*\\*`));
    await field(reader).press('End');
    await field(reader).pressSequentially('Nice game.');
    await field(reader).press('Control+Enter');
    await expect(post(reader, 29)).toContainText('Nice game.');
    await expect(post(reader, 29)).toContainText(`in reply to ${nils.name}, #28`);
  });
  await test.step('he is notified, and finds the quote', async () => {
    await nils.page.goto('/notifications');
    const told = nils.page.getByRole('listitem').filter({ hasText: `${vera.name} answered your post` });
    await told.getByRole('link', { name: 'Open' }).click();
    await expect(post(nils, 29)).toBeInViewport();
    await expect(post(nils, 29).getByRole('blockquote')).toContainText(`${nils.name}, #28`);
    await expectFine(nils, 'forum-quoted');
    await nils.page.goto('/forum?tab=mine');
    await expect(nils.page.getByText('1 reply').first()).toBeVisible();
    await expectFine(nils, 'forum-mine');
  });
  await test.step('what she keeps is among her bookmarks, and words are found', async () => {
    const isKept = reader.page.waitForResponse((response) => response.url().endsWith('/bookmark'));
    await reader.page.getByRole('button', { name: 'Bookmark post 28' }).click();
    await isKept;
    await reader.page.goto('/forum?tab=bookmarks');
    await expect(reader.page.getByRole('link', { name: title })).toBeVisible();
    await reader.page.goto('/forum');
    await reader.page.getByRole('searchbox', { name: 'Search posts' }).fill('complains');
    await reader.page.getByRole('textbox', { name: 'Author' }).fill(vera.name);
    await reader.page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(reader.page.getByText('complains')).toBeVisible();
    await expectFine(reader, 'forum-search');
  });
  for (const { watch } of [vera, nils]) expect(watch.faults()).toEqual([]);
});
