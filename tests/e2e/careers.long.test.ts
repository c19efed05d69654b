/** Two careers that deal with clubs: an agent answers a club's offer, and a scout sells a club a report. */
import type { AgentDesk } from '#domains/agent/contract.ts';
import type { ReportMarket } from '#domains/report-sale/contract.ts';
import type { RosterPlayerView } from '#domains/shapes.ts';
import type { GameServer } from './game-server.ts';
import { activate, type Manager, register, takeClub } from './people.ts';
import { endProbation } from './probation.ts';
import { expect, OPENING, test } from './rink.ts';
import { expectWell, type Seat, seat, takeSeat } from './seats.ts';
import { inDatabaseOf } from './server-database.ts';
import { advanceWorld, awaitMorning } from './world.ts';

// It moves the clock, which tests of the shared game must not.
test.use({ game: OPENING });

let manager: Manager & Seat;
test.beforeAll(async ({ browser, server, admin }) => {
  const user = await takeClub(await activate(await register(server.url, 'Sanna Vuori')));
  await endProbation(server);
  await awaitMorning(admin);
  manager = await seat(browser, { url: server.url, user, size: 'desktop' });
});
test.afterEach(() => {
  expect(manager.watch.faults()).toEqual([]);
});
test.afterAll(async () => {
  await manager.context.close();
});

/** Fills in the form that starts a career. */
async function begin({ page }: Seat, kind: 'agent' | 'scout', lastname: string): Promise<void> {
  await page.goto(`/${kind}`);
  await page.getByLabel('First name').fill('Oskar');
  await page.getByLabel('Last name').fill(lastname);
  await page.getByRole('button', { name: `Begin a career as ${kind === 'agent' ? 'an agent' : 'a scout'}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Oskar ${lastname}` })).toBeVisible();
}

