import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slices } from '#domains/slices.ts';
import { createDatabaseClient, type DatabaseClient } from '#platform/database/client.ts';
import { openRealtime, publish, type Realtime } from '#platform/realtime.ts';
import { countQueries, type QueryCount } from '../../../scripts/bench/parts/query-count.ts';
import { type ReadAddress, readAddresses } from '../../../scripts/bench/parts/read-addresses.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makeFederation } from '../../../tests/factories/federation.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { AWAY, HOME, LiveGame } from '../../../tests/factories/live-game.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import {
  type Browser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';

/** Statements that a read may cost, the look at the session among them. */
const MAX_QUERIES = 6;

/** Reads that cost more although everything that is kept is known. Lower a number when its read gets cheaper; add none. */
const DEARER: Readonly<Record<string, number>> = {
  // Asked for once in a while, and about everything: each noun that keeps something of a user asks once, a few more often.
  'account.exportData': 7 + slices.filter(({ exportUser }) => exportUser).length,
  // Decisions of a former manager that can be reversed, trades that wait for a vote, friends who ask, and a nation's bench.
  'club.desk': 10,
  // With what automatic checks found, and the words in which users reported it.
  'moderation.queue': 7,
  // With what the household may still claim, and what its best account has done.
  'quests.list': 7,
};

/** The same of reads when nothing at all is known, as after each step of the world: the first who comes pays for all. */
const DEARER_AT_FIRST: Readonly<Record<string, number>> = {
  ...DEARER,
  'account.me': 7,
  'agents.find': 7,
  // Goals and verdicts, the finances, and the table of the league.
  'board.find (own)': 10,
  'account.session': 7,
  'quests.list': 8,
  // With who presides, coaches and leads its teams.
  'federations.find': 7,
  // Contracts, charges and limits of a whole league.
  'cap.league': 16,
  // The same of one club, and whether it is under a rescue plan.
  'cap.team (other)': 13,
  'cap.team (own)': 13,
  // The men of three teams, this season's plans and the last reports, and everybody's names.
  'camps.find (own)': 7,
  // Season, career, honors, the Hall of Fame and his place in the world.
  'card.find (other)': 12,
  'card.find (own)': 12,
  // With the cap sheets of all of them.
  'club.open': 22,
  'club.overview (other)': 21,
  // Each noun that puts something on the desk itself asks once.
  'club.overview (own)': 29 + slices.filter(({ deskItems }) => deskItems).length,
  // Careers, open jobs, budgets, elections and the bench of any user, and how long their club has been managed.
  'club.desk': 12,
  // What a household has done lately.
  'club.waits': 7,
  // With players on injured reserve and on waivers, call-ups and emergency fill-ins.
  'club.roster (other)': 11,
  'club.roster (own)': 10,
  // All coaches, the staffs of all clubs and the players they would lead.
  'coaches.breakdown': 10,
  // Skills of the players they lead.
  'coaches.find': 8,
  // The play-by-play, inputs and bench changes of ten games, and the goalies that they name.
  'coaches.gameLogs': 10,
  'coaches.news': 9,
  'coaches.staff (own)': 9,
  // In the preseason with the hearings that may have opened a window.
  'contracts.buyout (other)': 7,
  'contracts.buyout (own)': 7,
  // What the club may do with him, how he sees it, what players like him have signed, and whether the club may change leagues.
  'contracts.ofPlayer (other)': 14,
  'contracts.ofPlayer (own)': 27,
  // The junior seasons of the class, read once a day for all.
  'draft.board': 9,
  'draft.mine': 8,
  'facilities.find (own)': 8,
  'finances.books (own)': 7,
  'finances.prizes (own)': 9,
  'finances.tickets (own)': 12,
  'freeAgency.assistant (own)': 14,
  'freeAgency.frenzyPlan (own)': 8,
  // Whether he may be qualified: contract, seasons, club and limits.
  'freeAgency.restrictedPlayer (other)': 8,
  'freeAgency.restrictedPlayer (own)': 8,
  'game.events (final)': 8,
  'game.events (live)': 7,
  // One's own lineup besides, as it would dress now.
  'game.find (ahead)': 17,
  'game.find (final)': 9,
  'game.find (live)': 8,
  'game.showcase': 10,
  // Seasons, trophies, cups, honors, records, managers and ratings.
  'history.ofTeam (other)': 10,
  'history.ofTeam (own)': 10,
  'league.overview': 17,
  'lineups.find': 16,
  'player.gameLog (other)': 10,
  'player.gameLog (own)': 10,
  // All that commands ask before they move him, talk with him or claim him.
  'player.actions (other)': 7,
  'player.actions (own)': 36,
  // With what is on record of his draft, import, injuries and honors.
  'player.profile (other)': 16,
  'player.profile (own)': 16,
  'player.stats (other)': 11,
  'player.stats (own)': 11,
  // The games that are live, with as much of them as has been revealed, and drafts.
  'presence.now': 8,
  // All leaderboards.
  'ranking.overview': 8,
  'roster.moves (other)': 9,
  'roster.moves (own)': 24,
  // What is set, spent and paid, and where everybody is.
  'scouts.budget (own)': 7,
  // Everybody is read once, and searched from then on.
  'scouts.find': 7,
  'scouts.news': 7,
  // The class and the first teams, which everybody shares, once.
  'scouts.scouting (own)': 9,
  'scouts.staff (own)': 8,
  'search.players': 10,
  // Players, teams, managers and other people are each looked for by letters, then read.
  'search.quick': 14,
  'stats.team (other)': 7,
  'stats.team (own)': 7,
  'trades.picks': 7,
  // Both sides of every exchange that the block allows, once a day.
  'trades.suggested (own)': 46,
  'training.find (own)': 12,
  'world.data': 11,
  // What past seasons hold is counted once a season, and kept.
  'world.records': 8,
  'world.today': 14,
};

