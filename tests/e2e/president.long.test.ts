/** From a user without an office to the president of a nation, through an election with two candidates. */
import type { Browser, Page } from '@playwright/test';
import type { FederationHosting } from '#domains/hosting/contract.ts';
import type { GameServer } from './game-server.ts';
import { SIZES, takePicture } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { activate, type Person, register } from './people.ts';
import { expect, SEASON, test } from './rink.ts';
import { inDatabaseOf } from './server-database.ts';
import { advanceWorld } from './world.ts';

// It moves the clock, which tests of the shared game must not.
test.use({ game: SEASON });

const PROGRAM = 'Ice for every town, and coaches who know what they teach.';
const PLEA = 'Two new rinks, and a town that has waited for forty years.';
const OTHER_PROGRAM = 'Fewer friendlies, more scouts, and a rink in every school.';

/** Votes for the candidate with that last name. */
async function voteFor(person: Person, { nationId, lastname }: { nationId: string; lastname: string }): Promise<void> {
  type Candidate = { id: number; person: { lastname: string } };
  const path = `/api/federations/${nationId}/elections`;
  const { data } = await person.api.get<{ data: { current: { candidates: Candidate[] } } }>(path);
  const wanted = data.current.candidates.find((candidate) => candidate.person.lastname === lastname);
  await person.api.send('POST', `${path}/vote`, { candidacyId: wanted?.id });
}

