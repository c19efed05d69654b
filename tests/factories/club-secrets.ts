/** A small world with a club and a manager that keep every possible secret, and the users who would like to learn them. */
import { eq, sql } from 'drizzle-orm';
import { articles } from '#domains/article/tables.ts';
import { openSession } from '#domains/auth/store/sessions.ts';
import { secondFactors, serverKeys, sessions } from '#domains/auth/tables.ts';
import { calendarFeeds } from '#domains/calendar/tables.ts';
import { camps } from '#domains/camp/tables.ts';
import { seatOnStaff } from '#domains/club/store/coaches.ts';
import { contractTalkLogs, contractTalks, freeAgentOffers } from '#domains/contracts/tables.ts';
import { openCups } from '#domains/cup/store/cups.ts';
import { comments, textDrafts } from '#domains/discussion/tables.ts';
import { handOutPicks } from '#domains/draft/store/picks.ts';
import { draftBoards, draftPicks, scoutingEyes, sightings } from '#domains/draft/tables.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import { openCategories } from '#domains/forum/store/categories.ts';
import { startTopic } from '#domains/forum/store/posts.ts';
import { forumCategories } from '#domains/forum/tables.ts';
import { assistantLimits, frenzyPlans, frenzyTargets } from '#domains/free-agency/tables.ts';
import { friendships } from '#domains/friend/tables.ts';
import { hostingBids } from '#domains/hosting/tables.ts';
import { interviews } from '#domains/interview/tables.ts';
import { invitations } from '#domains/invitation/tables.ts';
import { jobs, staffLimits } from '#domains/job/tables.ts';
import { lineupSuggestions, savedLineups } from '#domains/lineups/tables.ts';
import { begin } from '#domains/message/store/conversations.ts';
import { mornings } from '#domains/morning/tables.ts';
import { players } from '#domains/player/tables.ts';
import { proposals } from '#domains/proposal/tables.ts';
import { purchases } from '#domains/purchase/tables.ts';
import { drawRaffles, openRaffles } from '#domains/raffle/store/raffles.ts';
import { reportSales } from '#domains/report-sale/tables.ts';
import { waiverClaims, waivers } from '#domains/roster/tables.ts';
import { savedSearches } from '#domains/saved-search/tables.ts';
import { scoutAssignments, scoutingBudgets } from '#domains/scout/tables.ts';
import { scrimmages } from '#domains/scrimmage/tables.ts';
import { playerFilters } from '#domains/search/contract.ts';
import { customPlayers } from '#domains/shop/tables.ts';
import { shortlistedPlayers } from '#domains/shortlist/tables.ts';
import { textTemplates } from '#domains/text-template/tables.ts';
import { tradeAssets, tradeLog, tradeNotes, tradePatience, trades } from '#domains/trade/tables.ts';
import { trainingPlans, trainingTemplates } from '#domains/training/tables.ts';
import { withdrawals } from '#domains/withdrawal/tables.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { Random } from '#engine/random.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { readToday } from '#platform/clock/today.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeAgent } from './agent.ts';
import { makeClub } from './club.ts';
import { makeCoach, makeOpenJob } from './coach.ts';
import { makeFederation, makeMembers } from './federation.ts';
import { makeGame, makeResult } from './game.ts';
import { AWAY, FACEOFF, HOME, LiveGame } from './live-game.ts';
import { makeNationalTeam } from './national-team.ts';
import { NEVER_TOLD } from './never-told.ts';
import { makeContract, makePlayer, makeRoster } from './player.ts';
import { makeDesk, makeReporter } from './reporter.ts';
import { makeScout } from './scout.ts';
import { giveClub } from './seats.ts';
import { makeUser } from './user.ts';
import { makeNation } from './world.ts';

/** Nothing of club 2 may leak; 1 is its rival's, 3 another manager's, and 4 is an AI club. */
const [RIVAL, OTHER, THIRD, NOBODYS] = [1, 2, 3, 4];
/** Amateurs that a scout has seen, of twice as many. */
const SEEN = 6;
/** Ids of trades: one that was done, and one between two other clubs. */
const [DONE, BETWEEN_THEM] = [76, 77];

