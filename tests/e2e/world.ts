/** Moves the world as an admin does, and finds things to visit in it. */

import { expect } from '@playwright/test';
import type { FoundCoach, StaffView } from '#domains/coach/contract.ts';
import type { FederationLine } from '#domains/federation/contract.ts';
import { TERMS_VERSION } from '#domains/purchase/constants.ts';
import type { GameRef, PersonRef, PlayerRef, TeamRef } from '#domains/shapes.ts';
import type { BenchSide, TradeLineView } from '#domains/trade/contract/shapes.ts';
import type { Manager, Person } from './people.ts';

interface ClockAnswer {
  data: {
    clock: { seasonNumber: number; day: number; step: string; phase: string; isPaused: boolean };
    advance: { state: string; message: string };
  };
}

/** A day takes a second or so; a machine under other load takes longer. */
const ADVANCE_MS = 450_000;

/** Advances the world, and waits until it has arrived. */
export async function advanceWorld(admin: Person, by: 'day' | 'phase', count = 1): Promise<void> {
  await admin.api.send('POST', '/api/admin/clock/advance', { by, count });
  await expect
    .poll(
      async () => {
        const { advance } = (await admin.api.get<ClockAnswer>('/api/admin/clock')).data;
        if (advance.state === 'failed') throw new Error(`The world could not be advanced: ${advance.message}`);
        return advance.state;
      },
      { timeout: ADVANCE_MS, intervals: [200], message: 'the world arrives' },
    )
    .toBe('idle');
}

/** Waits until the clock has taken the morning, which is due at once: rosters and fitness of the day are set from then on. */
export async function awaitMorning(admin: Person): Promise<void> {
  const stepOf = async () => (await admin.api.get<ClockAnswer>('/api/admin/clock')).data.clock.step;
  await expect.poll(stepOf, { timeout: ADVANCE_MS, message: 'the morning is over' }).not.toBe('morning');
}

/** Existing things, to fill the ids of addresses with. */
export interface Sights {
  teamId: number;
  farmTeamId: number;
  /** Another club's team in the league. */
  rivalTeamId: number;
  leagueId: number;
  playerId: number;
  goalieId: number;
  nationId: number;
  presidentId: number;
  /** Games of the manager's team. */
  playedGameId: number;
  comingGameId: number;
  /** An offer of the manager's club that was declined. */
  tradeId: number;
  /** The agent of one of the manager's players. */
  agentId: number;
  /** A reporter employed by a newspaper. */
  reporterId: number;
  /** A scout of the manager's club. */
  scoutId: number;
  coachId: number;
  /** The best coach without a job. */
  freeCoachId: number;
  /** A friendly cup that the manager holds. */
  cupId: number;
  /** A topic of the forum, and a conversation, both started by the manager. */
  topicId: number;
  conversationId: number;
  /** An order of the manager that awaits its payment. */
  purchaseId: number;
}

export async function findSights({ api, team }: Manager): Promise<Sights> {
  const roster = await api.get<{ data: { teams: TeamRef[]; players: PlayerRef[] } }>(`/api/teams/${team.id}/roster`);
  const schedule = await api.get<{ data: { games: GameRef[] } }>(`/api/teams/${team.id}/schedule`);
  const { players, teams } = roster.data;
  const farm = teams.find(({ level }) => level === 'FRM');
  const { games } = schedule.data;
  const skater = players.find(({ position }) => position !== 'G');
  const goalie = players.find(({ position }) => position === 'G');
  const played = games.findLast(({ status, type }) => status === 'final' && type === 'regular');
  const coming = games.find(({ status }) => status === 'scheduled');
  if (!farm || !skater || !goalie || !played || !coming) throw new Error('The season is not under way.');
  return {
    teamId: team.id,
    farmTeamId: farm.id,
    rivalTeamId: (played.home.id === team.id ? played.away : played.home).id,
    leagueId: team.leagueId,
    playerId: skater.id,
    goalieId: goalie.id,
    nationId: skater.nationId,
    presidentId: await somePresident(api),
    playedGameId: played.id,
    comingGameId: coming.id,
    tradeId: await declinedTrade({ api, team }),
    agentId: await agentOfOne(api, players),
    reporterId: (await api.get<{ data: { person: { id: number } }[] }>('/api/persons')).data[0]?.person.id ?? 1,
    scoutId: await scoutOf(api, team.id),
    coachId: await coachOf(api, team.id),
    freeCoachId: await freeCoach(api),
    cupId: await cupOf({ api, team }),
    topicId: await topicBy(api),
    conversationId: await conversationBy(api),
    purchaseId: await purchaseBy(api),
  };
}

async function purchaseBy(api: Manager['api']): Promise<number> {
  const order = { product: 'pucks-500', termsVersion: TERMS_VERSION };
  return (await api.send<{ data: { id: number } }>('POST', '/api/purchases', order)).data.id;
}

/** Returns the friendly cup of a team; opens one for it where there is none. */
async function cupOf({ api, team }: Pick<Manager, 'api' | 'team'>): Promise<number> {
  const { data } = await api.get<{ data: { entered: { id: number }[] } }>(`/api/teams/${team.id}/cups`);
  if (data.entered[0]) return data.entered[0].id;
  const wish = { format: 'knockout', size: 8, isOpen: true };
  return (await api.send<{ data: { id: number } }>('POST', '/api/cups', wish)).data.id;
}

