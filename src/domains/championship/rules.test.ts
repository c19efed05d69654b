import { describe, expect, it } from 'vitest';
import { DIVISION_SIZES, FIRST_DAY, SLOTS } from '#domains/championship/constants.ts';
import { canDecide, rulesOfPairing } from '#domains/competition/rules.ts';
import { CUP_DAYS, CUP_SLOT } from '#domains/cup/constants.ts';
import { draw, finalRanking, isOver, nextRound, openGames } from '#engine/competition/competition.ts';
import { faultsOfPlan } from '#engine/competition/faults/of-plans.ts';
import type { Competition } from '#engine/competition/state.ts';
import { Random } from '#engine/random.ts';
import { entrants, playOut } from '../../../tests/factories/tournament.ts';
import { CHAMPIONSHIPS } from '../../../tests/fixtures/real-competitions.ts';
import {
  CHAMPIONSHIP_SETTINGS,
  dividedFor,
  divisionSizes,
  type Finish,
  hostAmong,
  ladderOf,
  medalTable,
  stagesOf,
} from './rules.ts';

const FIELDS = [
  ...DIVISION_SIZES.map((nations, index) => ({ division: index + 1, nations })),
  // With expansion nations.
  ...[9, 10, 11, 12].map((nations) => ({ division: 3, nations })),
];

describe('a division of the championship', () => {
  it.each(FIELDS)('$division of $nations nations can be played and gives each place once', ({ division, nations }) => {
    const stages = stagesOf(division, nations, 'senior');
    const settings = { stages: stages.map((stage) => stage.settings) };
    const calendars = stages.map(({ calendar }) => calendar);
    expect(faultsOfPlan(settings.stages, calendars, nations)).toEqual([]);
    expect(stages.every(({ settings: stage, rules }) => canDecide(CHAMPIONSHIP_SETTINGS, stage, rules))).toBe(true);
    const days = calendars.flatMap((calendar) => calendar.days.flat());
    const last = CUP_DAYS['late-season'].at(-1) ?? 0;
    expect(days.every((day) => day >= FIRST_DAY && day <= last)).toBe(true);
    for (let edition = 0; edition < 20; edition++) {
      const random = new Random(`edition ${edition}`);
      const over = playOut(draw(settings, entrants(nations), random), random);
      expect(isOver(over)).toBe(true);
      expect(new Set(finalRanking(over)).size).toBe(nations);
    }
  });

  it('has its games on the days that the calendar of the season leaves, in slots that cups do not use', () => {
    const daysOf = (division: number, nations: number) =>
      stagesOf(division, nations, 'U20').map(({ calendar }) => calendar.days.flat());
    expect(daysOf(1, 16)).toEqual([
      [49, 50, 51, 52, 53, 54, 55],
      [56, 57, 58],
    ]);
    expect(daysOf(2, 12)).toEqual([[49, 50, 51, 52, 53], [55]]);
    expect(daysOf(3, 8)).toEqual([[49, 50, 51], [53], [55]]);
    expect(new Set([...Object.values(SLOTS), CUP_SLOT]).size).toBe(3);
  });

  it('settles groups like a league, later games after ten minutes, and its final with a goal', () => {
    const endingOf = (
      division: number,
      nations: number,
      at: { stage: number; round: number; place: number | null },
    ) => {
      const { rules = [] } = stagesOf(division, nations, 'senior')[at.stage] ?? {};
      const { overtime, shootout } = rulesOfPairing(CHAMPIONSHIP_SETTINGS, rules, at);
      return [overtime?.men, overtime?.minutes, shootout];
    };
    expect(endingOf(1, 16, { stage: 0, round: 7, place: null })).toEqual([3, 5, true]);
    expect(endingOf(1, 16, { stage: 1, round: 1, place: 1 })).toEqual([3, 10, true]);
    expect(endingOf(1, 16, { stage: 1, round: 2, place: 1 })).toEqual([3, 10, true]);
    expect(endingOf(1, 16, { stage: 1, round: 3, place: 3 })).toEqual([3, 10, true]);
    expect(endingOf(1, 16, { stage: 1, round: 3, place: 1 })).toEqual([3, null, false]);
    expect(endingOf(2, 12, { stage: 1, round: 1, place: 3 })).toEqual([3, 10, true]);
    expect(endingOf(3, 8, { stage: 1, round: 1, place: 1 })).toEqual([3, 10, true]);
    expect(endingOf(3, 8, { stage: 2, round: 1, place: 1 })).toEqual([3, null, false]);
  });

  it('lets finalists of the last division meet for first place, and losing semifinalists for third', () => {
    const settings = { stages: stagesOf(3, 8, 'senior').map((stage) => stage.settings) };
    const over = playOut(draw(settings, entrants(8), new Random('lots')), new Random('games'));
    const [, semifinals, placement] = over.stages;
    const winners = (semifinals?.ranking ?? []).slice(0, 2).map(({ entry }) => entry);
    expect(new Set(placement?.pairings[0]?.teams)).toEqual(new Set(winners));
    expect(finalRanking(over).slice(0, 2).sort()).toEqual(winners.sort());
  });
});

/** Places in the groups as known; nations that did not reach the quarterfinals by a number. */
function namesOf(groups: readonly (readonly string[])[]): string[] {
  const [a = [], b = []] = groups.map((group) => [...group, ...[5, 6, 7, 8].map((place) => `${group[0]}${place}`)]);
  return a.flatMap((name, row) => (row % 2 === 0 ? [name, b[row] ?? ''] : [b[row] ?? '', name]));
}