/** The rival's calendar token. */
const CALENDAR = 'c'.repeat(32);
const SALARY = {
  offer: Number(NEVER_TOLD['an offer to a free agent']),
  counter: Number(NEVER_TOLD['what an agent would accept']),
  rival: Number(NEVER_TOLD['what an AI club offers']),
  talks: Number(NEVER_TOLD['an offer in talks']),
  asked: Number(NEVER_TOLD['what is asked in talks']),
};
const terms = (salary: number) => ({ salaries: [salary, salary], signingBonus: 0, clause: 'none' as const });

/** The users who ask, the world they ask about, and its secrets, which exist once `keep` is called. */
export class ClubSecrets {
  readonly game: LiveGame;
  /** Sessions of the users who ask, none of them of club 2; null: a visitor. */
  readonly askers = new Map<string, string | null>();
  /** The manager of club 2. */
  otherUser = 0;
  private thirdUser = 0;
  season = 0;
  private day = 0;
  private own: number[] = [];
  private roster: number[] = [];
  private readonly amateurs: number[] = [];
  private freeAgent = 0;
  private scoutId = 0;
  private deskId = 0;
  private articleId = 0;
  private interviewId = 0;
  private proposalId = 0;
  /** A conversation of two users who ask; that of the manager of club 2 is the next one. */
  private conversationId = 0;
  private topicId = 0;
  private postId = 0;
  private cupId = 0;
  private readonly people = { coach: 0, agent: 0, reporter: 0, president: 0 };

  private constructor(game: LiveGame) {
    this.game = game;
  }

  /** Makes the world in its own database, without secrets yet. */
  static async make(): Promise<ClubSecrets> {
    const made = new ClubSecrets(await LiveGame.make());
    const { season, absoluteDay } = await readToday(made.db);
    made.season = season;
    made.day = absoluteDay;
    await made.makePeople();
    await made.makeHockey();
    return made;
  }

  private get db(): LiveGame['db'] {
    return this.game.db;
  }