/** Starts a topic as the manager, in the first category that allows it. */
async function topicBy(api: Manager['api']): Promise<number> {
  const own = await api.get<{ data: { topic: { id: number } }[] }>('/api/forum/posts/mine');
  if (own.data[0]) return own.data[0].topic.id;
  const { data } = await api.get<{ data: { id: number; mayStart: boolean }[] }>('/api/forum/categories');
  const wish = {
    categoryId: data.find(({ mayStart }) => mayStart)?.id,
    title: 'Line changes',
    text: 'When do you go?',
  };
  return (await api.send<{ data: { topicId: number } }>('POST', '/api/forum/topics', wish)).data.topicId;
}

/** Starts a group as the manager, with the first user of the world, its admin. */
async function conversationBy(api: Manager['api']): Promise<number> {
  const name = 'Morning skate';
  const { data } = await api.get<{ data: { id: number; name: string | null }[] }>('/api/conversations');
  const known = data.find((conversation) => conversation.name === name);
  if (known) return known.id;
  const first = { userIds: [1], name, text: 'Good game.' };
  return (await api.send<{ data: { id: number } }>('POST', '/api/conversations', first)).data.id;
}

/** Returns the agent of the first of these players who has one. */
async function agentOfOne(api: Manager['api'], players: readonly PlayerRef[]): Promise<number> {
  for (const { id } of players) {
    const profile = await api.get<{ data: { agent: PersonRef | null } }>(`/api/players/${id}`);
    if (profile.data.agent) return profile.data.agent.id;
  }
  throw new Error('Nobody has an agent.');
}

/** Returns the president of the first federation in the ranking. */
async function somePresident(api: Manager['api']): Promise<number> {
  const { data } = await api.get<{ data: FederationLine[] }>('/api/federations');
  const president = data.flatMap((line) => line.president ?? [])[0];
  if (!president) throw new Error('Nobody presides over a federation.');
  return president.id;
}

/** Returns the first coach of a team's club. */
async function coachOf(api: Manager['api'], teamId: number): Promise<number> {
  const { data } = await api.get<{ data: StaffView }>(`/api/teams/${teamId}/staff`);
  const found = data.jobs.find(({ coach }) => coach !== null)?.coach;
  if (!found) throw new Error('The club has no coach.');
  return found.person.id;
}

async function freeCoach(api: Manager['api']): Promise<number> {
  const { data } = await api.get<{ data: FoundCoach[] }>('/api/coach-center/coaches?free=true');
  if (!data[0]) throw new Error('Every coach has a job.');
  return data[0].person.id;
}

/** Returns the first scout of a team's club. */
async function scoutOf(api: Manager['api'], teamId: number): Promise<number> {
  const { data } = await api.get<{ data: { jobs: { scout: { person: PersonRef } | null }[] } }>(
    `/api/teams/${teamId}/scouts`,
  );
  const found = data.jobs.find(({ scout }) => scout !== null)?.scout;
  if (!found) throw new Error('The club has no scout.');
  return found.person.id;
}

/**
 * Offers AI clubs one of the worst centers of the first team for their best that the cap has room for, until one declines. Once
 * per manager: workers come and go, and the clock of a shared world is stopped, so a club asked by each worker would soon have
 * heard enough.
 */
async function declinedTrade({ api, team }: Pick<Manager, 'api' | 'team'>): Promise<number> {
  const known = await api.get<{ data: { past: TradeLineView[] } }>(`/api/teams/${team.id}/trades`);
  const before = known.data.past.find(({ status }) => status === 'declined');
  if (before) return before.id;
  const caps = await api.get<{ data: { clubs: { team: TeamRef }[] } }>(`/api/leagues/${team.leagueId}/salary-caps`);
  const refused: string[] = [];
  for (const { team: other } of caps.data.clubs) {
    if (other.id === team.id) continue;
    const path = `/api/teams/${team.id}/trade-bench?with=${other.id}`;
    const { own, other: theirs } = (await api.get<{ data: Record<'own' | 'other', BenchSide> }>(path)).data;
    const inOrder = ({ players }: BenchSide) =>
      players
        .filter(({ level, fault, player }) => level === 'PRO' && !fault && player.position === 'C')
        .sort((one, another) => one.overall - another.overall);
    if (theirs.manager !== null) continue;
    const part = (playerId: number, fromTeamId: number, toTeamId: number) => {
      return { kind: 'player', playerId, fromTeamId, toTeamId };
    };
    const trades = `/api/teams/${team.id}/trades`;
    const pairs = inOrder(own)
      .slice(0, 3)
      .flatMap((worst) =>
        inOrder(theirs)
          .toReversed()
          .filter((best) => best.overall > worst.overall)
          .map((best) => [worst.player.id, best.player.id] as const),
      );
    for (const [given, got] of pairs) {
      const exchange = { withTeamId: other.id, parts: [part(given, team.id, other.id), part(got, other.id, team.id)] };
      const { data } = await api.send<{ data: { faults: object[] } }>('POST', `${trades}/check`, exchange);
      if (data.faults.length > 0) {
        refused.push(JSON.stringify(data.faults[0]));
        continue;
      }
      // Other tests trade in the same world: the club may have traded a player it offered a moment ago.
      const made = await api.send<{ data: { tradeId: number } }>('POST', trades, exchange).catch(() => null);
      if (made) return made.data.tradeId;
    }
  }
  throw new Error(`Nobody could be offered a trade: ${refused.slice(-3).join()}`);
}
