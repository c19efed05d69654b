/**
 * Contracts, rosters and the cap stay consistent whatever managers do, in any order and concurrently: random commands by the real rules on
 * PostgreSQL. `COMMANDS=10000` runs that many; a few hundred by default.
 */
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { oneContractAtATime } from '#domains/cap/checks.ts';
import { capSheet } from '#domains/cap/rules/sheet.ts';
import { overBy } from '#domains/cap/rules/verdict.ts';
import { accrueDay } from '#domains/cap/store/accrue.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { capAccruals } from '#domains/cap/tables.ts';
import { MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import { buyOut } from '#domains/contracts/store/buyouts.ts';
import { decideOffers } from '#domains/contracts/store/decisions.ts';
import { arrive, makeOffer } from '#domains/contracts/store/offers.ts';
import { finishOldTalks, offerInTalk, openTalk, talkInProgress } from '#domains/contracts/store/talks.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { handOutPicks } from '#domains/draft/store/picks.ts';
import { transactionsBalance } from '#domains/finances/checks.ts';
import { payDay } from '#domains/finances/store/pay-day.ts';
import { arbitrate } from '#domains/free-agency/store/ai-arbitration.ts';
import { answerSheets } from '#domains/free-agency/store/ai-sheets.ts';
import { chooseAward, electArbitration, walkAwayFromAward } from '#domains/free-agency/store/arbitration.ts';
import { casesOf } from '#domains/free-agency/store/cases.ts';
import { answerSheet, sendOfferSheet, waitingSheets } from '#domains/free-agency/store/offer-sheets.ts';
import { qualify, signQualified, withdrawQualifying } from '#domains/free-agency/store/restricted.ts';
import { restrictedFreeAgents } from '#domains/free-agency/tables.ts';
import { players } from '#domains/player/tables.ts';
import { oneTeamOneContract } from '#domains/roster/checks.ts';
import { claimPlayer, movePlayer, settleWaivers } from '#domains/roster/store/moves.ts';
import { waivers } from '#domains/roster/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { LEVELS } from '#engine/player/skills.ts';
import { knownSecret } from '#engine/secret.ts';
import { readWorld } from '#platform/clock/state.ts';
import { pastDeadlocks } from '#platform/database/deadlock.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makePlayer, makeRoster } from '../../../tests/factories/player.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const SEASON = 3;
const FIRST_DAY = 59;
const LAST_DAY = 63;
const LENGTH = 40;
const COMMANDS = Number(process.env.COMMANDS ?? 320);

const { db, world: made, goTo, inRows } = testWorld({ season: SEASON, day: FIRST_DAY, connections: 8 });
let managers: { clubId: number; teamId: number; userId: number; now: Date }[];
/** Players the commands are about. */
let people: number[];
let today = FIRST_DAY;
beforeAll(async () => {
  const { leagueIds, season } = made;
  managers = [];
  for (const [index, name] of ['Mia', 'Ole', null].entries()) {
    const clubId = index + 1;
    const userId = name ? await makeUser(db, { name }) : null;
    await makeClub(db, { id: clubId, leagueIds, season, managerId: userId });
    for (const level of [1, 2, 3]) await makeRoster(db, clubId * 10 + level, { birthSeason: SEASON - 16 - 3 * level });
    if (userId) managers.push({ clubId, teamId: clubId * 10 + 1, userId, now: new Date('2026-01-01T13:00:00Z') });
  }
  const stars = [];
  for (const clubId of [1, 2, 3]) {
    for (const [index, age] of [22, 24, 28, 33].entries()) {
      const teamId = clubId * 10 + 1;
      const rest = { jerseyNumber: 60 + index, skill: 66 + index, birthSeason: SEASON - age };
      stars.push(await makePlayer(db, { teamId, ...rest }));
    }
  }
  const free = [];
  for (const skill of [60, 66, 72]) {
    free.push(await makePlayer(db, { teamId: null, skill, birthSeason: SEASON - 28, freeAgentSince: SEASON }));
  }
  people = [...stars, ...free];
  await inRows((rows) => handOutPicks(rows, SEASON + 1));
});

const flat = (salary: number, seasons: number) => {
  return { salaries: Array<number>(seasons).fill(salary), signingBonus: 0, clause: 'none' as const };
};

const command = fc.record({
  does: fc.constantFrom(
    ...(['talk', 'talk', 'offer', 'move', 'move', 'claim', 'buy-out', 'qualify', 'qualify'] as const),
    ...(['sheet', 'sheet', 'answer', 'at-once', 'morning'] as const),
    ...([
      'qualify',
      'qualify',
      'elect',
      'elect',
      'elect',
      'elect',
      'elect',
      'choose',
      'hear',
      'hear',
      'hear',
      'walk-away',
    ] as const),
    ...(['withdraw', 'morning', 'morning'] as const),
  ),
  who: fc.nat(1),
  on: fc.nat(14),
  salary: fc.integer({ min: 700_000, max: 16_000_000 }),
  seasons: fc.integer({ min: 1, max: 8 }),
  level: fc.constantFrom(...LEVELS),
});
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** Restores the start: every player with his team, one contract each, the stars on long, expensive ones. */
async function reset(): Promise<void> {
  const tables =
    'contract_talk_logs, contract_talks, free_agent_offers, arrivals, waiver_claims, waivers, arbitrations, offer_sheets, restricted_free_agents, cap_charges, cap_accruals, contracts, news, notifications, ledger_entries, ledger_transactions';
  await db.execute(sql.raw(`truncate ${tables} cascade`));
  await db.execute(sql`update draft_picks set owner_club_id = original_club_id`);
  await db.execute(sql`
    update players p set team_id = m.team_id, status = 'club', jersey_number = m.jersey_number from (
      select distinct on (player_id) player_id, team_id, jersey_number from team_players order by player_id, from_day, team_id
    ) m where m.player_id = p.id`);
  await db.execute(sql`delete from team_players where from_day > 1`);
  await db.execute(sql`update team_players set to_day = null`);
  await db.execute(sql`
    update players set team_id = null, status = 'free', jersey_number = null
    where id not in (select player_id from team_players)`);
  const everybody = await db.select({ id: players.id, teamId: players.teamId }).from(players);
  await db.insert(contracts).values(
    everybody.flatMap(({ id: playerId, teamId }) => {
      if (teamId === null) return [];
      const index = people.indexOf(playerId);
      const [to, salary] = index < 0 ? [SEASON + 1, 775_000] : [SEASON + Math.max(0, (index % 4) - 1), 5_500_000];
      const salaries = Array<number>(to - SEASON + 1).fill(salary);
      const terms = { fromSeason: SEASON, toSeason: to, salary, salaries, kind: 'standard' as const };
      return [{ playerId, clubId: Math.floor(teamId / 10), ...terms, signedAt: SEASON * 63 }];
    }),
  );
  await setDay(FIRST_DAY);
}

async function setDay(day: number): Promise<void> {
  today = day;
  await goTo(day);
}

async function morning(): Promise<boolean> {
  if (today === LAST_DAY) return false;
  await setDay(today + 1);
  const day = { season: SEASON, day: today, absoluteDay: SEASON * 63 + today, secret: knownSecret(7) };
  // The clock retries a step that the database aborted in favor of a manager's command.
  await pastDeadlocks(() =>
    inRows(async (rows) => {
      await arrive(rows, day);
      await finishOldTalks(rows, day.absoluteDay);
      await decideOffers(rows, day);
      await settleWaivers(rows, day);
      await answerSheets(rows, day);
      await signQualified(rows, day);
      await accrueDay(rows, day);
      await payDay(rows, day);
    }),
  );
  return true;
}

/** @returns whether the command was allowed. */
async function take({ does, who, on, salary, seasons, level }: Command): Promise<boolean> {
  const manager = managers[who];
  // Each club has four of them, and the free agents come last; sometimes a manager reaches for another club's player.
  const own = people[on < 12 ? who * 4 + (on % 4) : on - 12];
  const free = people[12 + (on % 3)];
  if (!manager || own === undefined || free === undefined) return false;
  const about = { ...manager, playerId: own };
  const terms = flat(salary, seasons);
  const wasDone = async (command: Promise<{ ok: boolean } | null>) => (await command)?.ok ?? false;
  const restricted = await db.select().from(restrictedFreeAgents);
  const held = restricted.map(({ playerId }) => playerId);
  const ofClub = restricted.find(({ clubId }) => clubId === manager.clubId)?.playerId ?? own;
  const wanted = { ...manager, terms, playerId: held[on % Math.max(1, held.length)] ?? own };
  switch (does) {
    case 'morning':
      return morning();
    case 'offer':
      return wasDone(makeOffer(db, { ...manager, playerId: free, terms }));
    case 'move':
      return wasDone(movePlayer(db, { ...about, to: level }));
    case 'buy-out':
      return wasDone(buyOut(db, about));
    case 'qualify':
      return wasDone(qualify(db, about));
    case 'sheet':
      return wasDone(sendOfferSheet(db, wanted));
    case 'at-once': {
      const other = managers[1 - who] ?? manager;
      const both = [
        sendOfferSheet(db, wanted),
        sendOfferSheet(db, { ...wanted, ...other }),
        electArbitration(db, { ...manager, playerId: ofClub }),
        buyOut(db, about),
      ];
      return (await Promise.all(both)).some((done) => done?.ok);
    }
    case 'elect':
      return wasDone(electArbitration(db, { ...manager, playerId: ofClub }));
    case 'withdraw':
      return wasDone(withdrawQualifying(db, { ...manager, playerId: wanted.playerId }));
    case 'choose': {
      const [open] = await casesOf(pgReader(db));
      return open ? wasDone(chooseAward(db, { ...manager, arbitrationId: open.id, seasons: 1 + (on % 2) })) : false;
    }
    case 'walk-away': {
      const [open] = await casesOf(pgReader(db));
      return open ? wasDone(walkAwayFromAward(db, { ...manager, arbitrationId: open.id })) : false;
    }
    case 'hear': {
      // The hearing belongs to the following season, when the award takes effect.
      const day = { season: SEASON + 1, day: 5 + 2 * (on % 2) };
      const hearing = { ...day, absoluteDay: absoluteDayOf(day), secret: knownSecret(7) };
      const { casesHeard = 0, awardsSigned = 0 } = await inRows((rows) => arbitrate(rows, hearing));
      return casesHeard + awardsSigned > 0;
    }
    case 'claim': {
      const [open] = await db.select({ id: waivers.id }).from(waivers).where(eq(waivers.status, 'open'));
      return open ? wasDone(claimPlayer(db, { ...manager, waiverId: open.id })) : false;
    }
    case 'answer': {
      const sheet = (await waitingSheets(pgReader(db))).find(({ holderClubId }) => holderClubId === manager.clubId);
      if (!sheet) return false;
      return wasDone(answerSheet(db, { ...manager, sheetId: sheet.id, match: seasons % 2 === 0 }));
    }
    case 'talk': {
      await openTalk(db, about);
      const talk = await talkInProgress(pgReader(db), about);
      if (!talk) return false;
      const asked = talk.counter ?? talk.asks[0];
      const offered = seasons % 2 === 0 && asked ? asked : terms;
      const offering = { ...manager, talkId: talk.id, version: talk.version, terms: offered };
      const both = await Promise.all([offerInTalk(db, offering), offerInTalk(db, offering)]);
      return both.some((done) => done?.ok);
    }
  }
}

async function expectOrder(): Promise<void> {
  const state = { db, world: await readWorld(db) };
  for (const check of [oneContractAtATime, oneTeamOneContract, transactionsBalance]) {
    expect((await check.run(state)).faults, check.name).toEqual([]);
  }
  for (const [clubId, cap] of await loadCapStates(pgReader(db), { season: SEASON, day: today })) {
    const sheet = capSheet(cap);
    for (const ahead of [0, 1, 2]) expect(overBy(sheet, ahead, today), `club ${clubId}`).toBeLessThanOrEqual(0);
  }
  const counts = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${contracts} c
      join players p on p.id = c.player_id left join teams t on t.id = p.team_id
    where c.from_season <= ${SEASON} and c.to_season >= ${SEASON} and t.level is distinct from 'U21' group by c.club_id`);
  for (const { count } of counts.rows) expect(count).toBeLessThanOrEqual(MAX_CONTRACTS);
  const counted = await db.select().from(capAccruals);
  for (const { days } of counted) expect(days).toBe(today - FIRST_DAY);
  const paid = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ledger_transactions where kind = 'wages' group by season, day`);
  for (const { count } of paid.rows) expect(count).toBe(3);
}