  drop(): Promise<void> {
    return this.game.drop();
  }
  private async makePeople(): Promise<void> {
    const rival = await makeUser(this.db, { name: 'The Rival' });
    this.otherUser = await makeUser(this.db, { name: 'Other Manager', passwordHash: NEVER_TOLD['a password'] });
    this.thirdUser = await makeUser(this.db, { name: 'Third Manager' });
    const press = await makeUser(this.db, { name: 'The Press' });
    const newcomer = await makeUser(this.db, { name: 'Newcomer' });
    const admin = await makeUser(this.db, { name: 'The Admin', isAdmin: true });
    const bankrupt = await makeUser(this.db, { name: 'Bankrupt', bankruptAt: FACEOFF });
    await giveClub(this.db, RIVAL, rival);
    await giveClub(this.db, OTHER, this.otherUser);
    const leagueIds = { PRO: 1, FRM: 2, U21: 3 };
    await makeClub(this.db, { id: THIRD, leagueIds, season: this.season, managerId: this.thirdUser });
    await makeClub(this.db, { id: NOBODYS, leagueIds, season: this.season });
    await makeRoster(this.db, 31);
    await makeRoster(this.db, 41);
    this.own = await this.signedOf(RIVAL);
    this.roster = await this.signedOf(OTHER);
    await this.signedOf(NOBODYS);
    // A user who shares the bench with the manager.
    const coachUser = await makeUser(this.db, { name: 'The Coach' });
    const head = { clubId: OTHER, role: 'head', season: this.season } as const;
    this.people.coach = await makeCoach(this.db, { userId: coachUser, job: head });
    await this.db.transaction((tx) =>
      seatOnStaff(tx, { owner: { clubId: OTHER }, level: 'PRO', role: 'head-coach', userId: coachUser }),
    );
    this.people.agent = await makeAgent(this.db, { clients: [this.roster[5] ?? 0] });
    this.people.president = await makeFederation(this.db, { season: this.season, presidentUserId: press });
    await makeMembers(this.db, { userIds: [rival, this.otherUser] });
    // Who bids is public, and what is pledged is sealed.
    await makeNation(this.db, 2, 'SE');
    const personId = await makeFederation(this.db, { id: 2, presidentUserId: this.otherUser, season: this.season });
    const bid = { nationId: 2, personId, plea: 'We have ice all year.', state: 'made' as const };
    const pledge = Number(NEVER_TOLD['a sealed bid to host']);
    await this.db.insert(hostingBids).values({ ...bid, season: this.season + 1, pledge });
    // Set aside, as a bid does: the balance that others see must not change.
    const setAside: Posting = {
      key: `hosting-pledge/${this.season + 1}/2`,
      kind: 'hosting-pledge',
      params: { nationId: 2, nation: 'SE' },
      season: this.season,
      day: 1,
      entries: [
        { account: 'federation:2', amount: -pledge },
        { account: 'world:league', amount: pledge },
      ],
    };
    await this.db.transaction((tx) => post(pgRows(tx), [setAside]));
    await makeNationalTeam(this.db, 1);
    this.scoutId = await makeScout(this.db, { job: { clubId: OTHER, role: 'amateur', season: this.season } });
    await makeOpenJob(this.db, { clubId: OTHER, role: 'goaltending' });
    this.deskId = await makeDesk(this.db, OTHER);
    this.people.reporter = await makeReporter(this.db, { userId: press, deskId: this.deskId });
    await makeScout(this.db, { lastname: 'Freelance', userId: press });
    await makeAgent(this.db, { lastname: 'Of the Press', userId: press, clients: [this.own[6] ?? 0] });
    for (const [name, userId] of Object.entries({ newcomer, rival, press, admin, bankrupt })) {
      this.askers.set(
        name,
        await openSession(this.db, { userId, isRemembered: false, userAgent: 'test', now: FACEOFF }),
      );
    }
    await this.db.insert(calendarFeeds).values({ userId: rival, token: CALENDAR });
    await this.db.insert(purchases).values({
      ...{ userId: rival, reference: 'rival', product: 'pucks-500', pucks: 500, months: 0, amount: 499 },
      ...{ currency: 'USD', termsVersion: 1, provider: 'local', isLive: false, createdAt: FACEOFF, expiresAt: FACEOFF },
    });
    await this.db
      .insert(withdrawals)
      .values({ userId: rival, pucks: 2_000, fee: 100, method: 'bank', requestedAt: FACEOFF });
    const custom = {
      userId: rival,
      playerId: this.own[0] ?? 0,
      firstname: 'Moose',
      lastname: 'Tracks',
      passedAt: FACEOFF,
    };
    await this.db
      .insert(customPlayers)
      .values({ ...custom, face: { ...drawFace({ nationCode: 'CA', age: 18 }, new Random('custom')) } });
    // A raffle of the day before that was drawn, and today's.
    await openRaffles(this.db, new Date(FACEOFF.getTime() - DAY_MS));
    await drawRaffles(this.db, FACEOFF);
    await openRaffles(this.db, FACEOFF);
    await this.makeTalk(rival, press);
    this.askers.set('visitor', null);
  }

  private async makeTalk(rival: number, press: number): Promise<void> {
    const by = { userId: rival, text: 'Who wins it?', now: FACEOFF };
    const begun = await begin(this.db, { ...by, userIds: [press] });
    await this.db.transaction((tx) => openCategories(pgRows(tx)));
    const [category] = await this.db.select().from(forumCategories).where(eq(forumCategories.kind, 'hockey'));
    const topic = { categoryId: category?.id ?? 0, title: 'The cup race', text: by.text, poll: null };
    const started = await startTopic(this.db, topic, { userId: rival, isStaff: true, now: FACEOFF });
    if (!begun.ok || !started.ok) throw new Error('nobody may talk');
    [this.conversationId, this.topicId, this.postId] = [begun.id, started.topicId, started.postId];
  }

