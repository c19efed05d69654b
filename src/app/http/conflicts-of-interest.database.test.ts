/**
 * Tests every way in which a manager's decision brings a player to a club or keeps him there: each is closed to users
 * who are or recently were his agent, and to their household. Every new call must be added to one of the two lists
 * below, or the last test fails.
 */
import { eq, type SQL, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declaredCalls } from '#app/http/calls.ts';
import { CONFLICT_DAYS } from '#domains/agent/constants.ts';
import { preferencesOfClients } from '#domains/agent/store/frenzy.ts';
import { formerClients, representations } from '#domains/agent/tables.ts';
import { contractTalks } from '#domains/contracts/tables.ts';
import { handOutPicks } from '#domains/draft/store/picks.ts';
import { draftPicks, draftRights } from '#domains/draft/tables.ts';
import { hold } from '#domains/free-agency/store/restricted.ts';
import { waivers } from '#domains/roster/tables.ts';
import { seasons } from '#domains/season/tables.ts';
import { world } from '#platform/clock/tables.ts';
import { agencyWorld, MIAS, OLES, SEASON } from '../../../tests/factories/agency.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { separateHomes, shareHome } from '../../../tests/factories/user.ts';

/** Mia manages club 1, Ole club 2; Ava is an agent, and so is Mia. */
const { db, mia, ole, miaId, avaId, avaAgent, inRows } = agencyWorld();
let miasAgent = 0;
beforeAll(async () => {
  await db.insert(seasons).values({ number: SEASON + 1, year: 2027, phase: 'preseason' });
  miasAgent = await makeAgent(db, { lastname: 'Mia', userId: miaId });
  // Makes room for one more.
  await leave(
    sql`team_id = ${MIAS} and jersey_number in (select jersey_number from players where team_id = ${MIAS} and positions[1] <> 'G' limit 2)`,
  );
});
beforeEach(async () => {
  for (const table of [
    'former_clients',
    'representations',
    'free_agent_offers',
    'contract_talks',
    'offer_sheets',
    'arbitrations',
    'restricted_free_agents',
    'waivers',
    'draft_rights',
    'draft_picks',
    'contracts',
  ])
    await db.execute(sql.raw(`truncate ${table} cascade`));
  await separateHomes(db);
  await leave(sql`lastname = 'Mover'`);
  await inRows((rows) => handOutPicks(rows, SEASON + 1));
});

const terms = { salaries: [5_000_000, 5_000_000] };

/** Removes players from their teams. */
async function leave(who: SQL): Promise<void> {
  await db.execute(sql`delete from team_players where player_id in (select id from players where ${who})`);
  await db.execute(sql`update players set team_id = null, status = 'free', jersey_number = null where ${who}`);
}

/** Creates a player of 23 or 28, with a contract to the end of the season or without a club. */
async function makeSubject({ clubId, age = 28 }: { clubId: 1 | 2 | null; age?: number }): Promise<number> {
  const born = { lastname: 'Mover', skill: 75, birthSeason: SEASON - age };
  if (clubId === null) return makePlayer(db, { ...born, teamId: null, freeAgentSince: SEASON });
  const playerId = await makePlayer(db, { ...born, teamId: clubId * 10 + 1, jerseyNumber: null });
  await makeContract(db, { playerId, clubId, from: SEASON, to: SEASON, salary: 2_000_000 });
  return playerId;
}
async function makeHeld(clubId: 1 | 2): Promise<number> {
  const playerId = await makeSubject({ clubId, age: 23 });
  await inRows((rows) => hold(rows, [{ playerId, clubId, salary: 2_100_000 }], SEASON));
  return playerId;
}
async function makeProspect(): Promise<number> {
  const drafted = { draftClass: SEASON - 1, draftSeason: SEASON - 1, draftRound: 1 };
  const playerId = await makePlayer(db, { birthSeason: SEASON - 18, skill: 50, teamId: null, ...drafted });
  await db.insert(draftRights).values({ playerId, clubId: 2, untilSeason: SEASON + 1 });
  return playerId;
}
async function pickOf(clubId: number): Promise<number> {
  const [pick] = await db.select().from(draftPicks).where(eq(draftPicks.ownerClubId, clubId));
  return pick?.id ?? 0;
}
/** Returns the assets of a trade of the player from club 2 to club 1 for a pick. */
const exchange = async (playerId: number, kind: 'player' | 'rights') => [
  { kind: 'pick', pickId: await pickOf(1), fromTeamId: MIAS, toTeamId: OLES },
  { kind, playerId, fromTeamId: OLES, toTeamId: MIAS },
];
type Said = { status: number; body: { code?: string; data?: { fault?: { code: string } | null } } | null };
/** Returns the code of the refusal; null: none. */
const codeOf = ({ status, body }: Said): string | null =>
  status < 300 ? (body?.data?.fault?.code ?? null) : (body?.code ?? String(status));

