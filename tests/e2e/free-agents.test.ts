/** Free agents: found by filters, added to the shortlist with a note, and offered a contract that fits under the cap. */

import { MIN_SALARY } from '#engine/market/constants.ts';
import { releaseFromFarm } from './free-agent-stage.ts';
import type { GameServer } from './game-server.ts';
import { watchPage } from './page-watch.ts';
import type { Manager } from './people.ts';
import { endProbation } from './probation.ts';
import { expect, test } from './rink.ts';
import { inDatabaseOf } from './server-database.ts';

test('a manager finds a free agent by filters, shortlists him, is refused over the cap, and offers what fits', async ({
  season,
  server,
  context,
  page,
}) => {
  // The most that fits may be far more than he is worth.
  await endProbation(server);
  await context.addCookies(season.manager.session.cookies);
  const watch = watchPage(page);
  await page.goto('/office/free-agent-center');
  const table = page.getByRole('group', { name: 'Players' }).getByRole('table');
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: /More filters/ }).click();
  await page.getByLabel('Age, to').fill('27');
  await page.getByLabel('Skill', { exact: true }).selectOption('skating');
  await page.getByLabel('Skating, from').fill('50');
  // The address keeps all filters.
  await expect(page).toHaveURL(/skating%3A50-99/);
  await expect(page).toHaveURL(/maxAge=27/);
  await page.reload();
  await expect(page.getByLabel('Age, to')).toHaveValue('27');
  const first = table.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  for (const age of await table.locator('tbody tr td:nth-of-type(3)').allTextContents()) {
    expect(Number(age)).toBeLessThanOrEqual(27);
  }
  // Players already shortlisted by an earlier attempt or test are skipped.
  const star = table.getByRole('button', { name: /^Add .* to your shortlist$/ }).first();
  const name = /^Add (.*) to your shortlist$/.exec((await star.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await star.click();
  await expect(table.getByRole('button', { name: `Remove ${name} from your shortlist` })).toBeVisible();

  await page.goto('/office/shortlist');
  const note = page.getByLabel(`Note about ${name}`);
  await note.fill('Fast enough for the second line');
  const kept = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('shortlist'),
  );
  await note.blur();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(note).toHaveValue('Fast enough for the second line');

  await page.getByRole('rowheader').getByRole('link', { name }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Contracts', exact: true }).click();
  const comparables = page.getByRole('group', { name: 'Comparable contracts' });
  await expect(comparables.getByRole('rowheader')).toHaveCount(3);
  await makeRoom(season.manager, server, Number(/\/(\d+)/.exec(new URL(page.url()).pathname)?.[1]));
  // An offer over the cap is refused with the sum; the club's cap page says what fits, and that is accepted.
  const offerOf = async (salary: number) => {
    await page.reload();
    await page.getByLabel(/^Salary, season/).fill(String(salary));
  };
  const { room } = (await season.manager.api.get<CapOf>(`/api/teams/${season.manager.team.id}/cap`)).data;
  await offerOf(room + 1_000_000);
  await expect(
    page.getByRole('status').filter({ hasText: /would put the club \$[\d,]+ over the salary cap/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make offer' })).toBeDisabled();
  const offerPage = page.url();
  await page.goto('/club/overview');
  const cap = page.getByRole('region', { name: 'Salary cap' });
  // The region appears before its figures.
  const says = /Fits today\$([\d.]+)([MK])/;
  await expect(cap).toContainText(says);
  const [, figure, unit] = says.exec((await cap.textContent()) ?? '') ?? [];
  const fits = Math.floor(Number(figure) * (unit === 'M' ? 1_000_000 : 1_000));
  await page.goto(offerPage);
  await offerOf(fits);
  await page.getByRole('button', { name: 'Make offer' }).click();
  await expect(page.getByText(/Your offer is open/)).toBeVisible();
  await page.goto('/office/free-agent-center?tab=MyOffers');
  const offer = page.getByRole('row').filter({ hasText: name.split(' ').at(-1) });
  await expect(offer).toContainText('Decides');
  await offer.getByRole('button', { name: 'Withdraw' }).click();
  await expect(offer).toContainText('Withdrawn');
  expect(watch.faults()).toEqual([]);
});

interface CapOf {
  data: { room: number };
}

interface CheckOf {
  data: { fault: { code: string } | null };
}

interface RosterOf {
  data: { players: { id: number }[] };
}

/**
 * Moves players until an offer of the minimum salary is possible, on the roster and under the cap: a first team takes
 * twenty-three, so the least needed go to the farm; a club has fifty contracts at most, so some of the farm leave. Other tests of
 * this manager leave his club in any state.
 */
async function makeRoom({ api, team }: Manager, server: Pick<GameServer, 'dataDir'>, free: number): Promise<void> {
  const terms = { salaries: [MIN_SALARY.first], signingBonus: 0, clause: 'none' };
  const fault = async () =>
    (await api.send<CheckOf>('POST', `/api/players/${free}/offer-check`, { terms })).data.fault?.code ?? null;
  const rosterOf = async (id: number) => (await api.get<RosterOf>(`/api/teams/${id}/roster`)).data;
  const { players } = await rosterOf(team.id);
  if ((await fault()) === 'contracts.too-many-contracts')
    await inDatabaseOf(server, (client) => releaseFromFarm(client, team.clubId ?? 0, 3));
  // A player who may not go (one of two goalies, say) is skipped.
  const sendDown = (id: number) =>
    api.send('POST', `/api/players/${id}/roster-moves`, { to: 'FRM' }).catch(() => undefined);
  for (const { id } of players.toReversed()) {
    if ((await fault()) === null) return;
    await sendDown(id);
  }
  expect(await fault(), 'what stands against any offer to him').toBeNull();
}
