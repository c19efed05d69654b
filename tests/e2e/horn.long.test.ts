/** A custom goal horn: uploaded, heard by others, reported, removed, and not accepted again. */
import type { Page } from '@playwright/test';
import { HORN_RATE } from '#domains/horn/constants.ts';
import { encodeWav } from '#domains/horn/rules/wav.ts';
import { watchPage } from './page-watch.ts';
import { activate, type Manager, type Person, register } from './people.ts';
import { expect, test } from './rink.ts';
import { expectFine } from './seats.ts';

const NAME = 'wolf-howl';
const SECONDS = 2;

/** A rising tone, faster each time, as a sound file: another attempt needs another, as removed sounds stay refused. */
const soundOf = (attempt: number) => ({
  name: `${NAME}.wav`,
  mimeType: 'audio/wav',
  buffer: Buffer.from(
    encodeWav(
      Float64Array.from(
        { length: SECONDS * HORN_RATE },
        (_, at) => 0.4 * Math.sin((2 * Math.PI * (250 + (at * (1 + attempt)) / 200) * at) / HORN_RATE),
      ),
    ),
  ),
});

/** Returns a game that was played in the manager's own rink. */
async function homeGameOf({ api, team }: Manager): Promise<number> {
  const { data } = await api.get<{ data: { games: { id: number; status: string; home: { id: number } }[] } }>(
    `/api/teams/${team.id}/schedule`,
  );
  const game = data.games.find(({ home, status }) => home.id === team.id && status === 'final');
  if (!game) throw new Error('The team has played no game at home.');
  return game.id;
}

async function bring(page: Page, sound: ReturnType<typeof soundOf>): Promise<void> {
  await page.locator('input[type="file"][accept="audio/*"]').setInputFiles(sound);
  const maker = page.getByRole('dialog', { name: 'Cut your horn' });
  await expect(maker.getByLabel('Name')).toHaveValue(NAME);
  await maker.getByRole('button', { name: 'Save horn' }).click();
}

test('a manager uploads a horn that another one reports and an admin removes, and it is refused from then on', async ({
  browser,
  admin,
  season,
  server,
}, { repeatEachIndex }) => {
  const { manager } = season;
  const sound = soundOf(repeatEachIndex);
  const visitor = await activate(await register(server.url, 'Hilla Hiljainen'));
  const open = async (person: Person, address: string) => {
    await person.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
    const context = await browser.newContext({
      baseURL: server.url,
      storageState: person.session,
    });
    const page = await context.newPage();
    // The sound that is refused at last.
    const watch = watchPage(page, (fault) => fault.includes('/api/horns'));
    await page.goto(address);
    await watch.settled();
    return { page, watch };
  };
  const owning = await open(manager, '/settings?tab=game');
  const mine = owning.page.getByRole('list', { name: 'Your own horns' });
  await test.step('the manager cuts it out of a file, and it sounds after goals from then on', async () => {
    await bring(owning.page, sound);
    await expect(mine.getByRole('listitem')).toContainText(NAME);
    await mine.getByRole('button', { name: `Listen to ${NAME}` }).click();
    await expect(mine.getByRole('button', { name: 'Stop' })).toBeVisible();
    await owning.page.getByLabel('After goals of your club').selectOption({ label: NAME });
    await expect(owning.page.getByText(`${NAME} now sounds after your goals.`)).toBeVisible();
  });

  const visiting = await open(visitor, `/game/${await homeGameOf(manager)}?tab=stats`);
  await test.step('anyone who sits in that rink may report it', async () => {
    const report = visiting.page.getByRole('button', { name: 'Report the goal horn' });
    await report.scrollIntoViewIfNeeded();
    await expectFine({ page: visiting.page, size: 'desktop' }, 'horn-report');
    await report.click();
    await visiting.page.getByRole('button', { name: 'Send report' }).click();
    await expect(visiting.page.getByText('Thanks. A moderator will review it.').first()).toBeVisible();
  });

  const judging = await open(admin, '/admin?tab=reports');
  await test.step('a moderator hears of it, and takes it away with a reason', async () => {
    const waiting = judging.page.getByRole('article').filter({ hasText: NAME });
    await expect(waiting).toContainText(visitor.name);
    await expectFine({ page: judging.page, size: 'desktop' }, 'horn-reported');
    await waiting.getByRole('button', { name: 'Claim' }).click();
    await waiting.getByRole('button', { name: 'Decide' }).click();
    const dialog = judging.page.getByRole('dialog', { name: 'Decide' });
    await dialog.getByRole('textbox', { name: 'Note for the author' }).fill('An advertisement.');
    await dialog.getByRole('button', { name: 'Remove the content' }).click();
    await expect(judging.page.getByText('Decision saved.')).toBeVisible();
    await expect(waiting).toHaveCount(0);
  });

  await test.step('its owner reads why, has it no more, and cannot bring it back', async () => {
    await owning.page.goto('/settings?tab=data');
    await expect(owning.page.getByText('Reason: An advertisement.')).toBeVisible();
    await owning.page.goto('/settings?tab=game');
    await expect(owning.page.getByRole('button', { name: 'Bring your own' })).toBeVisible();
    await expect(mine).toHaveCount(0);
    await bring(owning.page, sound);
    await expect(owning.page.getByText('The admins have already removed this sound. Choose another.')).toBeVisible();
  });
  for (const { page, watch } of [owning, visiting, judging]) {
    expect.soft(watch.faults(), `faults of ${page.url()}`).toEqual([]);
    await page.context().close();
  }
  for (const person of [manager, admin]) {
    await person.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
  }
  await visitor.api.close();
});
