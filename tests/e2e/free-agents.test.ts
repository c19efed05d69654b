/** Whom a manager may sign: found by filters, kept on the shortlist with a note, and offered a contract that fits under the cap. */

import { watchPage } from './page-watch.ts';
import type { Manager } from './people.ts';
import { expect, test } from './rink.ts';

test('a manager finds a free agent by what he is, shortlists him, is refused over the cap, and offers what fits', async ({
  season,
  context,
  page,
}) => {
  await context.addCookies(season.manager.session.cookies);
  const watch = watchPage(page);
  await page.goto('/office/free-agent-center');
  const table = page.getByRole('group', { name: 'Players' }).getByRole('table');
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: /More filters/ }).click();
  await page.getByLabel('Age, to').fill('27');
  await page.getByLabel('Skill', { exact: true }).selectOption('skating');
  await page.getByLabel('Skating, from').fill('50');
  // The address keeps it all.
  await expect(page).toHaveURL(/skating%3A50-99/);
  await expect(page).toHaveURL(/maxAge=27/);
  await page.reload();
  await expect(page.getByLabel('Age, to')).toHaveValue('27');
  const first = table.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  for (const age of await table.locator('tbody tr td:nth-of-type(3)').allTextContents()) {
    expect(Number(age)).toBeLessThanOrEqual(27);
  }
  const star = first.getByRole('button', { name: /^Put .* on your shortlist$/ });
  const name = /^Put (.*) on your shortlist$/.exec((await star.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await star.click();
  await expect(first.getByRole('button', { name: `Take ${name} off your shortlist` })).toBeVisible();

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

  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('navigation').getByRole('link', { name: 'Contracts', exact: true }).click();
  await makeRoom(season.manager);
  // More than fits is refused with the sum; the club's cap says what fits, and that is taken.
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
  const cap = (await page.getByRole('region', { name: 'Salary cap' }).textContent()) ?? '';
  const fits = 1_000_000 * Number(/Fits today\$([\d.]+)M/.exec(cap)?.[1]);
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

interface Moves {
  data: { active: { count: number; max: number } | null };
}

interface RosterOf {
  data: { teams: { id: number; level: string }[]; players: { id: number; age: number }[] };
}

/**
 * A first team takes twenty-three: the last who may be spared go to the farm. A club has fifty contracts at most, juniors' not counted: the
 * youngest of the farm goes to them.
 */
async function makeRoom({ api, team }: Manager): Promise<void> {
  const rosterOf = async (id: number) => (await api.get<RosterOf>(`/api/teams/${id}/roster`)).data;
  const { players, teams } = await rosterOf(team.id);
  // Whoever may not go (a goalie of two, say) is passed over.
  const move = (id: number, to: 'FRM' | 'U21') =>
    api.send('POST', `/api/players/${id}/roster-moves`, { to }).then(
      () => true,
      () => false,
    );
  for (const { id } of players.toReversed()) {
    const { active } = (await api.get<Moves>(`/api/players/${id}/roster-moves`)).data;
    if (!active || active.count < active.max) break;
    await move(id, 'FRM');
  }
  const farm = teams.find(({ level }) => level === 'FRM');
  const young = farm ? (await rosterOf(farm.id)).players.toSorted((one, other) => one.age - other.age) : [];
  for (const { id } of young.slice(0, 10)) if (await move(id, 'U21')) break;
}
