/** Tricks that bots try with accounts; one person could play each of them with one account or two. */
import { and, gt, inArray } from 'drizzle-orm';
import { loadBargain } from '#domains/contracts/store/bargain.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { BUILDABLE } from '#domains/facilities/constants.ts';
import { LOANS } from '#domains/finances/constants.ts';
import { seasonOfSheet } from '#domains/free-agency/rules/restricted.ts';
import { hold } from '#domains/free-agency/store/restricted.ts';
import { COACH_ROLES } from '#domains/job/constants.ts';
import { seats } from '#domains/seat/tables.ts';
import { FAIRNESS } from '#domains/trade/constants.ts';
import { overruleTrade } from '#domains/trade/store/escrow.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { leastSalary, lengthOf } from '#engine/market/ask.ts';
import { readToday } from '#platform/clock/today.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { Account, Scene, Stage } from './account-stage.ts';

/** The club meant to gain, and another one of its league. */
export const [OWN, OTHER] = [1 as ClubId, 2 as ClubId];
/** Players that a bot gives away, or tries to hide: the core of a team. */
const CORE = 6;
/** Spare players tried in exchange for each star. */
const SPARES = 3;
/** Restricted free agents of each club where offer sheets are sent. */
const HELD = 2;
/** Days until trades in escrow are made and waivers are settled. */
export const SETTLES = 2;
/** Days of the frenzy, the night after it, and the days to match offer sheets. */
const SUMMER_SETTLES = 10;
const [MINIMUM, GENEROUS, EXCESSIVE] = [775_000, 2_000_000, 9_000_000];
/** A coach's pay per season: about what good ones ask, and below the limit of twice that. */
const STAFF_PAY = 400_000;

export interface Played {
  calls: number;
  accepted: number;
  days: number;
  /** Calls answered with status 500 or above, each with its status and input. */
  broken: string[];
}

/** Sends calls, counts them, and records server errors. */
export class Trier {
  readonly played: Played = { calls: 0, accepted: 0, days: 0, broken: [] };
  private readonly stage: Stage;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** Sends a call. @returns the body of the response; null when it was refused */
  async send(account: Account, name: string, input: Readonly<Record<string, unknown>>) {
    const { status, body } = await this.stage.call(account, name, input);
    this.played.calls++;
    if (status >= 500) this.played.broken.push(`${name} answers ${status} to ${JSON.stringify(input)}`);
    if (status >= 300) return null;
    this.played.accepted++;
    return body ?? {};
  }

  async nextDay(): Promise<void> {
    await this.stage.nextDay();
    this.played.days++;
  }
}

export interface Trick {
  scene: Scene;
  /** Game days to play after the trick. */
  settles: number;
  /** A positive control: the stage disables the checks against it, and it must gain, or the measurement detects nothing. */
  isControl?: boolean;
  /** Whether the other club's loss is measured instead of the own gain. */
  harms?: boolean;
  /** Sets the stage before the trick, for the twin without it as well. */
  prepare?(stage: Stage): Promise<void>;
  play(stage: Stage, trier: Trier, options: { seed: number; calls: number; days: number }): Promise<void>;
}

/**
 * Offers one club's stars for the other's worst players at the same positions, which fits both rosters and perhaps the cap.
 * @returns the ids of the trades proposed
 */
async function giveStars(
  stage: Stage,
  trier: Trier,
  { by, from, to }: { by: Account; from: ClubId; to: ClubId },
): Promise<number[]> {
  const offered: number[] = [];
  const [fromTeamId, toTeamId] = [stage.teamOf.get(from), stage.teamOf.get(to)];
  const last = (await stage.firstTeamOf(to)).toReversed();
  for (const star of (await stage.firstTeamOf(from)).slice(0, CORE)) {
    for (const spare of last.filter(({ position }) => position === star.position).slice(0, SPARES)) {
      const parts = [
        { fromTeamId, toTeamId, kind: 'player', playerId: star.id, retention: 50 },
        { fromTeamId: toTeamId, toTeamId: fromTeamId, kind: 'player', playerId: spare.id, retention: 0 },
      ];
      const answer = await trier.send(by, 'trades.propose', { id: fromTeamId, withTeamId: toTeamId, parts });
      if (!answer) continue;
      offered.push(answer.data.tradeId);
      last.splice(last.indexOf(spare), 1);
      break;
    }
  }
  return offered;
}

