/** Calls every guarded endpoint as a user without its ability. */
import { beforeAll, expect, it } from 'vitest';
import { declaredCalls } from '#app/http/calls.ts';
import { openScrimmages } from '#domains/competition/store/competitions.ts';
import { contractTalks, freeAgentOffers } from '#domains/contracts/tables.ts';
import { addComment } from '#domains/discussion/store/comments.ts';
import { LOANS } from '#domains/finances/constants.ts';
import { openCategories } from '#domains/forum/store/categories.ts';
import { startTopic } from '#domains/forum/store/posts.ts';
import { arbitrations, offerSheets } from '#domains/free-agency/tables.ts';
import { addGames } from '#domains/game/store/fixtures.ts';
import { invitations } from '#domains/invitation/tables.ts';
import { begin, say as sayIn } from '#domains/message/store/conversations.ts';
import { CAREER_KINDS, type CareerKind } from '#domains/person/constants.ts';
import { propose } from '#domains/proposal/store.ts';
import { scrimmages } from '#domains/scrimmage/tables.ts';
import { clubless } from '#domains/seat/policy.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { emptyLineup } from '#engine/lineup/places.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import { needsSubject, other, user } from '#platform/calls/policy.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makeFederation } from '../../../tests/factories/federation.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { makeRoster } from '../../../tests/factories/player.ts';
import { makeReporter } from '../../../tests/factories/reporter.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { giveTeam } from '../../../tests/factories/seats.ts';
import { makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeNation } from '../../../tests/factories/world.ts';

const { db, database, server, ids: idsOf, inRows } = testWorld({ users: ['Nomad'], clubs: ['Owner', 'Stranger'] });
const [owner, stranger] = idsOf('Owner', 'Stranger');
let agreed = 0;
let [player, hers, herMessage, herTopic, herPost, toHer, fromHer, herTalk, herOffer, herSheet, herCase] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];
const terms: OfferedTerms = { salaries: [1_000_000], signingBonus: 0, clause: 'none' };

beforeAll(async () => {
  [player = 0] = await makeRoster(db, 11);
  const gameId = await makeGame(db, { homeTeamId: 11, awayTeamId: 21 });
  const say = (kind: string, id: number, userId: number) =>
    db.transaction((tx) => addComment(tx, { kind, id }, { userId, text: 'Hello.', now: new Date() }));
  hers = await say('game', gameId, owner);
  const now = new Date();
  const begun = await begin(db, { userId: owner, userIds: [stranger], text: 'Hello.', now });
  const said = begun.ok ? await sayIn(db, begun.id, { userId: owner, text: 'Again.', now }) : begun;
  if (said.ok) herMessage = said.messageId;
  await inRows(openCategories);
  const started = await startTopic(
    db,
    { categoryId: 2, title: 'Empty nets', text: 'When do you pull the goalie?', poll: null },
    { userId: owner, isStaff: false, now },
  );
  if (!started.ok) throw new Error(`her topic was not started: ${started.code}`);
  [herTopic, herPost] = [started.topicId, started.postId];
  const createdAt = new Date();
  const invited = await db
    .insert(scrimmages)
    .values([
      { pace: 'quick', createdAt, hostTeamId: 21, guestTeamId: 11 },
      { pace: 'quick', createdAt, hostTeamId: 11, guestTeamId: 21 },
    ])
    .returning();
  [toHer = 0, fromHer = 0] = invited.map(({ id }) => id);
  await db.insert(invitations).values(
    invited.map(({ id, hostTeamId, guestTeamId }) => ({
      ...{ subjectKind: 'scrimmage', subjectId: id, state: 'open' as const },
      ...{ fromTeamId: hostTeamId, toTeamId: guestTeamId, createdAt, expiresAt: new Date('2100-01-01') },
    })),
  );
  const fixture = { season: 3, day: 10, slot: null, homeTeamId: 11, awayTeamId: 12, round: 1 };
  const competitionId = await db.transaction((tx) => openScrimmages(tx, 3));
  const appointed = { ...fixture, competitionId, faceoffAt: new Date('2100-01-01'), msPerSecond: 28 };
  [agreed = 0] = await inRows((rows) => addGames(rows, [appointed]));
  await db.insert(scrimmages).values({ pace: 'quick', createdAt, hostTeamId: 11, guestTeamId: 12, gameId: agreed });
  const [talk] = await db
    .insert(contractTalks)
    .values({ playerId: player, clubId: 1, status: 'open', fromSeason: 4, patience: 50, asks: [], openedOn: 1 })
    .returning({ id: contractTalks.id });
  const [offer] = await db
    .insert(freeAgentOffers)
    .values({ playerId: player, clubId: 1, terms, fromSeason: 4, madeOn: 1, decidesOn: 2 })
    .returning({ id: freeAgentOffers.id });
  const [sheet] = await db
    .insert(offerSheets)
    .values({
      ...{ playerId: player, clubId: 2, holderClubId: 1, terms, fromSeason: 4, compensation: [] },
      ...{ madeOn: 1, matchBy: 8, status: 'signed' },
    })
    .returning({ id: offerSheets.id });
  const [brought] = await db
    .insert(arbitrations)
    .values({
      ...{ playerId: player, clubId: 1, season: 3, electedBy: 'player', seasons: 1, offered: 900_000 },
      ...{ hearingOn: 300, decideBy: 302 },
    })
    .returning({ id: arbitrations.id });
  herCase = brought?.id ?? 0;
  herSheet = sheet?.id ?? 0;
  [herTalk, herOffer] = [talk?.id ?? 0, offer?.id ?? 0];
  await say('game', gameId, stranger);
  // The first of each belongs to the owner, the second to the stranger.
  for (const userId of [owner, stranger]) {
    const proposed = await propose(db, {
      userId,
      title: 'Outdoor games',
      text: 'One a season, in snow.',
      now: new Date(),
    });
    if (proposed.ok) await say('proposal', proposed.id, userId);
  }
});

