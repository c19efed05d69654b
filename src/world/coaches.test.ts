/** Tests thirty seasons of coaches in a world whose results are drawn instead of played. */
import { beforeAll, describe, expect, it } from 'vitest';
import { teams } from '#domains/club/tables.ts';
import { COACHING } from '#domains/coach/store/profession.ts';
import { reviewInSeason, reviewInSummer } from '#domains/coach/store/reviews.ts';
import { rateStaffs } from '#domains/coach/store/staffs.ts';
import { coaches } from '#domains/coach/tables.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { openCompetitions } from '#domains/competition/store/competitions.ts';
import { foundFederations } from '#domains/federation/store/presidents.ts';
import { federationSeasons, federations } from '#domains/federation/tables.ts';
import { COACH_ROLES, FILLED_AFTER_DAYS } from '#domains/job/constants.ts';
import { keyOfEmployer } from '#domains/job/rules.ts';
import { employersOf } from '#domains/job/store/employers.ts';
import { fillOpenJobs } from '#domains/job/store/filling.ts';
import { heldJobs, openJobs } from '#domains/job/store/jobs.ts';
import { foundNationalStaffs, foundStaffs } from '#domains/job/store/newcomers.ts';
import { jobEvents } from '#domains/job/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import { STAFF_EFFECTS } from '#engine/player/staff-effects.ts';
import { Random } from '#engine/random.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { insertPlan } from '#world/creation/plan-rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';

const SEASONS = 30;
const CLUBS = 40;
const secret = knownSecret('coaches');
const rows = new MemoryRows();
const longestEmpty: number[] = [];
const meanSkills: number[] = [];

beforeAll(async () => {
  const plan = planWorld({ size: CLUBS, seed: 5, secret, season: 1 });
  await insertPlan(rows, { ...plan, players: [], pasts: [], contracts: [] });
  await foundStaffs(rows, COACHING, { season: 1, secret });
  await foundFederations(rows, { season: 1, secret });
  await foundNationalStaffs(rows, COACHING, { season: 1, secret });
  const random = new Random('results');
  for (let season = 1; season <= SEASONS; season++) {
    await drawTable(season, random);
    await drawRanking(season, random);
    for (let day = 1; day <= DAYS_PER_SEASON; day++) {
      const when = { season, day, secret, isAnnounced: false };
      if ((await openJobs(rows, { kind: 'coach' })).length > 0) {
        await fillOpenJobs(rows, COACHING, { ...when, isAtOnce: false, fromSeason: season });
        const open = await openJobs(rows, { kind: 'coach' });
        longestEmpty.push(...open.map(({ postedOn }) => absoluteDayOf(when) - postedOn));
      }
      if ([28, 35, 42].includes(day)) await reviewInSeason(rows, when);
    }
    await reviewInSummer(rows, { season, day: DAYS_PER_SEASON, secret, isAnnounced: false, isAtOnce: false });
    await rateStaffs(rows);
    meanSkills.push(await meanOfHolders());
  }
}, 60_000);

/** Draws a table in which clubs finish roughly according to their rosters. */
async function drawTable(season: number, random: Random): Promise<void> {
  const pro = await rows.read(leagues, ['id'], { level: 'PRO' });
  const opened = await openCompetitions(
    rows,
    pro.map(({ id }) => ({
      kind: 'league' as const,
      season,
      level: 'PRO' as const,
      leagueId: id,
      settings: LEAGUE_SETTINGS,
    })),
  );
  for (const { id, leagueId } of opened) {
    const ofLeague = await rows.read(teams, ['id', 'offense', 'defense', 'physical', 'goaltending'], { leagueId });
    const drawn = ofLeague
      .map((team) => ({ ...team, worth: team.offense + team.defense + team.goaltending + random.normal(0, 8) }))
      .sort((a, b) => b.worth - a.worth);
    await rows.insert(
      standings,
      drawn.map((team, index) => ({
        competitionId: id,
        teamId: team.id,
        rank: index + 1,
        place: index + 1,
        points: 90 - index * 3,
      })),
    );
  }
}

/** Draws a ranking in which nations rise and fall by varying amounts. */
async function drawRanking(season: number, random: Random): Promise<void> {
  const known = await rows.read(federations, ['id', 'presidentId']);
  const drawn = known
    .map((one) => ({ ...one, worth: -one.id + random.normal(0, 2) }))
    .sort((a, b) => b.worth - a.worth);
  await rows.insert(
    federationSeasons,
    drawn.map(({ id, presidentId }, index) => {
      return { nationId: id, season, points: 100, rank: index + 1, presidentId, youth: 0, score: 50 };
    }),
  );
}

