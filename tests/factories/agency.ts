/** A small agency: two clubs with managers, two users who are agents, and one AI agent; with clients as a test needs them. */
import { beforeAll, expect } from 'vitest';
import { representations } from '#domains/agent/tables.ts';
import type { AgentInbox } from '#domains/contracts/contract.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { knownSecret } from '#engine/secret.ts';
import type { TestDatabase } from '../database.ts';
import { makeAgent } from './agent.ts';
import { makeContract, makePlayer } from './player.ts';
import { emptyTables, rowsOf } from './rows.ts';
import { giveClub } from './seats.ts';
import type { Browser } from './server.ts';
import { testWorld } from './test-world.ts';

/** The PRO teams of Mia's club 1 and Ole's club 2. */
export const [MIAS, OLES] = [11, 21] as const;
export const SEASON = 3;
export const DAY = 10;
export const NOW = new Date('2026-01-01T13:00:00Z');

/**
 * Returns the agency of the tests of a file: available from the first hook after it on, in a world with a paused clock. Ava is
 * well known and liked, Ben neither.
 */
export function agencyWorld() {
  const made = testWorld({
    ...{ season: SEASON, day: DAY, isPaused: true },
    ...{ users: ['Mia', 'Ole', 'Ava', 'Ben'], clubs: ['Mia', 'Ole'], rosters: ['PRO'] },
  });
  const { db } = made;
  const [miaId, oleId, avaId, benId] = made.ids('Mia', 'Ole', 'Ava', 'Ben');
  const [mia, ole, ava, ben] = made.browsers('Mia', 'Ole', 'Ava', 'Ben');
  // No persons exist before them.
  const [avaAgent, benAgent] = [1, 2];
  beforeAll(async () => {
    const first = await makeAgent(db, { lastname: 'Ava', userId: avaId, network: 70, trust: 80 });
    const second = await makeAgent(db, { lastname: 'Ben', userId: benId, network: 5, trust: 10 });
    expect([first, second]).toEqual([avaAgent, benAgent]);
    await makeAgent(db, { lastname: 'Machine', network: 20, trust: 20 });
  });
  const trustOf = async (playerId: number) => (await rowsOf(db, representations, { playerId }))[0]?.trust;
  const heard = async (userId: number) => (await rowsOf(db, notifications, { userId })).map(({ kind }) => kind);
  return { ...made, mia, ole, ava, ben, miaId, oleId, avaId, avaAgent, benAgent, trustOf, heard };
}

/**
 * Makes a player of Mia's club under contract to the end of the season, or a free agent; a client of the agent, if one is named.
 */
export async function makeClient(
  { db }: TestDatabase,
  personId: number | undefined,
  { isFree = false } = {},
): Promise<number> {
  const born = { skill: 75, birthSeason: SEASON - 28 };
  const playerId = isFree
    ? await makePlayer(db, { ...born, teamId: null, freeAgentSince: SEASON })
    : await makePlayer(db, { ...born, teamId: MIAS, jerseyNumber: null });
  if (!isFree) await makeContract(db, { playerId, clubId: 1, from: SEASON, to: SEASON, salary: 2_000_000 });
  if (personId !== undefined) {
    const signed = { playerId, personId, sinceDay: 1, untilSeason: 9, rate: 4 };
    await db.insert(representations).values(signed);
  }
  return playerId;
}

/** Tables that a test may leave rows in. */
const LEFT =
  'agent_deals, representation_offers, representations, contract_talk_logs, contract_talks, free_agent_offers, arrivals, contracts, notifications';

/** Resets the agency: no contracts and no agents, and Mia has her club. */
export async function resetAgency({ db }: TestDatabase, { miaId }: { miaId: number }): Promise<void> {
  await emptyTables(db, LEFT);
  await giveClub(db, 1, miaId);
}

/** The night in which a test has agents work. */
export const NIGHT = { season: SEASON, day: DAY, absoluteDay: SEASON * 63 + DAY, secret: knownSecret(7) };

/** Returns the same salary for each of some seasons. */
export const flat = (salary: number, seasons: number) => ({ salaries: Array<number>(seasons).fill(salary) });

export const inboxOf = async (browser: Browser): Promise<AgentInbox> =>
  (await browser.get('/api/agent-inbox')).body.data;

/** Makes Mia offer Ava's client less than was asked; returns the talk as his agent finds it. */
export async function makeWaiting({ mia, ava }: { mia: Browser; ava: Browser }, playerId: number, share = 0.97) {
  await mia.post(`/api/players/${playerId}/contract-talk`, {});
  const { own } = (await mia.get(`/api/players/${playerId}/contracts`)).body.data;
  const fair = (await inboxOf(ava)).talks[0]?.ranges[1]?.fair ?? 3_000_000;
  const answer = await mia.post(`/api/contract-talks/${own.talk.id}/offers`, {
    version: own.talk.version,
    terms: flat(Math.round((fair * share) / 5_000) * 5_000, 2),
  });
  expect(answer.body.data).toEqual({ verdict: 'wait' });
  const [talk] = (await inboxOf(ava)).talks;
  if (!talk) throw new Error('the agent sees no talk');
  return talk;
}