  private async makeHockey(): Promise<void> {
    await this.db.transaction((tx) => handOutPicks(pgRows(tx), this.season));
    for (let index = 0; index < 2 * SEEN; index++) {
      const amateur = { teamId: null, birthSeason: this.season - 18, draftClass: this.season, skill: 45 + index };
      this.amateurs.push(await makePlayer(this.db, amateur));
    }
    this.freeAgent = await makePlayer(this.db, { teamId: null });
    const [fromSeason, madeOn, decidesOn] = [this.season, this.day, this.day + 1];
    await this.db.insert(freeAgentOffers).values({
      ...{ playerId: this.freeAgent, clubId: NOBODYS, fromSeason, madeOn, decidesOn, terms: terms(SALARY.rival) },
      most: Number(NEVER_TOLD['what an AI club would pay at most']),
    });
    const hidden = {
      peakAge: Number(NEVER_TOLD['when he peaks']),
      growthRate: Number(NEVER_TOLD['how fast he grows']),
    };
    const head = sql.raw(`array[${NEVER_TOLD.ceilings}]::smallint[]`);
    await this.db.update(players).set({ ...hidden, ceilings: sql`${head} || ceilings[5:]` });
    await makeResult(this.db, { homeTeamId: AWAY, awayTeamId: HOME, day: 9, score: [2, 1] });
    await makeGame(this.db, { homeTeamId: AWAY, awayTeamId: HOME, day: 11 });
    await this.game.start();
    const past = {
      season: this.season,
      madeOn: this.day - 2,
      expiresOn: this.day,
      createdAt: FACEOFF,
      closedOn: this.day - 1,
    };
    await this.db.insert(trades).values({ id: DONE, fromClubId: THIRD, toClubId: NOBODYS, status: 'done', ...past });
    const [pick] = await this.db.select().from(draftPicks).where(eq(draftPicks.ownerClubId, NOBODYS));
    const way = { tradeId: DONE, fromClubId: NOBODYS, toClubId: THIRD };
    await this.db.insert(tradeAssets).values({ ...way, kind: 'pick', pickId: pick?.id ?? 0 });
    const told = {
      headline: 'All is well in town',
      body: 'It is.',
      sources: '',
      personId: this.people.reporter,
      deskId: this.deskId,
    };
    const [article] = await this.db
      .insert(articles)
      .values({ ...told, state: 'published', season: this.season, day: 9, publishedAt: FACEOFF, updatedAt: FACEOFF })
      .returning({ id: articles.id });
    this.articleId = article?.id ?? 0;
    const asked = { personId: this.people.reporter, userId: this.otherUser, clubId: OTHER, askedOn: this.day - 1 };
    const [interview] = await this.db
      .insert(interviews)
      .values({ ...asked, state: 'answered', questions: ['Will you win?'], answers: ['We will.'], answeredAt: FACEOFF })
      .returning({ id: interviews.id });
    this.interviewId = interview?.id ?? 0;
    const wished = {
      userId: this.thirdUser,
      title: 'A longer season',
      text: 'More games for all of us.',
      createdAt: FACEOFF,
    };
    const [proposal] = await this.db.insert(proposals).values(wished).returning({ id: proposals.id });
    this.proposalId = proposal?.id ?? 0;
    const cup = { season: this.season, window: 'late-season', format: 'knockout', size: 4, isOpen: false } as const;
    const held = { ...cup, name: 'City Cup', tier: null, organizerTeamId: 10 * OTHER + 1 };
    [this.cupId = 0] = await this.db.transaction((tx) => openCups(pgRows(tx), [held]));
    await this.see(this.amateurs.slice(SEEN), { present: 50, potential: 70 });
    // Public knowledge before there are secrets about it.
    const waiver = {
      playerId: this.own[7] ?? 0,
      clubId: RIVAL,
      toTeamId: 12,
      placedOn: this.day,
      clearsOn: this.day + 1,
    };
    await this.db.insert(waivers).values({ id: 5, ...waiver });
  }

  /** Records what the other club's scout has seen of some amateurs; how much he has seen is public for every scout. */
  private async see(playerIds: readonly number[], opinion: { present: number; potential: number }): Promise<void> {
    const seen = { season: this.season, clubId: OTHER, personId: this.scoutId, looks: 6, error: 2, lastDay: this.day };
    await this.db.delete(sightings);
    await this.db
      .insert(sightings)
      .values(playerIds.map((playerId) => ({ ...seen, ...opinion, playerId, strengths: [1, 2], weakness: 3 })));
  }

  /** Signs every player of a club's first team. @returns their ids */
  private async signedOf(clubId: number): Promise<number[]> {
    const squad = await this.db
      .select({ id: players.id })
      .from(players)
      .where(eq(players.teamId, 10 * clubId + 1));
    for (const { id } of squad)
      await makeContract(this.db, { playerId: id, clubId, from: this.season, to: this.season + 2 });
    return squad.map(({ id }) => id);
  }

