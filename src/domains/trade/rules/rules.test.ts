import { describe, expect, it } from 'vitest';
import type { CapState } from '#domains/cap/rules/sheet.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { PlayerId } from '#engine/ids.ts';
import { PAYROLL } from '#engine/market/constants.ts';
import { firstLimits } from '#engine/market/price.ts';
import type { Position } from '#engine/player/skills.ts';
import type { TradePart } from './assets.ts';
import { faultsOf, type TradeBody, type TradeSide } from './legality.ts';
import { heardToday, moodOf } from './patience.ts';
import { faultOfProposal } from './proposal.ts';
import { waysToYes } from './ways.ts';
import { seasonLeftOn, tradeWindowOn } from './window.ts';

const SEASON = 4;
const DAY = 20;
const ABSOLUTE = SEASON * 63 + DAY;
const POSITIONS: Position[] = [
  ...Array<Position[]>(13).fill(['LW']),
  ...Array<Position[]>(7).fill(['LD']),
  ...Array<Position[]>(3).fill(['G']),
].flat();

function body(id: number, clubId: number, rest: Partial<TradeBody> = {}): TradeBody {
  return {
    id,
    name: `Player ${id}`,
    clubId,
    level: 'PRO',
    position: 'LW',
    isFillIn: false,
    isOnWaivers: false,
    isOnTheWay: false,
    contracts: [{ id, fromSeason: SEASON, toSeason: SEASON + 2, salary: 3_000_000, clause: 'none' }],
    noTrade: null,
    retained: { percent: 0, clubs: 0 },
    freeAgentOn: null,
    daysOut: 0,
    ...rest,
  };
}
function side(clubId: number, change: (bodies: TradeBody[]) => void = () => {}, retains = 0): TradeSide {
  const bodies = POSITIONS.map((position, index) => body(clubId * 100 + index, clubId, { position }));
  change(bodies);
  const cap: CapState = {
    season: SEASON,
    day: DAY,
    limits: firstLimits(1),
    contracts: bodies.flatMap(({ id, level, contracts }) =>
      contracts.map(({ fromSeason, toSeason, salary }) => ({
        playerId: id,
        fromSeason,
        toSeason,
        salary,
        level,
        daysOut: 0,
      })),
    ),
    charges: [],
    accrued: { days: DAY, dollarDays: DAY * 69_000_000 },
  };
  const picks = [1, 2].map((round) => {
    return { id: clubId * 10 + round, season: SEASON, round, spot: null, originalClubId: clubId };
  });
  const prospects = [{ id: clubId * 1000, name: `Prospect of ${clubId}` }];
  return { clubId, name: `Club ${clubId}`, bodies, picks, prospects, cap, retains, active: null };
}
const part = (playerId: number, retention = 0) => {
  const fromClubId = Math.floor(playerId / 100);
  return { kind: 'player' as const, fromClubId, toClubId: 3 - fromClubId, playerId, retention };
};
const codes = (one: TradeSide, other: TradeSide, parts: TradePart[]) =>
  faultsOf({ sides: [one, other], parts, absoluteDay: ABSOLUTE }).map(({ refused }) => refused.code);
const alter = (change: Partial<TradeBody>) => side(1, (bodies) => Object.assign(bodies[0] as TradeBody, change));

describe('the trade window', () => {
  it('is open to the deadline, closed until the last playoff game, and open until the frenzy ends', () => {
    expect([1, 35, 36, 58, 59, 63].map((day) => tradeWindowOn(day).isOpen)).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
    ]);
    expect(tradeWindowOn(40)).toMatchObject({ reason: 'closed', day: 59, oneClosed: true });
    expect(seasonLeftOn(1)).toBe(1);
    expect(seasonLeftOn(32)).toBeLessThan(0.6);
  });
});

