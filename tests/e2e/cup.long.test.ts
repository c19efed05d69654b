import { CUP_DAYS } from '#domains/cup/constants.ts';
import type { CupView } from '#domains/cup/contract.ts';
import type { GameServer } from './game-server.ts';
import { activate, type Manager, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';
import { expectFine, seat } from './seats.ts';
import { skipTo } from './skipped-days.ts';
import { advanceWorld } from './world.ts';

// It skips most of a season, so it needs its own server.
test.use({ game: 'cup' });

const LAST_DAY_BEFORE_CUPS = Math.min(...CUP_DAYS['late-season']) - 1;

/**
 * Returns four managers on the eve of the days on which clubs that are out of the playoffs play cups. No season is played to its
 * end within the time of a test: there are no playoffs, and every club is out.
 */
async function managersOnTheEve(
  server: Pick<GameServer, 'url' | 'dataDir'>,
): Promise<[Manager, Manager, Manager, Manager]> {
  const take = async (name: string) => takeClub(await activate(await register(server.url, name)));
  const managers = [
    await take('Mia Falk'),
    await take('Ole Gran'),
    await take('Ann Hovi'),
    await take('Ben Ivar'),
  ] as const;
  await skipTo(server, { day: LAST_DAY_BEFORE_CUPS, step: 'morning' });
  return [...managers];
}

test('a friendly cup is created, entered, drawn, played and won', async ({ browser, server, admin }) => {
  const [first, second, third, fourth] = await managersOnTheEve(server);
  const { url } = server;
  const mia = await seat(browser, { url, user: first, size: 'desktop' });
  const ole = await seat(browser, { url, user: second, size: 'phone' });
  const name = `${mia.team.city} Cup`;

  await test.step('its organizer creates it on the tournament schedule', async () => {
    await mia.page.goto('/club/tournament-schedule');
    await mia.page.getByRole('button', { name: 'Create a cup' }).click();
    await mia.page.getByRole('dialog').getByLabel('Clubs').selectOption('4');
    await expectFine(mia, 'cup-create-desktop');
    await mia.page.getByRole('button', { name: 'Create cup' }).click();
    await expect(mia.page).toHaveURL(/\/friendly-cup\/overview\/\d+$/);
    await expect(mia.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectFine(mia, 'cup-open-desktop');
  });
  const path = new URL(mia.page.url()).pathname;
  const id = Number(path.split('/').at(-1));

  await test.step('she invites a manager, who accepts on a phone', async () => {
    await mia.page.getByRole('button', { name: 'Invite a manager' }).click();
    await mia.page.getByRole('textbox', { name: 'Find a manager or team' }).fill(ole.team.nickname);
    const found = mia.page.getByRole('list', { name: 'Friends first' }).getByRole('button');
    await found.filter({ hasText: ole.name }).click();
    await expect(mia.page.getByRole('heading', { name: 'Invited' })).toBeVisible();
    // His desk has it behind "more" on a phone whenever three other things are worth more.
    await ole.page.goto('/notifications');
    await expect(ole.page.getByText(`invite you to the ${name}`).first()).toBeVisible();
    await ole.page.goto(path);
    await ole.page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(ole.page.getByRole('button', { name: 'Leave' })).toBeVisible();
    await expectFine(ole, 'cup-entered-phone');
  });

  await test.step('two more find it and enter', async () => {
    for (const manager of [third, fourth]) {
      const one = await seat(browser, { url, user: manager, size: 'desktop' });
      await one.page.goto('/office/tournaments');
      await one.page.getByRole('link', { name }).click();
      await one.page.getByRole('button', { name: 'Enter your team' }).click();
      await expect(one.page.getByRole('button', { name: 'Leave' })).toBeVisible();
      expect(one.watch.faults()).toEqual([]);
      await one.page.context().close();
    }
  });

  const dayOf = async () =>
    (await admin.api.get<{ data: { clock: { day: number } } }>('/api/admin/clock')).data.clock.day;
  await test.step('it is drawn and played', async () => {
    await advanceWorld(admin, 'day', 50 - (await dayOf()));
    await mia.page.goto(path);
    await expect(mia.page.getByRole('heading', { name: 'Semifinals' })).toBeVisible();
    await expect(mia.page.getByRole('heading', { name: 'Final', exact: true })).toBeVisible();
    await expect(mia.page.getByRole('heading', { name: 'Round 1 · day 49' })).toBeVisible();
    await expectFine(mia, 'cup-semifinals-desktop');
    await advanceWorld(admin, 'day');
  });

  await test.step('it has a winner, in the cabinet too', async () => {
    const { data } = await mia.api.get<{ data: CupView }>(`/api/cups/${id}`);
    expect(data.status).toBe('finished');
    const winnerId = data.winner?.id ?? 0;
    expect([first, second, third, fourth].map(({ team }) => team.id)).toContain(winnerId);
    // All of them come from one address here, which counts as a household or a shared place.
    const won = data.isTitle ? '(Title)' : '(Won against AI clubs)';
    for (const seat of [mia, ole]) {
      await seat.page.goto(path);
      await expect(seat.page.getByRole('main').getByText(won)).toBeVisible();
    }
    await expectFine(mia, 'cup-won-desktop');
    await expectFine(ole, 'cup-won-phone');
    await mia.page.goto(path.replace('overview', 'stats'));
    await expect(mia.page.getByRole('heading', { name: 'Skaters' })).toBeVisible();
    await expectFine(mia, 'cup-stats-desktop');
    await mia.page.goto(`/club/history/${winnerId}`);
    await expect(mia.page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    await mia.page.goto('/club/tournament-schedule');
    await expect(mia.page.getByRole('link', { name })).toBeVisible();
    await expectFine(mia, 'cup-schedule-desktop');
    for (const [viewer, size] of [
      [mia, 'desktop'],
      [ole, 'phone'],
    ] as const) {
      await viewer.page.goto('/office/tournaments?cups=finished');
      await expect(viewer.page.getByRole('group', { name: 'All cups' }).getByRole('link', { name })).toBeVisible();
      await expectFine(viewer, `cup-office-${size}`);
    }
  });
  for (const { watch, page } of [mia, ole]) {
    expect(watch.faults()).toEqual([]);
    await page.context().close();
  }
});
