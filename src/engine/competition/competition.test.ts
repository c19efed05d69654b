import { describe, expect, it } from 'vitest';
import {
  draw,
  finalRanking,
  isOver,
  nextRound,
  openGames,
  standings,
  withdraw,
} from '#engine/competition/competition.ts';
import { faultsOf } from '#engine/competition/faults/of-settings.ts';
import type { StageSettings } from '#engine/competition/settings.ts';
import type { Competition, Pairing } from '#engine/competition/state.ts';
import { Random } from '#engine/random.ts';
import {
  currentStage,
  doubleElimination,
  drawn,
  entrants,
  knockout,
  playOut,
  resultOf,
  roundRobin,
  swiss,
} from '../../../tests/factories/tournament.ts';

const random = () => new Random('draw');
const place = (group: number, number: number) => ({ group, place: number });

/** Two groups of eight, a crossover, re-seeded semifinals, a bronze game. */
const WORLD_CHAMPIONSHIP: StageSettings[] = [
  roundRobin({ groups: 2 }),
  knockout({
    sources: [{ stage: 0, take: 'top-of-groups', count: 4 }],
    bracket: 'reseeding',
    playedPlaces: 4,
    crossover: [
      [place(0, 1), place(1, 4)],
      [place(0, 2), place(1, 3)],
      [place(1, 2), place(0, 3)],
      [place(1, 1), place(0, 4)],
    ],
  }),
];

/** Three groups of four; places 5 to 12 qualify, and four of them join the first four. */
const OLYMPICS: StageSettings[] = [
  roundRobin({ groups: 3 }),
  { ...knockout({ sources: [{ stage: 0, take: 'places', from: 5, to: 12 }] }) },
  knockout({
    sources: [
      { stage: 0, take: 'places', from: 1, to: 4 },
      { stage: 1, take: 'places', from: 1, to: 4 },
    ],
    playedPlaces: 4,
  }),
];

