/** AI clubs' reviews of their coaches: in the summer by the season's results, and during the season after a collapse. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { JUDGMENT } from '#domains/coach/constants.ts';
import { isRenewed, isSackedInSeason, isSackedInSummer, ranksBy, type Showing } from '#domains/coach/rules/judgment.ts';
import { COACHING } from '#domains/coach/store/profession.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { type Ending, endJobs, jobsAtClubs, type When } from '#domains/job/store/jobs.ts';
import { type Judged, playSummer, type Summer } from '#domains/job/store/summer.ts';
import { standings } from '#domains/season/tables.ts';
import { managedClubs } from '#domains/seat/store/holders.ts';
import type { ClubId } from '#engine/ids.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Review extends When {
  secret: Secret;
}

/** Results of a summer in numbers. */
export interface Reviewed {
  heads: number;
  headsChanged: number;
}

/** Runs the summer of all coaches: AI clubs judge theirs by the season's results, and the job machine does the rest. */
export async function reviewInSummer(rows: Rows, summer: Summer): Promise<Reviewed> {
  const { season } = summer;
  const showings = await showingsOf(rows, season);
  const { held, endings } = await playSummer(rows, COACHING, summer, (club) => judged(club, showings, season));
  const heads = held.filter(({ role }) => role === 'head');
  return { heads: heads.length, headsChanged: endings.filter(({ job }) => job.role === 'head').length };
}

/** Returns the coaches that an AI club dismisses, and those whose contracts it does not renew. */
function judged(
  { clubId, staff, isManaged, random }: Judged,
  showings: ReadonlyMap<ClubId, Showing>,
  season: number,
): Ending[] {
  if (isManaged) return [];
  const showing = showings.get(clubId);
  const isHeadSacked = showing !== undefined && isSackedInSummer(showing, random);
  return staff.flatMap((job): Ending[] => {
    if (job.role === 'head' && isHeadSacked) return [{ job, reason: 'dismissed' }];
    if (isHeadSacked && job.role !== 'head' && random.chance(JUDGMENT.together)) return [{ job, reason: 'dismissed' }];
    const isOver = job.untilSeason <= season && !isRenewed(job.role, random);
    return isOver ? [{ job, reason: 'expired' }] : [];
  });
}

/** Dismisses the head coaches of AI clubs that have collapsed, in the middle of a season. @returns how many. */
export async function reviewInSeason(rows: Rows, review: Review): Promise<number> {
  const { season, day, secret } = review;
  const showings = await showingsOf(rows, season);
  const managed = await managedClubs(rows);
  const heads = (await jobsAtClubs(rows, { kind: 'coach' })).filter(({ role }) => role === 'head');
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

/** Returns every club's rank in its league, and the rank expected of its players. Three queries. */
async function showingsOf(rows: Rows, season: number): Promise<Map<ClubId, Showing>> {
  const leagues = await competitionsOf(rows, { season, kind: 'league' });
  const columns = ['competitionId', 'teamId', 'place'] as const;
  const table = await rows.read(standings, columns, { competitionId: leagues.map(({ id }) => id) }, ['teamId']);
  const rated = ['id', 'clubId', 'level', 'leagueId', 'offense', 'defense', 'physical', 'goaltending'] as const;
  const first = (await rows.read(teams, rated, { level: 'PRO' })).filter(isOfClub);
  const teamOf = new Map(first.map((team) => [team.id, team]));
  const showings = new Map<ClubId, Showing>();
  for (const ofLeague of Map.groupBy(table, ({ competitionId }) => competitionId).values()) {
    const entries = ofLeague.flatMap(({ teamId, place }) => {
      const team = teamOf.get(teamId);
      return team ? [{ clubId: team.clubId, place, quality: qualityOf(team) }] : [];
    });
    const expected = ranksBy(entries, ({ quality }) => quality);
    for (const entry of entries) {
      const rank = entry.place ?? entries.length;
      showings.set(entry.clubId, { rank, expected: expected.get(entry) ?? 1, teams: entries.length });
    }
  }
  return showings;
}

/** Returns what a team's players are worth, with goaltending counting twice. */
function qualityOf(team: { offense: number; defense: number; physical: number; goaltending: number }): number {
  return team.offense + team.defense + team.physical / 2 + team.goaltending;
}