/** Takes the other club with the second account, trades its stars to the first and waives others, whom the first claims. */
async function feed(stage: Stage, trier: Trier): Promise<void> {
  const { own, second } = stage;
  await trier.send(second, 'club.take', { id: OTHER });
  const offered = await giveStars(stage, trier, { by: second, from: OTHER, to: OWN });
  for (const id of offered) await trier.send(own, 'trades.accept', { id });
  for (const id of (await stage.bestOf(OTHER)).slice(0, CORE))
    await trier.send(second, 'roster.move', { id, to: 'FRM' });
  const waived = (await trier.send(own, 'roster.waivers', {}))?.data?.waivers ?? [];
  for (const { id } of waived) await trier.send(own, 'roster.claim', { id });
}

async function borrow(stage: Stage, trier: Trier, by: Account, clubId: ClubId): Promise<void> {
  const id = stage.teamOf.get(clubId);
  for (let amount = 80_000_000; amount >= LOANS.least; amount /= 2) {
    for (const days of LOANS.terms) await trier.send(by, 'finances.takeLoan', { id, amount, days });
  }
}

/** Sends regulars down to clear cap space and makes offers to the best free agents. */
async function offerAll(stage: Stage, trier: Trier, terms: (index: number) => unknown): Promise<void> {
  const id = stage.teamOf.get(OWN);
  for (const last of (await stage.bestOf(OWN)).slice(CORE, 4 * CORE).toReversed()) {
    await trier.send(stage.own, 'roster.move', { id: last, to: 'FRM' });
  }
  for (const [index, playerId] of (await stage.freeAgents(3 * CORE)).entries()) {
    await trier.send(stage.own, 'contracts.makeOffer', { id, playerId, terms: terms(index) });
  }
}

/** Lets the contracts of a club's best players end with the season and gives them qualifying offers. */
async function holdBest(stage: Stage, clubId: ClubId): Promise<void> {
  const best = (await stage.bestOf(clubId)).slice(0, HELD);
  const { season } = await readToday(stage.db);
  const isLater = and(inArray(contracts.playerId, best), gt(contracts.fromSeason, season));
  await stage.db.delete(contracts).where(isLater);
  await stage.db.update(contracts).set({ toSeason: season }).where(inArray(contracts.playerId, best));
  await stage.db.transaction((tx) =>
    hold(
      pgRows(tx),
      best.map((playerId) => ({ playerId, clubId, salary: 1_000_000 })),
      season,
    ),
  );
}

/** Returns the cheapest offer sheet terms a player accepts at his preferred length, which an accomplice knows. */
async function sheetTerms(stage: Stage, clubId: ClubId, playerId: PlayerId) {
  const today = await readToday(stage.db);
  const sides = { playerId, clubId, fromSeason: seasonOfSheet(today), today };
  const { asker, bounds } = await loadBargain(pgReader(stage.db), sides);
  const seasons = lengthOf(asker, bounds);
  return { salaries: Array<number>(seasons).fill(leastSalary(asker, seasons, bounds)) };
}

/** Runs both clubs until neither account is on probation and each can vote on other trades. */
async function settleBoth(stage: Stage): Promise<void> {
  await stage.call(stage.own, 'club.take', { id: OWN });
  await stage.call(stage.second, 'club.take', { id: OTHER });
  for (let day = 0; day < FAIRNESS.voterDays; day++) await stage.nextDay();
}

/** Ends probation at once, for controls that need not wait. */
async function skipProbation({ db }: Stage): Promise<void> {
  await db.update(seats).set({ since: new Date(0), fromDay: 0 });
}

