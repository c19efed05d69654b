import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type SeenEvents } from '#domains/club/views/calendar.ts';
import type { GameRef, TeamRef } from '#domains/shapes.ts';

function team(id: number, city: string, nickname: string): TeamRef {
  const colors: TeamRef['colors'] = ['#111111', '#eeeeee', '#ffb300'];
  return { id, clubId: id, level: 'PRO', leagueId: 1, city, nickname, abbr: city.slice(0, 3).toUpperCase(), colors };
}

function game(changes: Partial<GameRef>): GameRef {
  return {
    ...{ id: 7, season: 3, day: 12, slot: 2, leagueId: 1, type: 'regular', round: 7, pairingId: null },
    ...{ overtime: { men: 3, minutes: 5, shootout: true }, status: 'scheduled', faceoffAt: '2026-03-04T18:30:00.000Z' },
    ...{ home: team(1, 'Turku', 'Bears'), away: team(2, 'Oslo', 'Gulls') },
    ...{ homeScore: null, awayScore: null, endedIn: null, live: null },
    ...changes,
  };
}

const now = new Date('2026-01-01T12:00:00.000Z');
const fileOf = (games: readonly GameRef[], arenas: ReadonlyMap<number, string> = new Map([[1, 'Old Barn']])) =>
  calendarFile(games, { name: 'Oslo Gulls', arenas, seen: new Map(), now });

describe('a schedule as a calendar', () => {
  it('names each game with its time in UTC, the road team first, and the arena', () => {
    const lines = fileOf([game({})]).split('\r\n');
    for (const line of [
      'PRODID:-//Rinkside//Schedule//EN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Oslo Gulls',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'UID:game-7@rinkside',
      'DTSTAMP:20260101T120000Z',
      'DTSTART:20260304T183000Z',
      'DTEND:20260304T191500Z',
      'SUMMARY:Oslo Gulls at Turku Bears',
      'LOCATION:Old Barn',
    ]) {
      expect(lines).toContain(line);
    }
    expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  });

  it('shows the result of a finished game, in the order of the names and with a dash, as everywhere', () => {
    const over = fileOf([game({ status: 'final', homeScore: 3, awayScore: 2 })], new Map());
    expect(over).toContain('SUMMARY:Oslo Gulls at Turku Bears 2–3\r\n');
    expect(over).toContain('LOCATION:Turku\r\n');
    const live = fileOf([game({ status: 'live', homeScore: 3, awayScore: 2 })]);
    expect(live).toContain('SUMMARY:Oslo Gulls at Turku Bears\r\n');
  });

  it('gives an event that has moved a higher sequence and the time of its change, and no other event', () => {
    const seen: SeenEvents = new Map();
    const read = (minutes: number, faceoffAt: string) => {
      const games = [game({ faceoffAt }), game({ id: 8 })];
      const at = new Date(now.getTime() + minutes * 60_000);
      const file = calendarFile(games, { name: 'Oslo Gulls', arenas: new Map(), seen, now: at });
      const all = (name: string) => [...file.matchAll(new RegExp(`${name}:(\\w+)`, 'g'))].map(([, value]) => value);
      return { sequences: all('SEQUENCE').map(Number), changed: all('LAST-MODIFIED') };
    };
    const first = read(0, '2026-03-04T18:30:00.000Z');
    expect(first.changed).toEqual(['20260101T120000Z', '20260101T120000Z']);
    expect(read(5, '2026-03-04T18:30:00.000Z')).toEqual(first);
    for (const [minutes, faceoffAt] of [
      [10, '2026-03-04T17:00:00.000Z'],
      [15, '2026-03-04T18:30:00.000Z'],
    ] as const) {
      const before = read(minutes - 1, minutes === 10 ? '2026-03-04T18:30:00.000Z' : '2026-03-04T17:00:00.000Z');
      const moved = read(minutes, faceoffAt);
      expect(moved.sequences[0]).toBeGreaterThan(before.sequences[0] ?? 0);
      expect(moved.changed[0]).toBe(`20260101T12${minutes}00Z`);
      expect([moved.sequences[1], moved.changed[1]]).toEqual([first.sequences[1], first.changed[1]]);
    }
  });

  it('leaves out a game without a faceoff time', () => {
    expect(fileOf([game({ faceoffAt: null })])).not.toContain('VEVENT');
  });

  it('escapes special characters', () => {
    const file = fileOf([game({ home: team(1, 'St. John, N.B.; back\\slash', 'Bears') })]);
    expect(calendarFile([], { name: 'St. John, N.B.', arenas: new Map(), seen: new Map(), now })).toContain(
      'X-WR-CALNAME:St. John\\, N.B.\r\n',
    );
    expect(file.replaceAll('\r\n ', '')).toContain('at St. John\\, N.B.\\; back\\\\slash Bears\r\n');
  });

  it('wraps every line at 75 octets without losing a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const nickname = `<${text.replaceAll(/[\r\n\\;,]/g, '')}>`;
        const file = fileOf([game({ home: team(1, 'Turku', nickname) })]);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:Oslo Gulls at Turku ${nickname}\r\n`);
      }),
    );
  });
});