const offer = { withTeamId: 21, parts: [], question: 'interest' };
const budget = { youth: 40, courses: 20, scouting: 20, hosting: 20, note: '' };
const board = { lineup: emptyLineup(), tactics: BALANCED_TACTICS, orders: [] };
/** Valid requests for a user with the ability; only for calls that must load their subject first. */
const REQUESTS: Record<string, () => { ids: Record<string, number>; body?: object }> = {
  'team.leave': () => ({ ids: { id: 1 } }),
  'team.numberPlayers': () => ({ ids: { id: player }, body: { jerseyNumber: 90 } }),
  'team.rename': () => ({ ids: { id: 12 }, body: { city: 'Salt', nickname: 'Lions', abbr: 'SAL' } }),
  'lineups.edit': () => ({ ids: { id: 11, savedId: 1 }, body: { ...board, name: 'Mine', lineup: board.lineup } }),
  'lineups.share': () => ({ ids: { id: 11 }, body: { share: 'lines' } }),
  'team.manage': () => ({ ids: { id: 11 }, body: { season: 3, day: 11 } }),
  'scrimmage.play': () => ({ ids: { id: 11 }, body: { opponentTeamId: 21, pace: 'quick' } }),
  'scrimmage.callOff': () => ({ ids: { id: agreed } }),
  'scrimmage.answer': () => ({ ids: { id: toHer }, body: {} }),
  'scrimmage.withdraw': () => ({ ids: { id: fromHer }, body: {} }),
  'cup.create': () => ({ ids: {}, body: { format: 'knockout', size: 4, isOpen: true } }),
  'cup.enter': () => ({ ids: { id: 1 } }),
  'cup.organize': () => ({ ids: { id: 1 } }),
  'world.beReady': () => ({ ids: {}, body: { isReady: true } }),
  'world.choosePace': () => ({ ids: {}, body: { pace: 'clock' } }),
  'contracts.talk': () => ({ ids: { id: herTalk }, body: { version: 1, terms } }),
  'free-agency.bid': () => ({ ids: { id: 11 }, body: { budget: 0, most: 0, targets: [] } }),
  'free-agency.instruct': () => ({ ids: { id: 11 }, body: { resigns: 'needed', maxSalary: 0, handsOff: [] } }),
  'free-agency.qualify': () => ({ ids: { id: player } }),
  'free-agency.sheet': () => ({ ids: { id: player }, body: { terms } }),
  'free-agency.match': () => ({ ids: { id: herSheet }, body: { match: true } }),
  'free-agency.arbitrate': () => ({ ids: { id: herCase }, body: { seasons: 1 } }),
  'contracts.offer': () => ({ ids: { id: 11 }, body: { playerId: player, terms } }),
  'contracts.buyOut': () => ({ ids: { id: player } }),
  'roster.move': () => ({ ids: { id: player }, body: { to: 'FRM' } }),
  'roster.claim': () => ({ ids: { id: 1 } }),
  'trade.propose': () => ({ ids: { id: 11 }, body: offer }),
  'trade.answer': () => ({ ids: { id: 1 } }),
  'trade.withdraw': () => ({ ids: { id: 1 } }),
  'trade.comment': () => ({ ids: { id: 1 }, body: { text: 'Hello.' } }),
  'trade.vote': () => ({ ids: { id: 1 }, body: { isFor: true, reason: 'Fair.' } }),
  'trade.list': () => ({ ids: { id: player }, body: { ask: { assets: [], comment: '' } } }),
  'draft.rank': () => ({ ids: {}, body: { version: 0, ranking: [], risk: 50, positions: {} } }),
  'draft.pick': () => ({ ids: { id: 1 }, body: { spot: 1, playerId: player } }),
  'draft.sign': () => ({ ids: { id: player } }),
  'job.employ': () => ({ ids: { id: 11 }, body: { personId: 1, pay: 500_000, untilSeason: 4 } }),
  'job.employForNation': () => ({ ids: { id: 1 }, body: { personId: 1, pay: 500_000, untilSeason: 4 } }),
  'federation.preside': () => ({ ids: { id: 1, userId: 1 }, body: { isAccepted: true, isOpen: true, ...budget } }),
  'facilities.build': () => ({ ids: { id: 11 } }),
  'training.plan': () => ({ ids: { id: 11 }, body: { playerIds: [player], intensity: 'hard' } }),
  'finances.priceTickets': () => ({ ids: { id: 11 }, body: { price: 50 } }),
  'finances.sign': () => ({ ids: { id: 11 } }),
  'finances.borrow': () => ({ ids: { id: 11 }, body: { amount: 1_000_000, days: LOANS.terms[0] } }),
  'horn.choose': () => ({ ids: {}, body: { horn: 'horn1' } }),
  'proposal.post.remove': () => ({ ids: { id: 1 } }),
  'discussion.comment.remove': () => ({ ids: { id: hers } }),
  'forum.post.edit': () => ({ ids: { id: herPost }, body: { text: 'Two minutes before the end.' } }),
  'forum.topic.solve': () => ({ ids: { id: herTopic }, body: { number: 1 } }),
  'forum.topic.rename': () => ({ ids: { id: herTopic }, body: { title: 'Pulling the goalie' } }),
  'forum.topic.label': () => ({ ids: { id: herTopic }, body: { language: 'en', tags: [] } }),
  'message.edit': () => ({ ids: { id: herMessage }, body: { text: 'Goodbye.' } }),
};
/** Bodies of calls that accept only some of those fields. */
const BODIES: Record<string, object> = {
  'contracts.checkOffer': { terms },
  'contracts.rankOffers': { offerIds: [] },
  'lineups.save': board,
  'game.hold': { isOn: true },
  'game.saveBench': { ...board, version: 0 },
  'lineups.giveLetter': { playerId: 1, letter: 'captain' },
  'lineups.autoFill': { lineup: null },
  'lineups.dismissSuggestion': {},
  'roster.reserve': { isOn: true },
  'roster.follow': {},
  'lineups.change': { name: 'Mine' },
  'lineups.discard': {},
  'history.retireNumber': { playerId: 1 },
  'cups.invite': { teamId: 21 },
  'federations.appointGm': { userId: 1 },
  'jobs.setStaffLimit': { most: 200_000 },
  'scouts.setBudget': { most: 20_000 },
  'reportSales.buy': { price: 3_000 },
  'reportSales.rate': { stars: 3 },
  'hosting.bid': { pledge: 500_000, plea: '' },
  'draft.setRunning': { isRunning: true },
  'camps.plan': { kind: 'training', focus: null, invited: null },
};
/** Ids of calls that differ from others of the same ability. */
const IDS: Record<string, () => Record<string, number | string>> = {
  'contracts.openTalk': () => ({ id: player }),
  'freeAgency.electArbitration': () => ({ id: player }),
  'contracts.withdrawOffer': () => ({ id: herOffer }),
  'facilities.build': () => ({ id: 11, facility: 'seats' }),
  ...Object.fromEntries(
    ['hire', 'extend', 'dismiss'].map((name) => [`coaches.${name}`, () => ({ id: 11, role: 'head' })]),
  ),
  ...Object.fromEntries(
    ['hire', 'extend', 'dismiss'].map((name) => [`coaches.${name}ForNation`, () => ({ id: 1, role: 'head' })]),
  ),
  ...Object.fromEntries(
    ['hire', 'extend', 'dismiss'].map((name) => [`scouts.${name}`, () => ({ id: 11, role: 'chief' })]),
  ),
  'history.retireNumber': () => ({ id: 11 }),
};
/** Calls that act on the user's own club, whatever the request; tried by a user without a club. */
const OF_ONES_CLUB = [
  'world.setReady',
  'horns.choose',
  ...['create', 'enter', 'leave', 'callOff', 'invite'].map((name) => `cups.${name}`),
  'contracts.openTalk',
  'contracts.checkOffer',
  'contracts.buyOut',
  'freeAgency.qualify',
  'freeAgency.withdrawQualifying',
  'freeAgency.electArbitration',
  'freeAgency.checkSheet',
  'freeAgency.sendSheet',
  'roster.move',
  'roster.claim',
  'roster.withdrawClaim',
  'roster.reserve',
  'roster.follow',
  ...['accept', 'decline', 'withdraw', 'comment', 'vote', 'list', 'unlist'].map((name) => `trades.${name}`),
  'draft.saveBoard',
  'draft.pick',
  'draft.setRunning',
  'draft.sign',
  'draft.importPlayer',
];
/** Calls on private subjects, which are not found for other users. */
const PRIVATE: readonly string[] = ['messages.edit', 'scrimmages.callOff'];
/** Headers of calls that also take a version. */
const HEADERS: Record<string, Record<string, string>> = {
  'lineups.save': { 'if-match': '"0"' },
  'finances.priceTickets': { 'if-match': '"0"' },
};