test('an agent wins clients overnight, and asks a club for more, which pays it', async ({ browser, server, admin }) => {
  const agent = await takeSeat(browser, server.url, 'Oskar Lindgren', 'phone');
  const { page } = agent;
  await begin(agent, 'agent', 'Lindgren');
  await expect(page.getByText('No clients yet')).toBeVisible();
  await makeKnown(server, agent.id);
  const prospects = page.getByRole('region', { name: 'Available players' });
  await expectWell(agent, 'agent-begins');
  for (let count = 1; count <= 6; count++) {
    await prospects
      .getByRole('button', { name: /^Offer to represent / })
      .first()
      .click();
    await expect(prospects.getByRole('button', { name: /^Withdraw the offer to / })).toHaveCount(count);
  }
  await prospects
    .getByRole('button', { name: /^Withdraw the offer to / })
    .first()
    .click();
  await expect(prospects.getByRole('button', { name: /^Withdraw the offer to / })).toHaveCount(5);
  await advanceWorld(admin, 'day');
  await awaitMorning(admin);
  const { clients } = (await agent.api.get<{ data: AgentDesk }>('/api/agent-desk')).data;
  expect(clients.length).toBeGreaterThan(0);
  await page.goto('/notifications');
  // Which clients he wins is up to the prospects: each of the five answers.
  await expect(page.getByText(/ is your client now\.$/)).toHaveCount(clients.length);
  await expect(page.getByText(/ does not want you as his agent\.$/)).toHaveCount(5 - clients.length);

  const star = await starOf(manager);
  await represent(server, { playerId: star.id, userId: agent.id });
  const name = `${star.firstname} ${star.lastname}`;
  await page.goto('/agent');
  await page.getByLabel(`How ${name} asks`).selectOption({ label: 'A bit more' });
  await expect(page.getByText('Saved. It applies from his next contract talk.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(`How ${name} asks`)).toHaveValue('1');

  const club = manager.page;
  await club.goto(`/player/${star.id}?view=contract`);
  await club.getByRole('button', { name: 'Ask what he wants' }).click();
  const salary = club.getByLabel(/^Salary, season/);
  const asked = Number((await salary.inputValue()).replace(/\D/g, ''));
  await salary.fill(String(Math.round(asked * 0.9)));
  await club.getByRole('button', { name: 'Make offer' }).click();
  await expect(club.getByText('His agent answers your offer by tomorrow morning.', { exact: false })).toBeVisible();

  await page.goto('/agent');
  const inbox = page.getByRole('region', { name: 'Offers and talks' });
  await expect(inbox).toContainText('Offers $');
  await expectWell(agent, 'agent-inbox');
  await inbox.getByRole('button', { name: `Counter for ${name}` }).click();
  await inbox.getByLabel(/^Salary, season/).fill(String(Math.round((asked * 0.98) / 5_000) * 5_000));
  await expectWell(agent, 'agent-counters');
  await inbox.getByRole('button', { name: 'Ask for this' }).click();
  await expect(page.getByText('Answer sent.')).toBeVisible();
  await expect(inbox).toContainText('The club knows his asking price and makes the next offer.');
  await club.reload();
  await expect(club.getByText('He would now sign for')).toBeVisible();
  // His demand is unchanged.
  await club.getByRole('button', { name: 'Make offer' }).click();
  await expect(club.getByText(/^Signs: /)).toBeVisible();
  await page.reload();
  await expect(inbox).toBeVisible();
  await expect(inbox.getByText(name)).toHaveCount(0);
  // Deals are counted overnight.
  await advanceWorld(admin, 'day');
  await awaitMorning(admin);
  await page.goto('/notifications');
  await expect(page.getByText(new RegExp(`^(New )?${name} signed with the `))).toBeVisible();
  expect(agent.watch.faults()).toEqual([]);
  await agent.context.close();
});

test('a scout without a club sells a report, which a manager buys and rates', async ({ browser, server }) => {
  const scout = await takeSeat(browser, server.url, 'Oskar Holm', 'phone');
  const { page } = scout;
  await begin(scout, 'scout', 'Holm');
  await expect(page.getByText('Watch prospects first.', { exact: false })).toBeVisible();
  const name = await watchTwice(server, scout.id);
  await page.reload();
  const sale = page.getByRole('region', { name: 'Reports for sale' });
  const price = sale.getByLabel(`Price of the report on ${name}`);
  await price.fill('4500');
  await sale.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(page.getByText(`Your report on ${name} is for sale.`)).toBeVisible();
  await sale.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(`Your report on ${name} is no longer for sale.`)).toBeVisible();
  await price.fill('4000');
  await sale.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(sale.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expectWell(scout, 'report-sale');

  const club = manager.page;
  await club.goto('/office/scouting?tab=market');
  const offer = club
    .getByRole('group', { name: 'Reports by independent scouts' })
    .getByRole('row')
    .filter({ hasText: 'Oskar Holm' });
  await expect(offer).toContainText('$4,000');
  await expectWell(manager, 'report-market');
  await offer.getByRole('button', { name: 'Buy' }).click();
  await club.getByRole('dialog').getByRole('button', { name: 'Buy' }).click();
  await expect(club.getByText(`You have the report on ${name}.`)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await club.getByLabel(`Rating of the report on ${name}`).selectOption({ label: '5 stars' });
  await expect(club.getByText('Your rating is saved.')).toBeVisible();
  const market = `/api/teams/${manager.team.id}/report-market`;
  const { purchases } = (await manager.api.get<{ data: ReportMarket }>(market)).data;
  expect(purchases.map(({ price: paid, stars }) => [paid, stars])).toEqual([[4_000, 5]]);
  await club.goto('/office/scouting?tab=reports');
  await expect(club.getByRole('main')).toContainText(name.split(' ').at(-1) ?? name);
  await club.goto('/office/finances?tab=ledger');
  await expect(club.getByRole('table').first()).toContainText('$4,000');
  await page.goto('/notifications');
  await expect(page.getByText(new RegExp(`have bought your report on ${name} for \\$4,000`))).toBeVisible();
  await page.goto('/scout');
  await expect(sale).toContainText('Sales have brought you $4,000.');
  await expect(sale).toContainText('5.0 of 5 (1)');
  expect(scout.watch.faults()).toEqual([]);
  await scout.context.close();
});

/** Returns the highest-paid player among those whose contract ends soon enough for a talk. */
async function starOf({ api, team }: Manager): Promise<RosterPlayerView> {
  const { data } = await api.get<{ data: { players: RosterPlayerView[] } }>(`/api/teams/${team.id}/roster`);
  const { data: clock } = await api.get<{ data: { seasonNumber: number } }>('/api/world/clock');
  const [star] = data.players
    .filter(({ contract, age }) => contract?.kind === 'standard' && age > 22 && contract.to <= clock.seasonNumber + 1)
    .sort((one, another) => (another.contract?.salary ?? 0) - (one.contract?.salary ?? 0));
  if (!star) throw new Error('Everybody has a long contract.');
  return star;
}

/** Makes an agent well known: most clients turn a beginner down. */
async function makeKnown(server: Pick<GameServer, 'dataDir'>, userId: number): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    await client.query(
      `update agents set hardness = 95, patience = 95, network = 95, trust = 95
      where person_id in (select id from persons where user_id = $1)`,
      [userId],
    );
  });
}

interface Representing {
  playerId: number;
  userId: number;
}

/** Makes a player a client of a user's agent: whether a player agrees is chance. */
async function represent(server: Pick<GameServer, 'dataDir'>, { playerId, userId }: Representing): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    await client.query('delete from representations where player_id = $1', [playerId]);
    await client.query(
      `insert into representations (player_id, person_id, since_day, until_season, rate)
      select $1, p.id, w.season_number * 63 + w.day, w.season_number + 2, 4 from persons p, world w where p.user_id = $2`,
      [playerId, userId],
    );
  });
}

/** Makes a user's scout watch one prospect of the class. @returns the name of the prospect */
async function watchTwice(server: Pick<GameServer, 'dataDir'>, userId: number): Promise<string> {
  let name = '';
  await inDatabaseOf(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `with seen as (
        insert into sightings (person_id, player_id, season, club_id, looks, present, potential, error, strengths, weakness, last_day)
        select p.id, b.id, w.season_number, null, 3, 51.25, 73.75, 3.5, '{1,2}', 3, w.season_number * 63 + w.day
        from persons p, players b, world w where p.user_id = $1 and b.draft_class = w.season_number
        order by b.id limit 1 returning player_id)
      select firstname || ' ' || lastname as name from players where id in (select player_id from seen)`,
      [userId],
    );
    name = rows[0]?.name ?? '';
  });
  return name;
}
