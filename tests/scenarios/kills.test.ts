/**
 * The server is killed while managers, voters and coaches wait for their commands: first when each has written something, then
 * when each is about to commit. A command has happened whole or not at all, and sending it again does not double it.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { eq, isNotNull, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pollBoxes, pollVoters } from '#domains/ballot/tables.ts';
import { capCharges, contracts, contractTalks } from '#domains/contracts/tables.ts';
import { handOutPicks } from '#domains/draft/store/picks.ts';
import { CAMPAIGN_DAYS } from '#domains/election/constants.ts';
import { callElections, closeCampaigns } from '#domains/election/store/elections.ts';
import { candidacies, elections } from '#domains/election/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { offerSponsors } from '#domains/finances/store/sponsors.ts';
import { sponsorDeals } from '#domains/finances/tables.ts';
import { hold } from '#domains/free-agency/store/restricted.ts';
import { frenzyPlans, frenzyTargets, offerSheets } from '#domains/free-agency/tables.ts';
import type { CareerFacts } from '#domains/hall-of-fame/contract.ts';
import { hallCandidates, hallVotes } from '#domains/hall-of-fame/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { courses } from '#domains/purse/tables.ts';
import { seasons } from '#domains/season/tables.ts';
import { makeClub } from '../factories/club.ts';
import { makeCoach } from '../factories/coach.ts';
import { makeFederation, makeMembers, makePresident } from '../factories/federation.ts';
import { Inboxes, OLES, SEASON } from '../factories/inboxes.ts';
import { giveMoney } from '../factories/money.ts';
import { makeContract, makePlayer } from '../factories/player.ts';
import { makeUser } from '../factories/user.ts';
import { kill, killAll, startProgram, wait } from './programs.ts';
import type { AskedRequest } from './request-process.ts';

/** An advisory lock: commands wait for it while the test holds it. */
const PAUSE = 7_654_321;
const BONUS = 100_000;
/** Tables that change by themselves, or with each visit and each test server. */
const UNCOUNTED = ['world', 'users', 'user_places', 'sessions', 'server_keys', 'rate_limits'];

/** A request, the game day on which it is sent, and a table that it writes. */
interface Command extends AskedRequest {
  day: number;
  writes: string;
}

const inboxes = new Inboxes();
let holder: pg.Client;
const commands: Command[] = [];
const db = () => inboxes.database.db;

beforeAll(async () => {
  holder = new pg.Client({ connectionString: inboxes.database.url });
  await holder.connect();
  await db()
    .insert(seasons)
    .values({ number: SEASON + 1, year: 2027, phase: 'preseason' });
  for (const prepare of [talk, buyout, undo, sheet, sponsor, frenzy, hall, course, election])
    commands.push(await prepare());
  await db().execute(
    sql.raw(`create function pause() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${PAUSE}); return null; end $$`),
  );
});
afterAll(async () => {
  await killAll();
  await holder.end();
});

/** Makes a manager with a separate club, so that no command waits for another. */
async function makeManager(id: number): Promise<{ userId: number; email: string; teamId: number }> {
  const userId = await makeUser(db(), { name: `Manager ${id}` });
  const leagueIds = { PRO: 1, FRM: 2, U21: 3 };
  const { teamIds } = await makeClub(db(), { id, leagueIds, season: SEASON, managerId: userId });
  return { userId, email: `manager-${id}@example.org`, teamId: teamIds.PRO };
}

/** Makes a player of a club whose contract ends with the season `to`. */
async function makeSigned(clubId: number, teamId: number, { age = 28, to = SEASON, salary = 1_000_000 } = {}) {
  const playerId = await makePlayer(db(), { teamId, jerseyNumber: null, skill: 60, birthSeason: SEASON - age });
  await makeContract(db(), { playerId, clubId, from: SEASON, to, salary });
  return playerId;
}

async function talk(): Promise<Command> {
  const { email, teamId } = await makeManager(3);
  await giveMoney(db(), { account: 'club:3', amount: 10_000_000, season: SEASON });
  const playerId = await makeSigned(3, teamId);
  await inboxes.browserOf(email).then((browser) => browser.post(`/api/players/${playerId}/contract-talk`, {}));
  const [open] = await db().select().from(contractTalks).where(eq(contractTalks.playerId, playerId));
  const body = { version: open?.version, terms: { ...open?.asks[0], signingBonus: BONUS } };
  return { email, method: 'POST', path: `/api/contract-talks/${open?.id}/offers`, body, day: 10, writes: 'contracts' };
}

async function buyout(): Promise<Command> {
  const { email, teamId } = await makeManager(4);
  const playerId = await makeSigned(4, teamId, { age: 33, to: SEASON + 1 });
  return { email, method: 'POST', path: `/api/players/${playerId}/buyout`, body: {}, day: 60, writes: 'cap_charges' };
}

