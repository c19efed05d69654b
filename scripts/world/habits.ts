/**
 * Managers with habits: they do by hand, over the API as the screens do, what a person does who looks in each day or once a week. What
 * is refused is left: a window is closed, a purse is empty.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { FacilitiesView } from '#domains/facilities/contract.ts';
import type { QuestView } from '#domains/quest/contract.ts';
import { ROOKIE_TASKS } from '#domains/rookie/constants.ts';
import type { FoundPlayer } from '#domains/search/contract.ts';
import type { BenchSide } from '#domains/trade/contract/shapes.ts';

/** How often they look in: every day, every seventh, never. */
export const HABITS = ['daily', 'weekly', 'assistant'] as const;
export type Habit = (typeof HABITS)[number];
const EVERY: Readonly<Record<Habit, number>> = { daily: 1, weekly: 7, assistant: Number.POSITIVE_INFINITY };
/** How often who looks in does what is no matter of every visit: by days for the daily, by weeks for the weekly. */
const NOW_AND_THEN = 5;
/** Players whom they train by hand, the youngest of the first team. */
const TRAINED = { daily: 12, weekly: 4, assistant: 0 } as const;
/** A building may cost so much of what a club has. */
const MAX_SHARE_OF_BALANCE = 0.5;
/** How often and how long after each other somebody asks again whom a busy server has turned away. */
const MAX_TRIES = 60;
const RETRY_MS = 500;
const PROPOSAL_TEXT = 'It would make evenings before the game more exciting for everybody.';

export interface HabitualManager {
  habit: Habit;
  token: string;
  /** Teams of his club: the first team first. */
  teamIds: readonly number[];
  /** First teams that he may trade with. */
  partners: readonly number[];
}

interface Caller {
  get<T>(path: string): Promise<T | null>;
  /** Null: it was refused. */
  send<T = unknown>(method: 'POST' | 'PUT', path: string, body: object, headers?: object): Promise<T | null>;
}

/** Calls that were refused, by their addresses without ids, and why. */
export type Refusals = Map<string, number>;

/** Calls as somebody who is logged in with this token. @throws on what is no refusal but a fault of ours */
function callerOf(app: FastifyInstance, token: string, refusals: Refusals): Caller {
  const cookies = new Map([['rinkside_session', token]]);
  async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, headers: object = {}) {
    const inject = () =>
      app.inject({
        method,
        url: path,
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
        ...(body && { payload: body }),
      });
    let response = await inject();
    // The machine is busy with other things: it is asked again, as anybody does who is turned away so.
    for (let tries = 1; response.statusCode === 503 && tries < MAX_TRIES; tries++) {
      await sleep(RETRY_MS);
      response = await inject();
    }
    for (const { name, value } of response.cookies) cookies.set(name, encodeURIComponent(value));
    if ([400, 401].includes(response.statusCode) || response.statusCode >= 500)
      throw new Error(`${method} ${path}: ${response.statusCode} ${response.body.slice(0, 300)}`);
    if (response.statusCode < 300) return response.body === '' ? {} : response.json();
    const refused = `${method} ${path.replaceAll(/\d+/g, '{}').replace(/\?.*/, '')}: ${response.json().code ?? response.statusCode}`;
    refusals.set(refused, (refusals.get(refused) ?? 0) + 1);
    return null;
  }
  return {
    get: async (path) => (await ask('GET', path))?.data ?? null,
    async send(method, path, body, headers = {}) {
      if (!cookies.has('XSRF-TOKEN')) await ask('GET', '/api/sanctum/csrf-cookie');
      const token = decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '');
      const answered = await ask(method, path, body, { 'x-xsrf-token': token, ...headers });
      return answered === null ? null : (answered.data ?? answered);
    },
  };
}

/**
 * Everybody who looks in on this day does, one after the other.
 * @param turn days since they began
 */
