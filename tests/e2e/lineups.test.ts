/** A manager sets lines by mouse, by keyboard, and while another user saves at the same time. */
import type { Page } from '@playwright/test';
import type { ClubOverview } from '#domains/club/contract.ts';
import type { LineupView } from '#domains/lineups/contract.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { axeFaults, boxOf, SIZES } from './looks.ts';
import { leadTo, watchPage } from './page-watch.ts';
import type { Manager } from './people.ts';
import { expect, test } from './rink.ts';

const lineupOf = async ({ api, team }: Manager) =>
  (await api.get<{ data: LineupView }>(`/api/teams/${team.id}/lineup`)).data;

/** Repairs the stored lineup and removes templates, so that each test starts with a lineup that may be saved. */
async function repair(manager: Manager): Promise<LineupView> {
  const { lineup, version } = await lineupOf(manager);
  const path = `/api/teams/${manager.team.id}/lineup`;
  const templates = `/api/teams/${manager.team.id}/saved-lineups`;
  const { data: stored } = await manager.api.get<{ data: { id: number }[] }>(templates);
  for (const { id } of stored) await manager.api.send('DELETE', `${templates}/${id}`);
  const filled = await manager.api.send<{ data: Pick<LineupView, 'lineup'> }>('POST', `${path}/auto-fill`, { lineup });
  const headers = { 'If-Match': `"${version}"` };
  await manager.api.send('PUT', path, { lineup: filled.data.lineup, tactics: BALANCED_TACTICS, orders: [] }, headers);
  return lineupOf(manager);
}

const place = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Selects the first of these players who changes the preview; which one depends on the season. */
async function hold(page: Page, names: readonly string[], told: RegExp): Promise<void> {
  for (const name of names) {
    await place(page, name).press('Enter');
    await expect(place(page, 'Left wing, Line 1')).toHaveAccessibleName(/the unit/);
    if (await page.getByRole('button', { name: told }).isVisible()) return;
    await page.keyboard.press('Escape');
  }
  throw new Error(`No player at ${names.join(', ')} changes the preview ${told}.`);
}

const announced = (page: Page) => page.locator('output').filter({ hasText: /\S/ });

test('the desk lists lineup replacements at the faceoff, and leads to the lines', async ({ season, context, page }) => {
  await context.addCookies(season.manager.session.cookies);
  await page.route('**/api/teams/*/overview', async (route) => {
    const answer = await route.fetch();
    const { data }: { data: ClubOverview } = await answer.json();
    const replaced = [
      { out: 'Sven Berg', in: 'Ole Lund', fault: 'suspended' },
      { out: null, in: 'Max Hofer', fault: 'empty' },
    ];
    const path = `/club/lineups?team=${data.team.id}`;
    const rank = {
      teamId: data.team.id,
      key: 'repaired',
      isFirst: true,
      worth: null,
      dueIn: 0,
      mayWait: false,
      backOn: null,
    };
    const item = { kind: 'lineup-repaired', params: { opponent: 'Harbor Gulls', replaced }, path, ...rank } as const;
    await route.fulfill({ response: answer, json: { data: { ...data, desk: [item] } } });
  });
  await page.goto('/club/overview');
  const line = page.getByRole('listitem').filter({ hasText: 'before the game against the Harbor Gulls' });
  await expect(line).toContainText('Ole Lund for Sven Berg (suspended); Max Hofer for an empty spot.');
  await line.getByRole('link', { name: 'Set lines' }).click();
  await expect(page).toHaveURL(/\/club\/lineups/);
});

