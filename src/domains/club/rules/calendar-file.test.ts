import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile } from '#domains/club/rules/calendar-file.ts';

const madeAt = '2026-01-01T12:00:00.000Z';

function event(summary: string, uid = 'game-7@rinkside') {
  return { uid, startsAt: '2026-03-04T18:30:00.000Z', minutes: 45, summary, location: 'Old Barn' };
}

describe('a schedule as a calendar', () => {
  it('names each game with its time in UTC', () => {
    const file = calendarFile({ name: 'Harbor Gulls', madeAt, events: [event('Gulls at Bears')] });
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Rinkside//Schedule//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Harbor Gulls',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'BEGIN:VEVENT',
      'UID:game-7@rinkside',
      'DTSTAMP:20260101T120000Z',
      'DTSTART:20260304T183000Z',
      'DURATION:PT45M',
      'SUMMARY:Gulls at Bears',
      'LOCATION:Old Barn',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('escapes what has a meaning of its own', () => {
    const file = calendarFile({ name: 'A', madeAt, events: [event('St. John, N.B.; back\\slash\nnext')] });
    expect(file).toContain('SUMMARY:St. John\\, N.B.\\; back\\\\slash\\nnext\r\n');
  });

  it('keeps every line within 75 octets and loses no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const summary = text.replaceAll(/[\r\n\\;,]/g, '');
        const file = calendarFile({ name: 'A', madeAt, events: [event(summary)] });
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
      }),
    );
  });
});
