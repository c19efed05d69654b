/** Games of teams as a calendar to subscribe to. */
import { calendarFile } from '#domains/club/rules/calendar-file.ts';
import { calendarEvents } from '#domains/club/rules/schedule-events.ts';
import { findClubFacts } from '#domains/club/views/club-facts.ts';
import { loadTeamSchedule } from '#domains/club/views/team-day.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { Database } from '#platform/database/client.ts';

/** All games of a season of these teams of one club, as an iCalendar file; a game of two of them once. */
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
  return calendarFile({
    name: first ? `${first.city} ${first.nickname}` : '',
    madeAt: now.toISOString(),
    events: calendarEvents(games, arenas),
  });
}
