import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Incident } from '#domains/discipline/rules/incidents.ts';
import { rulingOn } from '#domains/discipline/rules/rulings.ts';
import { judgeGames } from '#domains/discipline/store/board.ts';
import { latestRulings, suspendedAmong, suspensionsOf } from '#domains/discipline/store/suspensions.ts';
import { rulings } from '#domains/discipline/tables.ts';
import type { FinishedGame } from '#domains/game/facts.ts';
import { dressedIn } from '#domains/game/rules/outcome.ts';
import { asText, playGame } from '#domains/game/simulation/simulate.ts';
import { loadMatchInputs } from '#domains/game/store/match-input.ts';
import { recordResults } from '#domains/game/store/record.ts';
import { news } from '#domains/news/tables.ts';
import { countUnread } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { rosterViews } from '#domains/player/views/roster.ts';
import { rosterPlayers } from '#domains/roster/store/roster-players.ts';
import { gameConsumers } from '#domains/slices.ts';
import { secretSeed } from '#engine/secret.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { makePlayer, makeRoster, standing } from '../../../../tests/factories/player.ts';
import { changeRows, rowOf, rowsOf } from '../../../../tests/factories/rows.ts';
import { freshWorld } from '../../../../tests/factories/test-world.ts';

const [HOME, AWAY, FARM] = [11, 21, 12];
const finishedAt = new Date('2026-01-01T12:26:00Z');

const { database, world: today, ids } = freshWorld({ clubs: ['Home Manager', { id: 2, rosters: ['PRO'] }] });
const [managerId] = ids('Home Manager');
/** The left wing of HOME's first line. */
let sinner: number;
let nextDay: number;
beforeEach(async () => {
  nextDay = 10;
  const [first] = await makeRoster(database.db, HOME);
  sinner = first ?? expect.unreachable('the roster is empty');
  // A replacement.
  await makePlayer(database.db, { teamId: HOME, position: 'LW', lastname: 'Reserve', skill: 50, jerseyNumber: 40 });
});

async function load(gameId: number) {
  const [loaded] = await loadMatchInputs(database.db, [gameId], today);
  return loaded ?? expect.unreachable('the game was not loaded');
}

/** Plays a game of the two teams to its end, one a day; the board's incidents are given. */
async function play(
  incidents: readonly Incident[] = [],
  options: Partial<Parameters<typeof makeGame>[1]> = {},
): Promise<FinishedGame> {
  const gameId = await makeGame(database.db, { homeTeamId: HOME, awayTeamId: AWAY, day: nextDay++, ...options });
  return { ...playGame(asText(await load(gameId))), incidents, finishedAt };
}
const record = (game: FinishedGame) =>
  database.db.transaction((tx) => recordResults(pgRows(tx), [game], { consumers: gameConsumers }));
const matchPenalty = (playerId: number): Incident => ({ playerId, kind: 'match', infraction: 'charging' });
const gamesLeft = async (playerId = sinner) =>
  (await suspensionsOf(database.db, { playerIds: [playerId] })).get(playerId)?.gamesLeft ?? 0;
const whoDressed = ({ outcome }: FinishedGame) => dressedIn(outcome);

/** Has the player suspended in a recorded game; returns the game. */
async function suspend(playerId = sinner): Promise<FinishedGame> {
  const game = await play([matchPenalty(playerId)]);
  await record(game);
  return game;
}