interface Way {
  day?: number;
  make(): Promise<number>;
  /** Preparation before the conflict of interest arises. */
  before?(playerId: number): Promise<number>;
  go(playerId: number, id: number): Promise<Said>;
  /** Trades have one refusal for both conflicts. */
  isTrade?: boolean;
}

const own = () => makeSubject({ clubId: 1 });
const WAYS: Record<string, Way> = {
  'contracts.makeOffer': {
    make: () => makeSubject({ clubId: null }),
    go: (playerId) => mia.post(`/api/teams/${MIAS}/free-agent-offers`, { playerId, terms }),
  },
  'contracts.checkOffer': {
    make: () => makeSubject({ clubId: null }),
    go: (playerId) => mia.post(`/api/players/${playerId}/offer-check`, { terms }),
  },
  'contracts.openTalk': { make: own, go: (playerId) => mia.post(`/api/players/${playerId}/contract-talk`, {}) },
  'contracts.offer': {
    make: own,
    async before(playerId) {
      await mia.post(`/api/players/${playerId}/contract-talk`, {});
      const [talk] = await db.select().from(contractTalks).where(eq(contractTalks.playerId, playerId));
      return talk?.id ?? 0;
    },
    async go(_playerId, id) {
      const [talk] = await db.select().from(contractTalks).where(eq(contractTalks.id, id));
      return mia.post(`/api/contract-talks/${id}/offers`, { version: talk?.version ?? 0, terms });
    },
  },
  'freeAgency.qualify': {
    day: 60,
    make: () => makeSubject({ clubId: 1, age: 23 }),
    go: (playerId) => mia.post(`/api/players/${playerId}/qualifying-offer`, {}),
  },
  'freeAgency.electArbitration': {
    day: 62,
    make: () => makeHeld(1),
    go: (playerId) => mia.post(`/api/players/${playerId}/arbitration`, {}),
  },
  'freeAgency.sendSheet': {
    day: 62,
    make: () => makeHeld(2),
    go: (playerId) => mia.post(`/api/players/${playerId}/offer-sheets`, { terms }),
  },
  'freeAgency.checkSheet': {
    day: 62,
    make: () => makeHeld(2),
    go: (playerId) => mia.post(`/api/players/${playerId}/offer-sheet-check`, { terms }),
  },
  'freeAgency.planFrenzy': {
    make: () => makeSubject({ clubId: null }),
    go: (playerId) =>
      mia.put(`/api/teams/${MIAS}/frenzy-plan`, {
        budget: 9_000_000,
        most: 2,
        targets: [{ playerId, seasons: 2, maxSalary: 5_000_000 }],
      }),
  },
  'trades.propose': {
    isTrade: true,
    make: () => makeSubject({ clubId: 2 }),
    go: async (playerId) =>
      mia.post(`/api/teams/${MIAS}/trades`, {
        withTeamId: OLES,
        parts: await exchange(playerId, 'player'),
        days: 3,
        comment: '',
      }),
  },
  'trades.propose of rights': {
    isTrade: true,
    make: makeProspect,
    go: async (playerId) =>
      mia.post(`/api/teams/${MIAS}/trades`, {
        withTeamId: OLES,
        parts: await exchange(playerId, 'rights'),
        days: 3,
        comment: '',
      }),
  },
  'trades.check': {
    isTrade: true,
    make: () => makeSubject({ clubId: 2 }),
    async go(playerId) {
      const asked = { withTeamId: OLES, parts: await exchange(playerId, 'player') };
      const { status, body } = await mia.post(`/api/teams/${MIAS}/trades/check`, asked);
      return { status, body: { data: { fault: body.data?.faults[0] ?? null } } };
    },
  },
  'trades.accept': {
    isTrade: true,
    make: () => makeSubject({ clubId: 2 }),
    async before(playerId) {
      const parts = await exchange(playerId, 'player');
      const offer = { withTeamId: MIAS, parts, days: 3, comment: '' };
      const { status, body } = await ole.post(`/api/teams/${OLES}/trades`, offer);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data.tradeId;
    },
    go: (_playerId, id) => mia.post(`/api/trades/${id}/accept`, {}),
  },
  'roster.claim': {
    make: () => makeSubject({ clubId: 2 }),
    async before(playerId) {
      const placed = { playerId, clubId: 2, toTeamId: OLES + 1, placedOn: 1, clearsOn: 9_999, status: 'open' } as const;
      const [waiver] = await db.insert(waivers).values(placed).returning({ id: waivers.id });
      return waiver?.id ?? 0;
    },
    go: (_playerId, id) => mia.post(`/api/waivers/${id}/claim`, {}),
  },
};