/** Tricks by bot. */
export const TRICKS = {
  'approved-gift': {
    ...{ scene: 'faceoff', settles: SETTLES, isControl: true },
    // An admin approves it against the neutral scouts, and no board is asked.
    async play(stage, trier) {
      const { db, own, second } = stage;
      await trier.send(second, 'club.take', { id: OTHER });
      await skipProbation(stage);
      for (const id of await giveStars(stage, trier, { by: second, from: OTHER, to: OWN })) {
        await trier.send(own, 'trades.accept', { id });
        const word = { tradeId: id, isFor: true, reason: 'Control', userId: own.userId, clubId: null };
        await overruleTrade(db, { ...word, now: stage.now() });
      }
    },
  },
  'settled-accounts': {
    ...{ scene: 'faceoff', settles: SETTLES },
    prepare: settleBoth,
    play: feed,
  },
  'leave-and-return': {
    ...{ scene: 'faceoff', settles: SETTLES },
    async play(stage, trier) {
      const { own } = stage;
      await trier.send(own, 'club.leave', { id: OWN });
      await trier.send(own, 'club.take', { id: OTHER });
      await giveStars(stage, trier, { by: own, from: OTHER, to: OWN });
      await trier.send(own, 'club.leave', { id: OTHER });
      await trier.send(own, 'club.take', { id: OWN });
    },
  },
  'wreck-and-leave': {
    ...{ scene: 'faceoff', settles: SETTLES + 2, harms: true },
    async play(stage, trier) {
      const { second } = stage;
      const id = stage.teamOf.get(OTHER);
      const { season } = await readToday(stage.db);
      await trier.send(second, 'club.take', { id: OTHER });
      await borrow(stage, trier, second, OTHER);
      for (const facility of BUILDABLE) await trier.send(second, 'facilities.build', { id, facility });
      await giveStars(stage, trier, { by: second, from: OTHER, to: 3 as ClubId });
      for (const playerId of (await stage.bestOf(OTHER)).slice(0, 20))
        await trier.send(second, 'roster.move', { id: playerId, to: 'FRM' });
      for (const role of COACH_ROLES) {
        const terms = { pay: EXCESSIVE, untilSeason: season + 3, bonus: 0 };
        await trier.send(second, 'coaches.extend', { id, role, ...terms });
        await trier.send(second, 'coaches.dismiss', { id, role });
      }
      for (const playerId of await stage.freeAgents(2 * CORE)) {
        const terms = { salaries: Array<number>(7).fill(EXCESSIVE) };
        await trier.send(second, 'contracts.makeOffer', { id, playerId, terms });
      }
      await trier.send(second, 'club.leave', { id: OTHER });
    },
  },
  'wreck-the-cap': {
    ...{ scene: 'summer', settles: SUMMER_SETTLES, harms: true },
    async play(stage, trier) {
      const { second } = stage;
      await trier.send(second, 'club.take', { id: OTHER });
      const pending = [...(await stage.freeAgents(12)), ...(await stage.bestOf(3 as ClubId)).toReversed()];
      for (const size of [20, 12, 6]) {
        const targets = pending.slice(0, size).map((playerId) => ({ playerId, seasons: 7, maxSalary: EXCESSIVE }));
        const plan = { id: stage.teamOf.get(OTHER), budget: 90_000_000, most: size, targets };
        if (await trier.send(second, 'freeAgency.planFrenzy', plan)) break;
      }
      for (const id of (await stage.bestOf(OTHER)).slice(0, CORE)) await trier.send(second, 'contracts.buyOut', { id });
    },
  },
  'idle-rival': {
    ...{ scene: 'summer', settles: SUMMER_SETTLES, harms: true },
    // A baseline for the bot above: the damage done by taking a rival club and doing nothing.
    async play(stage, trier) {
      await trier.send(stage.second, 'club.take', { id: OTHER });
    },
  },
  'empty-spots': {
    ...{ scene: 'summer', settles: SUMMER_SETTLES },
    async play(stage, trier) {
      for (const id of (await stage.bestOf(OWN)).slice(-12)) await trier.send(stage.own, 'contracts.buyOut', { id });
    },
  },
  housemate: {
    ...{ scene: 'faceoff', settles: SETTLES },
    play(stage, trier) {
      stage.second.address = stage.own.address;
      return feed(stage, trier);
    },
  },
  'second-account': { scene: 'faceoff', settles: SETTLES, play: feed },
  staff: {
    ...{ scene: 'faceoff', settles: SETTLES },
    async play(stage, trier) {
      const { own, second } = stage;
      const id = stage.teamOf.get(OWN);
      const begun = { kind: 'coach', firstname: 'Sam', lastname: 'Second', nationId: 1, role: 'head' };
      await trier.send(second, 'jobs.begin', begun);
      for (const role of COACH_ROLES) await trier.send(own, 'coaches.dismiss', { id, role });
      const career = await trier.send(second, 'jobs.career', { kind: 'coach' });
      for (const job of career?.data?.open ?? [])
        await trier.send(second, 'jobs.apply', { id: job.id, letter: 'It is me.' });
      const personId = career?.data?.career?.person?.id;
      const { season } = await readToday(stage.db);
      const terms = { pay: STAFF_PAY, untilSeason: season, bonus: 0 };
      for (const role of COACH_ROLES) await trier.send(own, 'coaches.hire', { id, role, personId, ...terms });
      await trier.nextDay();
      for (const role of COACH_ROLES) await trier.send(own, 'coaches.hire', { id, role, personId, ...terms });
    },
  },
  agent: {
    ...{ scene: 'faceoff', settles: SETTLES },
    async play(stage, trier) {
      const { own, second } = stage;
      await trier.send(second, 'jobs.begin', { kind: 'agent', firstname: 'Sam', lastname: 'Second', nationId: 1 });
      const desk = await trier.send(second, 'agents.mine', {});
      const prospects: { player: { id: PlayerId } }[] = desk?.data?.prospects ?? [];
      const wanted = [...(await stage.bestOf(OWN)).slice(0, CORE), ...prospects.map(({ player }) => player.id)];
      for (const id of wanted) await trier.send(second, 'agents.represent', { id, rate: 3, seasons: 4 });
      await trier.nextDay();
      for (const id of wanted) await trier.send(second, 'agents.setAsk', { id, ask: -2 });
      for (const playerId of wanted) {
        const offer = { id: stage.teamOf.get(OWN), playerId, terms: { salaries: [MINIMUM, MINIMUM, MINIMUM] } };
        await trier.send(own, 'contracts.makeOffer', offer);
      }
      for (const id of wanted) {
        const opened = await trier.send(own, 'contracts.openTalk', { id });
        const terms = { salaries: Array<number>(4).fill(MINIMUM) };
        if (opened) await trier.send(own, 'contracts.offer', { id: opened.data.talkId, version: 1, terms });
      }
      for (let id = 1; id <= 2 * CORE; id++) {
        for (const version of [1, 2])
          await trier.send(second, 'contracts.answerTalk', { id, version, answer: { does: 'accept' } });
        await trier.send(second, 'contracts.answerOffer', { id, answer: { does: 'accept' } });
      }
    },
  },
  'offer-sheets': {
    ...{ scene: 'summer', settles: SUMMER_SETTLES },
    // An AI club would send offer sheets and sign players with them, so the accomplice runs it in the twin as well.
    async prepare(stage) {
      await stage.call(stage.second, 'club.take', { id: OTHER });
      await stage.call(stage.own, 'club.take', { id: OWN });
      // Players who re-sign in the night of day 60 get no qualifying offers.
      await stage.nextDay();
      for (const id of [OTHER, OWN]) await holdBest(stage, id);
    },
    async play(stage, trier) {
      const { own, second } = stage;
      const [theirs, ours] = [await stage.bestOf(OTHER), await stage.bestOf(OWN)].map((best) => best.slice(0, HELD));
      // A club may have one open sheet at a time, so each is answered before the next.
      for (const id of theirs ?? []) {
        await trier.send(own, 'freeAgency.sendSheet', { id, terms: await sheetTerms(stage, OWN, id) });
        for (let sheet = 1; sheet <= CORE; sheet++)
          await trier.send(second, 'freeAgency.answerSheet', { id: sheet, match: false });
      }
      for (const id of ours ?? [])
        await trier.send(second, 'freeAgency.sendSheet', { id, terms: { salaries: [EXCESSIVE, EXCESSIVE] } });
    },
  },
  'injured-reserve': {
    ...{ scene: 'faceoff', settles: SETTLES },
    async play(stage, trier) {
      const players = await stage.bestOf(OWN);
      for (const id of players) await trier.send(stage.own, 'roster.reserve', { id, isOn: true });
      for (const id of players) await trier.send(stage.own, 'roster.move', { id, to: 'PRO' });
      await offerAll(stage, trier, () => ({ salaries: [GENEROUS] }));
    },
  },
  overage: {
    ...{ scene: 'faceoff', settles: SETTLES },
    play: (stage, trier) =>
      offerAll(stage, trier, (index) => ({ salaries: [MINIMUM, MINIMUM], signingBonus: index * 50_000 })),
  },
  loans: {
    ...{ scene: 'faceoff', settles: SETTLES },
    async play(stage, trier) {
      await borrow(stage, trier, stage.own, OWN);
      const [id, fromTeamId] = [stage.teamOf.get(OWN), stage.teamOf.get(OTHER)];
      for (const playerId of (await stage.bestOf(OTHER)).slice(0, CORE)) {
        const parts = [{ fromTeamId, toTeamId: id, kind: 'player', playerId, retention: 0 }];
        await trier.send(stage.own, 'trades.propose', { id, withTeamId: fromTeamId, parts });
      }
      await offerAll(stage, trier, () => ({ salaries: [GENEROUS, GENEROUS] }));
    },
  },
} satisfies Record<string, Trick>;
