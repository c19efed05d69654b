/**
 * A trade of three managers: built on a desktop, countered from a phone, accepted, voted on by the league, and completed for all
 * of them.
 */
import type { Browser } from '@playwright/test';
import type { TeamRef } from '#domains/shapes.ts';
import type { BenchPlayer, BenchSide } from '#domains/trade/contract/shapes.ts';
import type { GameServer } from './game-server.ts';
import type { Size } from './looks.ts';
import { activate, type Manager, register, takeClub } from './people.ts';
import { endProbation } from './probation.ts';
import { expect, test } from './rink.ts';
import { expectFine, type Seat, seat } from './seats.ts';
import { inDatabaseOf } from './server-database.ts';
import { advanceWorld, awaitMorning } from './world.ts';

// Days pass, so it needs its own server.
test.use({ game: 'three-clubs' });
// Four browsers, and days that pass.
test.setTimeout(900_000);

/** Seats a manager of the league at a separate browser. */
async function takeClubSeat(browser: Browser, { url }: Pick<GameServer, 'url'>, name: string, size: Size) {
  return seat(browser, { url, user: await takeClub(await activate(await register(url, name))), size });
}

const nameOf = ({ player }: BenchPlayer) => `${player.firstname} ${player.lastname}`;

interface Round {
  star: BenchPlayer;
  second: BenchPlayer;
  third: BenchPlayer;
}

/** Value of a player to his club, as shown to a manager, that makes a gift the league reviews and its votes may pass. */
const GIFT = 3;

/** Returns a trade of a good player for a weak one: legal for all three clubs, and so lopsided that the league reviews it. */
async function findRound({ api, team }: Manager, two: TeamRef, three: TeamRef): Promise<Round> {
  const path = `/api/teams/${team.id}/trade-bench?with=${two.id}&third=${three.id}`;
  const { data } = await api.get<{ data: Record<'own' | 'other' | 'third', BenchSide> }>(path);
  const skaters = ({ players }: BenchSide) =>
    players
      .filter(({ level, fault, isHurt, player }) => level === 'PRO' && !fault && !isHurt && player.position !== 'G')
      .sort((one, another) => another.overall - one.overall);
  const [best, seconds, thirds] = [skaters(data.own), skaters(data.other), skaters(data.third)];
  const way = ({ player }: BenchPlayer, fromTeamId: number, toTeamId: number) => {
    return { kind: 'player', playerId: player.id, fromTeamId, toTeamId };
  };
  const [usual, depth] = [thirds.at(-4), thirds.at(-5)];
  if (!usual || !depth) throw new Error('The third club has hardly anybody.');
  const farFromGift = ({ worth }: BenchPlayer) => Math.abs((worth ? (worth.low + worth.high) / 2 : 0) - GIFT);
  const stars = best.toSorted((one, another) => farFromGift(one) - farFromGift(another));
  for (const star of stars.slice(0, 4)) {
    // A player in the middle of the roster earns enough to make room for a star.
    for (const second of seconds.slice(5)) {
      for (const third of [usual, depth]) {
        const parts = [way(star, team.id, two.id), way(second, two.id, three.id), way(third, three.id, team.id)];
        const asked = { withTeamId: two.id, thirdTeamId: three.id, parts };
        const checked = await api.send<{ data: { faults: object[] } }>(
          'POST',
          `/api/teams/${team.id}/trades/check`,
          asked,
        );
        if (checked.data.faults.length === 0) return { star, second, third };
      }
    }
  }
  throw new Error('Nobody can be traded around.');
}

async function accept({ page }: Pick<Seat, 'page'>, tradeUrl: string): Promise<void> {
  await page.goto(tradeUrl);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
}