const sequence = fc.array(command, { minLength: LENGTH, maxLength: LENGTH });
const runs = (perRun: number) => ({
  numRuns: Math.max(1, Math.round(COMMANDS / perRun)),
  endOnFailure: true,
  seed: 37,
});

it('random sequences leave every club legal, no player with two contracts, and no day charged twice', {
  timeout: 3_600_000,
}, async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(sequence, async (commands) => {
      await reset();
      for (const each of commands) {
        if (await take(each)) done.set(each.does, (done.get(each.does) ?? 0) + 1);
      }
      await expectOrder();
    }),
    runs(LENGTH),
  );
  // The test means nothing if no command is ever allowed.
  expect([...done.keys()]).toEqual(
    expect.arrayContaining(['talk', 'offer', 'move', 'buy-out', 'qualify', 'sheet', 'elect', 'hear', 'morning']),
  );
});

it('random sequences stay orderly when two managers act at once and the clock keeps running', {
  timeout: 3_600_000,
}, async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(sequence, sequence, async (first, second) => {
      await reset();
      for (const [index, one] of first.entries()) {
        const other = second[index] ?? one;
        // The clock advances one morning at a time.
        const both = [one, other.does === 'morning' ? { ...other, does: 'talk' as const } : other];
        const taken = await Promise.all(both.map((each, who) => take({ ...each, who })));
        taken.forEach((isDone, who) => {
          const does = both[who]?.does ?? '';
          if (isDone) done.set(does, (done.get(does) ?? 0) + 1);
        });
      }
      await expectOrder();
    }),
    runs(2 * LENGTH),
  );
  expect([...done.keys()]).toEqual(expect.arrayContaining(['talk', 'offer', 'move', 'sheet', 'morning']));
});
