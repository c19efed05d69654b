/** Games as entries of a calendar. */

import { CALENDAR_MINUTES } from '#domains/club/constants.ts';
import type { CalendarEvent } from '#domains/club/rules/calendar-file.ts';
import { fullTeamName } from '#domains/club/rules/teams.ts';
import type { GameRef } from '#domains/shapes.ts';

/**
 * One event a game whose faceoff is known; a finished game carries its result in the title.
 * @param arenas names by id of the home club
 */
export function calendarEvents(games: readonly GameRef[], arenas: ReadonlyMap<number, string>): CalendarEvent[] {
  return games.flatMap((game) => {
    if (game.faceoffAt === null) return [];
    const { home, away } = game;
    const isPlayed = game.status === 'final' && game.homeScore !== null && game.awayScore !== null;
    const result = isPlayed ? ` ${game.awayScore}–${game.homeScore}` : '';
    return [
      {
        uid: `game-${game.id}@rinkside`,
        startsAt: game.faceoffAt,
        minutes: CALENDAR_MINUTES,
        summary: `${fullTeamName(away)} at ${fullTeamName(home)}${result}`,
        location: arenas.get(home.clubId ?? 0) ?? home.city,
      },
    ];
  });
}