async function meanOfHolders(): Promise<number> {
  const held = await heldJobs(rows, { kind: 'coach' });
  const known = await rows.read(coaches, ['skills'], { personId: held.map(({ personId }) => personId) }, ['personId']);
  const all = known.flatMap(({ skills }) => skills);
  return all.reduce((sum, skill) => sum + skill, 0) / all.length;
}

describe('thirty seasons of coaches', () => {
  it('replace 20 to 35 percent of head coaches a season', async () => {
    const left = await rows.read(jobEvents, ['season', 'kind'], {
      role: 'head',
      career: 'coach',
      clubId: { isNot: null },
    });
    const changes = left.filter(({ kind }) => kind !== 'hired' && kind !== 'extended').length;
    const share = changes / SEASONS / CLUBS;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.35);
  });

  it('leave no job vacant for more than three days', () => {
    expect(Math.max(...longestEmpty)).toBeLessThan(FILLED_AFTER_DAYS);
  });

  it('replace national head coaches about as often', async () => {
    const of = { role: 'head', career: 'coach', nationId: { isNot: null } } as const;
    const log = await rows.read(jobEvents, ['season', 'kind'], of);
    const nations = (await rows.read(federations, ['id'])).length;
    const share = log.filter(({ kind }) => kind !== 'hired' && kind !== 'extended').length / SEASONS / nations;
    expect(share).toBeGreaterThan(0.12);
    expect(share).toBeLessThan(0.35);
  });

  it('cost a nation at most its budget from the league, unless it has fallen in the ranking', async () => {
    const employers = await employersOf(rows, SEASONS);
    const held = (await heldJobs(rows, { kind: 'coach' })).filter(({ employer }) => employer === 'nation');
    const within = [...Map.groupBy(held, keyOfEmployer)].filter(([key, staff]) => {
      return staff.reduce((sum, { pay }) => sum + pay, 0) <= (employers.get(key)?.frame ?? 0);
    });
    expect(within.length / (await rows.read(federations, ['id'])).length).toBeGreaterThan(0.7);
    // The head coach of the best nation earns less than half of its payroll frame.
    const frames = [...employers.values()].flatMap(({ frame }) => frame ?? []);
    expect(Math.max(...held.map(({ pay }) => pay))).toBeLessThan(Math.max(...frames) * 0.5);
  });

  it('give every club and nation one coach per job, and no coach two jobs', async () => {
    const held = await heldJobs(rows, { kind: 'coach' });
    const open = await openJobs(rows, { kind: 'coach' });
    const places = [...held, ...open].map((job) => `${keyOfEmployer(job)} ${job.role}`);
    const employers = CLUBS + (await rows.read(federations, ['id'])).length;
    expect(new Set(places).size).toBe(places.length);
    expect(places).toHaveLength(employers * COACH_ROLES.length);
    expect(new Set(held.map(({ personId }) => personId)).size).toBe(held.length);
    const retired = new Set((await rows.read(persons, ['id'], { retiredAt: { isNot: null } })).map(({ id }) => id));
    expect(held.filter(({ personId }) => retired.has(personId))).toEqual([]);
  });

  it('keep coaching quality stable, and enough coaches free', async () => {
    expect(Math.abs((meanSkills.at(-1) ?? 0) - (meanSkills[0] ?? 0))).toBeLessThan(4);
    const active = await rows.read(persons, ['id'], { kind: 'coach', retiredAt: null });
    const employers = CLUBS + (await rows.read(federations, ['id'])).length;
    expect(active.length).toBeGreaterThan(employers * 6);
    expect(active.length).toBeLessThan(employers * 9);
  });

  it('do not change a league as a whole', async () => {
    const all = await rows.read(teams, ['leagueId', 'staffEffects', 'coaching']);
    for (const ofLeague of Map.groupBy(all, ({ leagueId }) => leagueId).values()) {
      for (let effect = 0; effect < STAFF_EFFECTS.length; effect++) {
        const sum = ofLeague.reduce((total, { staffEffects }) => total + (staffEffects[effect] ?? 0), 0);
        expect(Math.abs(sum / ofLeague.length)).toBeLessThan(1);
      }
    }
    expect(all.some(({ staffEffects }) => staffEffects.some((effect) => effect >= 3))).toBe(true);
    const mean = all.reduce((sum, { coaching }) => sum + coaching, 0) / all.length;
    expect(mean).toBeGreaterThan(45);
    expect(mean).toBeLessThan(75);
  });
});
