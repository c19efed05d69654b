/**
 * `sim -- careers`: seasons of coaches whom nobody plays, at clubs and with nations, in a world whose results are drawn instead of played: how
 * many head coaches change a season, how long they stay, how long jobs are empty, and what they pay.
 */
import { teams } from '#domains/club/tables.ts';
import { COACHING } from '#domains/coach/store/profession.ts';
import { reviewInSeason, reviewInSummer } from '#domains/coach/store/reviews.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { openCompetitions } from '#domains/competition/store.ts';
import { foundFederations } from '#domains/federation/store/presidents.ts';
import { federationSeasons, federations } from '#domains/federation/tables.ts';
import { COACH_ROLES, FILLED_AFTER_DAYS, type JobRole } from '#domains/job/constants.ts';
import { fillOpenJobs } from '#domains/job/store/filling.ts';
import { heldJobs, openJobs } from '#domains/job/store/jobs.ts';
import { foundNationalStaffs, foundStaffs } from '#domains/job/store/newcomers.ts';
import { jobEvents, jobs } from '#domains/job/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import { Random } from '#engine/random.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { insertPlan } from '#world/creation/plan-rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';

const CLUBS = 40;
const REVIEW_DAYS = [28, 35, 42];
/** Share of head coaches who change a season in real professional leagues. */
const WANTED = { least: 0.2, most: 0.35 } as const;
/** The same of national teams, whose coaches are engaged for a tournament or a few: a judgment of ours. */
const NATIONS_WANTED = { least: 0.12, most: 0.35 } as const;

interface Wage {
  role: JobRole;
  first: number;
  last: number;
}

export interface CareersReport {
  seasons: number;
  seed: number;
  /** Share of the head coaches who lost or left their jobs, by season. */
  changed: number[];
  changedMean: number;
  /** The same of the head coaches of nations. */
  nationsChangedMean: number;
  /** Why, as shares of all changes. */
  reasons: Record<string, number>;
  /** Seasons that a head coach stays, of those whose time is over: a tenth stays less, half, and a tenth longer. */
  stays: { short: number; median: number; long: number };
  /** Whole nights that a job of a club or a nation was open at most. */
  longestEmpty: number;
  /** Mean pay a season by job, whole dollars, in the first and in the last season: of clubs, of nations. */
  wages: Wage[];
  nationsWages: Wage[];
  checks: { name: string; value: string; holds: boolean }[];
}

export async function measureCareers({ seasons, seed }: { seasons: number; seed: number }): Promise<CareersReport> {
  const secret = knownSecret(`careers/${seed}`);
  const rows = new MemoryRows();
  const plan = planWorld({ size: CLUBS, seed, secret, season: 1 });
  await insertPlan(rows, { ...plan, players: [], pasts: [], contracts: [] });
  await foundStaffs(rows, COACHING, { season: 1, secret });
  await foundFederations(rows, { season: 1, secret });
  await foundNationalStaffs(rows, COACHING, { season: 1, secret });
  const first = await wagesOf(rows, 'club');
  const nationsFirst = await wagesOf(rows, 'nation');
  const random = new Random(`careers/${seed}`);
  let longestEmpty = 0;
  for (let season = 1; season <= seasons; season++) {
    await drawTables(rows, season, random);
    await drawRanking(rows, season, random);
    for (let day = 1; day <= DAYS_PER_SEASON; day++) {
      const when = { season, day, secret, isAnnounced: false };
      await fillOpenJobs(rows, COACHING, { ...when, isAtOnce: false, fromSeason: season });
      const open = await openJobs(rows, { kind: 'coach' });
      longestEmpty = Math.max(longestEmpty, ...open.map(({ postedOn }) => absoluteDayOf(when) - postedOn));
      if (REVIEW_DAYS.includes(day)) await reviewInSeason(rows, when);
    }
    await reviewInSummer(rows, { season, day: DAYS_PER_SEASON, secret, isAnnounced: false, isAtOnce: false });
  }
  const ends = await endsOfHeads(rows, { clubId: { isNot: null } });
  const nationsEnds = await endsOfHeads(rows, { nationId: { isNot: null } });
  const nations = (await rows.read(federations, ['id'])).length;
  const changed = Array.from(
    { length: seasons },
    (_, index) => ends.filter(({ season }) => season === index + 1).length / CLUBS,
  );
  const reasons = Object.fromEntries(
    [...Map.groupBy(ends, ({ kind }) => kind)].map(([kind, of]) => [kind, of.length / Math.max(1, ends.length)]),
  );
  const over = await rows.read(jobs, ['fromDay', 'endedOn'], {
    role: 'head',
    state: 'ended',
    employer: 'club',
    fromDay: { isNot: null },
  });
  const stays = over
    .map(({ fromDay, endedOn }) => ((endedOn ?? 0) - (fromDay ?? 0)) / DAYS_PER_SEASON)
    .sort((one, other) => one - other);
  const last = await wagesOf(rows, 'club');
  const nationsLast = await wagesOf(rows, 'nation');
  const report = {
    ...{ seasons, seed, changed, reasons, longestEmpty },
    changedMean: changed.reduce((sum, share) => sum + share, 0) / Math.max(1, seasons),
    nationsChangedMean: nationsEnds.length / nations / Math.max(1, seasons),
    stays: { short: quantile(stays, 0.1), median: quantile(stays, 0.5), long: quantile(stays, 0.9) },
    wages: wagesBetween(first, last),
    nationsWages: wagesBetween(nationsFirst, nationsLast),
  };
  return { ...report, checks: checksOf(report) };
}