describe('a match penalty', () => {
  it('keeps the player out of the next games of his team, and no longer', async () => {
    const incident = await suspend();
    expect(whoDressed(incident)).toContain(sinner);
    const length = await gamesLeft();
    expect(length).toBeGreaterThanOrEqual(2);
    for (let left = length; left > 0; left--) {
      expect(await gamesLeft()).toBe(left);
      const game = await play();
      expect(whoDressed(game)).not.toContain(sinner);
      await record(game);
    }
    expect(await gamesLeft()).toBe(0);
    expect(whoDressed(await play())).toContain(sinner);
  });

  it('is ruled on once, and served once per game, however often the game is recorded', async () => {
    const incident = await suspend();
    const ruling = await rowOf(database.db, rulings);
    await record(incident);
    await Promise.all([record(incident), record(incident)]);
    expect(await rowsOf(database.db, rulings)).toEqual([ruling]);
    const next = await play();
    await Promise.all([record(next), record(next)]);
    const judged = { id: next.gameId, season: 3, day: 11, seed: 1, homeTeamId: HOME, awayTeamId: AWAY };
    await database.db.transaction((tx) =>
      judgeGames(pgRows(tx), [{ ...judged, dressed: whoDressed(next), incidents: [] }]),
    );
    const again = await rowsOf(database.db, rulings, { playerId: sinner });
    expect(again).toEqual([{ ...ruling, servedIn: [next.gameId] }]);
  });

  it('is reported to the news and to the club’s manager, once each', async () => {
    const game = await suspend();
    await record(game);
    const told = await rowsOf(database.db, news, { kind: 'suspension' });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      clubId: 1,
      playerId: sinner,
      gameId: game.gameId,
      params: { player: 'Test Number 1', team: 'City 1 PRO Side', games: await gamesLeft(), infraction: 'charging' },
    });
    const notices = await rowsOf(database.db, notifications);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ userId: managerId, channel: 'news', kind: 'suspension', isRead: false });
    expect(await countUnread(database.db, managerId)).toMatchObject({ news: 1 });
  });

  it('of a farm player is reported with his team’s name, and of a player without a team not at all', async () => {
    await suspend(await makePlayer(database.db, { teamId: FARM }));
    await suspend(await makePlayer(database.db, { teamId: null }));
    const told = await rowsOf(database.db, news, { kind: 'suspension' });
    expect(told).toMatchObject([{ clubId: 1, params: { team: 'City 1 FRM Side' } }]);
    expect(await database.db.$count(notifications)).toBe(1);
  });

  it('shows on the roster with its reason and the games left', async () => {
    const game = await suspend();
    const games = await gamesLeft();
    const of = async (views: Promise<{ id: number }[]>) => (await views).find(({ id }) => id === sinner);
    expect(await of(rosterPlayers(database.db, { teamId: HOME }, today))).toMatchObject({ isSuspended: true });
    expect(await of(rosterViews(database.db, { teamId: HOME }, today))).toMatchObject({
      suspension: { gamesLeft: games, games, infraction: 'charging', season: 3, day: 10, gameId: game.gameId },
      injury: null,
    });
    await record(await play());
    expect(await of(rosterViews(database.db, { playerIds: [sinner] }, today))).toMatchObject({
      suspension: { gamesLeft: games - 1, games, gameId: game.gameId },
    });
  });
});

describe('a suspension', () => {
  it('is neither given nor served in a friendly, though the player sits out', async () => {
    await record(await play([matchPenalty(sinner)], { stage: 'friendly' }));
    expect(await database.db.$count(rulings)).toBe(0);
    await suspend();
    const length = await gamesLeft();
    const friendly = await play([], { stage: 'friendly' });
    expect(whoDressed(friendly)).not.toContain(sinner);
    await record(friendly);
    expect(await gamesLeft()).toBe(length);
  });

  it('follows the player to his next team, waits for one, and continues in the next season', async () => {
    await suspend();
    const length = await gamesLeft();
    const moveTo = (teamId: number | null) =>
      changeRows(database.db, players, { id: sinner }, { ...standing({ teamId }), jerseyNumber: 90 });
    await moveTo(null);
    await record(await play());
    expect(await gamesLeft()).toBe(length);
    await moveTo(AWAY);
    await record(await play([], { season: 4 }));
    expect(await gamesLeft()).toBe(length - 1);
    expect(await suspendedAmong(pgReader(database.db), { teamIds: [AWAY] })).toEqual(new Set([sinner]));
    expect(await suspendedAmong(pgReader(database.db), { teamIds: [HOME] })).toEqual(new Set());
  });

  it('is longer for a repeat offender', async () => {
    await suspend();
    const first = await gamesLeft();
    await database.db.update(rulings).set({ servedIn: Array.from({ length: first }, (_, index) => index + 1) });
    const [ruling] = await rowsOf(database.db, rulings);
    const { gameId } = await suspend();
    const game = { id: gameId, season: 3, day: 11, seed: secretSeed(today.secret, `after game/${gameId}`) };
    const [spared = 0, repeated = 0] = [[], ruling ? [ruling] : []].map(
      (before) => rulingOn(game, matchPenalty(sinner), before).games,
    );
    expect(repeated).toBe(spared + 1);
    expect(await gamesLeft()).toBe(repeated);
  });
});

it('a warning is remembered and does not suspend the player', async () => {
  const misconduct: Incident = { playerId: sinner, kind: 'game-misconduct', infraction: 'unsportsmanlike' };
  for (const games of [0, 0, 1]) {
    await record(await play([misconduct]));
    expect(await gamesLeft()).toBe(games);
  }
  const told = await latestRulings(database.db, sinner, 2);
  expect(told.map(({ day, games }) => [day, games])).toEqual([
    [12, 1],
    [11, 0],
  ]);
  expect(await database.db.$count(rulings)).toBe(3);
  expect(await database.db.$count(news, eq(news.kind, 'suspension'))).toBe(1);
});