/** Returns the writing calls with a restricted ability, each with a request valid for a user who has it. */
function guarded() {
  return declaredCalls().flatMap(({ name, method, path, meta }) => {
    const { ability } = meta;
    // Every logged-in user has it, and visitors are refused earlier.
    if (method === 'GET' || !ability || ability.roles.includes(user)) return [];
    const request = needsSubject(ability) ? REQUESTS[ability.name]?.() : { ids: {} };
    if (!request) throw new Error(`add a request for ${name}, which takes ${ability.name}`);
    const ids: Record<string, number | string> = IDS[name]?.() ?? request.ids;
    const address = `/api${path.replace(/\{(\w+)\}/g, (_whole, id: string) => String(ids[id] ?? 1))}`;
    return [{ name, method: String(method), ability, address, body: BODIES[name] ?? request.body ?? {} }];
  });
}

/** Returns the reading calls with a restricted ability, for team 11 and nation 1 of other users. */
function guardedReads() {
  return declaredCalls().flatMap(({ name, method, path, meta: { ability } }) => {
    if (method !== 'GET' || !ability || ability.roles.includes(user)) return [];
    const id = path.startsWith('/federations/') ? 1 : 11;
    return [{ name, ability, address: `/api${path.replace(/\{\w+\}/g, String(id))}` }];
  });
}