async function undo(): Promise<Command> {
  const { email, userId, teamId } = await makeManager(5);
  const playerId = await makeSigned(5, teamId);
  const on = SEASON * 63 + 60;
  const renewal = { fromSeason: SEASON + 1, toSeason: SEASON + 1, salary: 900_000, salaries: [900_000] };
  await db()
    .insert(contracts)
    .values({ playerId, clubId: 5, ...renewal, kind: 'standard', signedAt: on });
  const params = { player: 'Aki Salo', playerId, salary: 900_000, seasons: 1 };
  const told = { userId, channel: 'news' as const, kind: 'assistant-signed' as const, params };
  await inboxes.inWorld((rows) => notify(rows, [{ ...told, act: { clubId: 5, on } }]));
  const [line] = await db().select().from(notifications);
  return { email, method: 'POST', path: `/api/notifications/${line?.id}/undo`, day: 60, writes: 'notifications' };
}

async function sheet(): Promise<Command> {
  const { email } = await makeManager(6);
  await inboxes.inWorld((rows) => handOutPicks(rows, SEASON + 1));
  const playerId = await makeSigned(2, OLES, { age: 23 });
  await inboxes.inWorld((rows) => hold(rows, [{ playerId, clubId: 2, salary: 1_050_000 }], SEASON));
  const body = { terms: { salaries: [3_000_000, 3_000_000, 3_000_000] } };
  const path = `/api/players/${playerId}/offer-sheets`;
  return { email, method: 'POST', path, body, day: 62, writes: 'offer_sheets' };
}

async function sponsor(): Promise<Command> {
  const { email, teamId } = await makeManager(7);
  await inboxes.inWorld((rows) => offerSponsors(rows, { season: SEASON, secret: inboxes.now.secret }));
  const [offer] = await db().select().from(sponsorDeals).where(eq(sponsorDeals.clubId, 7));
  const path = `/api/teams/${teamId}/sponsors/${offer?.id}/sign`;
  return { email, method: 'POST', path, day: 6, writes: 'sponsor_deals' };
}

async function frenzy(): Promise<Command> {
  const { email, teamId } = await makeManager(8);
  const free = { teamId: null, freeAgentSince: SEASON, birthSeason: SEASON - 28 };
  const ids = [await makePlayer(db(), free), await makePlayer(db(), free)];
  const targets = ids.map((playerId) => ({ playerId, seasons: 1, maxSalary: 5_000_000 }));
  const body = { budget: 10_000_000, most: 2, targets };
  return { email, method: 'PUT', path: `/api/teams/${teamId}/frenzy-plan`, body, day: 60, writes: 'frenzy_targets' };
}

async function hall(): Promise<Command> {
  await makeUser(db(), { name: 'Voter' });
  const playerIds = [await makePlayer(db(), { retiredAt: 2 }), await makePlayer(db(), { retiredAt: 2 })];
  const facts = {} as CareerFacts;
  await db()
    .insert(hallCandidates)
    .values(playerIds.map((playerId) => ({ season: SEASON, playerId, ballot: 1, greatness: 1, facts })));
  const body = { playerIds, builderIds: [] };
  const path = '/api/hall-of-fame/ballot';
  return { email: 'voter@example.org', method: 'PUT', path, body, day: 10, writes: 'hall_votes' };
}

let coach: number;
async function course(): Promise<Command> {
  coach = await makeCoach(db(), { userId: await makeUser(db(), { name: 'Coach' }), skill: 50 });
  await giveMoney(db(), { account: `person:${coach}`, amount: 80_000, season: SEASON });
  const body = { course: 'tactics', number: 1 };
  const path = '/api/careers/coach/courses';
  return { email: 'coach@example.org', method: 'POST', path, body, day: 10, writes: 'courses' };
}

/** Returns a member's vote between two candidates. */
async function election(): Promise<Command> {
  const userId = await makeUser(db(), { name: 'Member' });
  await makeFederation(db());
  await makeMembers(db(), { userIds: [userId] });
  const [at, closes] = [{ season: SEASON, day: 10 }, 10 + CAMPAIGN_DAYS];
  await inboxes.inWorld((rows) => callElections(rows, { nationIds: [1], cause: 'regular', ...at }));
  const [called] = await db().select().from(elections);
  for (const lastname of ['One', 'Two']) {
    const candidate = await makeUser(db(), { name: lastname });
    await makeMembers(db(), { userIds: [candidate] });
    const personId = await makePresident(db(), { lastname, userId: candidate });
    const stands = { personId, program: 'A rink for every town.' };
    await db()
      .insert(candidacies)
      .values({ electionId: called?.id ?? 0, ...stands });
  }
  await inboxes.inWorld((rows) => closeCampaigns(rows, { season: SEASON, day: closes, secret: inboxes.now.secret }));
  const [standing] = await db().select().from(candidacies);
  const body = { candidacyId: standing?.id };
  const path = '/api/federations/1/elections/vote';
  return { email: 'member@example.org', method: 'POST', path, body, day: closes + 1, writes: 'poll_voters' };
}

