/**
 * The calls of careers that take no ability, as what one may follows from what is one's own: made by anyone who has no career at all, by those
 * who make another career, and by those who make the right one, about what is somebody else's.
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
/** By the career that they make and nothing besides; `nobody` makes none. */
const browsers = new Map<CareerKind | 'nobody', Browser>();
let [client, coachJob, scout, interview, article] = [0, 0, 0, 0, 0];

beforeAll(async () => {
  [client = 0] = await makeRoster(db, 11);
  await makeFederation(db, { id: 1 });
  await makeMembers(db, { userIds: [owner] });
  coachJob = await makeOpenJob(db, { clubId: 1, role: 'head' });
  // What is somebody else's in each career.
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
  /** Whose call it is; null: of members of a federation and of anyone who is asked, whatever career they make. */
  career: CareerKind | null;
  ids?: () => Record<string, number | string>;
  body?: object;
  /** Anyone who makes the career may do it: nothing of anybody else's is touched. */
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
/** What everybody may do for himself, no matter who he is. */
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

/** All that one of these calls could have changed of what is hers. */
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

describe('a call of a career that takes no ability', () => {
  it('stands in the table of this test, or is everybody’s own', () => {
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
        // 422 would be about the words of it: then nothing would have been tried.
        if (![403, 404, 409].includes(answer.status)) wrong.push(`${name}: ${answer.status} ${answer.text}`);
        const isOthers = asked.career !== null && asked.career !== kind && !name.startsWith('articles.');
        if (isOthers && !/no-career$/.test(answer.body.code)) wrong.push(`${name}: ${answer.text}`);
      }
      expect(wrong).toEqual([]);
      expect(await hers()).toBe(before);
    },
  );
});
