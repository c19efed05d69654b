/** A world's history and rewards: camps, rewards, records, votes, reactions, leaderboards. */
import { turn } from './controls.ts';
import { settled, watchPage } from './page-watch.ts';
import { activate, register, takeClub } from './people.ts';
import { expect, SEASON, test } from './rink.ts';
import { advanceWorld, awaitMorning } from './world.ts';

// It moves the clock, which tests of the shared game must not.
test.use({ game: SEASON });

/** Enough for wins, power-play goals and the like. */
const DAYS = 10;

interface Claimed {
  data: { count: number };
}

test('a manager plans a camp, reads its report, claims rewards, and looks up names in record books and ballots', async ({
  page,
  server,
  admin,
}) => {
  const manager = await takeClub(await activate(await register(server.url, 'Ruth Okoye')));
  await page.context().addCookies(manager.session.cookies);
  const watch = watchPage(page);

  await test.step('invites to the development camp, and chooses what it works on', async () => {
    await page.goto('/club/camps');
    const camp = page.getByRole('region', { name: 'Development camp' });
    await camp.getByLabel('Focus').selectOption({ label: 'Skating' });
    await camp.getByRole('button', { name: 'Choose players' }).click();
    const invited = camp.getByRole('list', { name: 'Invitations' }).getByRole('checkbox', { checked: true });
    const before = await invited.count();
    await invited.first().click();
    await expect(invited).toHaveCount(before - 1);
    await camp.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Camp saved.')).toBeVisible();
    await page.reload();
    await expect(camp.getByText(new RegExp(`^${before - 1} of \\d+ places taken$`))).toBeVisible();
  });

  await advanceWorld(admin, 'phase');
  await advanceWorld(admin, 'day', DAYS);
  await awaitMorning(admin);

  await test.step('reads who stood out there', async () => {
    await page.goto('/club/camps');
    const report = page.getByRole('region', { name: 'Development camp' });
    await expect(report.getByRole('heading', { name: /^Report .+: Skating$/ })).toBeVisible();
    await expect(report.getByRole('row').nth(1)).toContainText(/\+0\.\d\d/);
  });

  await test.step('claims one reward on its own, and all others at once', async () => {
    await page.goto('/quests?category=games');
    const ready = page.getByText('Ready to claim').locator('..');
    const { data } = await manager.api.get<{ data: { quests: { state: string }[] } }>('/api/quests');
    const waiting = data.quests.filter(({ state }) => state === 'ready').length;
    expect(waiting).toBeGreaterThan(2);
    await page
      .getByRole('button', { name: /^Claim the reward: / })
      .first()
      .click();
    await expect(page.getByText(/^\d+ pucks? gained\.$/).first()).toBeVisible();
    await expect(ready).toContainText(String(waiting - 1));
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/quests/claims/all'));
    await page.getByRole('button', { name: 'Claim all' }).click();
    // Rewards beyond the day's limit wait.
    const claimed = (await answered).status() === 200 ? ((await (await answered).json()) as Claimed).data.count : 0;
    await expect(ready).toContainText(String(waiting - 1 - claimed));
    await page.goto('/puck/transactions?type=quest-reward');
    await expect(page.getByText(/^Reward of a quest: /)).toHaveCount(1 + claimed);
  });

  await test.step('finds who holds a record, in the whole world and with own teams', async () => {
    await page.goto('/world/records');
    const rows = page.getByRole('group', { name: 'Records' }).getByRole('row');
    await page.getByLabel('Statistic').selectOption({ label: 'Goals' });
    await page.getByLabel('Scope').selectOption({ label: 'In a season' });
    await page.getByLabel('Season type').selectOption({ label: 'Regular season' });
    await expect(page).toHaveURL(/season_type=regular/);
    await expect(rows).toHaveCount(11);
    const goals = async () => Number(await rows.nth(1).getByRole('cell').first().textContent());
    const ofAll = await goals();
    await turn(page.getByLabel('Set with my teams'), 'on');
    await expect.poll(goals).toBeLessThanOrEqual(ofAll);
    await page.getByLabel('Era').selectOption({ label: 'This season' });
    await expect(page).toHaveURL(/era=current/);
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(page).toHaveURL(/\/world\/records$/);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
  });

  await test.step('reads how writers voted on the goalie of the last season', async () => {
    await page.goto('/world/awards');
    // The votes of the award before, which may have a goalie too, are replaced when these have arrived, and open ones would close.
    const arrives = page.waitForResponse((response) => response.url().includes('award=goalie'));
    await page.getByLabel('Award').selectOption({ label: 'Best goalie' });
    await arrives;
    await settled(page);
    await expect(page).toHaveURL(/award=goalie/);
    const vote = page.getByRole('region', { name: /: the vote$/i });
    const goalie = vote.getByText(/\d+ GP, \d+ W, \.\d{3}, \d\.\d\d GAA, \d+ SO/).first();
    await expect(goalie).toBeAttached();
    await page.getByText(/^How \d+ writers voted$/).click();
    await expect(page.getByText('Writer of').first()).toBeVisible();
    await expect(goalie).toBeVisible();
  });

  await test.step('cheers for a piece of news, and takes it back', async () => {
    await page.goto('/club/news');
    const cheer = page
      .getByRole('list', { name: 'Reactions' })
      .first()
      .getByRole('button', { name: /^Cheer/ });
    await cheer.click();
    await expect(cheer).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(cheer).toHaveAttribute('aria-pressed', 'true');
    await cheer.click();
    await expect(cheer).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('is on the leaderboards, with achievements', async () => {
    await page.goto('/leaderboard/overview');
    await page.getByRole('main').getByRole('link', { name: 'Achievements', exact: true }).click();
    await expect(page.getByRole('row', { name: /Ruth Okoye/ })).toContainText(/\d+/);
    await page.getByRole('link', { name: 'Ruth Okoye' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ruth Okoye' })).toBeVisible();
  });
  expect(watch.faults()).toEqual([]);
});