describe('a competition', () => {
  it('is played like a World Championship: quarterfinals across groups, semifinals by group rank, four ranked by games', () => {
    expect(faultsOf({ stages: WORLD_CHAMPIONSHIP }, 16)).toEqual([]);
    const over = playOut(drawn(WORLD_CHAMPIONSHIP, 16), new Random(2));
    const [groups, bracket] = over.stages;
    expect(groups?.pairings.filter(({ teams }) => !teams.includes('bye'))).toHaveLength(56);
    expect(bracket?.pairings.map(({ round }) => round)).toEqual([1, 1, 1, 1, 2, 2, 3, 3]);
    const ranking = finalRanking(over);
    expect(new Set(ranking).size).toBe(16);
    // Losers of the quarterfinals are ranked by their group results, like the rest.
    const inGroups = groups?.ranking?.map(({ entry }) => entry) ?? [];
    const order = (entries: readonly number[]) => entries.map((entry) => inGroups.indexOf(entry));
    expect(order(ranking.slice(4, 8))).toEqual(order(ranking.slice(4, 8)).sort((one, other) => one - other));
    expect(ranking.slice(8)).toEqual(inGroups.filter((entry) => !ranking.slice(0, 8).includes(entry)));
  });

  it('is played like the Olympics: a qualification round for half of the quarterfinal spots', () => {
    expect(faultsOf({ stages: OLYMPICS }, 12)).toEqual([]);
    const over = playOut(drawn(OLYMPICS, 12), new Random(3));
    const [, qualification, quarterfinals] = over.stages;
    expect(qualification?.entries).toHaveLength(8);
    expect(quarterfinals?.entries).toHaveLength(8);
    expect(new Set(finalRanking(over)).size).toBe(12);
  });

  it('refuses impossible results', () => {
    const cup = drawn([knockout({ rounds: [{ bestOf: 3 }] })], 4);
    const [game] = openGames(cup);
    const result = { pairing: game?.pairing ?? 0, homeGoals: 2, awayGoals: 1, endedIn: 'regulation' } as const;
    const record = (...results: Parameters<typeof nextRound>[1]) => nextRound(cup, results, random());
    expect(() => record({ ...result, awayGoals: 2 })).toThrow('has a winner');
    expect(() => record({ ...result, awayGoals: -1 })).toThrow('whole numbers');
    expect(() => record({ ...result, pairing: 3 })).toThrow('not part of the round');
    expect(() => record({ pairing: 1, forfeitedBy: 5 })).toThrow('nothing that this entry could forfeit');
    expect(() => record(result, { ...result, homeGoals: 0 }, result, result)).toThrow('no game left');
    expect(() => finalRanking(cup)).toThrow('not over');
    const legs = drawn([knockout({ rounds: [{ legs: 2 }] })], 2);
    expect(() => nextRound(legs, [result, result], random())).toThrow('second leg');
  });

  it('waits for every game of a round', () => {
    const cup = drawn([knockout()], 4);
    const [first, second] = openGames(cup).map((game) => resultOf(cup, game, new Random(1)));
    const half = nextRound(cup, first ? [first] : [], random());
    expect(currentStage(half).round).toBe(1);
    expect(openGames(half)).toHaveLength(1);
    expect(currentStage(nextRound(half, second ? [second] : [], random())).round).toBe(2);
  });

  it('lets the other side forfeit as well, and moves on the right one', () => {
    const ids = entrants(4);
    const forfeit = (of: number) => ({ pairing: 1, forfeitedBy: ids[of] as number });
    const once = nextRound(drawn([knockout()], 4), [forfeit(0)], random());
    expect(currentStage(once).pairings[2]?.teams).toEqual([ids[3], null]);
    let now = nextRound(once, [forfeit(3)], random());
    expect(currentStage(now).pairings[2]?.teams).toEqual([ids[0], null]);
    now = playOut(now, new Random(1));
    const finalists = currentStage(now).pairings[2]?.teams;
    expect(finalists).toContain(finalRanking(now)[0]);
    expect(finalists).not.toContain(ids[3]);
  });

  const FORFEITED: Record<string, StageSettings> = {
    fixed: knockout(),
    're-seeded': knockout({ bracket: 'reseeding' }),
    'with double elimination': doubleElimination(),
    'of Swiss rounds': swiss(3),
    'in a group': roundRobin(),
  };

  it.each(Object.entries(FORFEITED))('takes both forfeits alone, in a batch, and in any order: %s', (_, settings) => {
    const results = (stage: Competition, but: number) =>
      openGames(stage).flatMap(({ pairing, home, away }) => {
        const [homeGoals, awayGoals] = home < away ? [1, 0] : [0, 1];
        return pairing === but ? [] : [{ pairing, homeGoals, awayGoals, endedIn: 'regulation' as const }];
      });
    const inOrder = (second: boolean, alone: boolean) => {
      let now = drawn([settings], 8);
      while (!isOver(now)) {
        const [game] = openGames(now);
        const rest = results(now, game?.pairing ?? 0);
        const both = [game?.home ?? 0, game?.away ?? 0].map((forfeitedBy) => ({
          pairing: game?.pairing ?? 0,
          forfeitedBy,
        }));
        if (second) both.reverse();
        const all = [...rest, ...both];
        now = alone ? all.reduce((one, each) => nextRound(one, [each], random()), now) : nextRound(now, all, random());
      }
      return { ...now, stages: now.stages.map((stage) => ({ ...stage, pairings: stage.pairings.map(sorted) })) };
    };
    const sorted = (pairing: Pairing) => ({ ...pairing, forfeitedBy: pairing.forfeitedBy.toSorted() });
    const expected = inOrder(false, false);
    expect(inOrder(true, false)).toEqual(expected);
    expect(inOrder(false, true)).toEqual(expected);
    expect(inOrder(true, true)).toEqual(expected);
    expect(new Set(finalRanking(expected)).size).toBe(8);
  });

  it('takes no second forfeit of a pairing that was played on from', () => {
    const ids = entrants(4);
    const once = nextRound(drawn([doubleElimination()], 4), [{ pairing: 1, forfeitedBy: ids[0] as number }], random());
    const final = currentStage(once).pairings.findIndex(({ sides: [side] }) => 'pairing' in side && side.pairing === 1);
    // As read from rows: in real time a game of a later round may be over first.
    const pairings = currentStage(once).pairings.map((pairing, index) => {
      const game = {
        home: ids[3] as number,
        away: ids[1] as number,
        homeGoals: 1,
        awayGoals: 0,
        endedIn: 'regulation' as const,
      };
      return index === final ? { ...pairing, games: [game] } : pairing;
    });
    const early = { ...once, stages: [{ ...currentStage(once), pairings }] };
    const again = () => nextRound(early, [{ pairing: 1, forfeitedBy: ids[3] as number }], random());
    expect(again).toThrow('has a winner who has played on');
  });

  it('counts a forfeited game as 5–0', () => {
    const group = drawn([roundRobin()], 3);
    const [game] = openGames(group);
    const after = nextRound(group, [{ pairing: game?.pairing ?? 0, forfeitedBy: game?.home ?? 0 }], random());
    const winner = standings(after, 0)[0]?.[0];
    expect(winner).toMatchObject({ team: game?.away, points: 3, goalsFor: 5, goalsAgainst: 0 });
  });
});

