import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { teams } from '#domains/club/tables.ts';
import { COACH_SKILLS, EFFECTS, type EffectName } from '#domains/coach/constants.ts';
import { coachSearch } from '#domains/coach/contract.ts';
import { COACHING } from '#domains/coach/store/profession.ts';
import { activeCoaches, growCoaches, rateStaffs } from '#domains/coach/store/staffs.ts';
import { loadBreakdown } from '#domains/coach/views/breakdown.ts';
import { searchCoaches, trackJobs } from '#domains/coach/views/center.ts';
import { loadCoach, loadCoachGames, loadCoachNews, loadCoachStats } from '#domains/coach/views/coach.ts';
import { rankCoaches } from '#domains/coach/views/ranking.ts';
import { balanceOf, post } from '#domains/finances/store/ledger.ts';
import { COACH_ROLES, FILLED_AFTER_DAYS } from '#domains/job/constants.ts';
import { atClub } from '#domains/job/rules.ts';
import { askedOf } from '#domains/job/store/employers.ts';
import { dismiss, extend, hire } from '#domains/job/store/employing.ts';
import { fillOpenJobs } from '#domains/job/store/filling.ts';
import { heldJobs } from '#domains/job/store/jobs.ts';
import { removeStaffLimits, setStaffLimit, staffLimitsOf } from '#domains/job/store/limits.ts';
import { payStaffs } from '#domains/job/store/payroll.ts';
import { jobs } from '#domains/job/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { Random } from '#engine/random.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeCoach, makeOpenJob } from '../../../tests/factories/coach.ts';
import { makeResult } from '../../../tests/factories/game.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { undone } from '../../../tests/factories/undone.ts';

const { it, db, world, ids } = testWorld({ clubs: ['Manager', 2] });
const [manager] = ids('Manager');
/** Rolled back after each test. */
const inTransaction = (work: (tx: Transaction) => Promise<void>) => undone(db, work);
let head: number;
beforeAll(async () => {
  const { season } = world;
  await makeResult(db, { day: 8, homeTeamId: 11, awayTeamId: 21, score: [4, 1] });
  for (const role of COACH_ROLES) {
    const skill = role === 'offense' ? 80 : 60;
    const id = await makeCoach(db, { lastname: `One ${role}`, skill, job: { clubId: 1, role } });
    if (role === 'head') head = id;
    if (role !== 'goalie') await makeCoach(db, { lastname: `Two ${role}`, skill: 60, job: { clubId: 2, role } });
  }
  await db.transaction((tx) =>
    post(pgRows(tx), [
      {
        key: 'gift',
        kind: 'opening',
        params: {},
        season,
        day: 1,
        entries: [
          { account: 'club:1', amount: 5_000_000 },
          { account: 'world:league', amount: -5_000_000 },
        ],
      },
    ]),
  );
});

const OWN = { employer: { at: atClub(1), tier: 1 }, season: 3, day: 10 };
const OTHER = { ...OWN, employer: { at: atClub(2), tier: 1 } };

describe('a coaching staff', () => {
  it('makes its players improve faster where its coach is better, and slower where he is worse', async ({ tx }) => {
    await rateStaffs(pgRows(tx));
    const rated = await rowsOf(tx, teams, { level: 'PRO' });
    const [own, other] = rated.map(({ staffEffects }) => staffEffects);
    expect(own?.[0]).toBeGreaterThan(0);
    expect(other?.[0]).toBe(-(own?.[0] ?? 0));
    // Club 2 has no goalie coach.
    expect(own?.[2]).toBeGreaterThan(0);
    expect(own?.[1]).toBe(0);
    expect(rated[0]?.coaching).toBeGreaterThan(rated[1]?.coaching ?? 0);
  });

  it('is paid once every morning, and the club pays what its coaches get', async ({ tx }) => {
    const rows = pgRows(tx);
    await makeCoach(tx, { lastname: 'User', userId: manager, job: { clubId: 2, role: 'goalie', pay: 126_000 } });
    await payStaffs(rows, { season: 3, day: 10 });
    await payStaffs(rows, { season: 3, day: 10 });
    expect(await balanceOf(tx, 'club:1')).toBe(5_000_000 - 5 * 10_000);
    expect(await balanceOf(tx, 'club:2')).toBe(-4 * 10_000 - 2_000);
    expect(await balanceOf(tx, 'world:staff')).toBe(90_000);
    const { rows: purse } = await tx.execute<{ sum: number }>(
      `select sum(amount)::int as sum from ledger_entries where account like 'person:%'`,
    );
    expect(purse[0]?.sum).toBe(2_000);
  });
});