test.describe('the lineups screen', () => {
  test.beforeEach(async ({ season, context, page }) => {
    await repair(season.manager);
    await context.addCookies(season.manager.session.cookies);
    const watch = watchPage(page);
    await page.goto('/club/lineups');
    await watch.settled();
  });

  test('shows what a dragged player would add, and how well a line knows each other', async ({ page, season }) => {
    await test.step('lets go of a selection with Escape', async () => {
      await place(page, 'Left wing, Line 1').press('Enter');
      await expect(place(page, 'Left wing, Line 1')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
      await expect(place(page, 'Left wing, Line 1')).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByRole('button', { name: 'Save lineup' })).toBeDisabled();
    });
    await test.step('previews the same for the keyboard', async () => {
      await place(page, 'Left wing, Line 1').press('Enter');
      await expect(place(page, 'Center, Line 2')).toHaveAccessibleName(/the unit [+−]?\d+\.\d/);
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(place(page, 'Center, Line 2')).not.toHaveAccessibleName(/the unit/);
    });
    await test.step('shows how well a line knows each other, and the effect of a new player', async () => {
      const { lineup, partnerships } = await lineupOf(season.manager);
      const line = Object.values(lineup.forwards[0]);
      const known = partnerships.filter(([one, other]) => line.includes(one) && line.includes(other));
      expect(known.length, 'the first line has played together').toBeGreaterThan(0);
      const card = page.getByRole('region', { name: 'Line 1' });
      await expect(card.getByText(/^Chemistry: /)).toBeAttached();
      await expect(card.locator('[data-tip*=" together on average"]')).toBeVisible();
      await hold(
        page,
        [4, 3, 2].map((number) => `Left wing, Line ${number}`),
        /^Left wing, Line 1.* chemistry [+−]\d\.\d/,
      );
      const target = place(page, 'Left wing, Line 1');
      await target.focus();
      await expect(card.getByText(/^[+−]\d\.\d with this change$/)).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(card.getByText(/^[+−]\d\.\d with this change$/)).not.toBeAttached();
    });
  });

  test('moves players by mouse and touch, with the previewed effect', async ({ page, season }) => {
    await test.step('previews what a selected player would add in each spot, and the preview comes true', async () => {
      // All four lines are visible, so that nothing scrolls during the drag.
      await page.setViewportSize({ width: 1280, height: 1700 });
      const line = page.getByRole('region', { name: 'Line 2' });
      const { lineup, players } = await lineupOf(season.manager);
      const lefts = lineup.forwards.map(({ LW }) => players.find(({ id }) => id === LW));
      const lacks = (position: 'RW' | 'C') =>
        lefts.findIndex((player) => player !== undefined && !player.positions.includes(position));
      const [side, from]: [string, number] = lacks('RW') >= 0 ? ['Right wing', lacks('RW')] : ['Center', lacks('C')];
      expect(from, 'a left wing who does not play everywhere').toBeGreaterThanOrEqual(0);
      await place(page, `Left wing, Line ${from + 1}`).hover();
      await page.mouse.down();
      const target = place(page, 'Center, Line 2');
      await target.hover();
      // dnd-kit takes a press for a drag only after some way.
      await target.hover({ position: { x: 30, y: 30 } });
      await expect(target).toHaveAccessibleName(/the unit [+−]?\d+\.\d, the team [+−]?\d+\.\d/);
      const strange = from === 2 ? 4 : 3;
      await expect(place(page, `${side}, Line ${strange}`)).toHaveAccessibleName(/Off position −\d/);
      const promised = await line.getByText(/^Strength \d+, .* with this change$/).textContent();
      await page.mouse.up();
      await expect(line.getByText(promised?.split(',')[0] ?? '', { exact: true })).toBeAttached();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Save lineup' })).toBeDisabled();
    });
    await test.step('moves a player by dragging him', async () => {
      const { lineup, players } = await lineupOf(season.manager);
      const wing = players.find(({ id }) => id === lineup.forwards[0].LW);
      await place(page, 'Left wing, Line 1').dragTo(place(page, 'Right wing, Line 1'), {
        // dnd-kit takes a press for a drag only after some way.
        steps: 12,
      });
      await expect(place(page, 'Right wing, Line 1')).toContainText(wing?.lastname ?? 'nobody');
      await expect(page.getByText('Not saved yet')).toBeVisible();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
    });
    await test.step('previews the same for a touch that rests on a player and then moves', async () => {
      const { lineup, players } = await lineupOf(season.manager);
      const wing = players.find(({ id }) => id === lineup.forwards[0].LW);
      const touch = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints });
      const middleOf = async (name: string) => {
        const { x, y, width, height } = await boxOf(place(page, name));
        return { x: x + width / 2, y: y + height / 2 };
      };
      // Touches need a visible target, and undoing a move does not scroll back.
      await place(page, 'Left wing, Line 1').scrollIntoViewIfNeeded();
      const from = await middleOf('Left wing, Line 1');
      await send('touchStart', [from]);
      await expect(place(page, 'Right wing, Line 1')).toHaveAccessibleName(/the unit [+−]?\d+\.\d/);
      // Swapping a center and a left wing changes their line's strength; swapping two wings may not.
      const target = place(page, 'Center, Line 1');
      const to = await middleOf('Center, Line 1');
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y }]);
      }
      await expect(page.getByText(/with this move/)).toBeVisible();
      await send('touchEnd', []);
      await expect(target).toContainText(wing?.lastname ?? 'nobody');
    });
  });

  test('has its parts and its player list within reach on a phone', async ({ page, season }) => {
    await test.step('has its open part in view where there is no room for the names of all', async () => {
      await page.setViewportSize(SIZES.phone);
      await leadTo(page, '/club/lineups?tab=tactics');
      const parts = page.getByRole('main').getByRole('navigation');
      await expect(parts.getByRole('link', { name: 'Tactics' })).toBeInViewport({ ratio: 0.9 });
      await expect(parts.getByRole('link', { name: 'Forwards' })).not.toBeInViewport();
      await leadTo(page, '/club/lineups');
    });
    await test.step('fills a spot from the player list on a phone, and leads there and back', async () => {
      await page.setViewportSize(SIZES.phone);
      const { lineup, players } = await lineupOf(season.manager);
      const wing = players.find(({ id }) => id === lineup.forwards[0].LW);
      const center = players.find(({ id }) => id === lineup.forwards[3].C);
      const target = place(page, 'Left wing, Line 1');
      await target.click();
      await expect(page.getByText(/is selected\. Choose a spot or a player to swap\./)).toBeInViewport();
      await page.getByRole('button', { name: 'Go to players' }).click();
      const list = page.getByRole('region', { name: 'Players' });
      await expect(list).toBeFocused();
      // Each player's value in that spot.
      await expect(list.getByRole('columnheader', { name: 'Here' })).toBeAttached();
      await list.getByRole('button', { name: `Select ${center?.firstname} ${center?.lastname}` }).click();
      await expect(target).toBeInViewport({ ratio: 1 });
      await expect(target).toContainText(center?.lastname ?? 'nobody');
      await expect(place(page, 'Center, Line 4')).toContainText(wing?.lastname ?? 'nobody');
      expect(await axeFaults(page)).toEqual([]);
    });
  });

  test('saves keyboard changes, and asks before it loses another user’s change or an unsaved one', async ({
    page,
    season,
  }) => {
    await test.step('swaps two players with the keyboard alone, and saves it', async () => {
      const before = (await lineupOf(season.manager)).lineup;
      await place(page, 'Center, Line 1').focus();
      await page.keyboard.press('Enter');
      await expect(announced(page)).toContainText('selected. Choose a spot');
      await place(page, 'Center, Line 2').focus();
      await page.keyboard.press('Enter');
      await expect(announced(page)).toContainText('now plays Center, Line 2');
      await page.getByRole('button', { name: 'Save lineup' }).press('Enter');
      await expect(page.getByText('Lineup saved.')).toBeVisible();
      const after = (await lineupOf(season.manager)).lineup;
      expect([after.forwards[0].C, after.forwards[1].C]).toEqual([before.forwards[1].C, before.forwards[0].C]);
    });
    await test.step('asks before unsaved changes are left behind', async () => {
      await place(page, 'Center, Line 1').click();
      await place(page, 'Center, Line 2').click();
      await page.getByRole('link', { name: 'Roster' }).first().click();
      await page.getByRole('button', { name: 'Stay' }).click();
      await expect(page).toHaveURL(/\/club\/lineups/);
      await page.getByRole('link', { name: 'Roster' }).first().click();
      await page.getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL(/\/club\/roster/);
      await leadTo(page, '/club/lineups');
      await expect(page.getByText('Lineup saved.')).toHaveCount(0);
    });
    await test.step('shows both lineups when another user has saved meanwhile', async () => {
      const { manager } = season;
      await place(page, 'Center, Line 1').click();
      await place(page, 'Center, Line 3').click();
      const theirs = await repair(manager);
      await page.getByRole('button', { name: 'Save lineup' }).click();
      const dialog = page.getByRole('dialog', { name: 'The lineup was changed elsewhere' });
      await expect(dialog.getByRole('row', { name: /Center, Line 1/ })).toBeVisible();
      expect((await lineupOf(manager)).lineup).toEqual(theirs.lineup);
      await dialog.getByRole('button', { name: 'Keep mine' }).click();
      await expect(page.getByText('Lineup saved.')).toBeVisible();
      expect((await lineupOf(manager)).lineup.forwards[0].C).toBe(theirs.lineup.forwards[2].C);
    });
  });

  test('shows this season’s statistics beside the names on request', async ({ page, season }) => {
    const { players } = await lineupOf(season.manager);
    const best = players
      .filter(({ position, season: done }) => position !== 'G' && done !== null)
      .toSorted((one, other) => (other.season?.points ?? 0) - (one.season?.points ?? 0))[0];
    if (!best?.season) throw new Error('No player has played this season.');
    const list = page.getByRole('region', { name: 'Players', exact: true });
    await expect(list.getByRole('columnheader', { name: 'P', exact: true })).toHaveCount(0);
    await page.getByRole('switch', { name: 'Season' }).press('Space');
    const headers = await list.getByRole('columnheader').allInnerTexts();
    const row = list.getByRole('row').filter({ has: page.getByText(`Select ${best.firstname} ${best.lastname}`) });
    const { games, goals, assists, points } = best.season;
    for (const [column, value] of Object.entries({ GP: games, G: goals, A: assists, P: points })) {
      // The name is the row header.
      await expect(row.getByRole('cell').nth(headers.indexOf(column) - 1)).toHaveText(String(value));
    }
    await page.reload();
    await expect(list.getByRole('columnheader', { name: 'TOI' })).toBeVisible();
    await page.getByRole('link', { name: 'Goalies' }).click();
    await expect(list.getByRole('columnheader', { name: 'SV%' })).toBeVisible();
    await page.getByRole('switch', { name: 'Season' }).press('Space');
    await expect(list.getByRole('columnheader', { name: 'SV%' })).toHaveCount(0);
  });

  test('takes orders and tactics by period, shows what is in force, and saves them', async ({ page, season }) => {
    await page.getByRole('link', { name: 'Tactics' }).click();
    await page.getByRole('button', { name: 'Add order' }).click();
    await page.getByRole('menuitem', { name: 'All or nothing' }).click();
    const dialog = page.getByRole('dialog', { name: 'New order' });
    await dialog.getByLabel('From minute').fill('52');
    await expect(dialog.getByText(/^Order preview: From minute 52, when trailing by 2 or more/)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByLabel('Until minute').fill('40');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/with the start before the end/)).toBeVisible();
    await dialog.getByLabel('Until minute').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('3rd period', { exact: true }).first().click();
    await page.getByRole('group', { name: 'Neutral zone' }).getByText('Trap', { exact: true }).click();
    await page.getByRole('button', { name: 'Save lineup' }).click();
    await expect(page.getByText('Lineup saved.')).toBeVisible();
    expect((await lineupOf(season.manager)).orders).toEqual([
      { periods: [3], tactics: { neutralZone: 'trap' } },
      { fromMinute: 52, leadAtMost: -2, tactics: { forecheck: 'aggressive', offense: 'rush', pullGoalie: 'early' } },
    ]);

    await page.reload();
    const order = page.getByRole('listitem').filter({ hasText: 'From minute 52, when trailing by 2 or more' });
    await expect(order).toContainText('forecheck hard, attack off the rush, pull the goalie early');
    const inForce = page.getByRole('region', { name: 'Preview orders' });
    await inForce.getByRole('slider', { name: 'Minute' }).fill('52');
    await inForce.getByRole('slider', { name: 'Score' }).fill('-2');
    await expect(inForce).toContainText('Minute 52, trailing by 2: forecheck hard (order 1), trap in the neutral zone');
    await expect(order).toContainText('In effect at that point');
    await inForce.getByRole('slider', { name: 'Score' }).fill('0');
    await expect(order).not.toContainText('In effect at that point');
    await page.getByRole('button', { name: 'Remove order 1' }).click();
    await expect(order).toHaveCount(0);
  });

  test('stores lineups, and loads all of one or just its lines', async ({ page, season }) => {
    const { manager } = season;
    const before = (await lineupOf(manager)).lineup;
    await page.getByRole('button', { name: 'Templates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Templates' });
    await dialog.getByLabel('Save as template').fill('Home');
    await dialog.getByRole('button', { name: 'Save template' }).click();
    const template = (name: string) => dialog.getByRole('group', { name });
    await template('Home').getByRole('button', { name: 'Rename' }).click();
    await dialog.getByLabel('New name for Home').fill('Derby');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(template('Derby')).toBeVisible();
    await dialog.getByRole('switch', { name: 'Use its tactics and orders on the road' }).press('Space');
    await expect.poll(async () => (await lineupOf(manager)).awayTemplate).toBe('Derby');
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await place(page, 'Center, Line 1').click();
    await place(page, 'Center, Line 2').click();
    await page.getByRole('link', { name: 'Tactics' }).click();
    await expect(page.getByText('On the road, the tactics and orders from “Derby” are used')).toBeVisible();
    await page.getByRole('button', { name: 'Playing styles' }).click();
    await page.getByRole('menuitem', { name: /^Trap/ }).click();
    await page.getByRole('button', { name: 'Templates' }).click();
    await template('Derby').getByRole('button', { name: 'Lines only' }).click();
    await page.getByRole('button', { name: 'Save lineup' }).click();
    await expect(page.getByText('Lineup saved.')).toBeVisible();
    const saved = await lineupOf(manager);
    expect(saved.lineup.forwards).toEqual(before.forwards);
    expect(saved.tactics).toMatchObject({ neutralZone: 'trap', forecheck: 'passive' });

    await page.getByRole('button', { name: 'Templates' }).click();
    await template('Derby').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete “Derby”?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(template('Derby')).toHaveCount(0);
  });

  test('explains an empty spot, and lets the assistant fill it', async ({ page }) => {
    await place(page, 'Left wing, Line 4').press('Delete');
    await expect(place(page, 'Left wing, Line 4')).toHaveAccessibleName(/empty.*Needs a player/);
    await page.getByRole('button', { name: 'Save lineup' }).click();
    await expect(page.getByText('Fix the marked spots first')).toBeVisible();
    await page.getByRole('button', { name: 'Have the assistant fix it' }).click();
    const report = page.getByRole('dialog', { name: /The assistant changed/ });
    await expect(report.getByRole('row', { name: /^Left wing, Line 4 Empty \S/ })).toBeVisible();
    await report.getByRole('button', { name: 'Undo' }).click();
    await expect(place(page, 'Left wing, Line 4')).toHaveAccessibleName(/empty/);
    await page.getByRole('button', { name: 'Have the assistant fix it' }).click();
    await report.getByRole('button', { name: 'Keep changes' }).click();
    await expect(page.getByText(/place[s]? needs? you|places need you/)).toHaveCount(0);
  });

  test('marks players who cannot play, and why', async ({ page, season }) => {
    await test.step('names a player sent to another team of the club, and lets him be taken out', async () => {
      const { lineup, players, teams } = await lineupOf(season.manager);
      const sent = players.find(({ id }) => id === lineup.forwards[0].C);
      if (!sent) throw new Error('there is no first center');
      await page.route('**/api/teams/*/lineup', async (route) => {
        const answer = await route.fetch();
        const { data }: { data: LineupView } = await answer.json();
        const absent = [{ ...sent, position: sent.positions[0] ?? 'C', teamId: teams[1]?.id ?? null }];
        const others = data.players.filter(({ id }) => id !== sent.id);
        await route.fulfill({ response: answer, json: { data: { ...data, players: others, absent } } });
      });
      const watch = watchPage(page);
      await page.reload();
      // Chromium drops keys pressed before a page is first rendered.
      await watch.settled();
      const center = place(page, 'Center, Line 1');
      await expect(center).toHaveAccessibleName(new RegExp(`${sent.lastname}\\. Now with the FRM team`));
      await center.press('Delete');
      await expect(center).toHaveAccessibleName(/empty/);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
    });
    await test.step('marks a suspended player, says for how long, and keeps him out of the lineup', async () => {
      const { lineup } = await lineupOf(season.manager);
      await page.route('**/api/teams/*/lineup', async (route) => {
        const answer = await route.fetch();
        const { data }: { data: LineupView } = await answer.json();
        const suspension = { gamesLeft: 2, games: 3, infraction: 'boarding', season: 3, day: 7, gameId: 1 };
        const players = data.players.map((one) => (one.id === lineup.forwards[0].C ? { ...one, suspension } : one));
        await route.fulfill({ response: answer, json: { data: { ...data, players } } });
      });
      await page.reload();
      await expect(place(page, 'Center, Line 1')).toHaveAccessibleName(/Suspended/);
      await expect(page.getByText('Suspended for 2 games')).toBeVisible();
      await expect(page.getByText(/spots? needs? attention/)).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });
  });
});
