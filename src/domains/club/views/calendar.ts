/** Teams' games as a calendar feed. */
import ical, { escape as escaped, ICalCalendarMethod } from 'ical-generator';
import { CALENDAR_MINUTES } from '#domains/club/constants.ts';
import { fullTeamName } from '#domains/club/rules/teams.ts';
import { findClubFacts } from '#domains/club/views/club-facts.ts';
import { loadTeamSchedule } from '#domains/club/views/team-day.ts';
import type { GameRef, TeamRef } from '#domains/shapes.ts';
import type { Database } from '#platform/database/client.ts';
import { ofDatabase } from '#platform/database/memory.ts';

/** How often a subscriber should refresh. */
const REFRESH_SECONDS = 3600;

/** Returns a season's games of these teams of one club as an iCalendar file; a game between two of them appears once. */
export async function loadCalendarFile(
  db: Database,
  teams: readonly TeamRef[],
  { season, now }: { season: number; now: Date },
): Promise<string> {
  const [first] = teams;
  const schedules = await Promise.all(teams.map(({ id }) => loadTeamSchedule(db, { teamId: id, season, now })));
  const games = [...new Map(schedules.flat().map((game) => [game.id, game])).values()];
  const facts = await findClubFacts(db, [...new Set(games.flatMap((game) => game.home.clubId ?? []))], now);
  const arenas = new Map([...facts].map(([clubId, club]) => [clubId, club.arenaName]));
  return calendarFile(games, { name: first ? fullTeamName(first) : '', arenas, seen: seenEvents(db), now });
}

/** When this process first saw each game's event as it is now, by game. */
export type SeenEvents = Map<number, { event: string; since: Date }>;

const seenEvents = ofDatabase((_: Database): SeenEvents => new Map());
const MAX_EVENTS = 20_000;
/** Seconds since then are the revisions of events: a number of 32 bits that only grows. */
const REVISIONS_FROM = Date.UTC(2020, 0, 1);

/**
 * Returns since when an event is as it is now. A faceoff follows from the world's clock, so nothing is stored when it moves: a process
 * that has just started takes its events for new, which calendars take as a change that changes nothing.
 */
function changedAt(seen: SeenEvents, { id, event, now }: { id: number; event: string; now: Date }): Date {
  const known = seen.get(id);
  if (known?.event === event) return known.since;
  seen.set(id, { event, since: now });
  const [oldest] = seen.keys();
  if (seen.size > MAX_EVENTS && oldest !== undefined) seen.delete(oldest);
  return now;
}

/**
 * Returns an iCalendar file (RFC 5545) with one event per game whose faceoff is known; a finished game has its result in the title.
 * An event that has moved or changed has a higher SEQUENCE and a later LAST-MODIFIED than before.
 * @param options.arenas names by id of the home club
 */
export function calendarFile(
  games: readonly GameRef[],
  { name, arenas, seen, now }: { name: string; arenas: ReadonlyMap<number, string>; seen: SeenEvents; now: Date },
): string {
  const calendar = ical({
    // The one text the library does not escape itself.
    name: escaped(name, false),
    ...{ ttl: REFRESH_SECONDS, scale: 'gregorian', method: ICalCalendarMethod.PUBLISH },
    prodId: { company: 'Rinkside', product: 'Schedule' },
  });
  for (const { id, faceoffAt, status, home, away, homeScore, awayScore } of games) {
    if (faceoffAt === null) continue;
    const isPlayed = status === 'final' && homeScore !== null && awayScore !== null;
    const start = new Date(faceoffAt);
    const summary = `${fullTeamName(away)} at ${fullTeamName(home)}${isPlayed ? ` ${awayScore}–${homeScore}` : ''}`;
    const location = arenas.get(home.clubId ?? 0) ?? home.city;
    const lastModified = changedAt(seen, { id, event: [faceoffAt, summary, location].join('\n'), now });
    calendar.createEvent({
      // Constant for a game, so that a calendar moves the event instead of duplicating it.
      id: `game-${id}@rinkside`,
      stamp: now,
      lastModified,
      sequence: Math.floor((lastModified.getTime() - REVISIONS_FROM) / 1000),
      ...{ start, end: new Date(start.getTime() + CALENDAR_MINUTES * 60_000) },
      summary,
      location,
    });
  }
  return `${calendar}\r\n`;
}