describe('a manager', () => {
  it('hires a free coach for an open job, at his ask or up to twice as much', async ({ tx }) => {
    const personId = await makeCoach(tx, { lastname: 'Free', skill: 70 });
    await dismiss(tx, COACHING, { ...OWN, role: 'goalie' });
    const terms = { ...OWN, role: 'goalie', personId, untilSeason: 4 } as const;
    expect(await hire(tx, COACHING, { ...terms, pay: 1 })).toMatchObject({ code: 'job.wants-more' });
    expect(await hire(tx, COACHING, { ...terms, pay: 1_000_000, untilSeason: 9 })).toMatchObject({
      code: 'job.bad-terms',
    });
    expect(await hire(tx, COACHING, { ...terms, pay: 1_000_000 })).toMatchObject({ code: 'job.pays-too-much' });
    expect(await hire(tx, COACHING, { ...terms, pay: 400_000 })).toEqual({ ok: true });
    expect(await hire(tx, COACHING, { ...terms, pay: 400_000 })).toMatchObject({ code: 'job.job-is-taken' });
  });

  it('cannot hire a user who has not applied, an unknown coach, or a coach for a filled job', async ({ tx }) => {
    await dismiss(tx, COACHING, { ...OWN, role: 'goalie' });
    const terms = { ...OWN, role: 'goalie', pay: 9_000_000, untilSeason: 4 } as const;
    expect(await hire(tx, COACHING, { ...terms, personId: head })).toMatchObject({ code: 'job.is-taken' });
    const user = await makeCoach(tx, { lastname: 'User', userId: manager });
    expect(await hire(tx, COACHING, { ...terms, personId: user })).toMatchObject({ code: 'job.is-users' });
    expect(await hire(tx, COACHING, { ...terms, personId: 999_999 })).toMatchObject({ code: 'person.unknown' });
  });

  it('pays half the rest of a contract when they fire a coach, and cannot fire one they cannot pay', async ({ tx }) => {
    // Two seasons and 53 days of 10,000 dollars.
    expect(await dismiss(tx, COACHING, { ...OWN, role: 'head' })).toEqual({ ok: true });
    expect(await balanceOf(tx, 'club:1')).toBe(5_000_000 - (179 * 10_000) / 2);
    expect(await dismiss(tx, COACHING, { ...OWN, role: 'head' })).toMatchObject({ code: 'job.not-held' });
    expect(await dismiss(tx, COACHING, { ...OTHER, role: 'head' })).toMatchObject({ code: 'job.too-dear' });
    const said = await rowsOf(tx, news, { kind: 'job-ended' });
    expect(said.map(({ params }) => params)).toMatchObject([{ person: 'Lars One head', reason: 'dismissed' }]);
  });

  it('extends contracts, never to an earlier end', async ({ tx }) => {
    const terms = { ...OWN, role: 'head', pay: 900_000 } as const;
    expect(await extend(tx, COACHING, { ...terms, untilSeason: 4 })).toMatchObject({ code: 'job.bad-terms' });
    expect(await extend(tx, COACHING, { ...terms, pay: 50_000_000, untilSeason: 6 })).toMatchObject({
      code: 'job.pays-too-much',
    });
    expect(await extend(tx, COACHING, { ...terms, untilSeason: 6 })).toEqual({ ok: true });
    const job = await rowOf(tx, jobs, { personId: head });
    expect(job).toMatchObject({ pay: 900_000, untilSeason: 6, state: 'held' });
  });
});

const night = (day: number) => ({
  season: 3,
  day,
  secret: world.secret,
  isAnnounced: true,
  isAtOnce: false,
  fromSeason: 3,
});

