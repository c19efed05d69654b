/** Writes the morning reports of all clubs with a manager. */
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { coursesOf } from '#domains/board/store.ts';
import { KEPT_DAYS } from '#domains/morning/constants.ts';
import type { LastNight, MorningFacts, Overnight } from '#domains/morning/rules/facts.ts';
import { grownOvernight } from '#domains/morning/rules/overnight.ts';
import { playersOf } from '#domains/morning/store/evening.ts';
import { tellManagers } from '#domains/morning/store/notices.ts';
import {
  type FirstTeam,
  firstTeamsOf,
  gamesOn,
  gatesOf,
  type Placed,
  tablesOf,
  teamByClub,
} from '#domains/morning/store/results.ts';
import { mornings } from '#domains/morning/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { injuries } from '#domains/player/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Morning {
  rows: Rows;
  absoluteDay: number;
}

/**
 * Completes the reports that were begun before the night ended, and removes old ones. Some fifteen queries, regardless of the
 * number of clubs. @returns how many were written
 */
export async function writeMornings(tx: Transaction, morning: Morning): Promise<number> {
  const { rows, absoluteDay } = morning;
  await rows.remove(mornings, ['clubId'], { absoluteDay: { atMost: absoluteDay - KEPT_DAYS } });
  const begun = await rows.read(mornings, ['clubId', 'evening'], { absoluteDay }, ['clubId']);
  if (begun.length === 0) return 0;
  const clubIds = begun.map(({ clubId }) => clubId);
  const own = await firstTeamsOf(tx, clubIds);
  const results = await readResults(tx, own, absoluteDay);
  const courses = await coursesOf(rows, { season: dateOf(absoluteDay).season, clubs: results.inTables });
  const people = await readPeople(tx, morning, clubIds);
  const teamOf = new Map(own.map((team) => [team.clubId, team]));
  const written = begun.flatMap(({ clubId, evening }) => {
    const team = teamOf.get(clubId);
    if (!team) return [];
    const { players = [], ...rest } = people.of(clubId, evening?.injured ?? []);
    const facts: MorningFacts = {
      ...results.of(team),
      course: courses.get(clubId) ?? null,
      overnight: { ...grownOvernight(players, evening?.skills ?? {}), ...rest, rivals: results.rivalsOf(team) },
    };
    return [{ clubId, absoluteDay, facts, evening: null }];
  });
  await rows.merge(mornings, written, { key: ['clubId', 'absoluteDay'], set: ['facts', 'evening'] });
  await tellManagers(tx, { rows, absoluteDay, clubIds: written.map(({ clubId }) => clubId) });
  return written.length;
}

/** Reads what the games of last night and the tables say about the clubs. */
async function readResults(tx: Transaction, own: readonly FirstTeam[], absoluteDay: number) {
  const leagueIds = [...new Set(own.flatMap(({ leagueId }) => leagueId ?? []))];
  const tables = await tablesOf(tx, { season: dateOf(absoluteDay).season, leagueIds });
  const placesBefore = await placesOn(tx, absoluteDay - 1);
  const besides = new Map(own.map((team) => [team.clubId, clubsBeside(team, tables.get(team.leagueId ?? 0) ?? [])]));
  const teamOf = await teamByClub(tx, [...new Set([...besides.values()].flat())]);
  const ownIds = own.map(({ teamId }) => teamId);
  const played = await gamesOn(tx, { ...dateOf(absoluteDay - 1), teamIds: [...ownIds, ...teamOf.values()] });
  const gameIds = [...new Set(ownIds.flatMap((teamId) => played.get(teamId)?.id ?? []))];
  const gates = await gatesOf(tx, gameIds);
  const lastNightOf = (team: FirstTeam): LastNight | null => {
    const game = played.get(team.teamId);
    if (!game) return null;
    const gate = game.homeTeamId === team.teamId ? (gates.get(game.id) ?? null) : null;
    return { gameId: game.id, placeBefore: placesBefore.get(team.clubId) ?? null, gate };
  };
  const placedOf = (team: FirstTeam) => tables.get(team.leagueId ?? 0)?.find(({ teamId }) => teamId === team.teamId);
  return {
    inTables: own.flatMap((team) => {
      const placed = placedOf(team);
      return placed && team.leagueId !== null ? [{ ...placed, leagueId: team.leagueId }] : [];
    }),
    of(team: FirstTeam): Omit<MorningFacts, 'overnight' | 'course'> {
      return { lastNight: lastNightOf(team), place: placedOf(team)?.place ?? null };
    },
    rivalsOf({ clubId, teamId }: FirstTeam): Overnight['rivals'] {
      const gameIds = (besides.get(clubId) ?? []).flatMap((other) => played.get(teamOf.get(other) ?? 0)?.id ?? []);
      // Their game against the club itself is told already.
      return [...new Set(gameIds)].filter((id) => id !== played.get(teamId)?.id);
    },
  };
}