it('is refused with 403, whatever else would apply', { timeout: 120_000 }, async () => {
  const stranger = await makeLoggedInBrowser(server, database, 'stranger@example.org');
  const nomad = await makeLoggedInBrowser(server, database, 'nomad@example.org');
  const tried: string[] = [];
  for (const { name, method, address, body } of guarded()) {
    const browser = OF_ONES_CLUB.includes(name) ? nomad : stranger;
    const answer = await browser.unsafe(method, address, body, HEADERS[name] ?? {});
    // A group member sees her message; a private game is not found.
    expect(answer.status, `${name}: ${answer.text}`).toBe(name === 'scrimmages.callOff' ? 404 : 403);
    tried.push(name);
  }
  for (const { name, address } of guardedReads()) {
    // Without an id they are about the user's own club.
    const browser = address.startsWith('/api/draft/') ? nomad : stranger;
    const answer = await browser.get(address);
    expect(answer.status, `${name}: ${answer.text}`).toBe(403);
    tried.push(name);
  }
  expect(tried).toEqual(expect.arrayContaining(['lineups.save', 'club.leave', 'discussion.remove', 'admin.advance']));
  expect(tried).toEqual(expect.arrayContaining(['lineups.find', 'finances.books', 'draft.board', 'trades.center']));
});

