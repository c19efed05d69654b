/** How the World Championship is played: divisions of nations, stages with their days and rules, and who goes up and down. */
import {
  DIVISION_I,
  DIVISION_SIZES,
  FIRST_DAY,
  IMPORTANCE,
  MAX_LAST_DIVISION,
  MEDALS,
  OVERTIME_MINUTES,
  PROMOTED,
  SLOTS,
  TOP_DIVISION,
} from '#domains/championship/constants.ts';
import type { NationLevel } from '#domains/club/rules/teams.ts';
import type { CompetitionSettings, StageRules } from '#domains/competition/contract.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { type DayCalendar, gamesByRound } from '#engine/competition/calendar.ts';
import { IIHF_TIEBREAKERS, type StageSettings } from '#engine/competition/settings.ts';
import type { NationId, TeamId } from '#engine/ids.ts';

/**
 * Settings of all divisions. Group games are settled as in the league. The first goalie has no more league games to be rested for.
 * There is no gate: nobody's arena is rented.
 */
export const CHAMPIONSHIP_SETTINGS: CompetitionSettings = {
  ...LEAGUE_SETTINGS,
  countsFor: { statistics: true, experience: true, discipline: true, injuries: true, gate: false },
  isDecisive: true,
  importance: [IMPORTANCE.group],
};

/** Settled by games alone: ten minutes of 3-on-3 before a shootout. */
const AFTER_GROUPS: StageRules = [
  { rules: { overtime: { men: 3, minutes: OVERTIME_MINUTES }, importance: IMPORTANCE.afterGroups } },
];
/** Full periods of 3-on-3 until a goal. */
const UNTIL_A_GOAL: StageRules[number]['rules'] = {
  overtime: { men: 3, minutes: null },
  shootout: false,
  importance: IMPORTANCE.final,
};

/** A stage with its days and with what it sets otherwise than the competition. */
interface Planned {
  settings: StageSettings;
  calendar: DayCalendar;
  rules: StageRules;
}

const COMMON = { points: 'three-two-one', tiebreakers: IIHF_TIEBREAKERS } as const;

/**
 * Returns the stages of a division: two groups by ranking, then in the top division quarterfinals and re-seeded semifinals, in
 * Division I games of neighbors, in the last division semifinals and games for all places.
 *
 * @param division from 1, the top division
 * @param nations in it
 */
export function stagesOf(division: number, nations: number, ageGroup: NationLevel): Planned[] {
  const groups: StageSettings = {
    ...COMMON,
    format: 'round-robin',
    sources: [],
    groups: 2,
    legs: 1,
    grouping: 'snake',
    hosts: 'balanced',
  };
  const rounds = gamesByRound(groups, nations).length;
  const lastGroupDay = FIRST_DAY + rounds - 1;
  const slot = SLOTS[ageGroup];
  const on = (...days: number[]): DayCalendar => ({ slot, days: days.map((day) => [day]) });
  const first = { settings: groups, calendar: on(...daysFrom(FIRST_DAY, rounds)), rules: [] };
  if (division === TOP_DIVISION) {
    const rules = [...AFTER_GROUPS, { round: 3, place: 1, rules: UNTIL_A_GOAL }];
    return [first, { settings: medalRound(), calendar: on(...daysFrom(lastGroupDay + 1, 3)), rules }];
  }
  const placement = { ...COMMON, format: 'placement', pairings: { bestOf: 1 } } as const;
  const rules = [...AFTER_GROUPS, { place: 1, rules: UNTIL_A_GOAL }];
  const restedDay = lastGroupDay + 2;
  if (division === DIVISION_I) {
    const sources = [{ stage: 0, take: 'top-of-groups', count: nations / 2 }] as const;
    return [first, { settings: { ...placement, sources }, calendar: on(restedDay), rules }];
  }
  const places = Array.from({ length: Math.floor(nations / 2) - 2 }, (_, index) => index + 3);
  return [
    first,
    { settings: semifinals(), calendar: on(restedDay), rules: AFTER_GROUPS },
    {
      settings: {
        ...placement,
        sources: [
          { stage: 1, take: 'places', from: 1, to: 4 },
          ...places.map((place) => ({ stage: 0, take: 'best-of-place', place, count: 2 }) as const),
          // The last of the larger group.
          ...(nations % 2 === 1
            ? [{ stage: 0, take: 'best-of-place', place: Math.ceil(nations / 2), count: 1 } as const]
            : []),
        ],
      },
      calendar: on(restedDay + 2),
      rules,
    },
  ];
}

function daysFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

const place = (group: number, number: number) => ({ group, place: number });

/** Quarterfinals cross the groups; then the best seed left meets the last. */
function medalRound(): StageSettings {
  return {
    ...COMMON,
    format: 'knockout',
    sources: [{ stage: 0, take: 'top-of-groups', count: 4 }],
    bracket: ['fixed', 'reseeding'],
    rounds: [{ bestOf: 1 }],
    playedPlaces: 4,
    crossover: [
      [place(0, 1), place(1, 4)],
      [place(0, 2), place(1, 3)],
      [place(1, 2), place(0, 3)],
      [place(1, 1), place(0, 4)],
    ],
  };
}

