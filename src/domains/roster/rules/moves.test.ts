import { describe, expect, it } from 'vitest';
import { claimOrder, decideMove, type MovingPlayer, wantsOnWaivers } from '#domains/roster/rules/moves.ts';
import type { Position } from '#engine/player/skills.ts';

const others: Position[] = [...Array<Position>(12).fill('C'), ...Array<Position>(6).fill('LD'), 'G', 'G'];
const veteran: MovingPlayer = {
  isOwn: true,
  isFillIn: false,
  isOnWaivers: false,
  level: 'PRO',
  position: 'C',
  age: 27,
  proGames: 200,
  others,
};

describe('a player', () => {
  it('goes through waivers from age 25, or after forty first-team games', () => {
    expect(decideMove(veteran, 'FRM')).toEqual({ ok: true, needsWaivers: true });
    expect(decideMove({ ...veteran, age: 22, proGames: 40 }, 'FRM')).toEqual({ ok: true, needsWaivers: true });
    expect(decideMove({ ...veteran, age: 22, proGames: 39 }, 'FRM')).toEqual({ ok: true, needsWaivers: false });
  });

  it('is called up without waivers', () => {
    expect(decideMove({ ...veteran, level: 'FRM' }, 'PRO')).toEqual({ ok: true, needsWaivers: false });
  });

  it('stays if his team would be short without him', () => {
    const short = { ...veteran, others: others.slice(1) };
    expect(decideMove(short, 'FRM')).toMatchObject({
      code: 'roster.too-few-forwards',
      facts: { fewest: 12 },
    });
  });

  it('plays with the juniors only at junior age', () => {
    expect(decideMove(veteran, 'U21')).toMatchObject({ code: 'roster.too-old-for-juniors' });
    expect(decideMove({ ...veteran, age: 19, proGames: 0 }, 'U21')).toMatchObject({ ok: true });
  });

  it('cannot be sent anywhere while on waivers', () => {
    expect(decideMove({ ...veteran, isOnWaivers: true }, 'FRM')).toMatchObject({ code: 'roster.on-waivers' });
  });
});

describe('waivers', () => {
  it('go by reverse standings', () => {
    const claims = [
      { clubId: 1, rank: 3 },
      { clubId: 2, rank: 20 },
      { clubId: 3, rank: 11 },
    ];
    expect(claimOrder(claims)).toEqual([2, 3, 1]);
  });

  it('tempt an AI club when the player is better than its weakest', () => {
    expect(wantsOnWaivers(70, [60, 68])).toBe(true);
    expect(wantsOnWaivers(60, [60, 68])).toBe(false);
    expect(wantsOnWaivers(90, [])).toBe(false);
  });
});
