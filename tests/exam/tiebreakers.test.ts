/**
 * The order of tables: 100,000 groups against a second implementation, and real groups whose order goal difference gets wrong.
 */
import { describe, expect, it } from 'vitest';
import { IIHF_TIEBREAKERS, type PointSystem } from '#engine/competition/settings.ts';
import type { Game } from '#engine/competition/state.ts';
import { table } from '#engine/competition/table.ts';
import { Random } from '#engine/random.ts';
import { iihfOrder } from '../oracles/tiebreakers.ts';

const GROUPS = 100_000;

/**
 * Returns a group in which ties are frequent: few goals, few results, rankings that two teams may share, games still to be
 * played.
 */
function randomGroup(random: Random) {
  const count = random.int(2, 8);
  const lots = random.shuffle(Array.from({ length: count }, (_, index) => index + 1));
  const sharesRankings = random.chance(0.3);
  const teams = lots.map((lot, index) => {
    return { id: 10 + index, ranking: sharesRankings ? random.int(1, 2) : index + 1, lot, byes: 0 };
  });
  const highest = random.int(1, 3);
  const allPlayed = random.chance(0.7);
  const legs = random.int(1, 2);
  const games: Game[] = [];
  for (let leg = 0; leg < legs; leg++) {
    for (const home of teams) {
      for (const away of teams) {
        if (home.id >= away.id || !(allPlayed || random.chance(0.7))) continue;
        const [homeGoals, awayGoals] = [random.int(0, highest), random.int(0, highest)];
        const isClose = Math.abs(homeGoals - awayGoals) === 1;
        const endedIn = isClose ? random.pick(['regulation', 'overtime', 'shootout'] as const) : 'regulation';
        games.push({ home: home.id, away: away.id, homeGoals, awayGoals, endedIn });
      }
    }
  }
  return { teams, games };
}

const SETTINGS = { points: 'three-two-one', tiebreakers: IIHF_TIEBREAKERS } as const;
const orderOf = (rows: readonly { team: number }[]) => rows.map(({ team }) => team);

describe('the tiebreaking procedure', () => {
  it(`orders ${GROUPS} random groups like the second implementation, whatever the order of teams and games`, () => {
    const random = new Random('groups with ties');
    const decided = new Map<string, number>();
    for (let index = 0; index < GROUPS; index++) {
      const { teams, games } = randomGroup(random);
      const rows = table(games, { ...SETTINGS, teams });
      const order = orderOf(rows);
      const shuffled = table(random.shuffle(games), { ...SETTINGS, teams: random.shuffle(teams) });
      const expected = iihfOrder(teams, games);
      // Not by expect alone, which takes longer than the tables.
      if (order.join() !== expected.join()) expect({ order, teams, games }).toEqual({ order: expected, teams, games });
      if (JSON.stringify(rows) !== JSON.stringify(shuffled)) expect(rows).toEqual(shuffled);
      for (const { decidedBy } of rows) if (decidedBy) decided.set(decidedBy, (decided.get(decidedBy) ?? 0) + 1);
    }
    // Each criterion had something to decide.
    for (const tiebreaker of IIHF_TIEBREAKERS) expect(decided.get(tiebreaker) ?? 0).toBeGreaterThan(500);
  });
});

/** Results as published; an overtime or shootout winner is marked, as both were worth the same. */
interface RealGroup {
  name: string;
  points: PointSystem;
  official: readonly string[];
  /** Home and away are irrelevant here. */
  results: string;
}

