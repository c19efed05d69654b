/** AI clubs judge their coaches: in the summer by what came of the season, and in the middle of it after a collapse. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { FREE_PER_CLUB, JUDGMENT } from '#domains/coach/constants.ts';
import { grown, retires } from '#domains/coach/rules/careers.ts';
import { askFor, fitFor } from '#domains/coach/rules/fit.ts';
import {
  drawTerm,
  isRenewed,
  isSackedInSeason,
  isSackedInSummer,
  ranksBy,
  type Showing,
} from '#domains/coach/rules/judgment.ts';
import { fillOpenJobs } from '#domains/coach/store/hiring.ts';
import { recruitCoaches } from '#domains/coach/store/newcomers.ts';
import { activeCoaches, type KnownCoach, rateStaffs, tiersByClub } from '#domains/coach/store/staffs.ts';
import { coaches } from '#domains/coach/tables.ts';
import { competitionsOf } from '#domains/competition/store.ts';
import {
  type Ending,
  type Extension,
  endJobs,
  extendJobs,
  type HeldJob,
  heldJobs,
  type When,
} from '#domains/job/store/jobs.ts';
import { retirePersons } from '#domains/person/store/persons.ts';
import { standings } from '#domains/season/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Review extends When {
  secret: Secret;
}

/** Numbers of what a review has come to. */
export interface Reviewed {
  heads: number;
  headsChanged: number;
}

/**
 * The summer of all coaches: they grow, some retire, some are dismissed, terms are renewed or run out, and new ones take up the
 * trade. @param isAtOnce every job is filled tonight, as in a past that is being made
 */
export async function reviewInSummer(rows: Rows, review: Review & { isAtOnce: boolean }): Promise<Reviewed> {
  const { season, secret } = review;
  const random = secretRandom(secret, `coaches/${season}`);
  const everybody = await activeCoaches(rows);
  const held = await heldJobs(rows, { kind: 'coach' });
  if (held.length === 0) return { heads: 0, headsChanged: 0 };
  const endings = await endingsOfSummer(rows, { everybody, held, season, random: random.fork('endings') });
  const ended = new Set(endings.map(({ job }) => job.id));
  const extended = await renewalsOf(rows, {
    staying: held.filter(({ id, untilSeason }) => !ended.has(id) && untilSeason <= season),
    everybody,
    season,
    random: random.fork('terms'),
  });
  await endJobs(rows, endings, review);
  await extendJobs(rows, extended, review);
  await ageBy(rows, everybody, { season, random: random.fork('growth') });
  const working = new Set(held.filter(({ id }) => !ended.has(id)).map(({ personId }) => personId));
  const retiring = retiringOf(everybody, { endings, working, season, clubs: held.length / 5, random });
  await retirePersons(
    rows,
    retiring.map(({ personId }) => personId),
    season,
  );
  const free = everybody.length - retiring.length - working.size;
  const wanted = Math.round((held.length / 5) * FREE_PER_CLUB) + endings.length - free;
  await recruitCoaches(rows, { season, wanted, random: random.fork('newcomers') });
  if (review.isAtOnce) await fillEverything(rows, review);
  await rateStaffs(rows);
  const heads = held.filter(({ role }) => role === 'head');
  return { heads: heads.length, headsChanged: endings.filter(({ job }) => job.role === 'head').length };
}

/** Who leaves a job this summer. A manager's coaches leave only by retiring. */
async function endingsOfSummer(
  rows: Rows,
  {
    everybody,
    held,
    season,
    random,
  }: { everybody: readonly KnownCoach[]; held: readonly HeldJob[]; season: number; random: Random },
): Promise<Ending[]> {
  const managed = await managedClubs(rows);
  const showings = await showingsOf(rows, season, 'final');
  const personOf = new Map(everybody.map((coach) => [coach.personId, coach]));
  const byClub = [...Map.groupBy(held, ({ clubId }) => clubId)].sort(([one], [other]) => one - other);
  return byClub.flatMap(([clubId, staff]): Ending[] => {
    const own = random.fork(clubId);
    const showing = showings.get(clubId);
    const isHeadSacked = !managed.has(clubId) && showing !== undefined && isSackedInSummer(showing, own);
    return staff.flatMap((job): Ending[] => {
      const person = personOf.get(job.personId);
      const isRetiring = person && !person.isUser && retires(season - person.birthSeason, own.fork(job.id));
      if (isRetiring) return [{ job, reason: 'retired' }];
      if (managed.has(clubId)) return [];
      if (job.role === 'head' && isHeadSacked) return [{ job, reason: 'dismissed' }];
      if (isHeadSacked && job.role !== 'head' && own.chance(JUDGMENT.together)) return [{ job, reason: 'dismissed' }];
      const isOver = job.untilSeason <= season && !isRenewed(job.role, own);
      return isOver ? [{ job, reason: 'expired' }] : [];
    });
  });
}

