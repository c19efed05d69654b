/** Teams' games as a calendar feed. */
import ical, { escape as escaped, ICalCalendarMethod } from 'ical-generator';
import { CALENDAR_MINUTES } from '#domains/club/constants.ts';
import { fullTeamName } from '#domains/club/rules/teams.ts';
import { findClubFacts } from '#domains/club/views/club-facts.ts';
import { loadTeamSchedule } from '#domains/club/views/team-day.ts';
import type { GameRef, TeamRef } from '#domains/shapes.ts';
import type { Database } from '#platform/database/client.ts';

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
  return calendarFile(games, { name: first ? fullTeamName(first) : '', arenas, now });
}

/**
 * Returns an iCalendar file (RFC 5545) with one event per game whose faceoff is known; a finished game has its result in the title.
 * @param options.arenas names by id of the home club
 */
export function calendarFile(
  games: readonly GameRef[],
  { name, arenas, now }: { name: string; arenas: ReadonlyMap<number, string>; now: Date },
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
    calendar.createEvent({
      // Constant for a game, so that a calendar moves the event instead of duplicating it.
      id: `game-${id}@rinkside`,
      stamp: now,
      ...{ start, end: new Date(start.getTime() + CALENDAR_MINUTES * 60_000) },
      summary: `${fullTeamName(away)} at ${fullTeamName(home)}${isPlayed ? ` ${awayScore}–${homeScore}` : ''}`,
      location: arenas.get(home.clubId ?? 0) ?? home.city,
    });
  }
  return `${calendar}\r\n`;
}
