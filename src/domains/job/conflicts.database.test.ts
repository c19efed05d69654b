/**
 * Two careers of one user, in every combination: which are compatible and which are not. The first one is with club 1
 * or nation 1; the second is started with the same one and with the other, through the calls a browser makes.
 */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sightings } from '#domains/draft/tables.ts';
import { callElections } from '#domains/election/store/elections.ts';
import { federationMembers, federations } from '#domains/federation/tables.ts';
import { atClub, atNation } from '#domains/job/rules.ts';
import { jobApplications, jobs } from '#domains/job/tables.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import { MIN_LOOKS } from '#domains/report-sale/constants.ts';
import { reportOffers } from '#domains/report-sale/tables.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makeFederation, makeMembers, makePresident } from '../../../tests/factories/federation.ts';
import { giveMoney } from '../../../tests/factories/money.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import { addRow, changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { clearSeats, giveClub, managerIn } from '../../../tests/factories/seats.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

type Place = 1 | 2;
const FIRST = ['manager', 'coach', 'national coach', 'scout', 'agent', 'reporter', 'president'] as const;
type First = (typeof FIRST)[number];
const SECOND = ['manage', 'coach', 'coach nationally', 'scout', 'represent', 'sell', 'tell', 'preside'] as const;
type Second = (typeof SECOND)[number];
/** Error code of the refusal. `null`: allowed. `leaves`: allowed, but it costs the user the job of the first career. */
type Outcome = string | null;

/** Outcome with the same club or nation, and with the other one. */
const EXPECTED: Record<First, Record<Second, readonly [same: Outcome, other: Outcome]>> = {
  manager: {
    manage: ['club.one-already', 'club.one-already'],
    coach: [null, 'job.conflict'],
    'coach nationally': [null, null],
    scout: [null, 'job.conflict'],
    represent: ['agent.conflict', null],
    sell: ['report-sale.conflict', null],
    tell: ['rumor.has-a-hand', null],
    preside: [null, null],
  },
  coach: {
    manage: [null, 'leaves'],
    // Outside the window in which staff under contract can switch jobs.
    coach: ['job.bound', 'job.bound'],
    'coach nationally': ['job.bound', 'job.bound'],
    scout: [null, 'job.conflict'],
    represent: ['agent.conflict', null],
    sell: ['report-sale.conflict', null],
    tell: ['rumor.has-a-hand', null],
    preside: [null, null],
  },
  // A coach elected president leaves the job (`nations.database.test.ts`).
  'national coach': {
    manage: [null, null],
    coach: ['job.bound', 'job.bound'],
    'coach nationally': ['job.bound', 'job.bound'],
    scout: [null, null],
    represent: [null, null],
    sell: [null, null],
    tell: [null, null],
    preside: [null, null],
  },
  scout: {
    manage: [null, 'leaves'],
    coach: [null, 'job.conflict'],
    'coach nationally': [null, null],
    scout: ['job.bound', 'job.bound'],
    represent: ['agent.conflict', null],
    // A club scout's reports belong to the club.
    sell: ['report-sale.not-independent', 'report-sale.not-independent'],
    tell: ['rumor.has-a-hand', null],
    preside: [null, null],
  },
  // A second career with a client's club costs the agent the client (`THEN`); the rumors are about a client, and about
  // another player.
  agent: {
    manage: [null, null],
    coach: [null, null],
    'coach nationally': [null, null],
    scout: [null, null],
    represent: [null, null],
    sell: [null, null],
    tell: ['rumor.has-a-hand', null],
    preside: [null, null],
  },
  reporter: {
    manage: [null, null],
    coach: [null, null],
    'coach nationally': [null, null],
    scout: [null, null],
    represent: [null, null],
    sell: [null, null],
    tell: [null, null],
    preside: [null, null],
  },
  president: {
    manage: [null, null],
    coach: [null, null],
    // A president would appoint themselves, or serve a rival.
    'coach nationally': ['job.conflict', 'job.conflict'],
    scout: [null, null],
    represent: [null, null],
    sell: [null, null],
    tell: [null, null],
    // A president may run for reelection, but not in another federation.
    preside: [null, 'federation.one-already'],
  },
};

/** What the first career may no longer do once the second has begun. */
const THEN: Partial<Record<First, Partial<Record<Second, readonly [same: Outcome, other: Outcome]>>>> = {
  agent: {
    manage: ['agent.conflict', null],
    coach: ['agent.conflict', null],
    scout: ['agent.conflict', null],
  },
  reporter: {
    manage: ['rumor.has-a-hand', null],
    coach: ['rumor.has-a-hand', null],
    scout: ['rumor.has-a-hand', null],
  },
};