/** Users with a conflict of interest, and the refusal; null: no conflict. */
const KNOWING: Record<string, { code: string | null; of(playerId: number, today: number): Promise<unknown> }> = {
  'whom the manager has spoken for himself': {
    code: 'agent.own-client',
    of: (playerId, today) => spoken(playerId, miasAgent, today - CONFLICT_DAYS),
  },
  'whom somebody speaks for who lives with the manager': {
    code: 'agent.household',
    async of(playerId) {
      await live();
      await db.insert(representations).values({ playerId, personId: avaAgent, sinceDay: 1, untilSeason: 9, rate: 4 });
    },
  },
  'whom somebody has spoken for who lives with the manager': {
    code: 'agent.household',
    async of(playerId, today) {
      await live();
      await spoken(playerId, avaAgent, today - 1);
    },
  },
  'whom a stranger has spoken for': { code: null, of: (playerId, today) => spoken(playerId, avaAgent, today - 1) },
  'whom the manager has spoken for a season ago': {
    code: null,
    of: (playerId, today) => spoken(playerId, miasAgent, today - CONFLICT_DAYS - 1),
  },
};
const spoken = (playerId: number, personId: number, endedOn: number) =>
  db.insert(formerClients).values({ playerId, personId, endedOn });
const live = () => shareHome(db, [miaId, avaId]);

describe.each(Object.keys(KNOWING))('a player %s', (who) => {
  it.each(Object.keys(WAYS))('is asked for by %s', async (name) => {
    const [knowing, way] = [KNOWING[who], WAYS[name]];
    if (!knowing || !way) throw new Error('there is no such way');
    const day = way.day ?? 10;
    await db.update(world).set({ day });
    const playerId = await way.make();
    const id = (await way.before?.(playerId)) ?? 0;
    await knowing.of(playerId, SEASON * 63 + day);
    const said = knowing.code !== null && way.isTrade ? 'trade.fault-own-client' : knowing.code;
    expect(codeOf(await way.go(playerId, id))).toBe(said);
  });

  it('goes in the frenzy where he may', async () => {
    const playerId = await makeSubject({ clubId: null });
    await KNOWING[who]?.of(playerId, SEASON * 63 + 10);
    const said = (await inRows((rows) => preferencesOfClients(rows, SEASON * 63 + 10))).get(playerId);
    expect(said?.isBarred(1) ?? false).toBe(KNOWING[who]?.code !== null);
  });
});

/** Other calls about players, and the reason why they do not check for his agent. */
const LEAVES = 'he leaves the club, or what it has offered is taken back';
const OF_AGENT = 'it is the agent who answers, in no conflict: answers.database.test.ts';
const BY_RULE = 'the rule says who may choose whom, and for how much';
const OWN = 'he stays with the club, under the contract that he has';
const TALKS = 'nobody comes or stays by it';
const BESIDES: Record<string, string> = {
  'contracts.answerTalk': OF_AGENT,
  'contracts.answerOffer': OF_AGENT,
  'contracts.walkAway': LEAVES,
  'contracts.withdrawOffer': LEAVES,
  'contracts.rankOffers': OWN,
  'contracts.buyOut': LEAVES,
  'freeAgency.withdrawQualifying': LEAVES,
  'freeAgency.walkAwayFromAward': LEAVES,
  'freeAgency.instruct': 'what the assistant agrees on is what any club would pay',
  'freeAgency.chooseAward': 'the arbitrator says for how much',
  'freeAgency.answerSheet': 'another club has set the price, and he has signed it',
  'draft.pick': BY_RULE,
  'draft.saveBoard': BY_RULE,
  'draft.sign': BY_RULE,
  'draft.importPlayer': BY_RULE,
  'draft.react': TALKS,
  'draft.setClock': TALKS,
  'draft.setRunning': TALKS,
  'roster.move': OWN,
  'roster.reserve': OWN,
  'roster.follow': OWN,
  'roster.withdrawClaim': LEAVES,
  'trades.soundOut': TALKS,
  'trades.decline': LEAVES,
  'trades.withdraw': LEAVES,
  'trades.comment': TALKS,
  'trades.saveNote': TALKS,
  'trades.vote': 'what was accepted is looked at once more when it is made',
  'trades.overrule': 'what was accepted is looked at once more when it is made',
  'trades.list': TALKS,
  'trades.unlist': TALKS,
};

it('conflicts of interest are checked in every call that brings a player to a club or keeps him there', () => {
  const nouns = ['contracts', 'freeAgency', 'trades', 'roster', 'draft'];
  const calls = declaredCalls()
    .filter(({ name, method }) => method !== 'GET' && nouns.includes(name.split('.')[0] ?? ''))
    .map(({ name }) => name);
  const known = new Set([...Object.keys(WAYS), ...Object.keys(BESIDES)]);
  expect(calls.filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !name.includes(' ') && !calls.includes(name))).toEqual([]);
});
