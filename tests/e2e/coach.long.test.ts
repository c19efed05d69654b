/** From registration to the bench of a junior team, without ever having a club. */

import type { User } from '#domains/account/contract.ts';
import type { StaffView } from '#domains/coach/contract.ts';
import type { CoachRole } from '#domains/job/constants.ts';
import type { ApplicantView, CareerView } from '#domains/job/contract.ts';
import { turn } from './controls.ts';
import { passwordField } from './login-form.ts';
import { takePicture } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { type Api, activate, logIn, type Manager, outboxOf, PASSWORD, register, takeClub } from './people.ts';
import { endProbation } from './probation.ts';
import { expect, test } from './rink.ts';
import { expectWell, seat } from './seats.ts';

// Three people's screens, one after the other: a slow machine takes longer.
test.describe.configure({ timeout: 900_000 });

const EMAIL = 'ilta.valmentaja@rinkside.test';
const LETTER = 'I have taught children to skate for ten years, and they still like to come.';

test('a user registers, becomes a coach without a club, and sets the lines of a U21 team', async ({
  browser,
  page,
  server,
}) => {
  // A general manager who is looking for a coach for his juniors.
  const manager = await takeClub(await activate(await register(server.url, 'Sulo Etsin')), 7);
  const teamId = manager.team.id;
  await manager.api.send('POST', `/api/teams/${teamId}/staff/youth/dismiss`);
  const watch = watchPage(page);

  await page.goto('/auth/register');
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await passwordField(page).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Manager name' }).fill('Ilta Valmentaja');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('FI');
  await turn(page.getByRole('checkbox', { name: /I will play fair/ }), 'on');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await page.goto(outboxOf(page.url()));
  await page.getByRole('listitem').filter({ hasText: EMAIL }).getByRole('link').click();
  await page.getByRole('link', { name: 'Activate my account' }).click();
  await page.getByRole('link', { name: 'Choose your club' }).click();
  await expect(page).toHaveURL('/club/choose');

  await page.getByRole('link', { name: 'Become a coach' }).click();
  await page.getByLabel('First name').fill('Ilta');
  await page.getByLabel('Last name').fill('Valmentaja');
  await page.getByLabel('Best as').selectOption('youth');
  await page.getByRole('button', { name: 'Begin a career as a coach' }).click();
  const career = page.getByRole('region', { name: 'Your career', exact: true });
  await expect(career).toContainText('Without a job');

  // Users without a club can look at the coaches of the world, too.
  await page.goto('/coaching-staff?tab=ranking');
  await expect(page.getByRole('region', { name: 'Head coaches', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Current staff' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Coach jobs' }).click();

  const job = page
    .getByRole('region', { name: 'Youth coach', exact: true })
    .filter({ hasText: `${manager.team.city} ${manager.team.nickname}` });
  await job.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('dialog').getByLabel('Your letter').fill(LETTER);
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(job).toContainText('You have applied.');
  await job.getByRole('button', { name: 'Interview' }).click();
  for (const answer of [
    /^I would give the young players a plan/,
    /^We stay with the kids/,
    /^Those who will be better/,
  ])
    await turn(page.getByRole('dialog').getByRole('radio', { name: answer }), 'on');
  await takePicture(page, 'coach-interview-desktop-light');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(job.getByRole('button', { name: 'Interview' })).toHaveCount(0);
  await expect(job).toContainText('You have applied.');

  // The manager reads the letter and makes an offer.
  const office = await seat(browser, { url: server.url, user: manager, size: 'desktop' });
  const desk = office.page;
  await desk.goto('/coaching-staff');
  const applicant = desk.getByRole('region', { name: 'Applicants' });
  await expect(applicant).toContainText('Ilta Valmentaja');
  await expect(applicant).toContainText(LETTER);
  await expect(applicant).toContainText('Those who will be better next year.');
  await takePicture(desk, 'coach-applicants-desktop-light');
  await applicant.getByRole('button', { name: 'Hire' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Hire' }).click();
  await expect(applicant).toContainText('You have offered');
  await desk.setViewportSize({ width: 390, height: 844 });
  await takePicture(desk, 'coach-applicants-phone-light');

  // Two more offers: one is withdrawn, the other declined. A new manager's board agrees to two dismissals only.
  await endProbation(server);
  const coach = await logIn(server.url, { email: EMAIL, password: PASSWORD });
  await coach.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
  for (const role of ['goalie', 'defense'] as const) await offer(role, { manager, coach });
  await desk.goto('/friends?tab=invitations&box=sent');
  const sent = desk.getByRole('list', { name: 'Invitations sent' });
  await expect(sent.getByRole('listitem')).toHaveCount(3);
  await expectWell(office, 'job-offers-sent');
  await sent.getByRole('button', { name: 'Withdraw invitation: Job offer: Goalie coach, Ilta Valmentaja' }).click();
  await expect(desk.getByText('Invitation withdrawn.')).toBeVisible();
  await expect(sent.getByRole('listitem')).toHaveCount(2);
  expect(office.watch.faults()).toEqual([]);
  await office.context.close();

  await page.reload();
  await expect(job).toContainText('You have an offer.');
  await page.goto('/friends?tab=invitations');
  const received = page.getByRole('list', { name: 'Invitations received' });
  await expect(received.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Invitations\s*2$/ })).toBeVisible();
  await expectWell({ page, size: 'desktop' }, 'job-offers-received');
  await received.getByRole('button', { name: 'Decline invitation: Job offer: Defense coach' }).click();
  await expect(page.getByText('Invitation declined.')).toBeVisible();
  await received.getByRole('button', { name: 'Accept invitation: Job offer: Youth coach' }).click();
  await expect(page.getByText('No open invitations')).toBeVisible();
  await page.goto('/coach/jobs');
  await expect(career).toContainText('Youth coach');
  await takePicture(page, 'coach-hired-desktop-light');
  const { data: user } = (await (await page.request.get('/api/user')).json()) as { data: User };
  expect(user.team, 'a coach has no club of their own').toBeNull();

  await career.getByRole('link', { name: 'Set the lines' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lineups' })).toBeVisible();
  for (const line of [1, 2]) {
    await page.getByRole('button', { name: new RegExp(`^Center, Line ${line}: `) }).focus();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Save lineup' }).click();
  await expect(page.getByText('Lineup saved.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/coach/jobs');
  await career.getByRole('link', { name: 'Ilta Valmentaja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ilta Valmentaja' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(manager.team.city);
  await takePicture(page, 'coach-career-phone-light');
  await page.goto('/coach');
  await expect(page.getByRole('heading', { level: 1, name: 'Ilta Valmentaja' }), 'one’s own page').toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /quests of your careers/ })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Get a job as a coach' })).toBeVisible();
  await page.goto('/coaching-staff');
  await expect(page.getByRole('main'), 'the staff that he belongs to').toContainText('Ilta Valmentaja');
  const staff = (await (await page.request.get(`/api/teams/${teamId}/staff`)).json()) as { data: StaffView };
  const other = staff.data.jobs.find(({ role }) => role === 'head')?.coach?.person;
  const name = `${other?.firstname} ${other?.lastname}`;
  await page.goto(`/coach/jobs/${other?.id}`);
  await expect(page.getByRole('heading', { level: 1, name }), 'somebody else’s career').toBeVisible();
  expect(watch.faults()).toEqual([]);
  await manager.api.close();
});

/** Makes the coach apply for another job of the same staff, and the manager offer the pay asked. */
async function offer(role: CoachRole, { manager, coach }: { manager: Manager; coach: Api }): Promise<void> {
  const staff = `/api/teams/${manager.team.id}/staff`;
  await manager.api.send('POST', `${staff}/${role}/dismiss`);
  const { data: career } = await coach.get<{ data: CareerView }>('/api/careers/coach');
  const job = career.open.find(
    ({ employer, ...open }) =>
      open.role === role && employer.of === 'club' && employer.team.clubId === manager.team.clubId,
  );
  await coach.send('POST', `/api/jobs/${job?.id}/apply`, { letter: '' });
  const { data: applicants } = await manager.api.get<{ data: ApplicantView[] }>(`${staff}/applicants`);
  const own = applicants.find((one) => one.role === role && one.person.lastname === 'Valmentaja');
  const { data: office } = await manager.api.get<{ data: StaffView }>(staff);
  const terms = { personId: own?.person.id, pay: own?.ask, untilSeason: office.season };
  await manager.api.send('POST', `${staff}/${role}/hire`, terms);
}