const { db, database, world, server, inRows } = testWorld({ nations: ['SE'] });
let desk = 0;
const owners: { id: number; browser: Browser }[] = [];
let users = 0;

beforeAll(async () => {
  const { leagueIds, season, day } = world;
  for (const id of [1, 2]) {
    await makeClub(db, { id, leagueIds, season });
    await giveMoney(db, { account: `club:${id}`, amount: 10_000_000 });
    await makeFederation(db, { id });
  }
  desk = await makeDesk(db, 1);
  await inRows((rows) => callElections(rows, { nationIds: [1, 2], cause: 'regular', season, day }));
  for (const name of ['Owner One', 'Owner Two']) {
    const id = await makeUser(db, { name });
    const address = `${name.toLowerCase().replace(' ', '-')}@example.org`;
    owners.push({ id, browser: await makeLoggedInBrowser(server, database, address) });
  }
});

interface Somebody {
  userId: number;
  browser: Browser;
  /** For a former agent: a client who plays for club 1. */
  client: number;
}

/** Creates a user in a world without jobs or seats. */
async function makeSomebody(): Promise<Somebody> {
  await db.execute(sql`truncate jobs, job_applications, job_events restart identity cascade`);
  await clearSeats(db);
  users += 1;
  const userId = await makeUser(db, { name: `User ${users}` });
  return { userId, browser: await makeLoggedInBrowser(server, database, `user-${users}@example.org`), client: 0 };
}

const makeSigned = (place: Place) =>
  makePlayer(db, { teamId: place * 10 + 1, jerseyNumber: null, birthSeason: world.season - 28 });
const makeOpen = async (kind: 'coach' | 'scout', place: Place, isNations: boolean) => {
  const role = kind === 'coach' ? ('youth' as const) : ('amateur' as const);
  const at = isNations ? atNation(place) : atClub(place);
  const posted = { kind, role, ...at, state: 'open', pay: 100_000, postedOn: 1 } as const;
  const job = await addRow(db, jobs, posted);
  return job.id;
};
const personOf = async ({ userId }: Somebody, kind: CareerKind) => {
  const own = await db.select({ id: persons.id, kind: persons.kind }).from(persons).where(eq(persons.userId, userId));
  return own.find((person) => person.kind === kind)?.id;
};

/** Gives the user the first career, with club 1 or nation 1. */
const become: Record<First, (who: Somebody) => Promise<unknown>> = {
  manager: ({ userId }) => giveClub(db, 1, userId),
  coach: ({ userId }) => makeCoach(db, { userId, job: { clubId: 1, role: 'goalie' } }),
  'national coach': ({ userId }) => makeCoach(db, { userId, job: { nationId: 1, role: 'goalie' } }),
  scout: ({ userId }) => makeScout(db, { userId, job: { clubId: 1, role: 'chief' } }),
  agent: async (who) => {
    who.client = await makeSigned(1);
    await makeAgent(db, { userId: who.userId, clients: [who.client] });
  },
  reporter: ({ userId }) => makeReporter(db, { userId, deskId: desk }),
  president: async ({ userId }) => {
    const presidentId = await makePresident(db, { userId });
    await makeMembers(db, { userIds: [userId] });
    await changeRows(db, federations, { id: 1 }, { presidentId });
  },
};

const codeOf = ({ status, body }: { status: number; body: { code?: string } | null }): Outcome =>
  status < 300 ? null : (body?.code ?? String(status));

/**
 * Applies, gets an offer and accepts. Returns the first refusal, and checks that accepting an earlier offer meets the
 * same one.
 */
async function takeJob(
  who: Somebody,
  kind: 'coach' | 'scout',
  place: Place,
  { isNations = false } = {},
): Promise<Outcome> {
  const personId =
    (await personOf(who, kind)) ?? (await (kind === 'coach' ? makeCoach : makeScout)(db, { userId: who.userId }));
  const jobId = await makeOpen(kind, place, isNations);
  const applied = codeOf(await who.browser.post(`/api/jobs/${jobId}/apply`, { letter: '' }));
  await db.delete(jobApplications).where(eq(jobApplications.jobId, jobId));
  const offered = { personId, letter: '', madeOn: 1, state: 'offered', pay: 100_000, untilSeason: 5 } as const;
  await db.insert(jobApplications).values({ ...offered, jobId, offeredOn: 1 });
  const accepted = codeOf(await who.browser.post(`/api/jobs/${jobId}/accept`, {}));
  if (applied !== null) expect(accepted).toBe(applied);
  return accepted;
}

const tell = ({ browser }: Somebody, playerId: number) =>
  browser.post('/api/rumors', { kind: 'trade', playerId, days: 5 });

