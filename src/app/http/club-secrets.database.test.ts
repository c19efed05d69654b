/**
 * Tests that secrets of a club and its manager appear in no answer to anyone else: not to a visitor, a newcomer, a
 * rival, a journalist with clients and scouting of their own, or an admin. Every call is made before and after such
 * secrets exist, by one or two of them, or as many as it takes to get an answer, and with every other filter by one of
 * them in turn; in the long set by all. What must never be shown is searched for in all answers,
 * including those of commands.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '#domains/auth/store/sessions.ts';
import { worldSecret } from '#platform/clock/tables.ts';
import { drizzleOver } from '#platform/database/client.ts';
import { callInputs, sampleOf } from '../../../scripts/call-inputs.ts';
import { ClubSecrets } from '../../../tests/factories/club-secrets.ts';
import { everyRead } from '../../../tests/factories/every-read.ts';
import { FACEOFF } from '../../../tests/factories/live-game.ts';
import { NEVER_TOLD, tellsOf } from '../../../tests/factories/never-told.ts';
import { type Browser, makeBrowser, startTestServer } from '../../../tests/factories/server.ts';
import { isStream } from '../../../tests/factories/streams.ts';
import { IS_THOROUGH, someOf } from '../../../tests/thorough.ts';
import { declaredCalls } from './calls.ts';

/** A thousand paths, read twice by five users. */
const LIMIT_MS = 600_000;

/** Calls that answer none of these users, and the reason. */
const ANSWERS_NOBODY: Readonly<Record<string, string>> = {
  'championships.find': 'there is none before the playoffs',
  'championships.stats': 'there is none before the playoffs',
  'game.report': 'there is none before the last horn',
};

const RIVAL_BIDS = /"rivals":\{"clubs":"[\w-]+","leading":(?:null|\{[^}]*\})\}/;

let secrets: ClubSecrets;
let before: Record<string, string> = {};
let after: Record<string, string> = {};

beforeAll(async () => {
  secrets = await ClubSecrets.make();
  before = await everyAnswer();
  await secrets.keep();
  after = await everyAnswer();
}, LIMIT_MS);
afterAll(() => secrets.drop());

/** Returns values of filters whose schema only says that they are numbers or texts. */
function filters(): Record<string, readonly unknown[]> {
  const { season, watched } = secrets;
  return {
    with: [21, 41],
    third: [31],
    team: [21],
    teamId: [21],
    league: [1],
    leagueId: [1],
    nation: [1],
    nationId: [1],
    season: [season, season + 1],
    day: [10],
    name: ['Player'],
    q: ['Player'],
    search: ['City'],
    query: ['Player'],
    players: [watched.join()],
    playerId: watched,
    primary: ['#0b3d91'],
    secondary: ['#ffffff'],
    accent: ['#e4002b'],
    skills: ['skating:70-99'],
    items: ['1,2'],
    salary: [1_000_000],
    seasons: [2],
    game: [secrets.game.id],
  };
}

/**
 * Returns the answer to every read by each user, from a server without a cache: 'call path user' to status and body.
 */
async function everyAnswer(): Promise<Record<string, string>> {
  const server = await startTestServer({ ...secrets.game.database, db: drizzleOver(secrets.game.database.pool) });
  server.clock.now = FACEOFF;
  const answers: Record<string, string> = {};
  try {
    const browsers = [...secrets.askers].map(([asker, token]) => [asker, loggedIn(server, token)] as const);
    // A visit marks its user as online, which other answers count.
    for (const [, browser] of browsers) await browser.get('/api/user');
    const [plain, answered] = [new Set<string>(), new Set<string>()];
    for (const [turn, { name, path }] of everyRead(secrets.ids(), filters()).entries()) {
      const chosen = someOf(browsers, plain.has(name) ? 2 * browsers.length : 3, turn);
      plain.add(name);
      const others = browsers.filter((browser) => !chosen.includes(browser));
      for (const [place, [asker, browser]] of [...chosen, ...others].entries()) {
        // All of them make a call that has answered nobody yet.
        if (place >= chosen.length && answered.has(name)) break;
        const { status, text } = await browser.get(`/api${path}`);
        if (status < 300) answered.add(name);
        // Every club sees competing bids for a free agent as a range.
        const told = name === 'contracts.ofPlayer' ? text.replace(RIVAL_BIDS, '') : text;
        answers[`${name} ${path} by ${asker}`] = `${status} ${told}`;
      }
    }
  } finally {
    await server.close();
  }
  return answers;
}

