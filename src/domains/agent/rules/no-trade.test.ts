import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_TRADE } from '#domains/agent/constants.ts';
import { type KnownClub, mostNamed, type Naming, namesOf, noTradeKindOf } from '#domains/agent/rules/no-trade.ts';
import { knownSecret } from '#engine/secret.ts';

const secret = knownSecret('no trade');
/** Twenty clubs of four nations; the first two are rivals. */
const league = Array.from({ length: 20 }, (_, index): KnownClub => {
  const clubId = index + 1;
  return { clubId, nationId: (index % 4) + 1, rivalClubId: clubId === 1 ? 2 : clubId === 2 ? 1 : null };
});
const player: Naming = { playerId: 7, nationId: 1, clubId: 1, kind: 'avoids', morale: 60 };

describe('a player with a no-trade clause', () => {
  it('may list as many clubs as the strictest of his contracts allows', () => {
    expect(noTradeKindOf(['none', 'no-trade-list'])).toBe('avoids');
    expect(noTradeKindOf(['no-trade-list', 'no-trade'])).toBe('accepts');
    expect(noTradeKindOf(['no-move'])).toBe('accepts');
    expect(noTradeKindOf(['none'])).toBeNull();
    expect(noTradeKindOf([])).toBeNull();
  });

  it('blocks at most a third of his league, always the same clubs and never his own', () => {
    const holds = fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 20 }), (playerId, clubId) => {
      const named = namesOf({ ...player, playerId, clubId }, league, secret);
      const again = namesOf({ ...player, playerId, clubId, morale: 10 }, [...league].reverse(), secret);
      return (
        named.length === 6 &&
        new Set(named).size === 6 &&
        !named.includes(clubId) &&
        [...named].sort().join() === [...again].sort().join()
      );
    });
    fc.assert(holds);
  });

  it('with a full clause goes nowhere while happy, and to a few clubs when unhappy', () => {
    const full: Naming = { ...player, kind: 'accepts' };
    expect(namesOf(full, league, secret)).toEqual([]);
    const named = namesOf({ ...full, morale: 20 }, league, secret);
    expect(named).toHaveLength(NO_TRADE.accepts);
    const kept = new Set(namesOf(player, league, secret));
    expect(named.filter((clubId) => kept.has(clubId))).toEqual([]);
  });

  it('blocks clubs abroad and the rival of his club more often than others', () => {
    const players = Array.from({ length: 2_000 }, (_, index) => ({ ...player, playerId: index + 1 }));
    const times = new Map(league.map(({ clubId }) => [clubId, 0]));
    for (const one of players)
      for (const clubId of namesOf(one, league, secret)) times.set(clubId, (times.get(clubId) ?? 0) + 1);
    const often = (of: (club: KnownClub) => boolean) => {
      const those = league.filter((club) => club.clubId > 2 && of(club));
      return those.reduce((sum, { clubId }) => sum + (times.get(clubId) ?? 0), 0) / those.length;
    };
    expect(often(({ nationId }) => nationId !== 1)).toBeGreaterThan(1.3 * often(({ nationId }) => nationId === 1));
    expect(times.get(2)).toBeGreaterThan(1.3 * often(({ nationId }) => nationId === 2));
  });

  it('in a tiny league blocks no club rather than all of them', () => {
    expect(mostNamed('avoids', 2)).toBe(0);
    expect(mostNamed('accepts', 1)).toBe(0);
    expect(namesOf({ ...player, kind: 'accepts', morale: 0 }, league.slice(0, 1), secret)).toEqual([]);
  });
});
