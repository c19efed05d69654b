/**
 * Tests the calls of careers that require no ability, since they act on the caller's own things: called by a user
 * without a career, by users with another career, and by users with the right career for another user's things.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { declaredCalls } from '#app/http/calls.ts';
import { agents, representations } from '#domains/agent/tables.ts';
import { articles } from '#domains/article/tables.ts';
import { candidacies, elections } from '#domains/election/tables.ts';
import { federationMembers } from '#domains/federation/tables.ts';
import { interviews } from '#domains/interview/tables.ts';
import { CAREER_KINDS, type CareerKind } from '#domains/person/constants.ts';
import { scoutAssignments } from '#domains/scout/tables.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeCoach, makeOpenJob } from '../../../tests/factories/coach.ts';
import { makeFederation, makeMembers, makePresident } from '../../../tests/factories/federation.ts';
import { makeRoster } from '../../../tests/factories/player.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import { addRow, rowsOf } from '../../../tests/factories/rows.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, database, server, ids } = testWorld({ clubs: ['Owner'] });
const [owner] = ids('Owner');
/** Browsers by the only career of their user; `nobody` has none. */
const browsers = new Map<CareerKind | 'nobody', Browser>();
let [client, coachJob, scout, interview, article] = [0, 0, 0, 0, 0];

beforeAll(async () => {
  [client = 0] = await makeRoster(db, 11);
  await makeFederation(db, { id: 1 });
  await makeMembers(db, { userIds: [owner] });
  coachJob = await makeOpenJob(db, { clubId: 1, role: 'head' });
  // The owner's things in each career.
  await makeAgent(db, { userId: owner, clients: [client] });
  scout = await makeScout(db, { userId: owner, job: { clubId: 1, role: 'chief' } });
  const deskId = await makeDesk(db, 1);
  const reporter = await makeReporter(db, { userId: owner, deskId });
  ({ id: article } = await addRow(db, articles, {
    headline: 'A headline of hers',
    body: 'Hers.',
    sources: '',
    personId: reporter,
    state: 'draft',
    updatedAt: new Date(),
  }));
  const asked = { personId: reporter, userId: owner, clubId: 1, questions: ['What about the power play?'], askedOn: 1 };
  interview = (await addRow(db, interviews, { ...asked, state: 'asked' })).id;
  const makes: Record<CareerKind, (userId: number) => Promise<unknown>> = {
    coach: (userId) => makeCoach(db, { userId }),
    scout: (userId) => makeScout(db, { userId }),
    agent: (userId) => makeAgent(db, { userId }),
    reporter: (userId) => makeReporter(db, { userId }),
    president: (userId) => makePresident(db, { userId }),
  };
  for (const kind of ['nobody', ...CAREER_KINDS] as const) {
    const userId = await makeUser(db, { name: `Only ${kind}` });
    if (kind !== 'nobody') await makes[kind](userId);
    browsers.set(kind, await makeLoggedInBrowser(server, database, `only-${kind}@example.org`));
  }
});

interface Asked {
  /** Career required for the call; null: for members of a federation and for invited users, whatever their career. */
  career: CareerKind | null;
  ids?: () => Record<string, number | string>;
  body?: object;
  /** Whether any user with the career may do it, since it does not affect others. */
  isOwn?: true;
}
const ofClient = { career: 'agent', ids: () => ({ id: client }) } as const;
const ofArticle = { career: 'reporter', ids: () => ({ id: article }) } as const;
const ofFederation = { career: null, ids: () => ({ id: 1 }) } as const;
const ofJob = { career: 'coach', ids: () => ({ id: coachJob }) } as const;
const words = { headline: 'Somebody else’s headline', body: 'Somebody else’s words.' };
const poll = { question: 'Who wins the cup?', answers: ['We do', 'They do'], days: 3 };