  /** Creates everything that club 2, and others with it, keep secret. */
  async keep(): Promise<void> {
    const opinion = {
      present: Number(NEVER_TOLD['what a scout has seen']),
      potential: Number(NEVER_TOLD['what a scout expects']),
    };
    await this.see(this.amateurs.slice(0, SEEN), opinion);
    const ranking = this.amateurs.toReversed();
    await this.db.insert(draftBoards).values({ clubId: OTHER, ranking, risk: 93, positions: { G: 9 } });
    await this.db.insert(scoutingEyes).values({ clubId: OTHER, season: this.season, skaters: 40, goalies: 40 });
    await this.db.insert(scoutAssignments).values({
      personId: this.scoutId,
      clubId: OTHER,
      kind: 'player',
      playerId: this.amateurs[0] ?? 0,
      sinceDay: this.day,
    });
    const bought = {
      personId: this.scoutId,
      playerId: this.amateurs[1] ?? 0,
      season: this.season,
      clubId: THIRD,
      price: Number(NEVER_TOLD['the price of a report']),
      boughtOn: this.day,
    };
    await this.db.insert(reportSales).values(bought);
    const most = Number(NEVER_TOLD['a budget of scouting']);
    await this.db.insert(scoutingBudgets).values({ clubId: OTHER, userId: this.otherUser, most });

    const offered = {
      playerId: this.freeAgent,
      clubId: OTHER,
      fromSeason: this.season,
      madeOn: this.day,
      decidesOn: this.day + 1,
    };
    await this.db
      .insert(freeAgentOffers)
      .values({ ...offered, terms: terms(SALARY.offer), counter: terms(SALARY.counter) });
    const talks = {
      playerId: this.roster[2] ?? 0,
      clubId: OTHER,
      status: 'countered' as const,
      fromSeason: this.season + 3,
    };
    const [talk] = await this.db
      .insert(contractTalks)
      .values({ ...talks, patience: 37, asks: [terms(SALARY.asked)], counter: terms(SALARY.asked), openedOn: this.day })
      .returning({ id: contractTalks.id });
    const line = { talkId: talk?.id ?? 0, line: 1, createdAt: FACEOFF, day: this.day };
    await this.db.insert(contractTalkLogs).values({ ...line, says: 'offers', terms: terms(SALARY.talks) });
    await this.db.insert(frenzyPlans).values({
      clubId: OTHER,
      season: this.season,
      userId: this.otherUser,
      budget: Number(NEVER_TOLD['its budget of the frenzy']),
      most: 2,
    });
    const target = { clubId: OTHER, season: this.season, playerId: this.own[0] ?? 0, rank: 1, seasons: 3 };
    const maxSalary = Number(NEVER_TOLD['what it would pay in the frenzy']);
    await this.db.insert(frenzyTargets).values({ ...target, maxSalary });
    await this.db.insert(assistantLimits).values({
      clubId: OTHER,
      userId: this.otherUser,
      resigns: 'nobody',
      maxSalary: Number(NEVER_TOLD['what its assistant may pay']),
      handsOff: this.roster,
    });
    await this.db.insert(staffLimits).values({
      clubId: OTHER,
      userId: this.otherUser,
      most: Number(NEVER_TOLD['what its assistant may pay a coach']),
    });
    await this.db
      .update(jobs)
      .set({ offeredPay: Number(NEVER_TOLD['new terms for a coach']), offeredUntil: this.season + 1 })
      .where(eq(jobs.personId, this.people.coach));
    await this.db.insert(waiverClaims).values({ waiverId: 5, clubId: OTHER });

    const open = {
      fromClubId: OTHER,
      toClubId: THIRD,
      season: this.season,
      madeOn: this.day,
      expiresOn: this.day + 3,
      createdAt: FACEOFF,
    };
    await this.db.insert(trades).values({ id: BETWEEN_THEM, ...open });
    const way = { tradeId: BETWEEN_THEM, fromClubId: OTHER, toClubId: THIRD };
    const [pick] = await this.db.select().from(draftPicks).where(eq(draftPicks.ownerClubId, THIRD));
    await this.db.insert(tradeAssets).values([
      { ...way, kind: 'player', playerId: this.roster[1] ?? 0, retention: 25 },
      { tradeId: BETWEEN_THEM, fromClubId: THIRD, toClubId: OTHER, kind: 'pick', pickId: pick?.id ?? 0 },
    ]);
    const said = { tradeId: BETWEEN_THEM, clubId: OTHER, createdAt: FACEOFF };
    await this.db.insert(tradeLog).values({ ...said, line: 1, day: this.day, says: 'offers' });
    await this.db.insert(comments).values({
      subjectKind: 'trade',
      subjectId: BETWEEN_THEM,
      clubId: OTHER,
      userId: this.otherUser,
      text: NEVER_TOLD['a comment on a trade'],
      isPrivate: true,
      createdAt: FACEOFF,
    });
    await this.db.insert(tradePatience).values({ clubId: NOBODYS, withClubId: OTHER, heard: 14, onDay: this.day });

    const toThemselves = { userId: this.otherUser, clubId: THIRD, text: NEVER_TOLD['a note on trades'] };
    await this.db.insert(tradeNotes).values({ ...toThemselves, updatedAt: FACEOFF });

    // Friendships and friend requests.
    const [one, other] = [this.otherUser, this.thirdUser];
    await this.db.insert(friendships).values([
      { userId: one, friendId: other, since: FACEOFF },
      { userId: other, friendId: one, since: FACEOFF },
    ]);
    await begin(this.db, { userId: one, userIds: [other], text: NEVER_TOLD['a private message'], now: FACEOFF });
    const draft = { userId: one, subjectKind: 'conversation', subjectId: this.conversationId + 1 };
    await this.db
      .insert(textDrafts)
      .values({ ...draft, text: NEVER_TOLD['a message that was not sent'], savedAt: FACEOFF });
    const asked = { state: 'open' as const, fromUserId: one, createdAt: FACEOFF, expiresAt: new Date('2100-01-01') };
    const [scrimmage] = await this.db
      .insert(scrimmages)
      .values({ hostTeamId: 10 * OTHER + 1, guestTeamId: 10 * THIRD + 1, pace: 'quick', createdAt: FACEOFF })
      .returning({ id: scrimmages.id });
    await this.db.insert(invitations).values([
      { ...asked, subjectKind: 'friendship', subjectId: one, toUserId: other },
      {
        ...{ ...asked, subjectKind: 'friendly-cup', subjectId: this.cupId },
        ...{ fromTeamId: 10 * OTHER + 1, toTeamId: 10 * THIRD + 1 },
      },
      {
        ...{ ...asked, subjectKind: 'scrimmage', subjectId: scrimmage?.id ?? 0 },
        ...{ fromTeamId: 10 * OTHER + 1, toTeamId: 10 * THIRD + 1 },
      },
    ]);

    const mine = { userId: this.otherUser, createdAt: FACEOFF };
    const note = NEVER_TOLD['a note on a shortlist'];
    await this.db.insert(shortlistedPlayers).values({ ...mine, playerId: this.own[1] ?? 0, note, knownClubId: RIVAL });
    const search = {
      name: NEVER_TOLD['a saved search'],
      scope: 'everybody' as const,
      filters: playerFilters.parse({ name: NEVER_TOLD['what a saved search looks for'] }),
    };
    await this.db
      .insert(savedSearches)
      .values({ ...mine, ...search, hasAlert: false, knownPlayerIds: [], checkedDay: this.day });
    const phrase = { name: 'Phrase', text: NEVER_TOLD['a template of a text'], savedAt: FACEOFF };
    await this.db.insert(textTemplates).values({ ...mine, ...phrase });
    const { lineup } = (await this.game.input()).away;
    const saved = { name: NEVER_TOLD['saved lines'], lineup, tactics: BALANCED_TACTICS, orders: [] };
    await this.db.insert(savedLineups).values({ teamId: AWAY, ...saved, createdAt: FACEOFF });
    const madeAt = new Date(NEVER_TOLD['lines that one suggests to another']);
    const suggested = { teamId: AWAY, userId: this.otherUser, lineup, tactics: BALANCED_TACTICS, orders: [], madeAt };
    await this.db.insert(lineupSuggestions).values(suggested);
    const practice = { skill: 3, intensity: 'hard' as const, restBelow: 60 as const };
    await this.db.insert(trainingPlans).values({ playerId: this.roster[3] ?? 0, clubId: OTHER, ...practice });
    await this.db
      .update(players)
      .set({ trainingOn: practice.skill })
      .where(eq(players.id, this.roster[3] ?? 0));
    const template = { userId: this.otherUser, name: NEVER_TOLD['a way to train'], skill: 'all' as const };
    await this.db.insert(trainingTemplates).values({ ...template, intensity: 'hard', restBelow: 60 });
    const invited = this.roster.slice(0, 3);
    await this.db
      .insert(camps)
      .values({ clubId: OTHER, season: this.season + 1, kind: 'development', focus: 'attack', invited });

    const night = { aged: 0, gainers: [], hurt: [], returned: [], acts: 0, rivals: [] };
    const overnight = { ...night, trained: Number(NEVER_TOLD['a morning report']) };
    const facts = { lastNight: null, overnight, place: null, course: null };
    await this.db.insert(mornings).values({ clubId: OTHER, absoluteDay: this.day, facts });

    await this.db
      .insert(secondFactors)
      .values({ userId: this.otherUser, secret: NEVER_TOLD['a second factor'], confirmedAt: FACEOFF });
    await this.db.insert(serverKeys).values({ purpose: 'test', key: NEVER_TOLD['a key of the server'] });
    await this.db.insert(calendarFeeds).values({ userId: this.otherUser, token: NEVER_TOLD['a calendar'] });
    const login = {
      tokenHash: NEVER_TOLD['a session'],
      userId: this.thirdUser,
      createdAt: FACEOFF,
      lastSeenAt: FACEOFF,
    };
    await this.db.insert(sessions).values({ ...login, expiresAt: new Date(FACEOFF.getTime() + 1e9) });
  }