function semifinals(): StageSettings {
  return {
    ...COMMON,
    format: 'knockout',
    sources: [{ stage: 0, take: 'top-of-groups', count: 2 }],
    bracket: 'fixed',
    lastRound: 1,
    rounds: [{ bestOf: 1 }],
    playedPlaces: 2,
    crossover: [
      [place(0, 1), place(1, 2)],
      [place(1, 1), place(0, 2)],
    ],
  };
}

/** Returns how many nations each division has, from the top; null: there are too few for all divisions, or too many. */
export function divisionSizes(nations: number): number[] | null {
  const above = DIVISION_SIZES.slice(0, -1);
  const last = nations - above.reduce((sum, size) => sum + size, 0);
  const least = DIVISION_SIZES.at(-1) ?? 0;
  return last < least || last > MAX_LAST_DIVISION ? null : [...above, last];
}

/** A nation at the end of an edition. */
export interface Finish {
  nationId: NationId;
  /** From 1, the top division. */
  division: number;
  group: number;
  /** In its group, from 1. */
  groupPlace: number;
  /** In its division, from 1. */
  place: number;
}

/** Returns the final places of an edition on one ladder through all divisions, from 1. */
export function ladderOf(finishes: readonly Pick<Finish, 'nationId' | 'division' | 'place'>[]): Map<NationId, number> {
  const inOrder = finishes.toSorted((one, other) => one.division - other.division || one.place - other.place);
  return new Map(inOrder.map(({ nationId }, index) => [nationId, index + 1]));
}

/**
 * Returns the divisions of the next edition, each in the order of the ranking. Two nations of each division change with the next: the
 * best two of the lower one go up; the last of each group goes down, which in Division I are the last two. The next host of the top
 * division stays up: the next last of its group goes down instead. Without an edition before, the ranking alone divides.
 *
 * @param ranked all nations of the next edition, best first; those without a finish start in the last division
 * @returns nations by division; null: see `divisionSizes`
 */
export function dividedFor(
  ranked: readonly NationId[],
  { last, host }: { last: readonly Finish[]; host: NationId | null },
): NationId[][] | null {
  const sizes = divisionSizes(ranked.length);
  if (!sizes) return null;
  if (last.length === 0) {
    const from = (index: number) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
    return sizes.map((size, index) => ranked.slice(from(index), from(index) + size));
  }
  const divisionOf = new Map(last.map(({ nationId, division }) => [nationId, division]));
  for (const division of sizes.keys()) {
    if (division === 0) continue;
    const inUpper = last.filter((finish) => finish.division === division);
    const up = last.filter((finish) => finish.division === division + 1 && finish.place <= PROMOTED);
    const down = lastOfGroups(inUpper, division === TOP_DIVISION ? host : null);
    if (up.length !== down.length) continue;
    for (const { nationId } of up) divisionOf.set(nationId, division);
    for (const { nationId } of down) divisionOf.set(nationId, division + 1);
  }
  return sizes.map((_, index) => ranked.filter((nationId) => (divisionOf.get(nationId) ?? sizes.length) === index + 1));
}

/** Returns the last nation of each group, or the one before if it is protected. */
function lastOfGroups(finishes: readonly Finish[], isProtected: NationId | null): Finish[] {
  const groups = Map.groupBy(finishes, ({ group }) => group);
  return [...groups.values()].flatMap((group) => {
    const fromLast = group.toSorted((one, other) => other.groupPlace - one.groupPlace);
    return fromLast.find(({ nationId }) => nationId !== isProtected) ?? [];
  });
}

/** A nation in the medal table. */
export type MedalRow<Team> = Record<(typeof MEDALS)[number], number> & { team: Team; medals: number; hosted: number };

/** Returns the medal table of these editions: by gold, silver and bronze, then by name; hosts without a medal are not in it. */
export function medalTable<Team extends { id: TeamId; city: string }>(
  editions: readonly { host: Team; medalists: readonly Team[] }[],
): MedalRow<Team>[] {
  const rows = new Map<TeamId, MedalRow<Team>>();
  for (const { medalists } of editions) {
    for (const [index, medal] of MEDALS.entries()) {
      const team = medalists[index];
      if (!team) continue;
      const row = rows.get(team.id) ?? { team, gold: 0, silver: 0, bronze: 0, medals: 0, hosted: 0 };
      rows.set(team.id, { ...row, [medal]: row[medal] + 1, medals: row.medals + 1 });
    }
  }
  return [...rows.values()]
    .map((row) => ({ ...row, hosted: editions.filter(({ host }) => host.id === row.team.id).length }))
    .sort(
      (one, other) =>
        other.gold - one.gold ||
        other.silver - one.silver ||
        other.bronze - one.bronze ||
        one.team.city.localeCompare(other.team.city, 'en'),
    );
}

/** Returns the nation that has hosted longest ago, those that never have first; among equals the best ranked. */
export function hostAmong(ranked: readonly NationId[], hosted: ReadonlyMap<NationId, number>): NationId | null {
  const seasonOf = (nationId: NationId) => hosted.get(nationId) ?? Number.NEGATIVE_INFINITY;
  return ranked.reduce<NationId | null>(
    (host, nationId) => (host === null || seasonOf(nationId) < seasonOf(host) ? nationId : host),
    null,
  );
}
