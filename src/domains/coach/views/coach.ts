/** A coach: his skills, where he has worked and how successfully. */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { LOGGED_PER_PAGE } from '#domains/coach/constants.ts';
import type { CoachedGame, CoachLine, CoachSeason, CoachView } from '#domains/coach/contract.ts';
import { benchLogs } from '#domains/coach/views/bench-log.ts';
import { gamesCoached, recordsByJob, recordsBySeason } from '#domains/coach/views/games-coached.ts';
import { coachLines } from '#domains/coach/views/lines.ts';
import { suitsAtClubs } from '#domains/coach/views/suits.ts';
import { gameRefsById } from '#domains/game/views/game-refs.ts';
import { jobs } from '#domains/job/tables.ts';
import { employerRefs } from '#domains/job/views/employer-refs.ts';
import { loadNews } from '#domains/news/views.ts';
import { persons } from '#domains/person/tables.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import type { PersonId } from '#engine/ids.ts';
import { cutPage } from '#platform/calls/paging.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Six statements. @returns null: coach not found */
export async function loadCoach(db: Database, personId: PersonId, season: number): Promise<CoachView | null> {
  const [coach, [person], records, held] = await Promise.all([
    theCoach(db, personId, season),
    db.select().from(persons).where(eq(persons.id, personId)),
    recordsByJob(db, personId),
    db
      .select({
        id: jobs.id,
        clubId: jobs.clubId,
        nationId: jobs.nationId,
        role: jobs.role,
        fromDay: jobs.fromDay,
        endedOn: jobs.endedOn,
        reason: jobs.endReason,
      })
      .from(jobs)
      .where(and(eq(jobs.personId, personId), isNotNull(jobs.fromDay)))
      .orderBy(desc(jobs.fromDay), desc(jobs.id)),
  ]);
  if (!coach || !person) return null;
  const present = held.find(({ endedOn }) => endedOn === null);
  const suitsAt = await suitsAtClubs(db, present?.clubId == null ? [] : [present.clubId]);
  const employerOf = await employerRefs(db, held);
  const stints = held.flatMap(({ id, clubId, nationId, role, fromDay, endedOn, reason }) => {
    const employer = employerOf({ clubId, nationId });
    if (!employer || fromDay === null) return [];
    return [
      {
        employer,
        role,
        fromSeason: dateOf(fromDay).season,
        toSeason: endedOn === null ? null : dateOf(endedOn).season,
        reason,
        record: records.get(id) ?? null,
      },
    ];
  });
  const { startedAt, retiredAt, playerId, userId } = person;
  const suits = present ? suitsAt(present.clubId, present.role, coach.style) : null;
  return { coach, startedAt, retiredAt, playerId, userId, suits, stints };
}

/** null: coach not found. */
async function theCoach(db: Database, personId: PersonId, season: number): Promise<CoachLine | null> {
  const [coach] = await coachLines(db, season, and(eq(persons.id, personId), eq(persons.kind, 'coach')) ?? sql`false`);
  return coach ?? null;
}

/** Returns his teams' records, season by season. Three queries. */
export async function loadCoachStats(db: Database, personId: PersonId, season: number) {
  const [coach, rows] = await Promise.all([theCoach(db, personId, season), recordsBySeason(db, personId)]);
  if (!coach) return null;
  const known = await teamRefs(db, rows, ({ team_id: teamId }) => teamId);
  const seasons = rows.flatMap(({ team_id: teamId, season: of, stage, role, record }): CoachSeason[] => {
    const team = known.get(teamId);
    return team ? [{ season: of, stage, team, role, record }] : [];
  });
  return { coach, seasons };
}

/** Returns a page of news about him, and of the games of his club since he became its head coach. Up to seven queries. */
export async function loadCoachNews(
  db: Database,
  personId: PersonId,
  { season, before }: { season: number; before: number | undefined },
) {
  const [coach, [held]] = await Promise.all([
    theCoach(db, personId, season),
    db
      .select({ clubId: jobs.clubId, from: jobs.fromDay })
      .from(jobs)
      .where(and(eq(jobs.personId, personId), eq(jobs.state, 'held'), eq(jobs.role, 'head'))),
  ]);
  if (!coach) return null;
  const club = held && held.clubId !== null && held.from !== null ? { clubId: held.clubId, from: held.from } : null;
  return { coach, page: await loadNews(db, { personId, club }, { before }) };
}

/** Returns a page of a season's games, newest first, with what his bench did in them. At most nine queries. */
export async function loadCoachGames(
  db: Database,
  personId: PersonId,
  {
    season,
    stage,
    present,
    now,
    page,
  }: {
    season: number | undefined;
    /** undefined: games of both. */
    stage: 'regular' | 'playoffs' | undefined;
    present: number;
    now: Date;
    page: number;
  },
) {
  const [coach, coached] = await Promise.all([
    theCoach(db, personId, present),
    gamesCoached(db, personId, { season, stage }),
  ]);
  if (!coach) return null;
  const { rows, pagination } = cutPage(coached.games, { page, size: LOGGED_PER_PAGE });
  const [refs, known, logs] = await Promise.all([
    gameRefsById(
      db,
      rows.map(({ gameId }) => gameId),
      now,
    ),
    teamRefs(db, rows, ({ teamId }) => teamId),
    benchLogs(db, rows),
  ]);
  const goalies = await playerRefs(db, [...logs.values()], ({ moves }) => moves.flatMap(({ goalie }) => goalie ?? []));
  const games = rows.flatMap(({ gameId, teamId, role, result }): CoachedGame[] => {
    const [game, team] = [refs.get(gameId), known.get(teamId)];
    if (!game || !team) return [];
    const { chance, staffGoals, moves } = logs.get(gameId) ?? { chance: null, staffGoals: null, moves: [] };
    const named = moves.map((move) => ({ ...move, goalie: goalies.get(move.goalie ?? 0) ?? null }));
    return [{ game, team, role, result, chance, staffGoals, moves: named }];
  });
  const shown = coached.season ?? present;
  const seasons = coached.seasons.includes(shown) ? coached.seasons : [shown, ...coached.seasons];
  return { data: { coach, season: shown, seasons, games }, pagination };
}
