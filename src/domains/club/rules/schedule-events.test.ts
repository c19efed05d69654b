import { describe, expect, it } from 'vitest';
import { calendarEvents } from '#domains/club/rules/schedule-events.ts';
import type { GameRef, TeamRef } from '#domains/shapes.ts';

function team(id: number, city: string, nickname: string): TeamRef {
  const colors: TeamRef['colors'] = ['#111111', '#eeeeee', '#ffb300'];
  return { id, clubId: id, level: 'PRO', leagueId: 1, city, nickname, abbr: city.slice(0, 3).toUpperCase(), colors };
}

function game(changes: Partial<GameRef>): GameRef {
  return {
    ...{ id: 7, season: 3, day: 12, slot: 2, leagueId: 1, stage: 'regular', type: 'regular', round: 7, seriesId: null },
    ...{ overtime: { kind: 'three-on-three', minutes: 5 }, status: 'scheduled', faceoffAt: '2026-03-04T18:30:00.000Z' },
    ...{ home: team(1, 'Turku', 'Bears'), away: team(2, 'Oslo', 'Gulls') },
    ...{ homeScore: null, awayScore: null, endedIn: null, live: null },
    ...changes,
  };
}

describe('games in a calendar', () => {
  const arenas = new Map([[1, 'Old Barn']]);

  it('name the road team first, and where it plays', () => {
    expect(calendarEvents([game({})], arenas)).toEqual([
      {
        uid: 'game-7@rinkside',
        startsAt: '2026-03-04T18:30:00.000Z',
        minutes: 45,
        summary: 'Oslo Gulls at Turku Bears',
        location: 'Old Barn',
      },
    ]);
  });

  it('carry the result when they are over, in the order of the names and with a dash, as everywhere', () => {
    const [over] = calendarEvents([game({ status: 'final', homeScore: 3, awayScore: 2 })], new Map());
    expect(over).toMatchObject({ summary: 'Oslo Gulls at Turku Bears 2–3', location: 'Turku' });
    const [live] = calendarEvents([game({ status: 'live', homeScore: 3, awayScore: 2 })], arenas);
    expect(live?.summary).toBe('Oslo Gulls at Turku Bears');
  });

  it('are left out while nobody knows their faceoff', () => {
    expect(calendarEvents([game({ faceoffAt: null })], arenas)).toEqual([]);
  });
});
