import { describe, expect, it } from 'vitest';
import { INVITATION_STATES } from './constants.ts';
import { invitationRefusals } from './refusals.ts';
import { decideSending, isOpen } from './rules.ts';

const LIMITS = { hours: 24, maxOpen: 5, maxADay: 10 };
const NOTHING = { between: 0, open: 0, today: 0 };

describe('an invitation', () => {
  const sent = (out: Partial<typeof NOTHING>, limits: Partial<{ maxADay: number | null }> = {}) =>
    decideSending({ ...NOTHING, ...out }, { ...LIMITS, ...limits }, invitationRefusals);

  it('is sent once between two, and by nobody too often', () => {
    expect(sent({ open: 4, today: 9 })).toEqual({ ok: true });
    expect(sent({ between: 1 })).toMatchObject({ code: 'invitation.open-already' });
    expect(sent({ open: 5 })).toMatchObject({ code: 'invitation.too-many-open', facts: { max: 5 } });
    expect(sent({ today: 10 })).toMatchObject({ code: 'invitation.too-many-today', facts: { max: 10 } });
    expect(sent({ today: 1000 }, { maxADay: null })).toEqual({ ok: true });
  });

  it('is open until the moment it expires', () => {
    expect(isOpen({ state: 'open', expiresAt: 1000 }, 999)).toBe(true);
    expect(isOpen({ state: 'open', expiresAt: 1000 }, 1000)).toBe(false);
  });

  it.each(INVITATION_STATES.filter((state) => state !== 'open'))('that was %s is no longer open', (state) => {
    expect(isOpen({ state, expiresAt: 1000 }, 1)).toBe(false);
  });
});