test('a member calls an election, wins its secret ballot against another and proposes a budget', async ({
  page,
  browser,
  server,
  admin,
}) => {
  const [rosa, lena, timo] = await Promise.all(
    ['Rosa Okafor', 'Lena Virtanen', 'Timo Aalto'].map(async (name) => activate(await register(server.url, name))),
  );
  if (!rosa || !lena || !timo) throw new Error('Nobody has registered.');
  await page.context().addCookies(rosa.session.cookies);
  await page.goto('/world/federations');
  await page.getByLabel('Find a nation').fill('Finland');
  await page.getByRole('link', { name: 'Finland' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Application sent.', { exact: true })).toBeVisible();
  const nationId = /overview\/(\d+)/.exec(page.url())?.[1] ?? '';
  for (const { api } of [lena, timo]) await api.send('POST', `/api/federations/${nationId}/apply`);
  await advanceWorld(admin, 'day');

  await page.goto('/president/overview');
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByRole('button', { name: 'Begin a career as a federation president' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa Okafor' })).toBeVisible();

  await page.goto('/federation/overview?tab=election');
  await page.getByRole('button', { name: 'Sign for an election' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign for an election' }).click();
  await page.getByLabel('Your program').fill(PROGRAM);
  await page.getByRole('button', { name: 'Run for president' }).click();
  await expect(page.getByText(PROGRAM)).toBeVisible();
  const career = { firstname: 'Lena', lastname: 'Virtanen', nationId: Number(nationId) };
  await lena.api.send('POST', '/api/careers/president', career);
  await lena.api.send('POST', `/api/federations/${nationId}/elections/candidacy`, { program: OTHER_PROGRAM });
  await advanceWorld(admin, 'day', 8);

  await page.goto('/federation/overview?tab=election');
  await expect(page.getByText('3 members may vote')).toBeVisible();
  await expect(page.getByText(OTHER_PROGRAM)).toBeVisible();
  await page.getByRole('button', { name: 'Vote for Rosa Okafor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vote for Rosa Okafor' }).click();
  await expect(page.getByText('You have voted.')).toBeVisible();
  await voteFor(lena, { nationId, lastname: 'Virtanen' });
  await voteFor(timo, { nationId, lastname: 'Okafor' });
  await page.reload();
  await expect(page.getByText('You have voted.')).toBeVisible();
  // No result is shown before the votes are counted.
  await expect(page.getByText(/\d votes?$/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Vote for/ })).toHaveCount(0);
  await advanceWorld(admin, 'day', 3);

  await page.goto('/federation/overview?tab=election');
  const past = page.getByRole('region', { name: 'Past elections' });
  await expect(past.getByRole('row').filter({ hasText: 'Rosa Okafor' })).toContainText('2 / 3');
  await page.getByText('The programs of 2 candidates').click();
  await expect(page.getByText('2 votes', { exact: true })).toBeVisible();
  await expect(page.getByText('1 vote', { exact: true })).toBeVisible();

  await page.goto('/federation/overview');
  const president = page.getByRole('region', { name: 'President' });
  await expect(president.getByRole('link', { name: 'Rosa Okafor' })).toBeVisible();
  await expect(president).toContainText('Elected');
  await expect(president).not.toContainText('unopposed');
  await page.getByRole('link', { name: 'Budget' }).click();
  await page.getByRole('button', { name: 'Propose a budget' }).click();
  await page.getByRole('button', { name: 'Vote yes' }).click();
  await expect(page.getByText('You have voted.')).toBeVisible();

  await page.goto('/president/overview');
  await expect(page.getByRole('region', { name: 'Program', exact: true })).toContainText(PROGRAM);
  const budget = page.getByRole('region', { name: 'Budget in force' });
  await expect(budget.getByRole('heading', { name: 'The members vote on' })).toBeVisible();
  await page.goto('/president/jobs');
  await page.getByRole('link', { name: 'To the staff' }).click();
  const goalies = page.getByRole('region', { name: 'Goalie coach' });
  await goalies.getByRole('button', { name: 'New terms' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New terms' }).click();
  await expect(page.getByText(/has signed\./)).toBeVisible();

  await bidToHost(page, { server, nationId, member: lena });

  await membersForLong(server);
  await timo.api.send('PUT', `/api/federations/${nationId}/opt-in`, { isOptedIn: true });
  await leadTheTeams(page, { browser, url: server.url, gm: timo, outsider: lena });
});

/**
 * Makes the president bid to host the world championship, for more than the federation has and then for less, and withdraw the
 * bid.
 */
async function bidToHost(
  page: Page,
  { server, nationId, member }: { server: Pick<GameServer, 'dataDir'>; nationId: string; member: Person },
): Promise<void> {
  await save(server, { account: `federation:${nationId}`, amount: 2_000_000 });
  const hosting = async () =>
    (await member.api.get<{ data: FederationHosting }>(`/api/federations/${nationId}/hosting`)).data;
  await page.goto('/federation/overview?tab=hosting');
  const own = page.getByRole('region', { name: 'Your bid' });
  const bid = own.getByRole('button', { name: 'Bid', exact: true });
  await own.getByLabel('Pledge').fill('20000000');
  await expect(bid).toBeDisabled();
  await expect(own).toContainText('The federation has not saved that much.');
  await own.getByLabel('Pledge').fill('1200000');
  await own.getByLabel('Why here').fill(PLEA);
  await takePicture(page, 'hosting-bid-desktop-light');
  await bid.click();
  await expect(page.getByText('Bid submitted.')).toBeVisible();
  const bids = page.getByRole('region', { name: /^Bids for the world championship of / });
  await expect(bids).toContainText('$1,200,000');
  await expect(bids).toContainText(PLEA);
  await page.setViewportSize(SIZES.phone);
  await takePicture(page, 'hosting-bids-phone-light');
  await page.setViewportSize(SIZES.desktop);
  // Members see the reason, but not the amount.
  expect((await hosting()).bids).toMatchObject([{ plea: PLEA, pledge: null, state: 'made' }]);
  await own.getByRole('button', { name: 'Withdraw bid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw bid' }).click();
  await expect(page.getByText('Bid withdrawn.')).toBeVisible();
  await expect(bids).toContainText('No bids yet');
  await expect(own).toContainText('You have withdrawn your bid for this championship.');
  await expect(bid).toHaveCount(0);
  expect((await hosting()).bids).toEqual([]);
}

/** Gives a federation the savings of some seasons. */
async function save(
  server: Pick<GameServer, 'dataDir'>,
  { account, amount }: { account: string; amount: number },
): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    await client.query(
      `with t as (
        insert into ledger_transactions (key, season, day, kind, params) values ($1, 1, 1, 'opening', '{}') returning id, kind
      ) insert into ledger_entries (transaction_id, account, currency, amount, season, day, kind)
      select t.id, e.account, 'dollar', e.amount, 1, 1, t.kind
      from t, (values ($2, $3::int), ('world:league', -$3::int)) as e (account, amount)`,
      [`saved-for-test/${account}`, account, amount],
    );
  });
}

/** Makes every member old enough for the draw. */
async function membersForLong(server: Pick<GameServer, 'dataDir'>): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    await client.query('update federation_members set joined_on = joined_on - 21');
  });
}

/**
 * Makes the president appoint a member, who sets the lines of both national teams until dismissed; other members do not see them.
 */
async function leadTheTeams(
  page: Page,
  { browser, url, gm, outsider }: { browser: Browser; url: string; gm: Person; outsider: Person },
): Promise<void> {
  const open = async ({ session }: Person) =>
    (await browser.newContext({ baseURL: url, storageState: session })).newPage();
  const [leads, looks] = [await open(gm), await open(outsider)];
  const watches = [page, leads, looks].map((one) => watchPage(one));
  await test.step('the president appoints a member', async () => {
    await page.goto('/federation/overview?tab=staff');
    await expect(page.getByRole('link', { name: 'Find a member' })).toBeVisible();
    await takePicture(page, 'national-gm-open-desktop-light');
    await page.getByRole('link', { name: 'Find a member' }).click();
    const row = page.getByRole('row').filter({ hasText: gm.name });
    await expect(page.getByRole('button', { name: 'Appoint' }), 'others are not in the draw').toHaveCount(1);
    await takePicture(page, 'national-gm-members-desktop-light');
    await row.getByRole('button', { name: 'Appoint' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Appoint' }).click();
    await expect(page.getByText(`${gm.name} is general manager of the national teams.`)).toBeVisible();
  });
  await test.step('the appointed manager sets the lines of both teams', async () => {
    await leads.goto('/notifications');
    const told = leads.getByRole('listitem').filter({ hasText: 'You are general manager of the national teams' });
    await told.getByRole('link', { name: 'Open' }).click();
    await expect(leads).toHaveURL(/\/nation\/lineups\/\d+$/);
    await expect(leads.getByRole('button', { name: /^Center, Line 1: / })).toBeVisible();
    await takePicture(leads, 'nation-lineups-desktop-light');
    await leads.getByRole('main').getByRole('link', { name: 'U20' }).click();
    await expect(leads).toHaveURL(/\?level=U20$/);
    await leads.getByRole('main').getByRole('link', { name: 'Senior' }).click();
    for (const line of [1, 2]) {
      await leads.getByRole('button', { name: new RegExp(`^Center, Line ${line}: `) }).focus();
      await leads.keyboard.press('Enter');
    }
    await leads.getByRole('button', { name: 'Save lineup' }).click();
    await expect(leads.getByText('Lineup saved.')).toBeVisible();
    await leads.setViewportSize(SIZES.phone);
    await leads.emulateMedia({ colorScheme: 'dark' });
    await takePicture(leads, 'nation-lineups-phone-dark');
  });
  await test.step('another member sees no lines', async () => {
    await looks.goto('/nation/lineups');
    await expect(looks.getByText('Lines are secret until the opening faceoff')).toBeVisible();
    await takePicture(looks, 'nation-lineups-secret-desktop-light');
    await looks.getByRole('main').getByRole('link', { name: 'U20' }).click();
    await expect(looks.getByText('Lines are secret until the opening faceoff')).toBeVisible();
  });
  await test.step('the president dismisses the general manager', async () => {
    await page.goto('/federation/overview?tab=staff');
    const card = page.getByRole('region', { name: 'General manager', exact: true });
    await expect(card.getByRole('link', { name: gm.name })).toBeVisible();
    await takePicture(page, 'national-gm-desktop-light');
    await card.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
    await expect(card).toContainText('No general manager');
    await leads.reload();
    await expect(leads.getByText('Lines are secret until the opening faceoff')).toBeVisible();
  });
  expect(watches.flatMap((watch) => watch.faults())).toEqual([]);
  for (const one of [leads, looks]) await one.context().close();
}
