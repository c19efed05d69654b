import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import { INVITATION_STATES } from './constants.ts';
import { invitationRefusals } from './refusals.ts';
import { decideSending, isOpen, type Outstanding } from './rules.ts';

const LIMITS = { hours: 24, maxOpen: 5, maxADay: 3, maxToOneADay: 2, daysAfterDecline: 30 };
const NOTHING: Outstanding = { between: 0, open: 0, today: [], toOneToday: [], declinedAt: null };
const NOW = 100 * DAY_MS;
/** Returns the times this many hours ago. */
const ago = (...hours: number[]) => hours.map((count) => NOW - count * HOUR_MS);

describe('an invitation', () => {
  const sent = (out: Partial<Outstanding>) =>
    decideSending({ ...NOTHING, ...out }, LIMITS, { refusals: invitationRefusals, now: NOW });

  it('may be sent once between two users, and not too often', () => {
    expect(sent({ open: 4, today: ago(1, 2) })).toEqual({ ok: true });
    expect(sent({ between: 1 })).toMatchObject({ code: 'invitation.open-already' });
    expect(sent({ open: 5 })).toMatchObject({ code: 'invitation.too-many-open', facts: { max: 5 } });
  });

  it('says after how many hours the next one may go out', () => {
    const facts = { max: 3, hours: 14 };
    expect(sent({ today: ago(10, 1, 2) })).toMatchObject({ code: 'invitation.too-many-today', facts });
    expect(sent({ today: ago(23.9, 1, 10, 2) })).toMatchObject({ facts });
    const toOne = sent({ today: ago(1, 2), toOneToday: ago(1, 2) });
    expect(toOne).toMatchObject({ code: 'invitation.too-many-to-one', facts: { max: 2, hours: 22 } });
  });

  it('is refused for a user who declined lately', () => {
    const declined = (days: number) => sent({ declinedAt: NOW - days * DAY_MS });
    expect(declined(2)).toMatchObject({ code: 'invitation.declined-lately', facts: { days: 28 } });
    expect(declined(29.5)).toMatchObject({ facts: { days: 1 } });
    expect(declined(30)).toEqual({ ok: true });
  });

  it('is open until the moment it expires', () => {
    expect(isOpen({ state: 'open', expiresAt: 1000 }, 999)).toBe(true);
    expect(isOpen({ state: 'open', expiresAt: 1000 }, 1000)).toBe(false);
  });

  it.each(INVITATION_STATES.filter((state) => state !== 'open'))('that was %s is no longer open', (state) => {
    expect(isOpen({ state, expiresAt: 1000 }, 1)).toBe(false);
  });
});