  ids(): Record<string, string[]> {
    return {
      games: [String(this.game.id)],
      benches: ['11', '21'].map((team) => `${team}/${this.game.id}`),
      teams: ['11', '21', '22', '31', '41'],
      clubs: [1, 2, 4].map(String),
      leagues: ['1'],
      players: [
        this.own[0],
        this.own[7],
        this.roster[1],
        this.roster[2],
        this.roster[3],
        this.roster[5],
        this.amateurs[0],
        this.amateurs.at(-1),
        this.freeAgent,
      ].map(String),
      nations: ['1'],
      horn: ['horn1'],
      users: [String(this.otherUser), String(this.thirdUser)],
      proposals: [String(this.proposalId)],
      coaches: [String(this.people.coach)],
      scouts: [String(this.scoutId)],
      agents: [String(this.people.agent)],
      federations: ['1', '2'],
      presidents: [String(this.people.president)],
      careers: ['coach', 'scout', 'agent', 'reporter', 'president'],
      persons: [String(this.people.reporter)],
      reporters: [String(this.people.reporter)],
      articles: [String(this.articleId)],
      conversations: [this.conversationId, this.conversationId + 1].map(String),
      drafts: [`conversation/${this.conversationId + 1}`],
      follows: [`user/${this.otherUser}`],
      forum: [this.topicId, this.postId].map(String),
      interviews: [String(this.interviewId)],
      press: ['1'],
      trades: [String(DONE), String(BETWEEN_THEM)],
      cups: [String(this.cupId)],
      championships: ['1'],
      picks: ['1'],
      raffles: ['1'],
      purchases: ['1'],
      sponsorships: ['club/1'],
      'custom-players': ['1'],
      admin: ['1'],
      calendars: [CALENDAR],
      'hall-of-fame': [`person/${this.people.coach}`, `user/${this.otherUser}`],
    };
  }

  /** A player of club 2 with secrets, and an amateur that its scout has seen. */
  get watched(): readonly [player: number, amateur: number] {
    return [this.roster[1] ?? 0, this.amateurs[0] ?? 0];
  }

  /** The order of the draft list of club 2. */
  get draftList(): string {
    return this.amateurs.toReversed().join();
  }

  /** Returns the ids on which calls that change something are tried, by the first word of their path. */
  targets(): Record<string, number> {
    return { teams: 21, clubs: OTHER, players: this.roster[2] ?? 0, trades: BETWEEN_THEM };
  }
}