/** Careers of users without a club elsewhere: with club 2, nation 2 and its players. */
const CAREERS: Record<CareerKind, (userId: number) => Promise<unknown>> = {
  coach: async (userId) => {
    await makeCoach(db, { userId, job: { clubId: 2, role: 'head' } });
    await giveTeam(db, 21, userId);
  },
  scout: (userId) => makeScout(db, { userId, job: { clubId: 2, role: 'chief' } }),
  agent: (userId) => makeAgent(db, { userId }),
  reporter: (userId) => makeReporter(db, { userId }),
  president: async (userId) => {
    await makeNation(db, 2, 'SE');
    await makeFederation(db, { id: 2, presidentUserId: userId });
  },
};

/** Staff of club 1; its coach sets its lines. */
const EMPLOYEES = {
  coach: async (userId: number) => {
    await makeCoach(db, { userId, job: { clubId: 1, role: 'head' } });
    await giveTeam(db, 11, userId);
  },
  scout: (userId: number) => makeScout(db, { userId, job: { clubId: 1, role: 'chief' } }),
};

it.each(['coach', 'scout'] as const)(
  'is refused to users who work as %s for the club itself, except for what the job brings',
  { timeout: 120_000 },
  async (kind) => {
    const userId = await makeUser(db, { name: `Employed ${kind}` });
    await EMPLOYEES[kind](userId);
    const browser = await makeLoggedInBrowser(server, database, `employed-${kind}@example.org`);
    const tried = new Set<string>();
    for (const { name, method, address, body, ability } of guarded()) {
      if (ability.roles.some((role) => role === other || role === clubless || role.name === kind)) continue;
      const answer = await browser.unsafe(method, address, body, HEADERS[name] ?? {});
      expect(answer.status, `${name}: ${answer.text}`).toBe(PRIVATE.includes(name) ? 404 : 403);
      tried.add(ability.name);
    }
    for (const { name, address, ability } of guardedReads()) {
      if (ability.roles.some((role) => role.name === kind)) continue;
      const answer = await browser.get(address);
      expect(answer.status, `${name}: ${answer.text}`).toBe(403);
      tried.add(ability.name);
    }
    // No call that costs the club money.
    const costly = [
      'finances.sign',
      'finances.borrow',
      'facilities.build',
      'contracts.offer',
      'trade.propose',
      'job.employ',
    ];
    expect([...tried]).toEqual(expect.arrayContaining(costly));
    if (kind === 'coach') expect((await browser.get('/api/teams/11/lineup')).status).toBe(200);
  },
);

it.each(CAREER_KINDS)('is refused to users who hold only %s careers elsewhere', { timeout: 120_000 }, async (kind) => {
  const userId = await makeUser(db, { name: `Career ${kind}` });
  await CAREERS[kind](userId);
  const browser = await makeLoggedInBrowser(server, database, `career-${kind}@example.org`);
  let tried = 0;
  for (const { name, method, address, body, ability } of guarded()) {
    // Skips what other users, users without a club, or the career itself may do.
    if (ability.roles.some((role) => role === other || role === clubless)) continue;
    if (!needsSubject(ability) && ability.roles.some((role) => role.name === kind)) continue;
    const answer = await browser.unsafe(method, address, body, HEADERS[name] ?? {});
    expect(answer.status, `${name}: ${answer.text}`).toBe(PRIVATE.includes(name) ? 404 : 403);
    tried += 1;
  }
  for (const { name, address } of guardedReads()) {
    const answer = await browser.get(address);
    expect(answer.status, `${name}: ${answer.text}`).toBe(403);
    tried += 1;
  }
  expect(tried).toBeGreaterThan(90);
});
