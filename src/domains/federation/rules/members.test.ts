import { describe, expect, it } from 'vitest';
import { WAIT_DAYS } from '#domains/federation/constants.ts';
import {
  isAcceptedTonight,
  isEligible,
  isHeldOpen,
  mayApply,
  takesMembers,
} from '#domains/federation/rules/members.ts';

const open = { nationId: 1, isOpen: true };

describe('an application to a federation', () => {
  it('is open to users in no federation', () => {
    expect(mayApply([], open, 100)).toEqual({ ok: true });
    expect(mayApply([], { nationId: 1, isOpen: false }, 100)).toMatchObject({ code: 'federation.closed' });
  });

  it('is refused to members and applicants of any federation', () => {
    for (const state of ['member', 'applied'] as const) {
      expect(mayApply([{ nationId: 2, state, leftOn: null }], open, 100)).toMatchObject({
        code: 'federation.one-already',
      });
    }
  });

  it('waits a season after leaving another federation, but not after leaving the same one', () => {
    const left = (nationId: number) => [{ nationId, state: 'left' as const, leftOn: 100 }];
    expect(mayApply(left(2), open, 100 + WAIT_DAYS - 1)).toMatchObject({ code: 'federation.wait', facts: { days: 1 } });
    expect(mayApply(left(2), open, 100 + WAIT_DAYS)).toEqual({ ok: true });
    expect(mayApply(left(1), open, 101)).toEqual({ ok: true });
  });

  it('is accepted at once by an AI president, and after three days without an answer', () => {
    const night = { isAi: false, isHeld: false };
    expect(isAcceptedTonight({ appliedOn: 10 }, { ...night, isAi: true, absoluteDay: 10 })).toBe(true);
    expect(isAcceptedTonight({ appliedOn: 10 }, { ...night, absoluteDay: 12 })).toBe(false);
    expect(isAcceptedTonight({ appliedOn: 10 }, { ...night, absoluteDay: 13 })).toBe(true);
  });

  it('is accepted at once while the federation is held open, whatever its president says', () => {
    const door = { isOpen: false, heldOpenUntil: 20 };
    expect(isAcceptedTonight({ appliedOn: 10 }, { isAi: false, isHeld: true, absoluteDay: 10 })).toBe(true);
    expect([takesMembers(door, 20), takesMembers(door, 21)]).toEqual([true, false]);
    expect([isHeldOpen(door, 20), isHeldOpen(door, 21)]).toEqual([true, false]);
    expect(isHeldOpen({ heldOpenUntil: null }, 20)).toBe(false);
    expect(takesMembers({ isOpen: true, heldOpenUntil: null }, 20)).toBe(true);
  });

  it('makes a member eligible for the draw after three weeks', () => {
    expect(isEligible(100, 120)).toBe(false);
    expect(isEligible(100, 121)).toBe(true);
  });
});