/** Terms that are over go on for those who stay; for an absent manager his assistant renews them by a season. */
async function renewalsOf(
  rows: Rows,
  {
    staying,
    everybody,
    season,
    random,
  }: { staying: readonly HeldJob[]; everybody: readonly KnownCoach[]; season: number; random: Random },
): Promise<Extension[]> {
  if (staying.length === 0) return [];
  const managed = await managedClubs(rows);
  const tiers = await tiersByClub(rows);
  const skillsOf = new Map(everybody.map(({ personId, skills }) => [personId, skills]));
  return staying.map((job) => {
    const fit = fitFor(job.role, skillsOf.get(job.personId) ?? []);
    const untilSeason = managed.has(job.clubId) ? season + 1 : drawTerm(season + 1, random.fork(job.id));
    return { job, pay: askFor(job.role, fit, tiers.get(job.clubId) ?? 1), untilSeason };
  });
}

async function ageBy(
  rows: Rows,
  everybody: readonly KnownCoach[],
  { season, random }: { season: number; random: Random },
): Promise<void> {
  await rows.update(
    coaches,
    'personId',
    everybody.map(({ personId, birthSeason, skills }) => ({
      personId,
      skills: grown(skills, season - birthSeason, random.fork(personId)),
    })),
  );
}

/** Who retires: whoever has left his job for that, the old among the free, and of too many free ones the oldest. */
function retiringOf(
  everybody: readonly KnownCoach[],
  {
    endings,
    working,
    season,
    clubs: count,
    random,
  }: { endings: readonly Ending[]; working: ReadonlySet<number>; season: number; clubs: number; random: Random },
): KnownCoach[] {
  const fromJobs = new Set(endings.filter(({ reason }) => reason === 'retired').map(({ job }) => job.personId));
  const free = everybody
    .filter(({ personId, isUser }) => !isUser && !working.has(personId) && !fromJobs.has(personId))
    .sort((a, b) => a.birthSeason - b.birthSeason || a.personId - b.personId);
  const tooMany = Math.max(0, free.length - Math.round(count * FREE_PER_CLUB) - endings.length);
  const old = free.filter(
    ({ personId, birthSeason }, index) =>
      index < tooMany || retires(season - birthSeason, random.fork(`retires ${personId}`)),
  );
  return [...everybody.filter(({ personId }) => fromJobs.has(personId)), ...old];
}

/** Until none is open: who is promoted leaves a job of his own. */
async function fillEverything(rows: Rows, review: Review): Promise<void> {
  const filling = { ...review, isAtOnce: true, fromSeason: review.season + 1 };
  for (let round = 0; round < 4; round++) if ((await fillOpenJobs(rows, filling)) === 0) return;
}

/** In the middle of a season: the AI clubs that have collapsed part with their head coaches. @returns how many. */
export async function reviewInSeason(rows: Rows, review: Review): Promise<number> {
  const { season, day, secret } = review;
  const showings = await showingsOf(rows, season, 'so far');
  const managed = await managedClubs(rows);
  const heads = (await heldJobs(rows, { kind: 'coach' })).filter(({ role }) => role === 'head');
  const sacked = heads.filter(({ clubId }) => {
    const showing = showings.get(clubId);
    if (!showing || managed.has(clubId)) return false;
    return isSackedInSeason(showing, secretRandom(secret, `sacked/${season}/${day}/${clubId}`));
  });
  await endJobs(
    rows,
    sacked.map((job) => ({ job, reason: 'dismissed' as const })),
    review,
  );
  return sacked.length;
}

async function managedClubs(rows: Rows): Promise<ReadonlySet<ClubId>> {
  return new Set((await rows.read(clubs, ['id'], { ownerUserId: { isNot: null } })).map(({ id }) => id));
}

/** Where every club stands in its league, and where its players belong. Three queries. */
async function showingsOf(rows: Rows, season: number, when: 'final' | 'so far'): Promise<Map<ClubId, Showing>> {
  const leagues = await competitionsOf(rows, { season, kind: 'league' });
  const columns = ['competitionId', 'teamId', 'rank', 'points'] as const;
  const table = await rows.read(standings, columns, { competitionId: leagues.map(({ id }) => id) }, ['teamId']);
  const rated = ['id', 'clubId', 'level', 'leagueId', 'offense', 'defense', 'physical', 'goaltending'] as const;
  const first = (await rows.read(teams, rated, { level: 'PRO' })).filter(isOfClub);
  const teamOf = new Map(first.map((team) => [team.id, team]));
  const showings = new Map<ClubId, Showing>();
  for (const ofLeague of Map.groupBy(table, ({ competitionId }) => competitionId).values()) {
    const entries = ofLeague.flatMap(({ teamId, rank, points }) => {
      const team = teamOf.get(teamId);
      return team ? [{ clubId: team.clubId, rank, points, quality: qualityOf(team) }] : [];
    });
    const expected = ranksBy(entries, ({ quality }) => quality);
    const soFar = ranksBy(entries, ({ points }) => points);
    for (const entry of entries) {
      const rank = (when === 'final' ? entry.rank : null) ?? soFar.get(entry) ?? entries.length;
      showings.set(entry.clubId, { rank, expected: expected.get(entry) ?? 1, teams: entries.length });
    }
  }
  return showings;
}

/** What the players of a team are worth, its goalies twice as much as one of its other ratings. */
function qualityOf(team: { offense: number; defense: number; physical: number; goaltending: number }): number {
  return team.offense + team.defense + team.physical / 2 + team.goaltending;
}