describe('a legal trade', () => {
  it('may be one player for another', () => {
    expect(codes(side(1), side(2), [part(100), part(200)])).toEqual([]);
  });

  it('needs every asset to be where it was offered', () => {
    expect(codes(side(1), side(2), [{ ...part(200), fromClubId: 1, toClubId: 2 }, part(201)])).toEqual([
      'trade.fault-left',
    ]);
    expect(codes(side(1), side(2), [part(100), { ...part(200), playerId: 9999 }])).toEqual([
      'trade.fault-somebody-left',
    ]);
  });

  it('may include picks and rights its clubs hold', () => {
    const [to1, to2] = [
      { fromClubId: 2, toClubId: 1 },
      { fromClubId: 1, toClubId: 2 },
    ];
    const pick = (pickId: number) => ({ kind: 'pick' as const, pickId });
    const rights = (playerId: number) => ({ kind: 'rights' as const, playerId });
    expect(
      codes(side(1), side(2), [
        { ...pick(11), ...to2 },
        { ...rights(2000), ...to1 },
      ]),
    ).toEqual([]);
    expect(codes(side(1), side(2), [{ ...pick(21), ...to2 }, part(200)])).toEqual(['trade.fault-pick-gone']);
    expect(codes(side(1), side(2), [{ ...rights(2000), ...to2 }, part(200)])).toEqual(['trade.fault-rights-gone']);
  });

  it('between three clubs leaves each of them legal', () => {
    const three = [side(1), side(2), side(3)];
    const way = (playerId: number, toClubId: number) => ({ ...part(playerId), toClubId });
    const of = (parts: TradePart[]) =>
      faultsOf({ sides: three, parts, absoluteDay: ABSOLUTE }).map(({ refused }) => refused.code);
    expect(of([way(100, 2), way(200, 3), way(300, 1)])).toEqual([]);
    expect(of([way(122, 2), way(121, 2), way(200, 3), way(300, 1)])).toContain('trade.fault-too-few');
  });

  it('counts only older farm skaters who may dress', () => {
    // A farm of 18 skaters, this many of them older; a first team of 22 players, one traded for another first-team player.
    const cheap = [{ id: 900, fromSeason: SEASON, toSeason: SEASON, salary: 100_000, clause: 'none' as const }];
    const withFarm = (older: number) =>
      side(1, (bodies) => {
        bodies.pop();
        for (let index = 0; index < 19; index++) {
          const position = index < 13 ? 'C' : 'LD';
          bodies.push(body(150 + index, 1, { level: 'FRM', position, contracts: cheap, isOlder: index >= 19 - older }));
        }
      });
    const gives = (one: TradeSide) => codes(one, side(2), [part(150), part(200)]);
    expect(gives(withFarm(4))).toEqual([]);
    expect(gives(withFarm(5))).toEqual(['trade.fault-too-few']);
  });

  it('keeps an AI club under next season’s limit, though the summer would allow more', () => {
    const summer = (isOnItsOwn: boolean) => {
      const club = side(1);
      // 23 players at $3M, and dead cap that leaves room for $1M more next season.
      const amount = Math.floor(club.cap.limits.upper * PAYROLL.most) - 69_000_000 - 1_000_000;
      const charges = [{ season: SEASON + 1, amount, kind: 'buyout' as const }];
      return { ...club, isOnItsOwn, cap: { ...club.cap, day: PHASE_STARTS.draft, charges } };
    };
    const dear = side(2, (bodies) => {
      bodies[0] = body(200, 2, {
        contracts: [{ id: 200, fromSeason: SEASON, toSeason: SEASON + 2, salary: 5_000_000, clause: 'none' }],
      });
    });
    expect(codes(summer(false), dear, [part(100), part(200)])).toEqual([]);
    expect(codes(summer(true), dear, [part(100), part(200)])).toEqual(['trade.fault-over-the-cap']);
    expect(codes(summer(true), side(2), [part(100), part(200)])).toEqual([]);
  });

  it('excludes players with a clause, on waivers, filling in, or recently signed as free agents', () => {
    const named = (kind: 'avoids' | 'accepts', ...clubIds: number[]) =>
      alter({ noTrade: { kind, named: new Set(clubIds) } });
    const of = (one: TradeSide) => codes(one, side(2), [part(100), part(200)]);
    expect(of(named('accepts'))).toEqual(['trade.fault-no-trade']);
    expect(of(named('accepts', 3))).toEqual(['trade.fault-no-trade']);
    expect(of(named('accepts', 2))).toEqual([]);
    expect(of(named('avoids', 2, 3))).toEqual(['trade.fault-no-trade-list']);
    expect(of(named('avoids', 3))).toEqual([]);
    expect(of(alter({ isOnWaivers: true }))).toEqual(['trade.fault-on-waivers']);
    expect(of(alter({ isFillIn: true }))).toEqual(['trade.fault-fill-in']);
    expect(of(alter({ freeAgentOn: ABSOLUTE - 29 }))).toEqual(['trade.fault-fresh']);
    expect(of(alter({ freeAgentOn: ABSOLUTE - 30 }))).toEqual([]);
  });

  it('leaves each club a team: enough players at each position, and not too many', () => {
    expect(codes(side(1), side(2), [part(113), part(114), part(200), part(201)])).toContain('trade.fault-too-few');
    const many = [0, 1, 2, 3].map((index) => part(200 + index));
    expect(codes(side(1), side(2), [part(100), ...many.slice(0, 3)])).toContain('trade.fault-too-few');
    const large = side(1, (bodies) => bodies.push(body(150, 1), body(151, 1), body(152, 1)));
    const other = side(2, (bodies) => bodies.push(body(250, 2)));
    expect(codes(large, other, [part(100), part(200), part(201)])).toContain('trade.fault-too-many');
  });

  it('fits under the cap, and may do so with retained salary', () => {
    const dear = (clubId: number) =>
      side(clubId, (bodies) =>
        Object.assign(bodies[0] as TradeBody, {
          contracts: [{ id: 1, fromSeason: SEASON, toSeason: SEASON, salary: 28_000_000, clause: 'none' }],
        }),
      );
    expect(codes(dear(1), side(2), [part(100), part(200)])).toContain('trade.fault-over-the-cap');
    expect(codes(dear(1), side(2), [part(100, 50), part(200)])).not.toContain('trade.fault-over-the-cap');
  });

  it('limits retention to half a salary, twice per contract, and three players per club', () => {
    const of = (one: TradeSide, retention: number) => codes(one, side(2), [part(100, retention), part(200)]);
    expect(of(alter({ retained: { percent: 40, clubs: 1 } }), 20)).toEqual(['trade.fault-too-much-retained']);
    expect(of(alter({ retained: { percent: 40, clubs: 1 } }), 10)).toEqual([]);
    expect(of(alter({ retained: { percent: 10, clubs: 2 } }), 10)).toEqual(['trade.fault-retained-often']);
    expect(
      of(
        side(1, () => {}, 3),
        10,
      ),
    ).toEqual(['trade.fault-too-many-retained']);
  });

  it('never leaves a manager’s club with more than twenty-three counted first-team players', () => {
    const counted = (count: number) => ({
      ...side(1),
      active: new Set([
        100,
        101,
        ...Array.from({ length: count - 2 }, (_, index) => 9000 + index),
      ]) as ReadonlySet<PlayerId>,
    });
    const twoForOne = [part(100), part(200), part(201)];
    expect(codes(counted(23), side(2), twoForOne)).toEqual(['trade.fault-too-many']);
    expect(codes(counted(22), side(2), twoForOne)).toEqual([]);
    expect(codes(counted(23), side(2), [part(100), part(200)])).toEqual([]);
    // A club already over the limit may reduce its roster.
    expect(codes(counted(25), side(2), [part(100), part(101), part(200)])).toEqual([]);
  });
});

