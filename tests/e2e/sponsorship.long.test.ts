/** Sponsorship from a club to its board, the list of patrons and the badge. */
import type { GameView } from '#domains/game/contract/game.ts';
import type { SponsorBoard } from '#domains/sponsorship/contract.ts';
import { expect, test } from './rink.ts';
import { expectFine, takeSeat } from './seats.ts';
import { inDatabaseOf, runJobs } from './server-database.ts';

test('a user on a phone sponsors a club, and appears on its board and among the patrons with a badge', async ({
  browser,
  server,
  season,
}) => {
  const ida = await takeSeat(browser, server.url, 'Ida Patron', 'phone');
  const { page } = ida;
  await page.goto('/puck');
  await runJobs(server, 'start-pucks');
  await expect(page.getByRole('definition').first()).toContainText('50 pucks');
  await page.goto('/puck/sponsorship');
  await expect(page.getByRole('heading', { name: 'Choose who to sponsor' })).toBeVisible();
  await expectFine(ida, 'sponsorship-choose');
  const { team } = season.manager;
  await page.goto(`/club/history/${team.id}`);
  await page.getByRole('link', { name: 'Become a sponsor' }).click();
  await page.getByRole('textbox', { name: 'Pucks' }).fill('20');
  await page.getByRole('textbox', { name: 'Name on the boards' }).fill('Rye Bread Co');
  await page.getByRole('textbox', { name: 'Line of text (optional)' }).fill('Baked daily');
  await expectFine(ida, 'sponsorship-form');
  await page.getByRole('button', { name: 'Sponsor', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Sponsors', exact: true })).toContainText('Baked daily');
  await expect(page.getByRole('group', { name: 'All-time patrons' })).toContainText(ida.name);
  await expectFine(ida, 'sponsorship');
  await page.goto(`/club/history/${team.id}`);
  await expect(page.getByRole('region', { name: 'Sponsors', exact: true })).toContainText('Rye Bread Co');
  await expectFine(ida, 'sponsorship-club');
  // The home team of a game has the sponsors of its club on the program: in the words of the board.
  const { home } = (await ida.api.get<{ data: GameView }>(`/api/games/${season.sights.comingGameId}`)).data.game;
  const line = 'Seen from every seat';
  const order = { pucks: 10, name: 'Rye Bread Co', line, orderId: crypto.randomUUID() };
  await ida.api.send('POST', `/api/sponsorships/club/${home.clubId}`, order);
  await page.goto(`/game/${season.sights.comingGameId}`);
  const program = page.getByRole('region', { name: /^Game sponsors of / });
  await expect(program).toContainText(line);
  await expectFine(ida, 'sponsorship-program');
  // A moderator removes the text: it disappears everywhere at once.
  const { sponsors } = (await ida.api.get<{ data: SponsorBoard }>(`/api/sponsorships/club/${home.clubId}`)).data;
  const id = sponsors.find((one) => one.line === line)?.id ?? 0;
  await inDatabaseOf(server, async (client) => {
    await client.query('update sponsorships set hidden_at = now() where id = $1', [id]);
  });
  await page.reload();
  await expect(page.getByRole('main')).not.toContainText(line);
  await page.goto('/user');
  await expect(page.getByRole('region', { name: 'Patron' })).toContainText('30 pucks');
  await page.goto('/puck/transactions?type=sponsorship');
  await expect(page.getByText(/^Sponsored /).first()).toBeVisible();
});