const ASKED: Record<string, Asked> = {
  'jobs.require': { ...ofJob, career: null, body: { minFit: 50 } },
  'jobs.shortlist': { ...ofJob, career: null, body: { personId: 1, isShortlisted: true } },
  'jobs.takeBack': { ...ofJob, career: null, body: { personId: 1 } },
  'jobs.apply': { ...ofJob, isOwn: true, body: { letter: 'Take me.' } },
  'jobs.interview': { ...ofJob, isOwn: true, body: { answers: ['winning', 'winning', 'winning'] } },
  'jobs.withdraw': { ...ofJob, isOwn: true },
  'jobs.accept': ofJob,
  'jobs.answerTerms': {
    ...{ career: null, ids: () => ({ kind: 'coach' }) },
    body: { isAccepted: true, pay: 1, untilSeason: 4 },
  },
  'jobs.resign': { career: null, ids: () => ({ kind: 'coach' }) },
  'agents.represent': { ...ofClient, body: { rate: 4, seasons: 1 } },
  'agents.withdraw': ofClient,
  'agents.release': ofClient,
  'agents.setAsk': { ...ofClient, body: { ask: 1 } },
  'agents.setWishes': { ...ofClient, body: { clubIds: [1] } },
  'agents.askForTrade': ofClient,
  'agents.setNoTrade': { ...ofClient, body: { clubIds: [1] } },
  'reportSales.offer': { career: 'scout', ids: () => ({ playerId: client }), body: { price: 3_000 } },
  'reportSales.withdraw': { career: 'scout', isOwn: true, ids: () => ({ playerId: client }) },
  'scouts.assign': { career: null, ids: () => ({ id: scout }), body: { destination: { kind: 'nation', nationId: 1 } } },
  'scouts.recall': { career: null, ids: () => ({ id: scout }) },
  'federations.leave': ofFederation,
  'federations.optIn': { ...ofFederation, body: { isOptedIn: true } },
  'federations.voteOnBudget': { ...ofFederation, body: { isFor: true } },
  'elections.stand': { ...ofFederation, body: { program: 'Rinks for every town, and ice time for every child.' } },
  'elections.standDown': ofFederation,
  'elections.vote': { ...ofFederation, body: { candidacyId: 1 } },
  'elections.recall': ofFederation,
  'reporters.join': { career: 'reporter', isOwn: true, ids: () => ({ id: 1 }) },
  'reporters.leave': { career: 'reporter', isOwn: true },
  'articles.write': { career: 'reporter', isOwn: true, body: words },
  'articles.save': { ...ofArticle, body: { version: 1, ...words } },
  'articles.publish': { ...ofArticle, body: { version: 1 } },
  'articles.withdraw': ofArticle,
  'articles.setPoll': { ...ofArticle, body: poll },
  'articles.dropPoll': ofArticle,
  'interviews.ask': { career: 'reporter', ids: () => ({ id: 11 }), body: { questions: ['What about the goalie?'] } },
  'interviews.answer': { career: null, ids: () => ({ id: interview }), body: { answers: ['It is fine.'] } },
  'interviews.decline': { career: null, ids: () => ({ id: interview }) },
  'rumors.tell': { career: 'reporter', body: { kind: 'firing', teamId: 11, days: 5 } },
};
/** Calls that all users may make for themselves. */
const FOR_ONESELF = [
  'jobs.begin',
  'jobs.retire',
  'purses.learn',
  'mentors.end',
  'federations.apply',
  'articles.vote',
  'articles.comment',
  'articles.markRead',
];
const NOUNS =
  /^(agents|articles|reporters|rumors|interviews|reportSales|scouts|elections|federations|jobs|purses|hosting|mentors|coaches)\./;

function openCalls() {
  return declaredCalls().filter(({ name, method, meta }) => method !== 'GET' && !meta.ability && NOUNS.test(name));
}

/** Returns everything of the owner that one of these calls could have changed. */
async function hers(): Promise<string> {
  const tables = [
    representations,
    agents,
    articles,
    interviews,
    elections,
    candidacies,
    federationMembers,
    scoutAssignments,
  ];
  return JSON.stringify(await Promise.all(tables.map((table) => rowsOf(db, table))));
}

describe('a career call that needs no ability', () => {
  it('is listed in this test, or is open to all', () => {
    expect(
      openCalls()
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...Object.keys(ASKED), ...FOR_ONESELF].sort());
  });

  it.each(['nobody', ...CAREER_KINDS] as const)(
    'is refused to %s where it is not theirs, and changes nothing',
    async (kind) => {
      const browser = browsers.get(kind) as Browser;
      const before = await hers();
      const wrong: string[] = [];
      for (const { name, method, path } of openCalls()) {
        const asked = ASKED[name];
        if (!asked || (asked.isOwn && asked.career === kind)) continue;
        const ids = asked.ids?.() ?? {};
        const address = `/api${path.replace(/\{(\w+)\}/g, (_whole, id: string) => String(ids[id] ?? 1))}`;
        const answer = await browser.unsafe(String(method), address, asked.body ?? {}, {});
        // A 422 would concern the input, so the call would not have been tested.
        if (![403, 404, 409].includes(answer.status)) wrong.push(`${name}: ${answer.status} ${answer.text}`);
        const isOthers = asked.career !== null && asked.career !== kind && !name.startsWith('articles.');
        if (isOthers && !/no-career$/.test(answer.body.code)) wrong.push(`${name}: ${answer.text}`);
      }
      expect(wrong).toEqual([]);
      expect(await hers()).toBe(before);
    },
  );
});