async function endsOfHeads(rows: MemoryRows, of: { clubId: { isNot: null } } | { nationId: { isNot: null } }) {
  const events = await rows.read(jobEvents, ['season', 'kind'], { ...of, role: 'head', career: 'coach' });
  return events.filter(({ kind }) => kind !== 'hired' && kind !== 'extended');
}

function wagesBetween(first: ReadonlyMap<JobRole, number>, last: ReadonlyMap<JobRole, number>): Wage[] {
  return COACH_ROLES.map((role) => ({ role, first: first.get(role) ?? 0, last: last.get(role) ?? 0 }));
}

/** The last season's wages against the first one's. */
function driftOf(wages: readonly Wage[]): number {
  const total = (which: 'first' | 'last') => wages.reduce((sum, each) => sum + each[which], 0);
  return total('last') / total('first');
}

function checksOf(report: Omit<CareersReport, 'checks'>): CareersReport['checks'] {
  const { changedMean, nationsChangedMean, longestEmpty, wages, nationsWages, stays } = report;
  const [drift, nationsDrift] = [driftOf(wages), driftOf(nationsWages)];
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const isLong = stays.long > 3 * stays.short;
  return [
    {
      name: 'head coaches who change a season',
      value: percent(changedMean),
      holds: changedMean >= WANTED.least && changedMean <= WANTED.most,
    },
    {
      name: 'head coaches of nations who change a season',
      value: percent(nationsChangedMean),
      holds: nationsChangedMean >= NATIONS_WANTED.least && nationsChangedMean <= NATIONS_WANTED.most,
    },
    {
      name: 'days that a job was empty at most',
      value: String(longestEmpty),
      holds: longestEmpty <= FILLED_AFTER_DAYS,
    },
    {
      name: 'careers long and short',
      value: `${stays.short.toFixed(1)} to ${stays.long.toFixed(1)} seasons`,
      holds: isLong,
    },
    { name: 'wages against the first season', value: percent(drift), holds: drift > 0.8 && drift < 1.25 },
    {
      name: 'wages of nations against the first season',
      value: percent(nationsDrift),
      holds: nationsDrift > 0.8 && nationsDrift < 1.25,
    },
  ];
}

/** Nations end near where they were: half of them within two places. */
async function drawRanking(rows: MemoryRows, season: number, random: Random): Promise<void> {
  const known = await rows.read(federations, ['id', 'presidentId']);
  const drawn = known
    .map((one) => ({ ...one, worth: -one.id + random.normal(0, 2) }))
    .sort((one, other) => other.worth - one.worth);
  await rows.insert(
    federationSeasons,
    drawn.map(({ id, presidentId }, index) => {
      return { nationId: id, season, points: 100, rank: index + 1, presidentId, youth: 0, score: 50 };
    }),
  );
}

/** Clubs end where their rosters belong, give or take. */
async function drawTables(rows: MemoryRows, season: number, random: Random): Promise<void> {
  const pro = await rows.read(leagues, ['id'], { level: 'PRO' });
  const opened = await openCompetitions(
    rows,
    pro.map(({ id }) => {
      return { kind: 'league' as const, season, level: 'PRO' as const, leagueId: id, settings: LEAGUE_SETTINGS };
    }),
  );
  for (const { id, leagueId } of opened) {
    const ofLeague = await rows.read(teams, ['id', 'offense', 'defense', 'goaltending'], { leagueId });
    const drawn = ofLeague
      .map((team) => ({ ...team, worth: team.offense + team.defense + team.goaltending + random.normal(0, 8) }))
      .sort((one, other) => other.worth - one.worth);
    await rows.insert(
      standings,
      drawn.map((team, index) => ({ competitionId: id, teamId: team.id, rank: index + 1, points: 90 - index * 3 })),
    );
  }
}

async function wagesOf(rows: MemoryRows, employer: 'club' | 'nation'): Promise<Map<JobRole, number>> {
  const held = (await heldJobs(rows, { kind: 'coach' })).filter((job) => job.employer === employer);
  return new Map(
    [...Map.groupBy(held, ({ role }) => role)].map(([role, of]) => [
      role,
      Math.round(of.reduce((sum, { pay }) => sum + pay, 0) / of.length),
    ]),
  );
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function careersText({
  seasons,
  seed,
  changed,
  reasons,
  stays,
  wages,
  nationsWages,
  checks,
}: CareersReport): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`.padStart(12);
  const table = (whose: string, of: readonly Wage[]) => [
    `${whose.padEnd(11)}${'first season'.padStart(13)}${'last'.padStart(12)}`,
    ...of.map(({ role, first, last }) => `${role.padEnd(12)}${dollars(first)}${dollars(last)}`),
  ];
  return [
    `${seasons} seasons of the coaches of ${CLUBS} clubs and of all nations that nobody manages, seed ${seed}`,
    `head coaches who changed, by season: ${changed.map(percent).join(' ')}`,
    `why: ${Object.entries(reasons)
      .map(([reason, share]) => `${reason} ${percent(share)}`)
      .join(', ')}`,
    `they stay ${stays.short.toFixed(1)} seasons (a tenth), ${stays.median.toFixed(1)} (half), ${stays.long.toFixed(1)} (nine tenths)`,
    '',
    ...table('clubs', wages),
    '',
    ...table('nations', nationsWages),
    '',
    ...checks.map(
      ({ name, value, holds }) => `${name.padEnd(46)}${value.padStart(20)}  ${holds ? 'holds' : 'DOES NOT HOLD'}`,
    ),
  ].join('\n');
}