function loggedIn(server: Parameters<typeof makeBrowser>[0], token: string | null): Browser {
  const browser = makeBrowser(server);
  if (token) browser.cookies.set('rinkside_session', token);
  return browser;
}

async function toldIn(answers: Record<string, string>): Promise<string[]> {
  const [key] = await secrets.game.db.select().from(worldSecret);
  return tellsOf(answers, { ...NEVER_TOLD, 'the key of the world': key?.key ?? '', 'a draft list': secrets.draftList });
}

describe('a club’s secrets', () => {
  it('are looked for in every call that reads, and each call responds to some user', () => {
    const calls = new Set(Object.keys(before).map((asked) => asked.split(' ')[0] ?? ''));
    const answering = new Set(
      Object.entries(before).flatMap(([asked, answer]) => (answer.startsWith('2') ? [asked.split(' ')[0] ?? ''] : [])),
    );
    const reads = declaredCalls().filter((call) => call.method === 'GET' && !isStream(call));
    expect([...calls].sort()).toEqual(reads.map(({ name }) => name).sort());
    expect([...calls].filter((name) => !answering.has(name)).sort()).toEqual(Object.keys(ANSWERS_NOBODY).sort());
    expect(Object.entries({ ...before, ...after }).filter(([, answer]) => answer.startsWith('5'))).toEqual([]);
  });

  it('change no response to other users', () => {
    expect(Object.keys(before).filter((asked) => before[asked] !== after[asked])).toEqual([]);
  });

  it('appear in no response to others, nor does anything hidden from all', async () => {
    expect(await toldIn({ ...before, ...after })).toEqual([]);
  });

  it('are not revealed by calls that write', { timeout: LIMIT_MS }, async () => {
    const server = await startTestServer(secrets.game.database);
    const inputs = callInputs();
    const answers: Record<string, string> = {};
    const targets: Record<string, number> = secrets.targets();
    for (const [turn, { name, path, method }] of declaredCalls().entries()) {
      for (const [asker, token] of someOf([...secrets.askers], secrets.askers.size, turn)) {
        // They close the site, or end the sessions of the users who follow.
        if (method === 'GET' || /^\/(admin|auth|session|bankruptcy)|^\/user$/.test(path)) continue;
        const sample = sampleOf(inputs.get(name) ?? {}) as Record<string, unknown>;
        const body = Object.fromEntries(Object.entries(sample).filter(([field]) => !path.includes(`{${field}}`)));
        for (const id of [targets[path.split('/')[1] ?? ''] ?? 1, 1]) {
          const address = `/api${path.replaceAll(/\{\w+\}/g, String(id))}`;
          const { status, text } = await loggedIn(server, token).unsafe(String(method), address, body);
          answers[`${name} ${address} by ${asker}`] = `${status} ${text}`;
        }
      }
    }
    await server.close();
    expect(await toldIn(answers)).toEqual([]);
    expect(Object.keys(answers).length).toBeGreaterThan(IS_THOROUGH ? 1000 : 300);
    expect(Object.values(answers).filter((answer) => /^5/.test(answer))).toEqual([]);
  });

  it('are shown to the owner, so the checks above mean something', async () => {
    const server = await startTestServer({ ...secrets.game.database, db: drizzleOver(secrets.game.database.pool) });
    server.clock.now = FACEOFF;
    const token = await openSession(secrets.game.db, {
      userId: secrets.otherUser,
      isRemembered: false,
      userAgent: 'test',
      now: FACEOFF,
    });
    const browser = loggedIn(server, token);
    const answers: Record<string, string> = {};
    for (const { name, path } of everyRead(secrets.ids(), filters()).filter(({ isPlain }) => isPlain || IS_THOROUGH)) {
      answers[`${name} ${path}`] = (await browser.get(`/api${path}`)).text;
    }
    await server.close();
    const told = new Set((await toldIn(answers)).map((line) => line.split(' tells ')[1] ?? ''));
    expect([...told].sort()).toEqual(
      [
        'a calendar',
        'a budget of scouting',
        'a comment on a trade',
        'a draft list',
        'a message that was not sent',
        'a morning report',
        'a note on a shortlist',
        'a note on trades',
        'a private message',
        'a saved search',
        'a sealed bid to host',
        'a template of a text',
        'a way to train',
        'an offer in talks',
        'an offer to a free agent',
        'its budget of the frenzy',
        'lines that one suggests to another',
        'new terms for a coach',
        'saved lines',
        'what a saved search looks for',
        'what an agent would accept',
        'what is asked in talks',
        'what it would pay in the frenzy',
        'what its assistant may pay',
        'what its assistant may pay a coach',
      ].sort(),
    );
  });
});