let game: LiveGame;
let client: DatabaseClient;
let counter: QueryCount;
let realtime: Realtime;
let server: TestServer;
let manager: Browser;
let addresses: ReadAddress[];
beforeAll(async () => {
  game = await LiveGame.make();
  const { database, db } = game;
  const managerId = await makeUser(db, { name: 'Owner', isAdmin: true });
  await giveClub(db, 1, managerId);
  await makeResult(db, { day: 5, homeTeamId: HOME, awayTeamId: AWAY, score: [3, 2] });
  await makeGame(db, { day: 20, homeTeamId: AWAY, awayTeamId: HOME });
  await game.start();
  await makeCoach(db, { job: { clubId: 1, role: 'head' } });
  await makeAgent(db);
  await makeFederation(db);
  await makeReporter(db, { deskId: await makeDesk(db, 1) });
  await makeScout(db, { job: { clubId: 1, role: 'chief' } });
  addresses = await readAddresses(db, managerId);
  // What is counted has a pool of its own: the listener asks, too, whether it has heard everything.
  client = createDatabaseClient(database.url);
  counter = countQueries(client.pool);
  realtime = await openRealtime(database.pool, () => {});
  server = await startTestServer({ ...database, ...client }, { realtime });
  manager = await makeLoggedInBrowser(server, database, 'owner@example.org');
  await manager.get('/api/notifications');
  // What a server learns once in its life is no call's.
  await manager.get(`/api/teams/${HOME}/overview`);
});
afterAll(async () => {
  await server.close();
  await realtime.close();
  await client.pool.end();
  await game.drop();
});

/** Statements of the first time, when nothing is known, and of the second. */
async function costOf({ path }: ReadAddress): Promise<{ first: number; again: number; status: number }> {
  for (let tries = 1; ; tries++) {
    await publish(game.db, 'world', { version: 1 });
    await realtime.caughtUp();
    counter.reset();
    const { status } = await manager.get(path);
    const first = counter.reset();
    const { status: statusAgain } = await manager.get(path);
    const again = counter.reset();
    // A machine that is busy with other things makes the server turn requests away for a while.
    if ((status !== 503 && statusAgain !== 503) || tries === 20) return { first, again, status };
    await sleep(500);
  }
}

describe('every read of the contract', () => {
  it(`costs at most ${MAX_QUERIES} statements, and no more than it did before when nothing is known yet`, async () => {
    for (const address of addresses) {
      const { name } = address;
      const { first, again, status } = await costOf(address);
      expect(status, name).toBeLessThan(500);
      expect.soft(again, name).toBeLessThanOrEqual(DEARER[name] ?? MAX_QUERIES);
      expect.soft(first, `${name} at first`).toBeLessThanOrEqual(DEARER_AT_FIRST[name] ?? MAX_QUERIES);
    }
    expect(addresses.length).toBeGreaterThan(60);
  });
});
