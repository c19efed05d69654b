import { describe, expect, it } from 'vitest';
import type { Opponent } from './contract.ts';
import { byCloseness, decideAcceptance, decideScrimmage, type ScrimmageSide, suggestedOpponent } from './rules.ts';

const host: ScrimmageSide = { clubId: 1, level: 'PRO', isManaged: true, isOnTheIce: false };
const guest: ScrimmageSide = { clubId: 2, level: 'PRO', isManaged: false, isOnTheIce: false };

describe('a scrimmage', () => {
  it('starts at once against an AI team, and is an invitation to another manager', () => {
    expect(decideScrimmage(host, guest)).toEqual({ ok: true, does: 'begin' });
    expect(decideScrimmage(host, { ...guest, isManaged: true })).toEqual({ ok: true, does: 'invite' });
  });

  it('is refused against the same club, and between different levels', () => {
    expect(decideScrimmage(host, { ...guest, clubId: 1 })).toMatchObject({ code: 'scrimmage.own-club' });
    expect(decideScrimmage(host, { ...guest, level: 'U21' })).toMatchObject({ code: 'scrimmage.other-level' });
  });

  it('is refused while the team is on the ice, but an AI team may play several', () => {
    const busy = { ...host, isOnTheIce: true };
    expect(decideScrimmage(busy, guest)).toMatchObject({ code: 'scrimmage.on-the-ice' });
    expect(decideScrimmage(host, { ...guest, isOnTheIce: true })).toMatchObject({ does: 'begin' });
  });
});

describe('an invitation', () => {
  const manager = { ...guest, isManaged: true };

  it('waits while either team is on the ice', () => {
    expect(decideAcceptance(host, manager)).toEqual({ ok: true });
    const busy = { isOnTheIce: true };
    expect(decideAcceptance(host, { ...manager, ...busy })).toMatchObject({
      code: 'scrimmage.on-the-ice',
    });
    expect(decideAcceptance({ ...host, ...busy }, manager)).toMatchObject({
      code: 'scrimmage.they-are-on-the-ice',
    });
  });
});

describe('the suggested opponent', () => {
  const opponent = (id: number, overall: number, more: Partial<Opponent> = {}): Opponent => ({
    team: { id, clubId: id, level: 'PRO', leagueId: 1, city: 'A', nickname: 'B', abbr: 'C', colors: ['', '', ''] },
    overall,
    manager: null,
    isRival: false,
    isFriend: false,
    ...more,
  });

  it('is of similar strength, and the rival unless far better or worse', () => {
    const [close, rival, far] = [opponent(1, 61), opponent(2, 65, { isRival: true }), opponent(3, 80)];
    expect(byCloseness(60, [far, close, rival]).map(({ team }) => team.id)).toEqual([2, 1, 3]);
    expect(suggestedOpponent(60, [far, close, { ...rival, overall: 75 }])).toBe(close);
  });

  it('is ready to play, and another manager’s team only without alternatives', () => {
    const managed = opponent(1, 60, { manager: { id: 1, name: 'Helmi' } });
    expect(suggestedOpponent(60, [managed, opponent(2, 70)])?.team.id).toBe(2);
    expect(suggestedOpponent(60, [managed])).toBe(managed);
    expect(suggestedOpponent(60, [])).toBeNull();
  });
});