describe('an open job', () => {
  it('at a club without a manager is filled on the second night, otherwise by the assistant on the third', async ({
    tx,
  }) => {
    const rows = pgRows(tx);
    await makeCoach(tx, { lastname: 'Free', skill: 50 });
    await makeCoach(tx, { lastname: 'Other', skill: 50 });
    await makeOpenJob(tx, { clubId: 2, role: 'goalie', postedOn: 3 * 63 + 10 });
    await dismiss(tx, COACHING, { ...OWN, role: 'youth' });
    expect(await fillOpenJobs(rows, COACHING, night(11))).toBe(0);
    expect(await fillOpenJobs(rows, COACHING, night(12))).toBe(1);
    expect(await fillOpenJobs(rows, COACHING, night(10 + FILLED_AFTER_DAYS))).toBe(1);
    const said = await rowsOf(tx, notifications, { kind: 'job-filled' });
    expect(said).toHaveLength(1);
    expect((await rowsOf(tx, jobs, { state: 'open' })).length).toBe(0);
  });
});

describe('the assistant of a manager who is away', () => {
  const filled = (tx: Transaction) => fillOpenJobs(pgRows(tx), COACHING, night(10 + FILLED_AFTER_DAYS));
  const youth = async (tx: Transaction) => {
    const [job] = await tx
      .select({ lastname: persons.lastname, pay: jobs.pay })
      .from(jobs)
      .innerJoin(persons, eq(persons.id, jobs.personId))
      .where(and(eq(jobs.clubId, 1), eq(jobs.role, 'youth'), eq(jobs.state, 'held')));
    return job;
  };
  /** Makes two free coaches, the better one more expensive, and an open job. */
  const open = async (tx: Transaction) => {
    await makeCoach(tx, { lastname: 'Dear', skill: 80 });
    await makeCoach(tx, { lastname: 'Cheap', skill: 30 });
    await dismiss(tx, COACHING, { ...OWN, role: 'youth' });
  };
  const limit = (tx: Transaction, most: number | null, userId = manager) =>
    setStaffLimit(tx, { clubId: 1, userId, most });

  it.each([
    ['the best, without a limit', null, 'Dear'],
    // The coach the manager dismissed is free as well, and asks for less than the best.
    ['the best within the limit', 150_000, 'One youth'],
    ['the cheapest, when all ask for more', 0, 'Cheap'],
  ])('hires %s, and never below the ask', (_, most, lastname) =>
    inTransaction(async (tx) => {
      await open(tx);
      await limit(tx, most);
      expect(await filled(tx)).toBe(1);
      const hired = await youth(tx);
      expect(hired?.lastname).toBe(lastname);
      const fit = { Dear: 80, 'One youth': 60, Cheap: 30 }[lastname] ?? 0;
      expect(hired?.pay).toBe(askedOf(COACHING, OWN.employer, { role: 'youth', fit }));
    }),
  );

  it('is not bound by a former manager’s instructions, or by a manager whose account is deleted', async ({ tx }) => {
    await open(tx);
    await limit(tx, 0, manager + 1000);
    expect(await staffLimitsOf(pgRows(tx))).toEqual(new Map());
    await filled(tx);
    expect((await youth(tx))?.lastname).toBe('Dear');
    await limit(tx, 1000);
    expect([...(await staffLimitsOf(pgRows(tx)))]).toEqual([[1, 1000]]);
    await removeStaffLimits(tx, manager);
    expect(await staffLimitsOf(pgRows(tx))).toEqual(new Map());
  });
});

describe('the off-season', () => {
  it('teaches assistants what their own head coach is better at, whichever of the two leaves then', async ({ tx }) => {
    const rows = pgRows(tx);
    const held = await heldJobs(rows, { kind: 'coach' });
    const before = (await activeCoaches(rows)).map((coach) =>
      coach.personId === head ? { ...coach, skills: COACH_SKILLS.map(() => 99) } : coach,
    );
    const summer = async (of: typeof held) => {
      await growCoaches(rows, before, { season: 3, held: of, random: new Random('summer') });
      return new Map((await activeCoaches(rows)).map(({ personId, skills }) => [personId, skills]));
    };
    const [alone, taught] = [await summer([]), await summer(held)];
    const more = held.map(({ personId, clubId }) => {
      const sum = (skills: readonly number[] = []) => skills.reduce((all, skill) => all + skill, 0);
      return { personId, clubId, points: sum(taught.get(personId)) - sum(alone.get(personId)) };
    });
    for (const { personId, clubId, points } of more) {
      if (clubId === 1 && personId !== head) expect(points).toBeGreaterThan(5);
      // The head coach has no mentor, and the other club's coaches are equally good.
      else expect(points).toBe(0);
    }
    expect(more.filter(({ points }) => points > 0)).toHaveLength(COACH_ROLES.length - 1);
  });
});

