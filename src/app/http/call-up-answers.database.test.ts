import { beforeAll, expect, it } from 'vitest';
import { publish } from '#platform/realtime.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const SEASON = 3;
/** First team and farm team of the club that calls up a player, and the first team of another club. */
const [TEAM, FARM, OTHER] = [11, 12, 21];

const { db, browsers, realtime } = testWorld({
  season: SEASON,
  users: ['Manager', 'Stranger'],
  clubs: [
    { id: 1, manager: 'Manager', rosters: ['PRO', 'FRM'] },
    { id: 2, rosters: ['PRO'] },
  ],
  isHeard: true,
});
const [manager, stranger] = browsers('Manager', 'Stranger');
let called: number;
beforeAll(async () => {
  called = await makePlayer(db, { teamId: FARM, skill: 60, birthSeason: SEASON - 22 });
  await makeContract(db, { playerId: called, clubId: 1, from: SEASON, to: SEASON + 2, salary: 1_000_000 });
});

async function read(addresses: readonly string[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const address of addresses) {
    const { status, text } = await stranger.get(`/api${address}`);
    expect(status, `${address}: ${text}`).toBe(200);
    answers[address] = text;
  }
  return answers;
}

it('refreshes what shows a called-up player, and keeps the rest cached', async () => {
  const shown = [
    ...[TEAM, FARM, OTHER].flatMap((id) =>
      ['overview', 'roster', 'schedule', 'cap', 'news', 'stats', 'history'].map((part) => `/teams/${id}/${part}`),
    ),
    ...['overview', 'standings', 'schedule', 'ratings', 'salary-caps', 'history', 'stats/skaters'].map(
      (part) => `/leagues/1/${part}`,
    ),
    ...['', '/stats', '/transactions', '/linemates'].map((part) => `/players/${called}${part}`),
    '/clubs/open',
    '/nations',
    '/leaderboard/trophies',
  ];
  const before = await read(shown);
  // Not published: an answer that contains him was read from the tables.
  const unheard = await makePlayer(db, { teamId: OTHER, skill: 60 });
  await makeContract(db, { playerId: unheard, clubId: 2, from: SEASON, to: SEASON, salary: 2_000_000 });

  const move = await manager.post(`/api/players/${called}/roster-moves`, { to: 'PRO' });
  expect(move.status, move.text).toBe(200);
  await realtime.caughtUp();
  const after = await read(shown);
  expect(after[`/teams/${OTHER}/cap`]).toBe(before[`/teams/${OTHER}/cap`]);
  expect(after['/clubs/open']).toBe(before['/clubs/open']);
  expect(after[`/teams/${TEAM}/roster`]).not.toBe(before[`/teams/${TEAM}/roster`]);

  // A step of the world invalidates all answers.
  await publish(db, 'world', { version: 2 });
  await realtime.caughtUp();
  const fresh = await read(shown);
  expect(fresh[`/teams/${OTHER}/cap`]).not.toBe(before[`/teams/${OTHER}/cap`]);
  const ofOther = shown.filter((address) => address.startsWith(`/teams/${OTHER}/`));
  const showOther = new Set([...ofOther, '/leagues/1/salary-caps', '/clubs/open']);
  for (const address of shown) {
    // These contain the unpublished player.
    if (showOther.has(address)) continue;
    expect(after[address], address).toBe(fresh[address]);
  }
});
