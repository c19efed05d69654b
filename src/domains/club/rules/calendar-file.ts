/** A schedule as an iCalendar file (RFC 5545) that calendars can subscribe to. */

export interface CalendarEvent {
  /** Never changes for the same game, so that a calendar moves the event instead of doubling it. */
  uid: string;
  /** ISO 8601 in UTC. */
  startsAt: string;
  minutes: number;
  summary: string;
  location: string;
}

export interface Calendar {
  name: string;
  /** When the file was made, ISO 8601 in UTC. */
  madeAt: string;
  events: readonly CalendarEvent[];
}

/** How often a subscriber should look again. */
const REFRESH = 'PT1H';

/** The whole file: lines end with CRLF and are folded at 75 octets; texts are escaped. */
export function calendarFile({ name, madeAt, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rinkside//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${utcTime(madeAt)}`,
      `DTSTART:${utcTime(event.startsAt)}`,
      `DURATION:PT${event.minutes}M`,
      `SUMMARY:${escapeText(event.summary)}`,
      `LOCATION:${escapeText(event.location)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** '2026-01-01T12:00:00.000Z' → '20260101T120000Z' */
function utcTime(iso: string): string {
  return `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** A line holds 75 octets of UTF-8; what is longer goes on in the next after a space. Characters are never cut. */
function fold(line: string): string {
  const limit = 75;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > limit) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
