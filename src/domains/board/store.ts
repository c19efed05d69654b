/** Board goals, set on the first morning of a season, and verdicts when it is over. */
import { COURSE_SEASONS, type Goal, PLANNED_SEASONS } from '#domains/board/constants.ts';
import {
  type Course,
  confidenceOf,
  courseOf,
  isReached,
  type Outcome,
  type Place,
  placeFor,
  plannedGoals,
  reasonsOf,
  verdictOn,
} from '#domains/board/rules.ts';
import { boardGoals } from '#domains/board/tables.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { competitions } from '#domains/competition/tables.ts';
import { financesOf } from '#domains/finances/store/club-finances.ts';
import { clubNights } from '#domains/finances/store/nights.ts';
import { movedIn } from '#domains/finances/store/results.ts';
import { leagues } from '#domains/league/tables.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { standings } from '#domains/season/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { ClubId, LeagueId, UserId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Number of seasons a board remembers. */
const REMEMBERED = 8;

/**
 * Sets the missing goals of this season and the next ones. Goals of promoted and relegated clubs are set again; all others stay as announced.
 * Managers are notified of the goal for the season that begins.
 */
export async function setGoals(rows: Rows, { season }: { season: number }): Promise<void> {
  const moved = new Set(await movedIn(rows, season - 1));
  const planned = Array.from({ length: PLANNED_SEASONS }, (_, ahead) => season + ahead);
  const known = await rows.read(boardGoals, ['clubId', 'season', 'goal'], { season: planned }, ['clubId', 'season']);
  const standing = new Map(
    known.filter(({ clubId }) => !moved.has(clubId)).map((row) => [`${row.clubId}/${row.season}`, row.goal]),
  );
  const placeOf = await places(rows);
  const nights = [...(await clubNights(rows, { season })).values()];
  const ofLeague = Map.groupBy(nights, ({ leagueId }) => leagueId);
  const wanted = [...ofLeague].flatMap(([leagueId, inLeague]) => {
    const ranked = inLeague.toSorted(
      (one, other) => other.facts.expectedShare - one.facts.expectedShare || one.clubId - other.clubId,
    );
    return ranked.flatMap(({ clubId, managerId }, index) =>
      plannedGoals(index + 1, placeOf(leagueId)).map((goal, ahead) => ({
        clubId,
        managerId,
        season: season + ahead,
        goal: standing.get(`${clubId}/${season + ahead}`) ?? goal,
      })),
    );
  });
  await rows.merge(
    boardGoals,
    wanted.map(({ clubId, season: of, goal }) => ({ clubId, season: of, goal })),
    { key: ['clubId', 'season'], set: ['goal'] },
  );
  await notify(
    rows,
    wanted.flatMap(({ managerId, season: of, goal }): Notice[] =>
      managerId === null || of !== season
        ? []
        : [{ userId: managerId, channel: 'news', kind: 'board-goal', params: { season, goal } }],
    ),
  );
}

/** Judges a completed season: whether goals were reached, and what that means for the clubs' managers. Runs once a season. */
export async function judgeSeason(rows: Rows, { season }: { season: number }): Promise<void> {
  const goals = await rows.read(boardGoals, ['clubId', 'goal'], { season, change: null }, ['clubId']);
  if (goals.length === 0) return;
  const outcomes = await outcomesOf(rows, season);
  const managers = await managersOf(
    rows,
    goals.map(({ clubId }) => clubId),
  );
  const judged = goals.flatMap(({ clubId, goal }) => {
    const known = outcomes.get(clubId);
    if (!known) return [];
    const { outcome, place } = known;
    const userId = managers.get(clubId) ?? null;
    const reached = isReached(goal, outcome);
    return [{ clubId, season, goal, isReached: reached, change: verdictOn(goal, outcome, place), userId }];
  });
  await rows.merge(boardGoals, judged, { key: ['clubId', 'season'], set: ['isReached', 'change', 'userId'] });
  const managed = judged.flatMap(({ userId, ...verdict }) => (userId === null ? [] : [{ ...verdict, userId }]));
  const confidences = await confidencesOf(rows, managed);
  await notify(
    rows,
    managed.map(({ clubId, userId, goal, isReached: reached }): Notice => {
      const confidence = confidences.get(clubId)?.confidence ?? 0;
      const params = { season, goal, isReached: reached, confidence };
      return { userId, channel: 'news', kind: 'board-verdict', params };
    }),
  );
}

/** Returns the boards' confidence in their managers, with the reasons. Two reads. */
export async function confidencesOf(rows: RowReader, managed: readonly { clubId: ClubId; userId: UserId }[]) {
  const clubIds = managed.map(({ clubId }) => clubId);
  const all = await rows.read(
    boardGoals,
    ['clubId', 'userId', 'season', 'goal', 'isReached', 'change'],
    { clubId: clubIds, change: { isNot: null } },
    ['clubId', 'season'],
  );
  const finances = await financesOf(rows, clubIds);
  return new Map(
    managed.map(({ clubId, userId }) => {
      const verdicts = all
        .flatMap(({ season, goal, isReached: reached, change, ...of }) =>
          of.clubId === clubId && of.userId === userId && reached !== null && change !== null
            ? [{ season, goal, isReached: reached, change }]
            : [],
        )
        .reverse()
        .slice(0, REMEMBERED);
      const reasons = reasonsOf({ verdicts, isInDebt: (finances.get(clubId)?.daysBelowLine ?? 0) > 0 });
      return [clubId, { verdicts, reasons, confidence: confidenceOf(reasons) }] as const;
    }),
  );
}