describe('a trade offer', () => {
  const asked = {
    from: { clubId: 1, leagueId: 7 },
    others: [{ clubId: 2, leagueId: 7 }],
    parts: [part(100), part(200)],
    window: tradeWindowOn(20),
    openOffers: 0,
  };
  it('is made in the window, within the league, with assets from both sides, up to a limit', () => {
    const code = (change: Partial<typeof asked>) => faultOfProposal({ ...asked, ...change })?.code ?? null;
    expect(code({})).toBeNull();
    expect(code({ window: tradeWindowOn(40) })).toBe('trade.window-closed');
    expect(code({ others: [{ clubId: 2, leagueId: 8 }] })).toBe('trade.other-league');
    expect(code({ others: [asked.from] })).toBe('trade.own-club');
    expect(code({ parts: [part(100)] })).toBe('trade.one-sided');
    expect(code({ parts: [part(100), part(100), part(200)] })).toBe('trade.named-twice');
    expect(code({ parts: [part(100), ...[0, 1, 2, 3, 4, 5, 6].map((index) => part(200 + index))] })).toBe(
      'trade.too-many-assets',
    );
    expect(code({ parts: [part(100), { ...part(200), toClubId: 3 }] })).toBe('trade.not-a-party');
    expect(code({ others: [...asked.others, { clubId: 3, leagueId: 7 }] })).toBe('trade.one-sided');
    expect(code({ openOffers: 12 })).toBe('trade.too-many-offers');
  });
});

describe('an AI club’s patience', () => {
  it('wears off with questions, and returns with time', () => {
    expect(heardToday(null, 5)).toBe(0);
    expect(heardToday({ heard: 10, onDay: 5 }, 6)).toBe(6);
    expect(heardToday({ heard: 10, onDay: 5 }, 30)).toBe(0);
    expect([0, 9, 16].map(moodOf)).toEqual(['open', 'tired', 'silent']);
  });
});

describe('an AI club’s counter request', () => {
  it('is the smallest that suffices: one asset if possible, otherwise two', () => {
    const additions = [1, 2, 3, 4, 5].map((worth) => ({ asset: worth, worth }));
    const enough = (least: number) => (adds: readonly number[]) => adds.reduce((sum, id) => sum + id, 0) >= least;
    expect(waysToYes(additions, enough(3), 1)).toEqual([[3]]);
    expect(waysToYes(additions, enough(3), 2)).toEqual([[3], [4]]);
    expect(waysToYes(additions, enough(7), 1)).toEqual([[2, 5]]);
    expect(waysToYes(additions, enough(30), 3)).toEqual([]);
  });
});
