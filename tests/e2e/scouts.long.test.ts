/** A draft gem: three scouts watch the same juniors, one of them is better than his rank, and he is drafted. */
import type { ApplicantView, CareerView } from '#domains/job/contract.ts';
import type { ScoutingView, ScoutReport, ScoutStaffView } from '#domains/scout/contract.ts';
import { openDraft } from './live-draft.ts';
import { axeFaults, takePicture } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { activate, register, takeClub } from './people.ts';
import { expect, SEASON, test } from './rink.ts';
import { advanceWorld } from './world.ts';

// It moves the clock and holds a draft, which tests of the shared game must not.
test.use({ game: SEASON });

const SCOUTS = ['Chief scout', 'Amateur scout', 'Goalie scout'] as const;
/** Nights on the road, and the top places of the central ranking, which take no scout to know. */
const NIGHTS = 3;
const OBVIOUS = 3;

test('a club scout watches the next opponent, and reads the report on their own page', async ({
  page,
  server,
  admin,
}) => {
  const manager = await takeClub(await activate(await register(server.url, 'Sirkka Johtaja')));
  const scout = await activate(await register(server.url, 'Tauno Tarkka'));
  await scout.api.send('POST', '/api/careers/scout', {
    ...{ firstname: 'Tauno', lastname: 'Tarkka', nationId: 1, role: 'chief' },
  });
  const staff = `/api/teams/${manager.team.id}/scouts`;
  await manager.api.send('POST', `${staff}/chief/dismiss`);
  const { data: career } = await scout.api.get<{ data: CareerView }>('/api/careers/scout');
  const job = career.open.find(
    ({ employer }) => employer.of === 'club' && employer.team.clubId === manager.team.clubId,
  );
  await scout.api.send('POST', `/api/jobs/${job?.id}/apply`, { letter: '' });
  const { data: applicants } = await manager.api.get<{ data: ApplicantView[] }>(`${staff}/applicants`);
  const [own] = applicants.filter(({ person }) => person.lastname === 'Tarkka');
  const { data: office } = await manager.api.get<{ data: ScoutStaffView }>(staff);
  const terms = { personId: own?.person.id, pay: own?.ask, untilSeason: office.season };
  await manager.api.send('POST', `${staff}/chief/hire`, terms);
  await scout.api.send('POST', `/api/jobs/${job?.id}/accept`);

  await page.context().addCookies(scout.session.cookies);
  const watch = watchPage(page);
  await page.goto('/scout');
  const report = page.getByRole('region', { name: 'Scouting report', exact: true });
  await expect(report).toContainText('Assign yourself to the next opponent');
  const assignment = page.getByRole('region', { name: 'Chief scout', exact: true });
  await assignment.getByLabel('Send him to see').selectOption('opponent');
  await assignment.getByRole('button', { name: 'Send' }).click();
  await expect(report).toContainText('You are watching the next opponent.');
  await advanceWorld(admin, 'day');
  await page.reload();
  await expect(report).toContainText('1 night of preparation');
  await expect(report).toContainText('Send your best line out against them.');
  await takePicture(page, 'scout-opponent-desktop-light');
  await page.setViewportSize({ width: 390, height: 844 });
  await scout.api.send('PATCH', '/api/user/settings', { settings: { theme: 'dark' } });
  await page.reload();
  await expect(report).toContainText('1 night of preparation');
  await takePicture(page, 'scout-opponent-phone-dark');
  expect(await axeFaults(page)).toEqual([]);
  expect(watch.faults()).toEqual([]);
  await scout.api.close();
  await manager.api.close();
});

test('a manager sends three scouts, finds a gem in their reports, and drafts him', async ({ page, server, admin }) => {
  const manager = await takeClub(await activate(await register(server.url, 'Helmi Etsiva')));
  await page.context().addCookies(manager.session.cookies);
  const watch = watchPage(page);

  await page.goto('/office/scouting?tab=assignments');
  for (const title of SCOUTS) {
    const scout = page.getByRole('region', { name: title, exact: true });
    await scout.getByLabel('Send him to see').selectOption('age');
    await scout.getByLabel('Age', { exact: true }).selectOption('18');
    await scout.getByRole('button', { name: 'Send' }).click();
    await expect(scout).toContainText('Watching the prospects aged 18.');
  }
  await advanceWorld(admin, 'day', NIGHTS);

  const { data } = await manager.api.get<{ data: ScoutingView }>(`/api/teams/${manager.team.id}/scouting`);
  const gem = gemOf(data.reports);
  const name = `${gem.player.firstname} ${gem.player.lastname}`;
  await page.goto('/office/scouting?tab=reports');
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  for (const { person } of gem.opinions) await expect(row).toContainText(`${person.firstname} ${person.lastname}`);
  await expect(row).toContainText(`${gem.potential.low}`);
  await takePicture(page, 'scouts-gem-desktop-light');
  expect(await axeFaults(page)).toEqual([]);

  // Ahead of every prospect ranked above him.
  await page.goto('/office/draft-center?tab=DraftPreferences');
  await page.getByRole('button', { name: `Put ${name} on your list` }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Preferences saved.')).toBeVisible();

  await openDraft(server, { leagueId: manager.team.leagueId, clubId: manager.team.clubId });
  await page.goto('/office/draft-center?tab=Live');
  await expect(page.getByText('You are on the clock.')).toBeVisible();
  await page.getByRole('button', { name: `Pick ${name}` }).click();
  await expect(page.getByText(`You drafted ${name}.`)).toBeVisible();
  await page.goto('/office/draft-center?tab=MyPicks');
  await expect(page.getByText(gem.player.lastname).first()).toBeVisible();
  await page.goto('/office/scouting?tab=reports');
  await expect(row).toContainText('Drafted.');
  expect(watch.faults()).toEqual([]);
});

/** Returns the most promising of the prospects watched by all three and not at the top of every list. */
function gemOf(reports: readonly ScoutReport[]): ScoutReport {
  const seen = reports.filter(({ opinions, rank }) => opinions.length === SCOUTS.length && rank > OBVIOUS);
  const gem = seen.toSorted((one, other) => other.potential.high - one.potential.high || one.rank - other.rank)[0];
  if (!gem) throw new Error('Three scouts have watched nobody together.');
  return gem;
}