export async function lookIn(
  app: FastifyInstance,
  managers: readonly HabitualManager[],
  { turn, refusals }: { turn: number; refusals: Refusals },
): Promise<void> {
  for (const [index, manager] of managers.entries()) {
    const every = EVERY[manager.habit];
    if (!Number.isFinite(every) || (turn + index) % every !== 0) continue;
    const call = callerOf(app, manager.token, refusals);
    const visit = Math.floor(turn / every);
    if (visit === 0) await begin(call, manager, index);
    await claim(call);
    await answerTrades(call, manager);
    if (visit % NOW_AND_THEN === 0) {
      await train(call, manager);
      await build(call, manager);
      await trade(call, manager, visit);
      await takePart(call, index + visit);
    }
    await watch(call, manager);
  }
}

/** The first evening: a look around, lines of one's own, players to keep an eye on. */
async function begin(call: Caller, { habit, teamIds }: HabitualManager, index: number): Promise<void> {
  const lines = habit === 'daily' ? teamIds : teamIds.slice(0, 1);
  for (const teamId of lines) await keepLines(call, teamId);
  const found = await call.get<Pick<FoundPlayer, 'player'>[]>('/api/search/players?maxAge=22');
  for (const { player } of (found ?? []).slice(0, habit === 'daily' ? 25 : 6))
    await call.send('PUT', `/api/shortlist/players/${player.id}`, {});
  for (const task of ROOKIE_TASKS) await call.send('POST', '/api/rookie/steps', { step: `rookie:${task}` });
  if (habit === 'daily')
    await call.send('POST', '/api/proposals', { title: `Let us have more of it, ${index}`, text: PROPOSAL_TEXT });
}

/** The assistant's lines, saved as one's own, and kept under a name. */
async function keepLines(call: Caller, teamId: number): Promise<void> {
  const seen = await call.get<{ version: number; lineup: object; tactics: object; orders: object }>(
    `/api/teams/${teamId}/lineup`,
  );
  if (!seen) return;
  const { version, lineup, tactics, orders } = seen;
  await call.send('PUT', `/api/teams/${teamId}/lineup`, { lineup, tactics, orders }, { 'if-match': `"${version}"` });
  await call.send('POST', `/api/teams/${teamId}/saved-lineups`, { name: 'Mine', lineup, tactics, orders });
}

async function claim(call: Caller): Promise<void> {
  const seen = await call.get<{ quests: QuestView[] }>('/api/quests');
  for (const { id: quest, period, state } of seen?.quests ?? [])
    if (state === 'ready') await call.send('POST', '/api/quests/claims', { quest, period });
}

/** Says yes to every second offer of another club. */
async function answerTrades(call: Caller, { teamIds: [teamId] }: HabitualManager): Promise<void> {
  const seen = await call.get<{ incoming: { id: number }[] }>(`/api/teams/${teamId}/trades`);
  for (const { id } of seen?.incoming ?? [])
    await call.send('POST', `/api/trades/${id}/${id % 2 === 0 ? 'accept' : 'decline'}`, {});
}

async function train(call: Caller, { habit, teamIds: [teamId] }: HabitualManager): Promise<void> {
  const seen = await call.get<{ trainees: { player: { id: number; age: number } }[] }>(`/api/teams/${teamId}/training`);
  const playerIds = (seen?.trainees ?? [])
    .toSorted((one, other) => one.player.age - other.player.age)
    .slice(0, TRAINED[habit])
    .map(({ player }) => player.id);
  if (playerIds.length > 0)
    await call.send('PUT', `/api/teams/${teamId}/training`, { playerIds, skill: 'most-helpful', intensity: 'hard' });
}