/** Returns the rival and the clubs next to this one in the table. */
function clubsBeside({ clubId, teamId, rivalClubId }: FirstTeam, table: readonly Placed[]): ClubId[] {
  const at = table.findIndex((row) => row.teamId === teamId);
  const beside = at < 0 ? [] : [table[at - 1], table[at + 1]].flatMap((row) => row?.clubId ?? []);
  return [...new Set([...(rivalClubId === null ? [] : [rivalClubId]), ...beside])].filter((id) => id !== clubId);
}

/** Returns the places in the tables that the reports of a day told, by club. */
async function placesOn(tx: Transaction, absoluteDay: number): Promise<Map<ClubId, number>> {
  const place = sql<number>`(${mornings.facts} ->> 'place')::int`;
  const told = await tx
    .select({ clubId: mornings.clubId, place })
    .from(mornings)
    .where(and(eq(mornings.absoluteDay, absoluteDay), isNotNull(place)));
  return new Map(told.map((row) => [row.clubId, row.place]));
}

/** Reads the players of the clubs, who was hurt or has returned, and what the assistants did. */
async function readPeople(tx: Transaction, { rows, absoluteDay }: Morning, clubIds: readonly ClubId[]) {
  const playersByClub = await playersOf(rows, clubIds);
  const ids = [...playersByClub.values()].flat().map(({ id }) => id);
  // Games hurt players yesterday, practice today.
  const known = await rows.read(
    injuries,
    ['playerId', 'part', 'hurtOn', 'cause'],
    { hurtOn: { atLeast: absoluteDay - 1, atMost: absoluteDay }, playerId: ids },
    ['hurtOn', 'playerId'],
  );
  const hurt = known.filter(({ hurtOn, cause }) => hurtOn === absoluteDay || cause === 'game');
  const acts = await actsSince(tx, await managersOf(rows, clubIds), absoluteDay);
  return {
    of(clubId: ClubId, injured: readonly PlayerId[]) {
      const players = playersByClub.get(clubId) ?? [];
      // Treatment brings a return closer than the record of the injury says; players who have left are missing.
      const daysOut = new Map(players.map(({ id, injuredUntil }) => [id, (injuredUntil ?? 0) - absoluteDay]));
      return {
        players,
        hurt: hurt.flatMap(({ playerId, part }) => {
          const days = daysOut.get(playerId) ?? 0;
          return days > 0 ? [{ playerId, part, days }] : [];
        }),
        returned: injured.filter((id) => (daysOut.get(id) ?? 1) <= 0),
        acts: acts.get(clubId) ?? 0,
      };
    },
  };
}

/** Returns how often each manager's assistant has acted since the last report of the club. */
async function actsSince(tx: Transaction, managers: ReadonlyMap<ClubId, number>, absoluteDay: number) {
  if (managers.size === 0) return new Map<ClubId | null, number>();
  const before = tx
    .select({ writtenAt: mornings.writtenAt })
    .from(mornings)
    .where(and(eq(mornings.clubId, notifications.clubId), eq(mornings.absoluteDay, absoluteDay - 1)));
  const { clubId, userId } = notifications;
  const acts = await tx
    .select({ clubId, userId, count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(
      and(
        ...[inArray(clubId, [...managers.keys()]), inArray(userId, [...managers.values()])],
        gt(notifications.actedOn, absoluteDay - 2),
        isNull(notifications.undoneAt),
        gt(notifications.createdAt, sql`coalesce((${before}), '-infinity')`),
      ),
    )
    .groupBy(clubId, userId);
  // Acts for former managers are theirs to know.
  const own = acts.filter((act) => managers.get(act.clubId ?? 0) === act.userId);
  return new Map(own.map(({ clubId: of, count }) => [of, count]));
}
