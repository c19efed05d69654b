/** A new manager and their board; then a club abandoned in a hurry, and its next manager. */
import type { LoansView } from '#domains/finances/contract.ts';
import type { ProbationView } from '#domains/probation/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { watchPage } from './page-watch.ts';
import { activate, type Person, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';
import { expectFine } from './seats.ts';

const BOARD = '/office/finances?tab=board';
/** More than a club earns in a season. */
const TOO_MUCH = 900_000;

test('the board of a new manager declines a loan; a manager who leaves must wait, and a successor can reverse decisions', async ({
  browser,
  server,
}) => {
  const open = async (person: Person, address: string) => {
    await person.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
    const context = await browser.newContext({ baseURL: server.url, storageState: person.session });
    const page = await context.newPage();
    const watch = watchPage(page, (fault) => fault.includes('/loans'));
    await page.goto(address);
    await watch.settled();
    return { page, watch };
  };
  const leaving = await takeClub(await activate(await register(server.url, 'Vilho Velho')), 9);
  const { team } = leaving;
  const { data: rules } = await leaving.api.get<{ data: ProbationView }>(`/api/teams/${team.id}/probation`);
  const first = await open(leaving, '/office/finances?tab=loans');

  await test.step('the board lends what it may, and declines more with a reason', async () => {
    const { page } = first;
    await expect(page.getByRole('note').filter({ hasText: 'Probation' })).toContainText('need no consent');
    const borrow = async (amount: number) => {
      await page.getByRole('textbox', { name: 'Amount' }).fill(String(amount));
      await page.getByRole('button', { name: 'Take the loan' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Take the loan' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await borrow(rules.loan.free);
    await expect(page.getByRole('button', { name: 'Repay now' })).toBeVisible();
    const { data: loans } = await leaving.api.get<{ data: LoansView }>(`/api/teams/${team.id}/loans`);
    expect(loans.limit).toBeGreaterThan(TOO_MUCH);
    await borrow(Math.min(loans.limit, rules.loan.most + TOO_MUCH));
    await page.goto(BOARD);
    await expect(
      page.getByRole('region', { name: 'Probation' }).getByRole('listitem').filter({ hasText: 'Declined' }),
    ).toHaveCount(1);
    await expectFine({ page, size: 'desktop' }, 'probation-board');
  });

  await test.step('a manager who leaves then waits for another club', async () => {
    const { page } = first;
    await leaving.api.send('POST', `/api/clubs/${team.clubId}/leave`);
    await page.goto('/club/choose');
    await expect(page.getByRole('status').filter({ hasText: 'You left a club recently' })).toBeVisible();
    await expectFine({ page, size: 'desktop' }, 'probation-wait');
    const { data: clubs } = await leaving.api.get<{ data: { team: TeamRef }[] }>('/api/clubs/open');
    const other = clubs.find((club) => club.team.clubId !== team.clubId);
    await expect(leaving.api.send('POST', `/api/clubs/${other?.team.clubId}/take`)).rejects.toThrow(/club\.must-wait/);
  });

  const following = await activate(await register(server.url, 'Uuno Uusi'));
  await following.api.send('POST', `/api/clubs/${team.clubId}/take`);
  const second = await open({ ...following, session: await following.api.session() }, '/club/overview');
  await test.step('the next manager reads what was done, and takes it back', async () => {
    const { page, watch } = second;
    await page
      .getByRole('listitem')
      .filter({ hasText: 'You can reverse 1 decision of your predecessor.' })
      .getByRole('link', { name: 'Review' })
      .click();
    const acts = page.getByRole('region', { name: 'Your predecessor’s decisions' });
    await expect(acts.getByRole('listitem')).toContainText('Your predecessor took a loan');
    await watch.settled();
    await expectFine({ page, size: 'desktop' }, 'probation-former-acts');
    await acts.getByRole('button', { name: 'Reverse' }).click();
    await expect(acts).toHaveCount(0);
    const { data } = await following.api.get<{ data: LoansView }>(`/api/teams/${team.id}/loans`);
    expect(data.loans).toEqual([]);
  });
  for (const { page, watch } of [first, second]) {
    expect.soft(watch.faults(), `faults of ${page.url()}`).toEqual([]);
    await page.context().close();
  }
  await leaving.api.close();
  await following.api.close();
});