describe('a withdrawal', () => {
  const ids = entrants(4);
  const [first, second] = [ids[0] as number, ids[1] as number];

  it('before the first faceoff brings in the first reserve in the same spot', () => {
    const competition = draw({ stages: [roundRobin()] }, ids, random(), [7, 9]);
    const after = withdraw(competition, second, random());
    expect(after.entries.map(({ id, seed }) => [id, seed])).toEqual([
      [first, 1],
      [7, 2],
      [ids[2], 3],
      [ids[3], 4],
    ]);
    expect(after.reserves).toEqual([9]);
    expect(openGames(after)).toHaveLength(2);
  });

  it('later forfeits the remaining games and keeps those played', () => {
    let now = draw({ stages: [roundRobin()] }, ids, random(), [7]);
    now = nextRound(
      now,
      openGames(now).map((game) => resultOf(now, game, new Random(8))),
      random(),
    );
    const before = standings(now, 0)[0]?.find(({ team }) => team === first);
    now = withdraw(now, first, random());
    expect(now.reserves).toEqual([7]);
    now = playOut(now, new Random(9));
    const row = standings(now, 0)[0]?.find(({ team }) => team === first);
    expect(row).toMatchObject({ played: 3, wins: before?.wins, goalsAgainst: (before?.goalsAgainst ?? 0) + 10 });
    expect(finalRanking(now)).toHaveLength(4);
  });

  it('of both finalists still leaves a winner', () => {
    let now = drawn([knockout()], 4);
    now = nextRound(
      now,
      openGames(now).map((game) => resultOf(now, game, new Random(8))),
      random(),
    );
    const [one, other] = currentStage(now).pairings.at(-1)?.teams ?? [];
    now = withdraw(now, one as number, random());
    // The final is over at once, since the opponent has withdrawn.
    expect(finalRanking(now)[0]).toBe(other);
    expect(finalRanking(withdraw(now, other as number, random()))[0]).toBe(other);
  });

  it('in the groups leaves its knockout place to the next of the group', () => {
    const sources = [{ stage: 0, take: 'top-of-groups', count: 2 }] as const;
    let now = drawn([roundRobin({ groups: 2, hosts: 'better-seed' }), knockout({ sources })], 8);
    // The better seed wins; the winner of group A withdraws before its last game.
    while (now.stages.length === 1) {
      if (currentStage(now).round === 3) now = withdraw(now, entrants(8)[0] as number, random());
      const results = openGames(now).map(({ pairing }) => {
        return { pairing, homeGoals: 1, awayGoals: 0, endedIn: 'regulation' as const };
      });
      now = nextRound(now, results, random());
    }
    const seeds = currentStage(now).entries.map((entry) => entrants(8).indexOf(entry) + 1);
    // Group A has the seeds 1, 4, 5 and 8, group B 2, 3, 6 and 7. The table keeps what was won on the ice.
    expect(seeds.toSorted()).toEqual([2, 3, 4, 5]);
    expect(standings(now, 0)[0]?.map(({ wins }) => wins)).toEqual([3, 2, 1, 0]);
    expect(currentStage(now).from.map(({ place: one }) => one)).toEqual([1, 1, 2, 2]);
  });

  it('in a group does not help those of the group against other groups', () => {
    const sources = [{ stage: 0, take: 'best-of-place', place: 2, count: 1 }] as const;
    const last = {
      ...swiss(1),
      sources: [...sources, { stage: 0, take: 'best-of-place', place: 1, count: 1 } as const],
    };
    let now = drawn([roundRobin({ groups: 2, hosts: 'better-seed' }), last], 8);
    // The better seed wins by one, in group B by two over the last of the group; the last of group A withdraws at once.
    now = withdraw(now, entrants(8)[7] as number, random());
    while (now.stages.length === 1) {
      const results = openGames(now).map(({ pairing, away }) => {
        const homeGoals = away === entrants(8)[6] ? 2 : 1;
        return { pairing, homeGoals, awayGoals: 0, endedIn: 'regulation' as const };
      });
      now = nextRound(now, results, random());
    }
    // With the 5–0 over the withdrawn team the runner-up of group A, seed 4, would have the better goal difference.
    expect(currentStage(now).entries[0]).toBe(entrants(8)[2]);
  });

  const PLACES: StageSettings[] = [
    roundRobin({ groups: 3 }),
    knockout({ sources: [{ stage: 0, take: 'places', from: 1, to: 4 }], playedPlaces: 4 }),
    { ...knockout({ sources: [{ stage: 0, take: 'places', from: 5, to: 8 }], playedPlaces: 4 }), firstPlace: 5 },
  ];

  it.each(Array.from({ length: 12 }, (_, index) => index))(
    'after the groups, of place %i, leaves all others in the stage that they have reached',
    (index) => {
      const afterGroups = (seed: number) => {
        let now = drawn(PLACES, 12);
        const luck = new Random(seed);
        while (now.stages.length === 1) {
          const results = openGames(now).map((game) => resultOf(now, game, luck));
          now = nextRound(now, results, random());
        }
        return now;
      };
      for (let seed = 1; seed <= 8; seed++) {
        const before = afterGroups(seed);
        const order = before.stages[0]?.ranking?.map(({ entry }) => entry) ?? [];
        const gone = order[index] as number;
        const over = playOut(withdraw(before, gone, random()), new Random(1));
        const [, top = [], middle = []] = over.stages.map(({ entries }) => entries);
        expect(top.toSorted()).toEqual(order.slice(0, 4).toSorted());
        // The ninth moves up if one of places 5 to 8 is gone.
        const isMissing = index >= 4 && index < 8;
        const stillIn = order.slice(4, 8).map((entry) => (isMissing && entry === gone ? order[8] : entry));
        expect(middle).toEqual(stillIn);
        expect(new Set(finalRanking(over)).size).toBe(12);
      }
    },
  );

  it('after the groups does not change who is the best of a place', () => {
    const stages = [
      roundRobin({ groups: 2, hosts: 'better-seed' }),
      knockout({ sources: [{ stage: 0, take: 'top-of-groups', count: 2 }], playedPlaces: 4 }),
      {
        ...knockout({ sources: [{ stage: 0, take: 'best-of-place', place: 3, count: 2 }] }),
        firstPlace: 5,
      },
    ];
    let now = drawn(stages, 8);
    const betterWins = () =>
      openGames(now).map(({ pairing, home, away }) => {
        const [homeGoals, awayGoals] = home < away ? [1, 0] : [0, 1];
        return { pairing, homeGoals, awayGoals, endedIn: 'regulation' as const };
      });
    while (now.stages.length === 1) now = nextRound(now, betterWins(), random());
    now = withdraw(now, entrants(8)[0] as number, random());
    while (now.stages.length < 3) now = nextRound(now, betterWins(), random());
    expect(
      currentStage(now)
        .entries.map((entry) => entrants(8).indexOf(entry) + 1)
        .toSorted(),
    ).toEqual([5, 6]);
  });

  it('moves somebody up into one stage only, also where the next takes those behind', () => {
    const last = knockout({ sources: [{ stage: 0, take: 'places', from: 9, to: 12 }], playedPlaces: 4 });
    let now = drawn([...PLACES, { ...last, firstPlace: 9 }], 12);
    const luck = new Random(5);
    while (now.stages.length === 1) {
      const results = openGames(now).map((game) => resultOf(now, game, luck));
      now = nextRound(now, results, random());
    }
    const order = now.stages[0]?.ranking?.map(({ entry }) => entry) ?? [];
    const over = playOut(withdraw(now, order[5] as number, random()), luck);
    expect(over.stages[2]?.entries).toEqual([4, 8, 6, 7].map((index) => order[index]));
    expect(over.stages[3]?.entries).toEqual([5, 9, 10, 11].map((index) => order[index]));
    expect(finalRanking(over).at(-1)).toBe(order[5]);
  });

  it('in a Swiss stage of three leaves the other two to play on', () => {
    const now = withdraw(drawn([swiss(2)], 3), entrants(3)[0] as number, random());
    expect(finalRanking(playOut(now, new Random(1)))).toHaveLength(3);
  });
});
