/** From a user without an office to the president of a nation. */
import { activate, register } from './people.ts';
import { expect, test } from './rink.ts';
import { advanceWorld } from './world.ts';

// It moves the clock: a server of its own.
test.use({ game: 'president' });

const PROGRAM = 'Ice for every town, and coaches who know what they teach.';

test('a member calls an election, stands in it, wins and proposes a budget', async ({ page, server, admin }) => {
  const person = await activate(await register(server.url, 'Rosa Okafor'));
  await page.context().addCookies(person.session.cookies);
  await page.goto('/world/federations');
  await page.getByLabel('Find a nation').fill('Finland');
  await page.getByRole('link', { name: 'Finland' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('You have applied.', { exact: true })).toBeVisible();
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
  await page.getByRole('button', { name: 'Stand for president' }).click();
  await expect(page.getByText(PROGRAM)).toBeVisible();
  await advanceWorld(admin, 'day', 8);

  await page.goto('/federation/overview');
  const president = page.getByRole('region', { name: 'President' });
  await expect(president.getByRole('link', { name: 'Rosa Okafor' })).toBeVisible();
  await expect(president).toContainText('Elected unopposed');
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
});