describe('the Coach center', () => {
  it('finds coaches by skills, and shows what they ask', async () => {
    const asked = coachSearch.parse({ role: 'offense', atLeast: '70', free: 'false' });
    const { data } = await searchCoaches(db, asked, { season: 3, employer: OWN.employer });
    expect(data.map(({ person, roleFit }) => [person.lastname, roleFit])).toEqual([['One offense', 80]]);
    expect(data[0]?.ask).toBeGreaterThan(300_000);
    const free = await searchCoaches(db, coachSearch.parse({ free: 'true' }), {
      season: 3,
      employer: OWN.employer,
    });
    expect(free.data).toEqual([]);
  });

  it('breaks down a coach’s fit against the current holder’s, and shows what would change', async ({ tx }) => {
    const db = tx as never;
    const personId = await makeCoach(tx, { lastname: 'Better', skill: 75 });
    const asked = { personId, role: 'defense', at: atClub(1), season: 3 } as const;
    const view = await loadBreakdown(db, asked);
    expect(view).toMatchObject({
      fits: COACH_ROLES.map(() => 75),
      employer: { of: 'club', team: { id: 11 } },
      candidate: { roleFit: 75, coach: { person: { lastname: 'Better' } } },
      holder: { roleFit: 60, coach: { person: { lastname: 'One defense' } } },
      // Of the two clubs of the league.
      ordinary: { roleFit: 60, values: COACH_SKILLS.map(() => 60) },
      change: { team: { id: 11 } },
    });
    expect(view?.candidate.specials).toMatchObject([{ special: 'teacher', effects: [{ effect: 'defense' }] }]);
    // The preview matches the effects after he is hired.
    await rateStaffs(pgRows(tx));
    const rated = async () => {
      const team = await rowOf(tx, teams, { id: 11 });
      return team.staffEffects;
    };
    const inOrder = (effects: Readonly<Record<EffectName, number>> | undefined) =>
      EFFECTS.map((effect) => effects?.[effect]);
    expect(inOrder(view?.change?.before)).toEqual(await rated());
    await dismiss(tx, COACHING, { ...OWN, role: 'defense' });
    const terms = { ...OWN, role: 'defense', personId, pay: 600_000, untilSeason: 4 } as const;
    expect(await hire(tx, COACHING, terms)).toEqual({ ok: true });
    await rateStaffs(pgRows(tx));
    expect(inOrder(view?.change?.after)).toEqual(await rated());
    expect(view?.change?.after.defense).toBeGreaterThan(view?.change?.before.defense ?? 99);
  });

  it('compares no coach with himself or without a staff, and knows who is not a coach', async ({ tx }) => {
    const db = tx as never;
    const own = await loadBreakdown(db, { personId: head, role: 'head', at: atClub(1), season: 3 });
    expect(own?.holder).toBeNull();
    expect(own?.change?.after).toEqual(own?.change?.before);
    // A coach who changes jobs within the staff leaves his own vacant.
    const moved = await loadBreakdown(db, { personId: head, role: 'defense', at: atClub(1), season: 3 });
    expect(moved?.holder?.coach.person.lastname).toBe('One defense');
    expect(moved?.change?.after.gamePlan).toBeLessThan(moved?.change?.before.gamePlan ?? -99);
    const vacant = await loadBreakdown(db, { personId: head, role: 'goalie', at: atClub(2), season: 3 });
    expect(vacant?.holder).toBeNull();
    const alone = await loadBreakdown(db, { personId: head, role: 'head', at: null, season: 3 });
    expect(alone).toMatchObject({ employer: null, holder: null, ordinary: null, change: null });
    expect(await loadBreakdown(db, { personId: head, role: 'head', at: atClub(77), season: 3 })).toMatchObject({
      employer: null,
      change: null,
    });
    expect(await loadBreakdown(db, { personId: 999_999, role: 'head', at: null, season: 3 })).toBeNull();
  });

  it('ranks head coaches by wins, with their current teams', async ({ tx }) => {
    // He coached the other team until the day before that game, and has had no job since.
    const before = await makeCoach(tx, { lastname: 'Before' });
    const past = { clubId: 2, role: 'head' as const, personId: before, pay: 1, postedOn: 1 };
    await tx
      .insert(jobs)
      .values({ ...past, kind: 'coach', employer: 'club', state: 'ended', fromDay: 1, endedOn: 3 * 63 + 7 });
    const ranked = await rankCoaches(tx as never);
    expect(ranked.map(({ rank, person }) => [rank, person.lastname])).toEqual([
      [1, 'One head'],
      [2, 'Two head'],
    ]);
    expect(ranked[0]).toMatchObject({ employer: { of: 'club', team: { clubId: 1 } }, record: { games: 1, wins: 1 } });
    expect(ranked[1]?.record).toMatchObject({ wins: 0, losses: 1, goalsFor: 1, goalsAgainst: 4 });
    // A coach keeps his wins after leaving the job, until he retires.
    await changeRows(tx, jobs, { personId: head }, { state: 'ended', endedOn: 3 * 63 + 9 });
    expect((await rankCoaches(tx as never))[0]).toMatchObject({ rank: 1, employer: null, record: { wins: 1 } });
    await changeRows(tx, persons, { id: head }, { retiredAt: 3 });
    expect((await rankCoaches(tx as never)).map(({ person }) => person.lastname)).toEqual(['Two head']);
  });

  it('lists hires and departures', async () => {
    await db.transaction(async (tx) => {
      const personId = await makeCoach(tx, { lastname: 'Newest', skill: 40 });
      const job = await makeOpenJob(tx, { clubId: 2, role: 'goalie' });
      expect(job).toBeGreaterThan(0);
      const hired = { ...OTHER, role: 'goalie', personId, pay: 100_000, untilSeason: 3 } as const;
      expect(await hire(tx, COACHING, hired)).toEqual({ ok: true });
    });
    const { data } = await trackJobs(db, { season: undefined, league: 1, page: 1 }, 3);
    expect(data.events).toMatchObject([{ kind: 'hired', role: 'goalie', person: { lastname: 'Newest' } }]);
    const elsewhere = await trackJobs(db, { season: undefined, league: 2, page: 1 }, 3);
    expect(elsewhere.data.events).toEqual([]);
  });
});