const REAL_GROUPS: readonly RealGroup[] = [
  {
    // Finland and Canada had 6 points each: Finland won 4–3, Canada had the better goal difference (+16 to +8).
    name: 'Olympic Games 1980, Red division',
    points: 'two-or-tie',
    official: ['URS', 'FIN', 'CAN', 'POL', 'NED', 'JPN'],
    results: `CAN NED 10-1, POL FIN 5-4, URS JPN 16-0, CAN POL 5-1, URS NED 17-4, FIN JPN 6-3, FIN CAN 4-3, URS POL 8-1,
      JPN NED 3-3, CAN JPN 6-0, URS FIN 4-2, NED POL 5-3, URS CAN 6-4, FIN NED 10-3, POL JPN 5-1`,
  },
  {
    // Three teams with 8 points; among them Canada +3, the Unified Team 0, Czechoslovakia −3. In all games the Unified Team
    // had the best goal difference (+22 to Canada's +19).
    name: 'Olympic Games 1992, group B',
    points: 'two-or-tie',
    official: ['CAN', 'EUN', 'TCH', 'FRA', 'SUI', 'NOR'],
    results: `CAN FRA 3-2, TCH NOR 10-1, EUN SUI 8-1, CAN SUI 6-1, TCH FRA 6-4, EUN NOR 8-1, CAN NOR 10-0, TCH EUN 4-3,
      FRA SUI 4-3, CAN TCH 5-1, EUN FRA 8-0, SUI NOR 6-3, EUN CAN 5-4, TCH SUI 4-2, FRA NOR 4-2`,
  },
  {
    // Three teams with 6 points; among them Germany +1, the Czech Republic 0, Russia −1. In all games it was the other way
    // around: Russia +6, the Czech Republic +5, Germany −3.
    name: 'Olympic Games 1994, group A',
    points: 'two-or-tie',
    official: ['FIN', 'GER', 'CZE', 'RUS', 'AUT', 'NOR'],
    results: `FIN CZE 3-1, RUS NOR 5-1, GER AUT 4-3, FIN RUS 5-0, GER NOR 2-1, CZE AUT 7-3, FIN NOR 4-0, CZE NOR 4-1,
      RUS AUT 9-1, GER RUS 4-2, FIN AUT 6-2, CZE GER 1-0, RUS CZE 4-3, FIN GER 7-1, AUT NOR 4-2`,
  },
  {
    // Canada and Sweden had 7 points each: Canada won 3–2, Sweden had the better goal difference (+10 to +6).
    name: 'Olympic Games 1994, group B',
    points: 'two-or-tie',
    official: ['SVK', 'CAN', 'SWE', 'USA', 'ITA', 'FRA'],
    results: `SVK SWE 4-4, CAN ITA 7-2, USA FRA 4-4, CAN FRA 3-1, SWE ITA 4-1, SVK USA 3-3, SVK ITA 10-4, USA CAN 3-3,
      SWE FRA 7-1, SVK CAN 3-1, SWE USA 6-4, ITA FRA 7-3, SVK FRA 6-2, USA ITA 7-1, CAN SWE 3-2`,
  },
  {
    // Switzerland and Canada had 6 points each: Switzerland won 2–0, with a goal difference of −2 to Canada's +6.
    name: 'Olympic Games 2006, group A',
    points: 'two-or-tie',
    official: ['FIN', 'SUI', 'CAN', 'CZE', 'GER', 'ITA'],
    results: `CAN ITA 7-2, CZE GER 4-1, FIN SUI 5-0, FIN ITA 6-0, SUI CZE 3-2, CAN GER 5-1, CZE ITA 4-1, SUI CAN 2-0,
      FIN CZE 4-2, GER ITA 3-3, SUI GER 2-2, FIN CAN 2-0, CAN CZE 3-2, FIN GER 2-0, SUI ITA 3-3`,
  },
  {
    // Three teams with 6 points, among them Slovakia +1, Finland 0, Sweden −1; Finland had by far the best goal difference.
    name: 'Olympic Games 2026, group B',
    points: 'three-two-one',
    official: ['SVK', 'FIN', 'SWE', 'ITA'],
    results: 'SVK FIN 4-1, SWE ITA 5-2, FIN SWE 4-1, SVK ITA 3-2, SWE SVK 5-3, FIN ITA 11-0',
  },
  {
    // Three teams with 4 points, Slovakia with the best goal difference of them.
    name: 'Olympic Games 2018, group B',
    points: 'three-two-one',
    official: ['OAR', 'SLO', 'USA', 'SVK'],
    results: 'SVK OAR 3-2, SLO USA 3-2*, USA SVK 2-1, OAR SLO 8-2, OAR USA 4-0, SLO SVK 3-2*',
  },
  {
    // Canada and Kazakhstan had 10 points each: Canada won 4–2, Kazakhstan had the better goal difference (+4 to +1).
    name: 'World Championship 2021, group B',
    points: 'three-two-one',
    official: ['USA', 'FIN', 'GER', 'CAN', 'KAZ', 'LAT', 'NOR', 'ITA'],
    results: `GER ITA 9-4, LAT CAN 2-0, FIN USA 2-1, GER NOR 5-1, KAZ LAT 3-2*, NOR ITA 4-1, USA CAN 5-1, KAZ FIN 2-1*,
      LAT ITA 3-0, GER CAN 3-1, USA KAZ 3-0, FIN NOR 5-2, KAZ GER 3-2, CAN NOR 4-2, FIN ITA 3-0, USA LAT 4-2,
      CAN KAZ 4-2, FIN LAT 3-2*, USA NOR 2-1, KAZ ITA 11-3, CAN ITA 7-1, FIN GER 2-1, NOR LAT 4-3*, USA GER 2-0,
      NOR KAZ 3-1, USA ITA 4-2, FIN CAN 3-2*, GER LAT 2-1`,
  },
];

function gamesOf({ official, results }: RealGroup): Game[] {
  return results.split(',').map((each) => {
    const [, one = '', other = '', homeGoals, awayGoals, extra] =
      /^([A-Z]{3}) ([A-Z]{3}) (\d+)-(\d+)(\*?)$/.exec(each.trim()) ?? [];
    const [home, away] = [official.indexOf(one), official.indexOf(other)];
    if (home < 0 || away < 0) throw new Error(`not a result of the group: ${each}`);
    const endedIn = extra ? 'overtime' : 'regulation';
    return { home, away, homeGoals: Number(homeGoals), awayGoals: Number(awayGoals), endedIn };
  });
}

describe('a real group', () => {
  it.each(REAL_GROUPS)('has its official order, which goal difference would not give: $name', (group) => {
    const games = gamesOf(group);
    const { official, points } = group;
    expect(games).toHaveLength((official.length * (official.length - 1)) / 2);
    // The ranking is the reverse of the official order, so that it cannot help.
    const teams = official.map((_, id) => ({ id, ranking: official.length - id, lot: official.length - id, byes: 0 }));
    const order = (tiebreakers: Parameters<typeof table>[1]['tiebreakers']) =>
      table(games, { teams, points, tiebreakers }).map(({ team }) => official[team]);
    expect(order(IIHF_TIEBREAKERS)).toEqual(official);
    expect(order(['points', 'goalDifference', 'goals', 'ranking'])).not.toEqual(official);
  });
});
