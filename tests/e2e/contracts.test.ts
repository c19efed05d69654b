/** A star re-signs: his demand, an offer, his counteroffer, and one tap on the desk. */
import type { RosterPlayerView } from '#domains/shapes.ts';
import { axeFaults } from './looks.ts';
import type { Manager } from './people.ts';
import { expect, test } from './rink.ts';

/**
 * Returns the highest-paid player among those whose contract ends this season or the next: four fifths of his demand are above
 * the minimum.
 */
async function starWhoTalks({ api, team }: Manager): Promise<RosterPlayerView> {
  const { data } = await api.get<{ data: { players: RosterPlayerView[] } }>(`/api/teams/${team.id}/roster`);
  const { data: clock } = await api.get<{ data: { seasonNumber: number } }>('/api/world/clock');
  const stars = data.players
    .filter(
      ({ contract, age }) =>
        contract && contract.kind === 'standard' && age > 22 && contract.to <= clock.seasonNumber + 1,
    )
    .sort((one, other) => (other.contract?.salary ?? 0) - (one.contract?.salary ?? 0));
  const [star] = stars;
  if (!star) throw new Error('everybody has a long contract');
  return star;
}

test('a star re-signs after a counteroffer', async ({ season, context, page }) => {
  const { manager } = season;
  const star = await starWhoTalks(manager);
  await context.addCookies(manager.session.cookies);
  await page.goto(`/player/${star.id}`);
  await page.getByRole('navigation').getByRole('link', { name: 'Contracts', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'His priorities' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask what he wants' }).click();
  const salary = page.getByLabel(/^Salary, season/);
  await expect(salary).toBeVisible();
  const asked = Number((await salary.inputValue()).replace(/\D/g, ''));
  // Below the minimum: the form says so at once.
  await salary.fill('100000');
  await expect(page.getByRole('status').filter({ hasText: 'less than the minimum' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make offer' })).toBeDisabled();
  await salary.fill(String(Math.round(asked * 0.7)));
  await page.getByRole('button', { name: 'Make offer' }).click();
  await expect(page.getByText('He would now sign for')).toBeVisible();
  await expect(page.getByText(/^Counters: /)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.goto('/club/overview');
  const line = page.getByRole('listitem').filter({ hasText: `${star.lastname} would sign for` });
  await line.scrollIntoViewIfNeeded();
  await line.getByRole('button', { name: /^Accept what/ }).click();
  await expect(page.getByText(/ signs\.$/)).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.goto(`/player/${star.id}?view=contract`);
  await expect(page.getByText('Next', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Signs: /)).toBeVisible();
});
