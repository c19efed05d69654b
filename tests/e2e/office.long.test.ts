/** A manager's work in the office: money, staff, the captain, positions, and feedback to the admins. */
import type { StaffView } from '#domains/coach/contract.ts';
import type { PlayerAction } from '#domains/player/contract.ts';
import type { RosterPlayerView, TeamRef } from '#domains/shapes.ts';
import { watchPage } from './page-watch.ts';
import { activate, type Manager, register, takeClub } from './people.ts';
import { endProbation } from './probation.ts';
import { expect, PRESEASON, test } from './rink.ts';
import { expectWell, seat } from './seats.ts';
import { letSponsorsOffer } from './sponsor-offers.ts';

// It changes a club's books and rosters, and leaves the clock alone.
test.use({ game: PRESEASON });

let manager: Manager;
test.beforeAll(async ({ server }) => {
  manager = await takeClub(await activate(await register(server.url, 'Tove Lindahl')));
  await endProbation(server);
});
test.beforeEach(async ({ page }) => {
  await page.context().addCookies(manager.session.cookies);
});

test('a manager prices tickets, builds, and takes a loan that is repaid', async ({ page }) => {
  const watch = watchPage(page);
  await page.goto('/office/finances?tab=tickets');
  const price = page.getByLabel('Price of a seat');
  const before = Number((await price.inputValue()).replace('$', ''));
  await price.fill(String(before + 3));
  await expect(page.getByText(/^That is|That is .* a game\./).first()).toBeVisible();
  await page.getByRole('button', { name: 'Set price' }).click();
  await expect(page.getByText('Ticket price set.')).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue(`$${before + 3}`);

  await page.goto('/office/finances?tab=facilities');
  await page.getByRole('button', { name: 'Build: Medical rooms' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Build', exact: true }).click();
  await expect(page.getByText('Construction has begun.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Medical rooms' })).toContainText(/is being built\. It opens in/);

  await page.goto('/office/finances?tab=loans');
  await page.getByRole('button', { name: 'Take the loan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the loan' }).click();
  await expect(page.getByText(/^Loan taken\./)).toBeVisible();
  await page.getByRole('button', { name: 'Repay now' }).click();
  await expect(page.getByText('Loan repaid.')).toBeVisible();
  await expect(page.getByText('No loans')).toBeVisible();

  await page.goto('/office/finances?tab=ledger');
  await expect(page.getByRole('table').first()).toContainText('Medical room construction');
  expect(watch.faults()).toEqual([]);
});

test('a German manager types a price and a loan as Germans do', async ({ page }) => {
  const { api } = manager;
  await api.send('PATCH', '/api/user/settings', { settings: { language: 'de' } });
  const watch = watchPage(page);
  await page.goto('/office/finances?tab=tickets');
  const price = page.getByLabel('Preis eines Platzes');
  const before = Number((await price.inputValue()).replace(/\D/g, ''));
  await price.fill('31,5');
  await expect(page.getByText('Nur ganze Zahlen')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(price).toHaveValue('31,5');
  await expect(page.getByRole('button', { name: 'Preis setzen' })).toBeDisabled();
  await price.fill(`${before - 1} $`);
  await page.getByRole('button', { name: 'Preis setzen' }).click();
  await expect(page.getByText('Ticketpreis gesetzt.')).toBeVisible();

  await page.goto('/office/finances?tab=loans');
  await page.getByLabel('Betrag').fill('1.500.000');
  await page.getByRole('button', { name: 'Kredit aufnehmen' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(/1\.500\.000\s\$ leihen/);
  await question.getByRole('button', { name: 'Kredit aufnehmen' }).click();
  await expect(page.getByText(/^Kredit aufgenommen\./)).toBeVisible();
  expect(
    (await api.get<{ data: { loans: { amount: number }[] } }>(`/api/teams/${manager.team.id}/loans`)).data.loans[0]
      ?.amount,
  ).toBe(1_500_000);
  await page.getByRole('button', { name: 'Jetzt zurückzahlen' }).click();
  await expect(page.getByText('Kredit zurückgezahlt.')).toBeVisible();
  await api.send('PATCH', '/api/user/settings', { settings: { language: 'en' } });
  expect(watch.faults()).toEqual([]);
});

test('a manager calls a player up and sends him down again from his page', async ({ page }) => {
  const { api, team } = manager;
  const rosterOf = async (id: number) => (await api.get<RosterOf>(`/api/teams/${id}/roster`)).data;
  const farm = (await rosterOf(team.id)).teams.find(({ level }) => level === 'FRM');
  let chosen: RosterPlayerView | undefined;
  for (const player of farm ? (await rosterOf(farm.id)).players : []) {
    if (chosen || player.age > 23) continue;
    const { actions } = (await api.get<ActionsOf>(`/api/players/${player.id}/actions`)).data;
    if (actions.some((action) => action.does === 'move' && action.to === 'PRO' && action.move?.over === null))
      chosen = player;
  }
  if (!chosen) throw new Error('Nobody young may be called up.');
  const watch = watchPage(page);
  await page.goto(`/player/${chosen.id}`);
  const move = async (words: string) => {
    await page.getByRole('button', { name: words }).click();
    await page.getByRole('dialog').getByRole('button', { name: words }).click();
  };
  await move('Call up to the first team');
  await expect(page.getByRole('button', { name: 'Send to the farm' })).toBeVisible();
  await move('Send to the farm');
  await expect(page.getByRole('button', { name: 'Call up to the first team' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /to your shortlist$/ }).click();
  await page.goto('/office/shortlist');
  await expect(page.getByRole('main')).toContainText(chosen.lastname);
  expect(watch.faults()).toEqual([]);
});

test('a manager signs one of three sponsors, extends one coach and fires another', async ({ browser, server }) => {
  await letSponsorsOffer(server, manager.team.clubId);
  const office = await seat(browser, { url: server.url, user: manager, size: 'desktop' });
  const { page, watch } = office;
  await page.goto('/office/finances?tab=sponsors');
  const boards = page.getByRole('region', { name: 'Rink boards' });
  const offers = boards.getByRole('button', { name: /^Sign with / });
  await expect(offers).toHaveCount(3);
  await expectWell(office, 'sponsor-offers');
  const sponsor = /^Sign with (.*)$/.exec((await offers.nth(1).getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await offers.nth(1).click();
  await expect(page.getByText(`Signed with ${sponsor}.`)).toBeVisible();
  await expect(offers).toHaveCount(0);
  await page.reload();
  await expect(boards.getByRole('heading', { name: sponsor })).toBeVisible();
  await expect(boards).toContainText(/Through season/);

  const staff = async () => (await manager.api.get<{ data: StaffView }>(`/api/teams/${manager.team.id}/staff`)).data;
  const before = await staff();
  const renewed = before.jobs.find(({ coach, ask }) => coach && ask !== null);
  const fired = before.jobs.find(({ coach, role }) => coach && role !== renewed?.role);
  if (!renewed?.coach || !fired?.coach) throw new Error('There is no staff.');
  await page.goto('/coaching-staff');
  const card = (lastname: string) =>
    page
      .getByRole('region')
      .filter({ has: page.getByRole('link', { name: lastname }) })
      .filter({ has: page.getByRole('button', { name: 'Fire' }) });
  const { lastname } = renewed.coach.person;
  await card(lastname).getByRole('button', { name: 'New terms' }).click();
  const dialog = page.getByRole('dialog');
  const through = dialog.getByLabel('Through season');
  await through.selectOption({ index: (await through.getByRole('option').count()) - 1 });
  await expectWell(office, 'coach-terms');
  await dialog.getByRole('button', { name: 'New terms' }).click();
  await expect(page.getByText(/ has signed\.$/)).toBeVisible();
  const firedName = fired.coach.person.lastname;
  await card(firedName).getByRole('button', { name: 'Fire' }).click();
  await expect(dialog).toContainText('half of what his contract has left');
  await dialog.getByRole('button', { name: 'Fire' }).click();
  await expect(page.getByText(/ is no longer on your staff\.$/)).toBeVisible();
  await expect(card(firedName)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Vacant');
  await expectWell(office, 'coach-vacant');
  const after = await staff();
  const jobOf = ({ role }: { role: string }) => after.jobs.find((job) => job.role === role);
  expect(jobOf(fired)?.coach).toBeNull();
  expect(jobOf(renewed)?.untilSeason).toBeGreaterThan(renewed.untilSeason ?? 0);
  expect(watch.faults()).toEqual([]);
  await office.context.close();
});

test('a manager names a captain', async ({ browser, server }) => {
  const office = await seat(browser, { url: server.url, user: manager, size: 'desktop' });
  const { page, watch } = office;
  await page.goto('/club/roster');
  const before = (await manager.api.get<RosterOf>(`/api/teams/${manager.team.id}/roster`)).data;
  // Injured players wear no letter until they are back.
  const fit = new Set(
    before.players
      .filter(({ id, injury }) => id !== before.captainId && injury === null)
      .map(({ firstname, lastname }) => `Manage ${firstname} ${lastname}`),
  );
  const buttons = page.getByRole('button', { name: /^Manage / });
  await expect(buttons.first()).toBeVisible();
  const labels = await buttons.evaluateAll((all) => all.map((button) => button.ariaLabel ?? ''));
  const label = labels.find((one) => fit.has(one)) ?? '';
  const name = label.replace(/^Manage /, '');
  const manage = page.getByRole('button', { name: label, exact: true });
  // The screen stays while the dialog's texts are loading.
  let release = () => {};
  const isReleased = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/**', async (route) => {
    await isReleased;
    await route.continue();
  });
  await manage.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  release();
  await expect(dialog.getByRole('button', { name: 'Name captain' })).toBeVisible();
  await expectWell(office, 'manage-player');
  await dialog.getByRole('button', { name: 'Name captain' }).click();
  await expect(page.getByText(`${name} is now the captain.`)).toBeVisible();
  await expect(dialog).toContainText('He is the captain.');
  await expect(dialog.getByRole('button', { name: 'Name captain' })).toHaveCount(0);
  await page.reload();
  const roster = (await manager.api.get<RosterOf>(`/api/teams/${manager.team.id}/roster`)).data;
  const captain = roster.players.find(({ id }) => id === roster.captainId);
  expect(`${captain?.firstname} ${captain?.lastname}`).toBe(name);
  await page.goto('/club/lineups');
  await expect(page.getByRole('main')).toContainText(captain?.lastname ?? '');
  expect(watch.faults()).toEqual([]);
  await office.context.close();
});

test('a manager asks the admins and proposes a feature, and gets answers to both', async ({
  browser,
  server,
  admin,
}) => {
  const asker = await seat(browser, { url: server.url, user: manager, size: 'phone' });
  const desk = await seat(browser, { url: server.url, user: admin, size: 'desktop' });
  const { page } = asker;
  await page.goto('/help');
  const send = page.getByRole('button', { name: 'Send question' });
  await page.getByRole('textbox', { name: 'Your question' }).fill('Why?');
  await send.click();
  await expect(page.getByText(/^Write at least \d+ characters\.$/)).toBeVisible();
  await page.getByLabel('About').selectOption({ label: 'Something is broken' });
  await page.getByRole('textbox', { name: 'Your question' }).fill(QUESTION);
  await send.click();
  await expect(page.getByText('Question sent.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('');
  const own = page.getByRole('region', { name: 'Your questions' }).getByRole('listitem');
  await expect(own).toContainText('Waiting for an answer');
  await expectWell(asker, 'help-asked');

  await desk.page.goto('/admin?tab=questions');
  await desk.page.getByRole('row').filter({ hasText: QUESTION }).getByRole('button', { name: 'Answer' }).click();
  const reply = desk.page.getByRole('dialog');
  await expectWell(desk, 'help-reply');
  await expect.poll(() => reply.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await desk.page.getByRole('dialog').getByLabel('Answer').fill(ANSWER);
  await desk.page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click();
  await expect(desk.page.getByText(QUESTION)).toHaveCount(0);
  await page.goto('/notifications');
  const told = page.getByRole('listitem').filter({ hasText: 'An admin has answered your question' });
  await told.getByRole('link', { name: 'Open' }).click();
  await expect(own).toContainText(ANSWER);
  await expect(own).toContainText('Answered');

  await page.goto('/feature-voting');
  await page.getByRole('button', { name: 'Propose a feature' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Send proposal' }).click();
  await expect(form.getByText(/^Write at least \d+ characters\.$/)).toHaveCount(2);
  await expectWell(asker, 'propose');
  await form.getByLabel('What should the game get?').fill(PROPOSAL);
  await form
    .getByLabel('Why, and how would it work?')
    .fill('Each club would wear **its own** from the first round on.');
  await form.getByRole('button', { name: 'Send proposal' }).click();
  await expect(page.getByText('Your proposal is open for votes.')).toBeVisible();
  await expect(page.getByRole('region', { name: PROPOSAL })).toContainText('Open');

  await desk.page.goto('/feature-voting');
  await desk.page.getByRole('button', { name: `Vote for "${PROPOSAL}"` }).click();
  await expect(desk.page.getByRole('button', { name: `Vote for "${PROPOSAL}"` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await desk.page.getByRole('link', { name: PROPOSAL }).click();
  await desk.page.getByLabel('Status', { exact: true }).selectOption({ label: 'Planned' });
  await desk.page.getByLabel('Reason (public)').fill('After the rinks.');
  await desk.page.getByRole('button', { name: 'Save status' }).click();
  await expect(desk.page.getByText('Status saved.')).toBeVisible();
  await expectWell(desk, 'proposal-judged');
  await page.reload();
  await expect(page.getByRole('region', { name: PROPOSAL })).toContainText('Planned');
  await expect(page.getByRole('main')).toContainText('After the rinks.');
  await page.goto('/notifications');
  await expect(page.getByText(`Your proposal "${PROPOSAL}" has a new status: Planned.`)).toBeVisible();
  for (const { watch, context } of [asker, desk]) {
    expect(watch.faults()).toEqual([]);
    await context.close();
  }
});

const QUESTION = 'My goalie is listed as fit, but the assistant leaves him out of the lineup. What did I miss?';
const ANSWER = 'He starts tomorrow: goalies rest on the second of two days in a row.';
const PROPOSAL = 'Playoff jerseys';

interface RosterOf {
  data: { teams: TeamRef[]; players: RosterPlayerView[]; captainId: number | null };
}

interface ActionsOf {
  data: { actions: PlayerAction[] };
}