describe('the top division', () => {
  it.each(CHAMPIONSHIPS)('has the quarterfinals and semifinals of $year', ({ groups, quarterfinals, semifinals }) => {
    const names = namesOf(groups);
    const ids = entrants(names.length);
    const nameOf = (entry: unknown) => names[ids.indexOf(Number(entry))] ?? '';
    const placeOf = (name: string) => Math.floor(names.indexOf(name) / 2);
    const play = (now: Competition, margin: (one: string, other: string) => number) => {
      const results = openGames(now).map(({ pairing, home, away }) => {
        const goals = margin(nameOf(home), nameOf(away));
        return {
          pairing,
          homeGoals: Math.max(0, goals),
          awayGoals: Math.max(0, -goals),
          endedIn: 'regulation' as const,
        };
      });
      return nextRound(now, results, new Random('draw'));
    };
    const meetings = (now: Competition) => {
      const { pairings, round } = now.stages.at(-1) ?? expect.unreachable();
      return pairings
        .filter((pairing) => pairing.round === round)
        .map(({ teams }) => teams.map(nameOf).sort().join('-'))
        .sort();
    };
    const sorted = (known: readonly string[]) => known.map((each) => each.split('-').sort().join('-')).sort();
    let now = draw({ stages: stagesOf(1, 16, 'senior').map(({ settings }) => settings) }, ids, new Random('draw'));
    const firstOfB = groups[1][0];
    while (now.stages.length === 1) {
      now = play(now, (one, other) => {
        const goals = [one, other].includes(firstOfB) ? 2 : 1;
        return placeOf(one) < placeOf(other) ? goals : -goals;
      });
    }
    expect(meetings(now)).toEqual(sorted(quarterfinals));
    const through = semifinals.flatMap((each) => each.split('-'));
    now = play(now, (one) => (through.includes(one) ? 1 : -1));
    expect(meetings(now)).toEqual(sorted(semifinals));
  });
});

const RANKED = Array.from({ length: 36 }, (_, index) => 101 + index);

/** An edition that ended in the order of these nations. */
function finished(nationIds: readonly number[]): Finish[] {
  let above = 0;
  return DIVISION_SIZES.flatMap((size, index) => {
    const own = nationIds.slice(above, above + size);
    above += size;
    return own.map((nationId, at) => ({
      nationId,
      division: index + 1,
      group: at % 2,
      groupPlace: Math.floor(at / 2) + 1,
      place: at + 1,
    }));
  });
}

describe('promotion and relegation', () => {
  it('divides the first edition by the ranking', () => {
    const [top, one, two] = dividedFor(RANKED, { last: [], host: null }) ?? [];
    expect([top, one, two].map((each) => each?.length)).toEqual([16, 12, 8]);
    expect([...(top ?? []), ...(one ?? []), ...(two ?? [])]).toEqual(RANKED);
  });

  it('moves the best two up and the last of each group down', () => {
    const [top, one, two] = dividedFor(RANKED, { last: finished(RANKED), host: null }) ?? [];
    expect(top).toEqual([...RANKED.slice(0, 14), 117, 118]);
    expect(one).toEqual([115, 116, ...RANKED.slice(18, 26), 129, 130]);
    expect(two).toEqual([127, 128, ...RANKED.slice(30)]);
  });

  it('protects the next host of the top division: the next last of its group goes down', () => {
    const [top, one] = dividedFor(RANKED, { last: finished(RANKED), host: 115 }) ?? [];
    // 115 is the last of group A, 113 the seventh.
    expect(top).toContain(115);
    expect(top).not.toContain(113);
    expect(one).toContain(113);
    // A host of a lower division is not protected there.
    expect(dividedFor(RANKED, { last: finished(RANKED), host: 128 })?.[2]).toContain(128);
  });

  it('lets an expansion nation join the last division, and none beyond two groups of six', () => {
    const more = [100, ...RANKED];
    expect(dividedFor(more, { last: finished(RANKED), host: null })?.[2]).toContain(100);
    expect([35, 36, 40, 41].map(divisionSizes)).toEqual([null, [16, 12, 8], [16, 12, 12], null]);
  });

  it('puts all nations on one ladder', () => {
    const ladder = ladderOf(finished(RANKED).reverse());
    expect(RANKED.map((nationId) => ladder.get(nationId))).toEqual(RANKED.map((_, index) => index + 1));
  });
});

it('a division is held by the nation that hosted longest ago, by the best ranked of those that never did', () => {
  expect(hostAmong([1, 2, 3], new Map([[1, 4]]))).toBe(2);
  const hosted = new Map([
    [1, 4],
    [2, 3],
    [3, 5],
  ]);
  expect(hostAmong([1, 2, 3], hosted)).toBe(2);
  expect(hostAmong([], new Map())).toBeNull();
});

describe('the medal table', () => {
  const nation = (id: number, city: string) => ({ id, city });
  const [canada, finland, sweden, czechia] = [
    nation(1, 'Canada'),
    nation(2, 'Finland'),
    nation(3, 'Sweden'),
    nation(4, 'Czechia'),
  ];

  it('goes by gold, silver and bronze, counts hostings, and has no nation without a medal', () => {
    const table = medalTable([
      { host: finland, medalists: [] },
      { host: czechia, medalists: [sweden, canada, finland] },
      { host: sweden, medalists: [finland, sweden, canada] },
    ]);
    expect(
      table.map(({ team, gold, silver, bronze, medals, hosted }) => [team.city, gold, silver, bronze, medals, hosted]),
    ).toEqual([
      ['Sweden', 1, 1, 0, 2, 1],
      ['Finland', 1, 0, 1, 2, 1],
      ['Canada', 0, 1, 1, 2, 0],
    ]);
  });

  it('orders equal nations by name', () => {
    const table = medalTable([
      { host: canada, medalists: [sweden] },
      { host: canada, medalists: [czechia] },
    ]);
    expect(table.map(({ team }) => team.city)).toEqual(['Czechia', 'Sweden']);
  });
});