/** Starts the second career with a club or nation; returns the error code if it is refused. */
const attempt: Record<Second, (who: Somebody, place: Place) => Promise<Outcome>> = {
  manage: async ({ browser }, place) => codeOf(await browser.post(`/api/clubs/${place}/take`, {})),
  coach: (who, place) => takeJob(who, 'coach', place),
  'coach nationally': (who, place) => takeJob(who, 'coach', place, { isNations: true }),
  scout: (who, place) => takeJob(who, 'scout', place),
  represent: async (who, place) => {
    if ((await personOf(who, 'agent')) === undefined) await makeAgent(db, { userId: who.userId });
    const path = `/api/players/${await makeSigned(place)}/representation`;
    return codeOf(await who.browser.post(path, { rate: 4, seasons: 2 }));
  },
  sell: async (who, place) => {
    const { season, absoluteDay } = world;
    const personId = (await personOf(who, 'scout')) ?? (await makeScout(db, { userId: who.userId }));
    const playerId = await makePlayer(db, { teamId: null, birthSeason: season - 17, draftClass: season });
    const seen = { looks: MIN_LOOKS, present: 50, potential: 80, error: 3, strengths: [1, 2], weakness: 3 };
    await db.insert(sightings).values({ personId, playerId, season, clubId: null, ...seen, lastDay: absoluteDay - 1 });
    const offered = codeOf(await who.browser.put(`/api/scouting/offers/${playerId}`, { price: 4_000 }));
    if (offered !== null) return offered;
    const offer = await rowOf(db, reportOffers, { playerId });
    const managerId = await managerIn(db, place);
    const owner = owners[place - 1];
    const buyer = managerId === who.userId ? who.browser : owner?.browser;
    if (managerId !== who.userId) await giveClub(db, place, owner?.id ?? null);
    return codeOf((await buyer?.post(`/api/teams/${place}1/report-market/${offer.id}`, { price: 4_000 })) as never);
  },
  tell: async (who, place) => {
    if ((await personOf(who, 'reporter')) === undefined) await makeReporter(db, { userId: who.userId, deskId: desk });
    const isClient = who.client > 0 && place === 1;
    return codeOf(await tell(who, isClient ? who.client : await makeSigned(place)));
  },
  preside: async (who, place) => {
    if ((await personOf(who, 'president')) === undefined) await makePresident(db, { userId: who.userId });
    const [member] = await rowsOf(db, federationMembers, { userId: who.userId });
    if (member?.nationId !== place) {
      const applied = codeOf(await who.browser.post(`/api/federations/${place}/apply`, {}));
      if (applied !== null) return applied;
      await changeRows(db, federationMembers, { userId: who.userId }, { state: 'member', joinedOn: 64 });
    }
    return codeOf(
      await who.browser.post(`/api/federations/${place}/elections/candidacy`, {
        program: 'Rinks for every town, and ice time for every child.',
      }),
    );
  },
};

/** Tries an action of the first career afterwards. */
const proceed: Partial<Record<First, (who: Somebody) => Promise<Outcome>>> = {
  agent: async ({ browser, client }) =>
    codeOf(await browser.put(`/api/players/${client}/representation/ask`, { ask: 1 })),
  reporter: async (who) => codeOf(await tell(who, await makeSigned(1))),
};

async function heldJobs({ userId }: Somebody): Promise<number> {
  const held = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(persons, eq(persons.id, jobs.personId))
    .where(sql`${persons.userId} = ${userId} and ${jobs.state} = 'held'`);
  return held.length;
}

describe.each(FIRST)('a user who is %s of club or nation 1 and applies', (first) => {
  it.each(SECOND.flatMap((second) => ([1, 2] as const).map((place) => ({ second, place }))))(
    'to $second with $place',
    async ({ second, place }) => {
      const who = await makeSomebody();
      await become[first](who);
      const before = await heldJobs(who);
      const refused = await attempt[second](who, place);
      const isLeft = refused === null && second === 'manage' && (await heldJobs(who)) < before;
      expect(isLeft ? 'leaves' : refused).toBe(EXPECTED[first][second][place - 1]);
      const then = THEN[first]?.[second];
      if (then) expect(await proceed[first]?.(who)).toBe(then[place - 1]);
    },
  );
});

it('a user has one career of a kind, whatever its name', async () => {
  const { userId, browser } = await makeSomebody();
  for (const kind of ['coach', 'scout', 'agent', 'reporter', 'president']) {
    const begin = () => browser.post(`/api/careers/${kind}`, { firstname: 'Ada', lastname: 'Berg', nationId: 1 });
    expect(codeOf(await begin()), kind).toBeNull();
    expect(codeOf(await begin()), kind).toBe('person.one-already');
  }
  expect(await db.$count(persons, eq(persons.userId, userId))).toBe(5);
  expect(await db.$count(players)).toBeGreaterThan(0);
});