/** The cheapest next level, if it does not empty the purse. */
async function build(call: Caller, { teamIds: [teamId] }: HabitualManager): Promise<void> {
  const seen = await call.get<FacilitiesView>(`/api/teams/${teamId}/facilities`);
  if (!seen || seen.built.some(({ daysLeft }) => daysLeft !== null)) return;
  const [cheapest] = seen.built
    .flatMap(({ facility, next }) => (next ? [{ facility, cost: next.cost }] : []))
    .toSorted((one, other) => one.cost - other.cost);
  if (cheapest && cheapest.cost < seen.balance * MAX_SHARE_OF_BALANCE)
    await call.send('POST', `/api/teams/${teamId}/facilities/${cheapest.facility}/build`, {});
}

interface Answer {
  verdict: string;
  ways: ({ kind: 'player' | 'rights'; playerId: number } | { kind: 'pick'; pickId: number })[][];
}

/** Asks a club that nobody plays what it would take for one of its better players, and offers that. */
async function trade(call: Caller, { teamIds: [own = 0], partners }: HabitualManager, visit: number): Promise<void> {
  const partner = partners[visit % partners.length];
  if (partner === undefined) return;
  const bench = await call.get<{ window: { isOpen: boolean }; own: BenchSide; other: BenchSide }>(
    `/api/teams/${own}/trade-bench?with=${partner}`,
  );
  if (!bench?.window.isOpen) return;
  const free = ({ players }: BenchSide) =>
    players
      .filter(({ fault, level, isHurt }) => fault === null && level === 'PRO' && !isHurt)
      .toSorted((one, other) => other.overall - one.overall);
  const [wanted, given] = [free(bench.other)[visit % 10], free(bench.own)[5 + (visit % 10)]];
  if (!wanted || !given) return;
  const player = (playerId: number, fromTeamId: number, toTeamId: number) =>
    ({ kind: 'player', playerId, fromTeamId, toTeamId }) as const;
  const parts = [player(wanted.player.id, partner, own), player(given.player.id, own, partner)];
  const path = `/api/teams/${own}/trades`;
  const said = await call.send<Answer>('POST', `${path}/sound-out`, {
    withTeamId: partner,
    parts,
    question: 'make-it-work',
  });
  if (!said) return;
  const more = (said.ways[0] ?? []).map((thing) => ({ ...thing, fromTeamId: own, toTeamId: partner }));
  await call.send('POST', path, { withTeamId: partner, parts: [...parts, ...more] });
}

/** Votes on what others propose and says something, and votes on the Hall of Fame. */
async function takePart(call: Caller, turn: number): Promise<void> {
  const open = await call.get<{ id: number }[]>('/api/proposals?status=open');
  const chosen = open?.[turn % Math.max(1, open.length)];
  if (chosen) {
    await call.send('PUT', `/api/proposals/${chosen.id}/vote`, { vote: turn % 3 === 0 ? 'against' : 'for' });
    await call.send('POST', `/api/proposals/${chosen.id}/comments`, { text: 'I have thought so for a while.' });
  }
  const hall = await call.get<{ isOpen: boolean; candidates: { player: { id: number } }[] }>(
    '/api/hall-of-fame/ballot',
  );
  if (hall?.isOpen)
    await call.send('PUT', '/api/hall-of-fame/ballot', {
      playerIds: hall.candidates.slice(0, 2).map(({ player }) => player.id),
    });
}

/** Reads the last game, cheers for a goal and says something about it. */
async function watch(call: Caller, { teamIds: [teamId] }: HabitualManager): Promise<void> {
  const seen = await call.get<{ games: { id: number; status: string }[] }>(`/api/teams/${teamId}/schedule`);
  const last = seen?.games.findLast(({ status }) => status === 'final');
  if (!last) return;
  const events = await call.get<{ index: number; type: string }[]>(`/api/games/${last.id}/events`);
  const goal = events?.find(({ type }) => type === 'goal');
  if (goal) await call.send('PUT', `/api/games/${last.id}/reactions`, { event: goal.index, kind: 'cheer', isOn: true });
  await call.send('POST', `/api/games/${last.id}/messages`, { text: 'What a game!' });
}