/** Starts a server in its own process, and collects its answers: a status and a text each. */
async function start(): Promise<{ child: ChildProcess; answers: string[] }> {
  const env = { DATABASE_URL: inboxes.database.url, PGAPPNAME: 'killed' };
  const child = startProgram(new URL('./request-process.ts', import.meta.url), env);
  const answers: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`)));
  await Promise.race([once(lines, 'line'), died]);
  died.catch(() => {});
  lines.on('line', (line) => answers.push(line));
  return { child, answers };
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let left = 300; left > 0; left--) {
    if (await isSo()) return;
    await wait(50);
  }
  throw new Error(`${what}: not within 15 s`);
}

const counted = async (statement: string) => Number((await holder.query(statement)).rows[0].count);

/** Kills a server in which every command waits at a moment: at its first row of the table that it names, or at its commit. */
async function killAmid(moment: 'write' | 'commit'): Promise<void> {
  for (const table of new Set(commands.map(({ writes }) => writes))) {
    await holder.query(
      moment === 'write'
        ? `create trigger pausing after insert or update on ${table} for each row execute function pause()`
        : `create constraint trigger pausing after insert or update on ${table} deferrable initially deferred
           for each row execute function pause()`,
    );
  }
  const { child, answers } = await start();
  await holder.query(`select pg_advisory_lock(${PAUSE})`);
  const waiting = `select count(*) from pg_locks where locktype = 'advisory' and objid = ${PAUSE} and not granted`;
  for (const [index, { day, ...request }] of commands.entries()) {
    await inboxes.goTo(day);
    child.stdin?.write(`${JSON.stringify(request)}\n`);
    await until(`${request.path} waits`, async () => {
      expect(answers, 'it answers before it has written anything').toEqual([]);
      return (await counted(waiting)) > index;
    });
  }
  await kill(child);
  await holder.query(`select pg_advisory_unlock(${PAUSE})`);
  const alive = "select count(*) from pg_stat_activity where application_name = 'killed'";
  await until('the dead server is disconnected', async () => (await counted(alive)) === 0);
  for (const { writes } of commands) await holder.query(`drop trigger if exists pausing on ${writes}`);
}

/** Returns a hash of the rows of each table. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await holder.query(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const hashes: Record<string, string> = {};
  for (const { table_name: table } of rows) {
    if (UNCOUNTED.includes(table)) continue;
    const hash = `select md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as hash from ${table} t`;
    hashes[table] = (await holder.query(hash)).rows[0].hash;
  }
  return hashes;
}

/** Returns the outcome of the commands, as a manager would see it. */
async function outcome() {
  const [box] = await db().select().from(pollBoxes);
  const seventh = await db().select().from(sponsorDeals).where(eq(sponsorDeals.clubId, 7));
  const signed = seventh.filter(({ state }) => state === 'signed');
  return {
    'contracts after the talk': await db().$count(contracts, eq(contracts.clubId, 3)),
    'cash after the signing bonus': await balanceOf(db(), 'club:3'),
    'seasons of dead cap': await db().$count(capCharges, eq(capCharges.clubId, 4)),
    'contracts after the undo': await db().$count(contracts, eq(contracts.clubId, 5)),
    undone: await db().$count(notifications, isNotNull(notifications.undoneAt)),
    'offer sheets': await db().$count(offerSheets),
    'sponsors signed': signed.length,
    'offers left for that slot': seventh.filter(({ slot }) => slot === signed[0]?.slot).length - signed.length,
    plans: [await db().$count(frenzyPlans), await db().$count(frenzyTargets)],
    'votes for the Hall of Fame': await db().$count(hallVotes),
    courses: await db().$count(courses),
    'paid for courses': 80_000 - (await balanceOf(db(), `person:${coach}`)),
    votes: [await db().$count(pollVoters), box?.choices.length ?? 0],
  };
}

it('each user command runs once and completely, or not at all, whenever the server is killed', async () => {
  const before = await everything();
  await killAmid('write');
  expect(await everything(), 'nothing is left of what was half done').toEqual(before);

  await killAmid('commit');
  const [taken] = await db().select().from(courses);
  const done = await outcome();
  expect(done, 'what was being committed is done, though no one was told').toEqual({
    'contracts after the talk': 2,
    'cash after the signing bonus': 10_000_000 - BONUS,
    'seasons of dead cap': 2,
    'contracts after the undo': 1,
    undone: 1,
    'offer sheets': 1,
    'sponsors signed': 1,
    'offers left for that slot': 0,
    plans: [1, 2],
    'votes for the Hall of Fame': 2,
    courses: 1,
    'paid for courses': taken?.price,
    votes: [1, 1],
  });

  const { child, answers } = await start();
  for (const [index, { day, ...request }] of commands.entries()) {
    await inboxes.goTo(day);
    child.stdin?.write(`${JSON.stringify(request)}\n`);
    await until(`${request.path} is answered`, async () => answers.length > index);
  }
  await kill(child);
  expect(answers.filter((answer) => answer.startsWith('5'))).toEqual([]);
  expect(await outcome(), 'sent again, nothing is doubled').toEqual(done);
});
