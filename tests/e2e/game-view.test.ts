/** One game as it is watched: from before the faceoff to the final horn at high speed, and afterward from its tape. */
import type { BrowserContext, Page } from '@playwright/test';
import type { GameView } from '#domains/game/contract/game.ts';
import type { GameReport, ReportAnswer } from '#domains/game/contract/report.ts';
import type { GameRef } from '#domains/shapes.ts';
import { choiceKey } from '#web/lib/device-choices.ts';
import { noteClocks, playedBy, type Reading, readingsOf } from './arena-clock.ts';
import { approachQuickly, approachSlowly, FACEOFF_MS, gameAhead } from './game-ahead.ts';
import { noteShifts, noteSpoilers, noteWhatUnfolds, shiftsOf, spoilers, unfolded } from './game-notes.ts';
import { isGoal, truthAt } from './game-truth.ts';
import { axeFaults, SIZES, takePicture } from './looks.ts';
import { expectOneScreen, expectReplayBar } from './matchday.ts';
import { type Heard, recordNetwork } from './network-record.ts';
import { watchPage } from './page-watch.ts';
import { activate, type Manager, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';
import { type KnownEvent, toldTooEarly } from './secrecy.ts';
import { hasBox } from './secrecy-box.ts';
import { BOO_SECONDS, countSounds, HORN_SECONDS, soundsStarted } from './sound-count.ts';
import { advanceWorld } from './world.ts';

// Its clock runs, so no other test may share this world.
test.use({ game: 'game-view' });
test.describe.configure({ mode: 'serial', timeout: 600_000 });

/** A game of a minute, with an overtime and on a busy machine. */
const GAME_MS = 300_000;

/** Age of what the board may show: it renders twice a second, and a busy machine takes longer. */
const BOARD_MS = 4500;
/** Tolerated lead of the page's idea of the server's clock. A second of this game is shorter; the slow day holds each. */
const AHEAD_MS = 100;
/** Cumulative layout shift too small to notice; a page is rated good up to .1. */
const MAX_SHIFT = 0.02;
/** Requests for the view of the live game, each with its box score. */
const ASKED = 3;

let manager: Manager;
let context: BrowserContext;
let page: Page;
let record: readonly Heard[];
let game: GameRef;
let events: KnownEvent[];
let msPerSecond: number;

test.beforeAll(async ({ browser, server, admin }) => {
  manager = await takeClub(await activate(await register(server.url, 'Taika Kierros')));
  await advanceWorld(admin, 'phase');
  context = await browser.newContext({
    baseURL: server.url,
    storageState: manager.session,
    viewport: { width: 1280, height: 900 },
  });
  record = await recordNetwork(context);
  await noteClocks(context);
  await countSounds(context);
  page = await context.newPage();
});

test.afterAll(async () => {
  await context.close();
  await manager.api.close();
});

const readView = async () => (await manager.api.get<{ data: GameView }>(`/api/games/${game.id}`)).data;
const board = (on: Page) => on.getByRole('region', { name: 'Scoreboard' });
const chart = (on: Page) => on.getByRole('slider', { name: 'Momentum by minute' });

test('a viewer sees a full screen before the first game of a season', async () => {
  game = await gameAhead(manager);
  await page.setViewportSize(SIZES.desktop);
  await page.goto(`/game/${game.id}`);
  const lines = page.getByRole('region', { name: 'Probable lineups' });
  await expect(lines).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Other games today' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 });
  const cut = await lines.getByRole('link').evaluateAll((links) =>
    links
      .flatMap((link) => [...link.querySelectorAll('*')])
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).textOverflow === 'ellipsis')
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);

  // On a phone the time to the faceoff has its own line, as high as its figures: nothing covers it.
  await page.setViewportSize(SIZES.phone);
  const [figures, line] = await board(page)
    .getByRole('timer')
    .evaluate((timer) => [
      Number.parseFloat(getComputedStyle(timer).fontSize),
      timer.parentElement?.getBoundingClientRect().height ?? 0,
    ]);
  expect(line).toBeGreaterThanOrEqual(figures ?? 0);
  await takePicture(page, 'game-ahead-phone');
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('a viewer chats about a game before its faceoff', async ({ admin }) => {
  await page.goto(`/game/${game.id}`);
  await expect(page.getByText('Faceoff in')).toBeVisible();

  const chat = page.getByRole('log', { name: 'Chat messages' });
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('Good luck to both!');
  await field.press('Enter');
  await expect(chat.getByText('Good luck to both!')).toBeVisible();
  await expect(field).toHaveValue('');
  // Other users' comments arrive without moving the focus.
  await field.fill('Not sent y');
  await admin.api.send('POST', `/api/games/${game.id}/messages`, { text: 'Nice crowd tonight' });
  await expect(chat.getByText('Nice crowd tonight')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Not sent y');
  await field.fill('');
  await chat.getByRole('button', { name: 'Remove the message by Taika Kierros' }).click();
  await expect(chat.getByText('Good luck to both!')).toHaveCount(0);
  await expect(chat.getByText('Nice crowd tonight')).toBeVisible();
});

test('a viewer watches a game from the faceoff to the final horn, and hears no goal twice', async ({
  admin,
  server,
}) => {
  // A second page waits for the faceoff as well, to be reloaded in the middle of the game.
  const other = await context.newPage();
  await other.goto(`/game/${game.id}`);
  await noteWhatUnfolds(page);
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  // The manager's bench would open by itself in an intermission (own-pace.long.test.ts), with all that is loaded into it.
  const { data: user } = await manager.api.get<{ data: { id: number } }>('/api/user');
  await phone.addInitScript((key) => localStorage.setItem(key, 'off'), choiceKey('bench-opens-narrow', user.id));
  await phone.goto(`/game/${game.id}`);
  await expect(phone.getByText('Faceoff in')).toBeVisible();
  for (const watched of [page, phone]) await noteShifts(watched);
  await approachQuickly({ admin, server }, game.id);
  await expect(board(other).getByRole('timer')).toBeVisible({ timeout: FACEOFF_MS });
  let resumed: Reading[] = [];
  await test.step('a page is reloaded in the middle of the game', async () => {
    await expect.poll(async () => (await readingsOf(other)).at(-1)?.seconds, { timeout: GAME_MS }).toBeGreaterThan(600);
    // How many of them arrive by themselves depends on how long the game takes.
    for (let asked = 0; asked < ASKED; asked++) {
      await page.evaluate(async (address) => (await fetch(address)).text(), `/api/games/${game.id}`);
    }
    await other.reload();
    await expect(chart(other)).toBeAttached();
    await expect.poll(async () => (await readingsOf(other)).length, { timeout: GAME_MS }).toBeGreaterThan(0);
    resumed = await readingsOf(other);
    const { clock } = await readView();
    if (!clock) throw new Error('A game that is on has a clock.');
    ({ msPerSecond } = clock);
    await other.close();
  });
  await test.step('no report is available', async () => {
    const answer = await page.request.get(`/api/games/${game.id}/report`);
    const { state } = await readView();
    // Checked after the response: a game that is still live was live before, too.
    if (state === 'live') expect(answer.status()).toBe(404);
  });
  await expect(board(page).getByText(/^Final(\/| after|$)/)).toBeVisible({ timeout: GAME_MS });
  await admin.api.send('POST', '/api/admin/clock/pause');
  await test.step('the chart grew with the game, and big moments were announced', async () => {
    const { lengths, calls } = await unfolded(page);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    // The number of steps depends on how often this machine renders the page.
    expect(lengths.length, 'lengths of the chart').toBeGreaterThan(2);
    expect(calls.join(' ')).toMatch(/period begins|End of| goal by | penalty: /);
  });

  await test.step('nothing on the screen shifted, from before the faceoff until after the horn', async () => {
    for (const watched of [page, phone]) {
      await expect(watched.getByRole('heading', { name: 'Three stars' })).toBeVisible();
      const { worst, causes } = await shiftsOf(watched);
      expect(worst, [`${watched.viewportSize()?.width} wide`, ...causes].join('\n')).toBeLessThan(MAX_SHIFT);
    }
    await phone.close();
  });

  // The board shows the horn before the result is recorded.
  await expect.poll(async () => (await readView()).game.status).toBe('final');
  game = (await readView()).game;
  events = (await manager.api.get<{ data: KnownEvent[] }>(`/api/games/${game.id}/events`)).data;
  await test.step('the reloaded page resumed at the same moment, and was never ahead of the game', () => {
    for (const { at, seconds } of resumed) {
      expect(seconds).toBeLessThanOrEqual(playedBy(events, at + AHEAD_MS, msPerSecond));
      expect(seconds).toBeGreaterThanOrEqual(playedBy(events, at - BOARD_MS, msPerSecond));
    }
  });
  await test.step('no client learned anything before it happened', () => {
    const known = { id: game.id, season: game.season, teamIds: [game.home.id, game.away.id], events };
    const told = record.filter(({ url }) => url.includes(`/games/${game.id}`));
    expect(told.filter(({ url }) => url.endsWith('/live')).length, 'messages of the stream').toBeGreaterThan(20);
    expect(told.filter(({ value }) => hasBox(value)).length, 'box scores').toBeGreaterThanOrEqual(ASKED);
    expect(toldTooEarly(record, known)).toEqual([]);
    // The same responses one period too early: each kind of leak is detected.
    const early = told.map((heard) => ({ ...heard, at: heard.at - 1200 * msPerSecond }));
    const faults = toldTooEarly(early, known).join('\n');
    for (const kind of [
      'comes later',
      'the clock is ahead',
      'goals are counted',
      /box score: \d+ has [\d.]+ (shots|hits)/,
    ]) {
      expect(faults).toMatch(kind);
    }
  });
  await test.step('goals of the home team sound the horn, those of the visitors a boo, none of them twice', async () => {
    const goals = (side: 'home' | 'away') => events.filter((event) => isGoal(event) && event.side === side).length;
    const heard = async () =>
      [await soundsStarted(page, HORN_SECONDS), await soundsStarted(page, BOO_SECONDS)] as const;
    const all = async () => (await heard()).reduce((sum, count) => sum + count, 0);
    // Of goals within one second of this quick game the last one cuts off the others before they are heard.
    await expect.poll(all).toBeGreaterThanOrEqual(Math.floor((goals('home') + goals('away')) / 2));
    const [horns, boos] = await heard();
    expect(horns).toBeLessThanOrEqual(goals('home'));
    expect(boos).toBeLessThanOrEqual(goals('away'));
  });
});

test('a finished game is on one screen: its plays beside rink, curve and stars, and on a phone below the rink', async () => {
  await page.goto(`/game/${game.id}`);
  await expectOneScreen(page, page.getByRole('heading', { name: 'Three stars' }));
  await expectReplayBar(page);
  await expect(page.getByRole('slider', { name: 'Game time' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('a viewer jumps to any second of the game, and everything shows that second', async () => {
  await page.goto(`/game/${game.id}?tab=stats`);
  const tape = page.getByRole('slider', { name: 'Game time' });
  for (const { period, second } of [
    { period: 3, second: 333 },
    { period: 1, second: 700 },
    { period: 2, second: 600 },
  ]) {
    const truth = truthAt(events, { period, second });
    // The tape has four seconds between two periods.
    await tape.fill(String((period - 1) * 1204 + second));
    const left = `${Math.floor((1200 - second) / 60)}:${String((1200 - second) % 60).padStart(2, '0')}`;
    await expect(board(page).getByRole('timer')).toContainText(
      `${left} left in the ${['1st', '2nd', '3rd'][period - 1]} period`,
    );
    await expect(page.getByRole('row', { name: /Shots on goal/ })).toHaveText(
      `${truth.shots.away}Shots on goal${truth.shots.home}`,
    );
    await expect(page.getByRole('table', { name: 'By period' }).getByRole('row').nth(1)).toContainText(
      new RegExp(`${truth.away}$`),
    );
    await expect(page.getByRole('table', { name: 'By period' }).getByRole('row').nth(2)).toContainText(
      new RegExp(`${truth.home}$`),
    );
    await expect(page.getByRole('table', { name: 'By period' }).getByRole('row').nth(3)).toContainText(
      new RegExp(`Shots.*${truth.shots.away}$`),
    );
    await expect(page.getByRole('region', { name: 'Penalties' }).getByRole('listitem')).toHaveCount(truth.penalties);
  }
  const { attempts, goals } = truthAt(events, { period: 2, second: 600 });
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('link', { name: 'Shot map' }).click();
  await expect(page.getByRole('img', { name: `Rink: ${attempts} attempts, ${goals} of them goals` })).toBeVisible();
});

test('the chosen view stays in the address', async () => {
  await page.goto(`/game/${game.id}`);
  const choices = [
    ['Rink view', 'Away', true],
    ['Chart', 'Expected goals', false],
    ['Filter plays', 'Goals', true],
  ] as const;
  const group = (name: string) => page.getByRole('radiogroup', { name });
  /** Some choices are behind a button of the same name. */
  const open = (name: string) => page.getByRole('button', { name, exact: true }).click();
  for (const [name, choice, isBehind] of choices) {
    if (isBehind) await open(name);
    await group(name).getByText(choice, { exact: true }).click();
  }
  await page.getByRole('combobox', { name: 'Team' }).selectOption({ label: game.home.city });
  const goals = events.filter((event) => event.type === 'goal' && event.side === 'home').length;
  const list = page.getByRole('region', { name: 'Play by play' }).getByRole('listitem');
  await expect(list.filter({ hasText: /Goal by/ })).toHaveCount(goals);
  await page.reload();
  for (const [name, choice, isBehind] of choices) {
    if (isBehind) await open(name);
    await expect(group(name).getByRole('radio', { name: choice })).toBeChecked();
  }
  await expect(list.filter({ hasText: /Goal by/ })).toHaveCount(goals);
  await page.goto(`/game/${game.id}?tab=reports&report=shots&by=home&in=2`);
  const shots = events.filter((event) => event.type === 'shot' && event.period === 2 && event.side === 'home');
  await expect(page.getByRole('img', { name: new RegExp(`^Rink: ${shots.length} attempts`) })).toBeVisible();
});

test('the score stays in view while a reader scrolls, and opens the periods', async () => {
  await page.goto(`/game/${game.id}?tab=reports`);
  await expect(page.getByRole('heading', { name: /^Skaters of/ }).last()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(board(page)).toBeInViewport({ ratio: 1 });
  await board(page).getByRole('button', { name: 'By period' }).click();
  const total = page.getByRole('table', { name: 'By period' }).getByRole('row').nth(1);
  await expect(total).toContainText(new RegExp(`${game.awayScore}$`));
});

test('a viewer avoids spoilers: no screen reveals how the game ends', async () => {
  await noteSpoilers(page);
  await page.goto(`/game/${game.id}?watch=1`);
  await expect(board(page).getByRole('timer')).toContainText('20:00 left in the 1st period');
  await expect(page.getByRole('region', { name: 'Play by play' })).toBeVisible();
  const main = page.getByRole('main');
  for (const words of ['Three stars', 'The final horn']) await expect(main.getByText(words)).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Next goal' })).toHaveCount(0);
  await expect(board(page).getByText('Final')).toHaveCount(0);
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(main.getByText('This report contains spoilers')).toBeVisible();
  await page.getByRole('link', { name: 'Plays' }).click();
  expect(await spoilers(page), 'spoilers while it was drawn').toEqual([]);
  await page.getByRole('button', { name: 'Skip to end' }).click();
  await expect(main.getByText('Three stars')).toBeVisible();
});

test('a viewer reads what decided the game, in accessible reports', async () => {
  const watch = watchPage(page);
  await page.goto(`/game/${game.id}?tab=reports&report=why`);
  const fall = page.getByRole('table', { name: 'Where the goals came from' });
  // A thousand games, after everything else that the machine has to do.
  await expect(fall).toBeVisible({ timeout: 300_000 });
  const { data } = await manager.api.get<{ data: ReportAnswer }>(`/api/games/${game.id}/report`);
  const { report } = data as { report: GameReport };
  expect(report.goalDifference).toBe((game.homeScore ?? 0) - (game.awayScore ?? 0));
  await expect(fall.getByRole('row').last()).toContainText(Math.abs(report.goalDifference).toFixed(2));
  // The others are checked in screens.test.ts.
  for (const name of ['fan', 'specials', 'players']) {
    await page.goto(`/game/${game.id}?tab=reports&report=${name}`);
    await watch.settled();
    expect.soft(await axeFaults(page), `axe on ${name}`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/game/${game.id}?tab=chat`);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  expect.soft(await axeFaults(page), 'axe on the chat').toEqual([]);
  expect(watch.faults()).toEqual([]);
});

test('the replay resumes at the same second after a reload', async ({ admin, server }) => {
  await advanceWorld(admin, 'day');
  game = await gameAhead(manager);
  await page.goto(`/game/${game.id}`);
  await test.step('the days become longer as the faceoff comes nearer', async () => {
    await approachSlowly({ admin, server }, game.id);
    await expect(board(page).getByText(/left in the 1st period/)).toBeAttached({ timeout: FACEOFF_MS });
  });
  await page.reload();
  await expect.poll(async () => (await readingsOf(page)).length).toBeGreaterThan(8);
  const readings = await readingsOf(page);
  const { clock } = await readView();
  await admin.api.send('POST', '/api/admin/clock/pause');
  if (!clock?.periodStartedAt) throw new Error('The first period is on.');
  // A busy machine shows a second late; none comes early, and none stays behind.
  const late = readings.map(({ at, seconds }) => {
    const played = (at - Date.parse(clock.periodStartedAt ?? '')) / clock.msPerSecond;
    return Math.floor(played) - seconds;
  });
  expect(Math.min(...late), `late by ${late}`).toBeGreaterThanOrEqual(-1);
  expect(late.filter((seconds) => seconds > 1).length, `late by ${late}`).toBeLessThanOrEqual(2);

  await test.step('a live game is on one screen: its plays beside rink, curve and the players on the ice', async () => {
    await page.reload();
    await expectOneScreen(page, page.getByRole('region', { name: 'On the ice' }));
  });
});