/** Returns a club's goals for a season and later ones, earliest first. */
export async function goalsAhead(
  rows: RowReader,
  { clubId, season }: { clubId: ClubId; season: number },
): Promise<{ season: number; goal: Goal }[]> {
  return rows.read(boardGoals, ['season', 'goal'], { clubId, season: { atLeast: season } }, ['season']);
}

/**
 * Returns how the season goes against the goal of each club; clubs without a goal, and leagues without a finished season, are
 * missing. Four reads. @param clubs their league, and points so far
 */
export async function coursesOf(
  rows: RowReader,
  { season, clubs }: { season: number; clubs: readonly InTable[] },
): Promise<Map<ClubId, Course & { goal: Goal }>> {
  if (clubs.length === 0) return new Map();
  const goals = await rows.read(boardGoals, ['clubId', 'goal'], { season, clubId: clubs.map(({ clubId }) => clubId) }, [
    'clubId',
  ]);
  const goalOf = new Map(goals.map(({ clubId, goal }) => [clubId, goal]));
  const placeOf = await places(rows);
  const paces = await pacesOf(rows, { season, leagueIds: [...new Set(clubs.map(({ leagueId }) => leagueId))] });
  return new Map(
    clubs.flatMap(({ clubId, leagueId, clubs: all, ...played }) => {
      const goal = goalOf.get(clubId);
      const pace = goal && paces.get(leagueId)?.get(placeFor(goal, { clubs: all, place: placeOf(leagueId) }));
      if (goal === undefined || pace === undefined) return [];
      return [[clubId, { goal, ...courseOf(played, pace) }] as const];
    }),
  );
}

/** A club in its league's table. */
interface InTable {
  clubId: ClubId;
  leagueId: LeagueId;
  /** Clubs of the league. */
  clubs: number;
  points: number;
  played: number;
}

/** Returns the mean points per game on each final place of the last seasons, by league. */
async function pacesOf(
  rows: RowReader,
  { season, leagueIds }: { season: number; leagueIds: LeagueId[] },
): Promise<Map<LeagueId, Map<number, number>>> {
  const seasons = Array.from({ length: COURSE_SEASONS }, (_, ago) => season - 1 - ago);
  const past = await rows.read(competitions, ['id', 'leagueId'], {
    season: seasons,
    kind: 'league',
    leagueId: leagueIds,
  });
  const leagueOf = new Map(past.map(({ id, leagueId }) => [id, leagueId]));
  const finished = await rows.read(standings, ['competitionId', 'rank', 'points', 'played'], {
    competitionId: past.map(({ id }) => id),
    rank: { isNot: null },
  });
  const byLeague = Map.groupBy(finished, ({ competitionId }) => leagueOf.get(competitionId) ?? 0);
  const paceOf = (of: typeof finished) =>
    of.reduce((sum, { points, played }) => sum + points / Math.max(1, played), 0) / of.length;
  return new Map(
    [...byLeague].map(([leagueId, all]) => {
      const byRank = Map.groupBy(all, ({ rank }) => rank ?? 0);
      return [leagueId, new Map([...byRank].map(([rank, of]) => [rank, paceOf(of)]))];
    }),
  );
}

/** Returns a function for a league's place in its pyramid. */
export async function places(rows: RowReader): Promise<(leagueId: LeagueId) => Place> {
  const all = await rows.read(leagues, ['id', 'tier', 'feedsLeagueId']);
  const fed = new Set(all.map(({ feedsLeagueId }) => feedsLeagueId));
  const placeOf = new Map(all.map(({ id, tier }) => [id, { tier, isLowest: !fed.has(id) }]));
  return (leagueId) => placeOf.get(leagueId) ?? { tier: 1, isLowest: true };
}

/** Returns the season results of all clubs' first teams. */
async function outcomesOf(rows: RowReader, season: number): Promise<Map<ClubId, { outcome: Outcome; place: Place }>> {
  const pro = (await rows.read(teams, ['id', 'clubId', 'leagueId'], { level: 'PRO' })).filter(isOfClub);
  const competitions = await competitionsOf(rows, { season, kind: 'league' });
  const columns = ['competitionId', 'teamId', 'rank', 'playoffRoundsWon', 'isChampion', 'movement'] as const;
  const records = await rows.read(standings, columns, {
    competitionId: competitions.map(({ id }) => id),
    teamId: pro.map(({ id }) => id),
  });
  const recordOf = new Map(records.map((record) => [record.teamId, record]));
  const clubsOf = Map.groupBy(records, ({ competitionId }) => competitionId);
  const placeOf = await places(rows);
  return new Map(
    pro.flatMap(({ id, clubId, leagueId }) => {
      const record = recordOf.get(id);
      if (!record || record.rank === null) return [];
      const { competitionId, rank, playoffRoundsWon, isChampion, movement } = record;
      const all = clubsOf.get(competitionId)?.length ?? 1;
      const outcome = { rank, clubs: all, rounds: playoffRoundsWon ?? 0, isChampion, movement };
      return [[clubId, { outcome, place: placeOf(leagueId) }] as const];
    }),
  );
}
