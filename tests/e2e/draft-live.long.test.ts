/** The live draft on a phone: the manager's first pick, and the next one by the list after they leave. */
import { openDraft } from './live-draft.ts';
import { axeFaults, SIZES, takePicture } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { activate, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';

// It holds a draft, so it needs its own server.
test.use({ game: 'draft-live' });

const DRAWN = /^Pick (.*)$/;

test('a manager drafts in the first round on a phone, leaves, and gets the first player on their list in the second', async ({
  page,
  server,
  admin,
}) => {
  const manager = await takeClub(await activate(await register(server.url, 'Saara Puro')));
  await admin.api.send('PUT', '/api/draft/clock', { seconds: 10 });
  await openDraft(server, { leagueId: manager.team.leagueId, clubId: manager.team.clubId });
  await page.context().addCookies(manager.session.cookies);
  await page.setViewportSize(SIZES.phone);
  const watch = watchPage(page);

  // A prospect from further down the rankings, whom no scouts put first.
  await page.goto('/office/draft-center?tab=DraftPreferences');
  const put = page.getByRole('button', { name: /^Put .* on your list$/ }).nth(7);
  const wanted = /^Put (.*) on your list$/.exec((await put.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await put.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Preferences saved.')).toBeVisible();

  await page.goto('/office/draft-center?tab=Live');
  await expect(page.getByText('You are on the clock.')).toBeVisible();
  await takePicture(page, 'draft-live-phone');
  expect(await axeFaults(page)).toEqual([]);
  const others = page.getByRole('button', { name: DRAWN });
  // Any remaining prospect can be chosen, not only the first on the board: goalies alone, then more of all positions.
  await page.getByLabel('Position', { exact: true }).selectOption('G');
  const goalies = page.getByRole('list', { name: 'Best available on your board' }).getByRole('listitem');
  await expect(goalies.filter({ hasNotText: 'G' })).toHaveCount(0);
  await page.getByLabel('Position', { exact: true }).selectOption('');
  await expect(others).toHaveCount(15);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(others).toHaveCount(30);
  const names = await others.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  // A prospect that the board would not have shown at first.
  const first =
    names
      .slice(20)
      .map((name) => DRAWN.exec(name)?.[1] ?? '')
      .find((name) => name !== wanted) ?? '';
  await page.getByRole('button', { name: `Pick ${first}` }).click();
  await expect(page.getByText(`You drafted ${first}.`)).toBeVisible();
  const made = page.getByRole('region', { name: 'Last picks' }).getByRole('listitem');
  await expect(made.filter({ hasText: first.split(' ').at(-1) ?? '' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(SIZES.phone.width);

  // The second pick is on the clock, and the manager is not there.
  await page.goto('about:blank');
  await expect
    .poll(
      async () => {
        const drafted = await manager.api.get<{
          data: { picks: { spot: number; player: { lastname: string } | null }[] };
        }>(`/api/leagues/${manager.team.leagueId}/draft`);
        return drafted.data.picks.find(({ spot }) => spot === 2)?.player?.lastname ?? null;
      },
      { timeout: 300_000, message: 'the clock runs down' },
    )
    .toBe(wanted.split(' ').at(-1));
  await page.goto('/office/draft-center?tab=MyPicks');
  for (const name of [first, wanted]) await expect(page.getByText(name.split(' ').at(-1) ?? '').first()).toBeVisible();
  expect(watch.faults()).toEqual([]);
});