test('three managers negotiate a trade with a counteroffer; all accept, the league votes, and it is made', async ({
  browser,
  server,
  admin,
}) => {
  const mia = await takeClubSeat(browser, server, 'Mia Aalto', 'desktop');
  const ole = await takeClubSeat(browser, server, 'Ole Bakken', 'phone');
  const kim = await takeClubSeat(browser, server, 'Kim Doyle', 'desktop');
  const zoe = await takeClubSeat(browser, server, 'Zoe Ferrand', 'phone');
  const ida = await takeClub(await activate(await register(server.url, 'Ida Egede')));
  await endProbation(server);
  const { star, second, third } = await findRound(mia, ole.team, kim.team);

  // Clubs may hold picks of others: they are counted.
  const thirdRounders = async () =>
    (
      await mia.api.get<{ data: { own: BenchSide } }>(`/api/teams/${mia.team.id}/trade-bench?with=${ole.team.id}`)
    ).data.own.picks.filter(({ pick }) => pick.round === 3).length;
  const before = await thirdRounders();

  // Built: a third club joins the trade, and each player gets a destination.
  await mia.page.goto(`/trade/team/${ole.team.id}`);
  await mia.page.getByLabel('Third club').selectOption(String(kim.team.id));
  for (const player of [star, second, third]) {
    await mia.page.getByRole('button', { name: `Add ${nameOf(player)}` }).click();
  }
  await mia.page.getByLabel(`Club that gets ${nameOf(second)}`).selectOption(String(kim.team.id));
  await expect(mia.page.getByText('The trade is legal for all clubs.')).toBeVisible();
  await expectFine(mia, 'workbench-three-desktop');
  await mia.page.getByLabel('Comment').fill('Everybody gets what they need.');
  await mia.page.getByRole('button', { name: 'Send offer' }).click();
  await expect(mia.page).toHaveURL(/\/trade\/\d+$/);
  const offered = new URL(mia.page.url()).pathname;

  // Countered from a phone: with an additional pick for the club that gives up the star.
  await ole.page.goto('/office/trade-center?tab=Offers');
  await ole.page.goto(offered);
  await expect(ole.page.getByText('Everybody gets what they need.')).toBeVisible();
  await expectFine(ole, 'trade-three-phone');
  await ole.page.getByRole('link', { name: 'Counter' }).click();
  const shelves = ole.page.getByRole('radiogroup', { name: new RegExp(`^Roster of the ${ole.team.city}`) });
  await shelves.getByText('Picks').click();
  const add = ole.page.getByRole('button', { name: /^Add .* 3rd-round pick/ }).first();
  const added = /^Add (.*)$/.exec((await add.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await add.click();
  await expect(ole.page.getByRole('button', { name: `Remove ${added}` }).first()).toBeVisible();
  await expect(ole.page.getByText('The trade is legal for all clubs.')).toBeVisible();
  await expectFine(ole, 'workbench-three-phone');
  await ole.page.getByRole('button', { name: 'Send counteroffer' }).click();
  await expect(ole.page).not.toHaveURL(new RegExp(`${offered}$|/trade/team/`));
  const countered = new URL(ole.page.url()).pathname;
  // An open page of the first offer shows the counteroffer without a reload.
  await expect(mia.page.getByText('Countered', { exact: true })).toBeVisible();

  // Both others accept, and the league reviews it; no player has moved.
  await accept(mia, countered);
  await expect(mia.page.getByText('You accepted. The trade is done once the other club accepts.')).toBeVisible();
  await accept(kim, countered);
  for (const { page } of [mia, ole, kim]) await expect(page.getByText('In escrow', { exact: true })).toBeVisible();
  await expect(kim.page.getByText('This trade waits for the managers of the league.')).toBeVisible();
  await expectFine(kim, 'escrow-three-desktop');

  // Voted: by a manager outside the trade, on a phone, with a public reason.
  await zoe.page.goto(countered);
  await zoe.page.getByLabel('Your reason (public)').fill('They rebuild, and say so.');
  await expectFine(zoe, 'vote-three-phone');
  await zoe.page.getByRole('button', { name: 'For', exact: true }).click();
  await expect(zoe.page.getByText('Vote saved.')).toBeVisible();
  // One vote alone is no quorum.
  const tradeId = countered.split('/').at(-1);
  await ida.api.send('POST', `/api/trades/${tradeId}/vote`, { isFor: true, reason: 'Fine with me.' });
  for (const { page } of [mia, ole, kim]) {
    await page.goto(countered);
    await expect(page.getByRole('list', { name: 'Votes' })).toContainText('They rebuild, and say so.');
  }
  await expect(mia.page.getByRole('button', { name: 'For', exact: true })).toHaveCount(0);

  // Done: two mornings later, as if they had come a day later, on every screen, and on the rosters.
  await inDatabaseOf(server, async (client) => {
    await client.query(
      `update trades set escrow_open_until = escrow_open_until - interval '1 day' where status = 'escrow'`,
    );
  });
  await advanceWorld(admin, 'day', 2);
  await awaitMorning(admin);
  await zoe.page.reload();
  for (const { page } of [zoe, mia, ole, kim]) await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await expectFine(mia, 'done-three-desktop');
  for (const [{ page }, player] of [
    [ole, star],
    [kim, second],
    [mia, third],
  ] as const) {
    await page.goto('/club/roster');
    await expect(page.getByRole('link', { name: new RegExp(player.player.lastname) }).first()).toBeVisible();
  }
  expect(await thirdRounders()).toBe(before + 1);
  for (const { watch, page } of [mia, ole, kim, zoe]) {
    expect(watch.faults()).toEqual([]);
    await page.context().close();
  }
});
