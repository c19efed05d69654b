/** A manager at his board: by mouse, by keyboard, and with somebody else at it at the same time. */
import type { Page } from '@playwright/test';
import type { LineupView } from '#domains/lineups/contract.ts';
import { watchPage } from './page-watch.ts';
import type { Manager } from './people.ts';
import { expect, test } from './rink.ts';

const lineupOf = async ({ api, team }: Manager) =>
  (await api.get<{ data: LineupView }>(`/api/teams/${team.id}/lineup`)).data;

/** Brings the stored lineup in order, so that each test begins with one that may be saved. */
async function repair(manager: Manager): Promise<LineupView> {
  const { lineup, tactics, version } = await lineupOf(manager);
  const path = `/api/teams/${manager.team.id}/lineup`;
  const filled = await manager.api.send<{ data: Pick<LineupView, 'lineup'> }>('POST', `${path}/auto-fill`, { lineup });
  const headers = { 'If-Match': `"${version}"` };
  await manager.api.send('PUT', path, { lineup: filled.data.lineup, tactics, orders: [] }, headers);
  return lineupOf(manager);
}

const place = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const announced = (page: Page) => page.locator('output').filter({ hasText: /\S/ });

test.describe('the lineups screen', () => {
  test.beforeEach(async ({ season, context, page }) => {
    await repair(season.manager);
    await context.addCookies(season.manager.session.cookies);
    const watch = watchPage(page);
    await page.goto('/club/lineups');
    await watch.settled();
  });

  test('lets two players change places with the keyboard alone, and saves it', async ({ page, season }) => {
    const before = (await lineupOf(season.manager)).lineup;
    await place(page, 'Center, Line 1').focus();
    await page.keyboard.press('Enter');
    await expect(announced(page)).toContainText('selected. Choose a place');
    await place(page, 'Center, Line 2').focus();
    await page.keyboard.press('Enter');
    await expect(announced(page)).toContainText('now stands at Center, Line 2');
    await page.getByRole('button', { name: 'Save lineup' }).press('Enter');
    await expect(page.getByText('Lineup saved.')).toBeVisible();
    const after = (await lineupOf(season.manager)).lineup;
    expect([after.forwards[0].C, after.forwards[1].C]).toEqual([before.forwards[1].C, before.forwards[0].C]);
  });

  test('lets go of a selection with Escape', async ({ page }) => {
    await place(page, 'Left wing, Line 1').press('Enter');
    await expect(place(page, 'Left wing, Line 1')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(place(page, 'Left wing, Line 1')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('button', { name: 'Save lineup' })).toBeDisabled();
  });

  test('moves a player by dragging him', async ({ page, season }) => {
    const { lineup, players } = await lineupOf(season.manager);
    const wing = players.find(({ id }) => id === lineup.forwards[0].LW);
    await place(page, 'Left wing, Line 1').dragTo(place(page, 'Right wing, Line 1'), {
      // dnd-kit takes a press for a drag only after some way.
      steps: 12,
    });
    await expect(place(page, 'Right wing, Line 1')).toContainText(wing?.lastname ?? 'nobody');
    await expect(page.getByText('Not saved yet')).toBeVisible();
  });

  test('says what is wrong with an empty place, and lets the assistant mend it', async ({ page }) => {
    await place(page, 'Left wing, Line 4').press('Delete');
    await expect(place(page, 'Left wing, Line 4')).toHaveAccessibleName(/nobody.*Nobody stands here/);
    await page.getByRole('button', { name: 'Save lineup' }).click();
    await expect(page.getByText('Correct the marked places first')).toBeVisible();
    await page.getByRole('button', { name: 'Let the assistant repair it' }).click();
    await expect(page.getByText(/place[s]? needs? you|places need you/)).toHaveCount(0);
  });

  test('shows both lineups when somebody else has saved meanwhile', async ({ page, season }) => {
    const { manager } = season;
    await place(page, 'Center, Line 1').click();
    await place(page, 'Center, Line 3').click();
    const theirs = await repair(manager);
    await page.getByRole('button', { name: 'Save lineup' }).click();
    const dialog = page.getByRole('dialog', { name: 'The lineup was changed elsewhere' });
    await expect(dialog.getByRole('row', { name: /Center, Line 1/ })).toBeVisible();
    expect((await lineupOf(manager)).lineup).toEqual(theirs.lineup);
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByText('Lineup saved.')).toBeVisible();
    expect((await lineupOf(manager)).lineup.forwards[0].C).toBe(theirs.lineup.forwards[2].C);
  });

  test('asks before unsaved changes are left behind', async ({ page }) => {
    await place(page, 'Center, Line 1').click();
    await place(page, 'Center, Line 2').click();
    await page.getByRole('link', { name: 'Roster' }).first().click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/\/club\/lineups/);
    await page.getByRole('link', { name: 'Roster' }).first().click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/club\/roster/);
  });
});