describe('the page of a head coach', () => {
  it('counts his first team’s games from the day after his hiring', async () => {
    const view = await loadCoach(db, head, 3);
    expect(view?.stints).toMatchObject([{ role: 'head', record: { games: 1, wins: 1, goalsFor: 4 }, toSeason: null }]);
    const stats = await loadCoachStats(db, head, 3);
    expect(stats?.seasons).toMatchObject([{ season: 3, stage: 'regular', record: { games: 1, losses: 0 } }]);
    const games = (stage: 'playoffs' | undefined) =>
      loadCoachGames(db, head, { season: undefined, stage, present: 3, now: new Date(), page: 1 });
    expect((await games('playoffs'))?.data.games, 'those of the playoffs').toEqual([]);
    const log = await games(undefined);
    expect(log?.data.games).toMatchObject([{ result: 'W', role: 'head', chance: null, moves: [] }]);
    expect(log?.pagination).toEqual({ currentPage: 1, totalPages: 1, total: 1 });
    expect(await loadCoach(db, 999_999, 3)).toBeNull();
  });

  it('shows his news at any club, and his club’s games since he was hired', async ({ tx }) => {
    const streak = (season: number, clubId: number): NewsEntry => ({
      season,
      day: 9,
      kind: 'streak',
      clubId,
      params: { teamId: clubId * 10 + 1, team: 'Team', streak: 'winning', games: 5, other: 'Other' },
    });
    const who = { person: 'Lars One head', personId: head, team: 'Team' };
    await writeNews(pgRows(tx), [
      streak(0, 1),
      { season: 1, day: 1, kind: 'hired', clubId: 2, personId: head, params: { ...who, role: 'head' } },
      streak(3, 1),
      streak(3, 2),
    ]);
    const found = await loadCoachNews(tx, head, { season: 3, before: undefined });
    expect(found?.page.items.map(({ kind, season }) => [kind, season])).toEqual([
      ['streak', 3],
      ['hired', 1],
    ]);
    const assistant = await makeCoach(tx, { lastname: 'Nobody' });
    expect((await loadCoachNews(tx, assistant, { season: 3, before: undefined }))?.page.items).toEqual([]);
  });
});
