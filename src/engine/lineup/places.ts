/** Every place of a lineup, with its name, so that rules can iterate over all of them alike. */
import type { PlayerId } from '#engine/ids.ts';
import type { Lineup, Place } from '#engine/lineup/lineup.ts';
import type { Position } from '#engine/player/skills.ts';

/** The part of the lineup that a place belongs to; a player has at most one place per group. */
export type PlaceGroup = 'dressed' | 'powerPlay' | 'penaltyKill' | 'overtime' | 'extraAttackers' | 'letters';

export interface LineupPlace {
  /** Path in the lineup: 'forwards.0.LW', 'goalies.SG', 'captain'. */
  name: string;
  group: PlaceGroup;
  /** The position to be played there; null where any skater (or, for letters, any player) may play. */
  position: Position | null;
  /** The line, pair or unit, 0-based. */
  unit: number;
  read(lineup: Lineup): Place;
  write(lineup: Lineup, place: Place): void;
}

const place = (
  at: Pick<LineupPlace, 'name' | 'group' | 'position' | 'unit'>,
  read: LineupPlace['read'],
  write: LineupPlace['write'],
): LineupPlace => ({ ...at, read, write });

const forwards = ([0, 1, 2, 3] as const).flatMap((unit) =>
  (['LW', 'C', 'RW'] as const).map((position) =>
    place(
      { name: `forwards.${unit}.${position}`, group: 'dressed', position, unit },
      (lineup) => lineup.forwards[unit][position],
      (lineup, player) => {
        lineup.forwards[unit][position] = player;
      },
    ),
  ),
);

const defense = ([0, 1, 2] as const).flatMap((unit) =>
  (['LD', 'RD'] as const).map((position) =>
    place(
      { name: `defense.${unit}.${position}`, group: 'dressed', position, unit },
      (lineup) => lineup.defense[unit][position],
      (lineup, player) => {
        lineup.defense[unit][position] = player;
      },
    ),
  ),
);

const goalies = (['SG', 'BG'] as const).map((slot, unit) =>
  place(
    { name: `goalies.${slot}`, group: 'dressed', position: 'G', unit },
    (lineup) => lineup.goalies[slot],
    (lineup, player) => {
      lineup.goalies[slot] = player;
    },
  ),
);

const powerPlay = ([0, 1] as const).flatMap((unit) =>
  (['LW', 'C', 'RW', 'LD', 'RD'] as const).map((position) =>
    place(
      { name: `powerPlay.${unit}.${position}`, group: 'powerPlay', position, unit },
      (lineup) => lineup.powerPlay[unit][position],
      (lineup, player) => {
        lineup.powerPlay[unit][position] = player;
      },
    ),
  ),
);

const penaltyKill = ([0, 1] as const).flatMap((unit) =>
  (['LW', 'C', 'LD', 'RD'] as const).map((position) =>
    place(
      { name: `penaltyKill.${unit}.${position}`, group: 'penaltyKill', position, unit },
      (lineup) => lineup.penaltyKill[unit][position],
      (lineup, player) => {
        lineup.penaltyKill[unit][position] = player;
      },
    ),
  ),
);

const overtime = ([0, 1, 2] as const).flatMap((unit) =>
  (['LW', 'C', 'LD'] as const).map((position) =>
    place(
      { name: `overtime.${unit}.${position}`, group: 'overtime', position, unit },
      (lineup) => lineup.overtime[unit][position],
      (lineup, player) => {
        lineup.overtime[unit][position] = player;
      },
    ),
  ),
);

const extraAttackers = ([0, 1] as const).map((unit) =>
  place(
    { name: `extraAttackers.${unit}`, group: 'extraAttackers', position: null, unit },
    (lineup) => lineup.extraAttackers[unit],
    (lineup, player) => {
      lineup.extraAttackers[unit] = player;
    },
  ),
);

const letters = [
  place(
    { name: 'captain', group: 'letters', position: null, unit: 0 },
    (lineup) => lineup.captain,
    (lineup, player) => {
      lineup.captain = player;
    },
  ),
  ...([0, 1] as const).map((index) =>
    place(
      { name: `alternates.${index}`, group: 'letters', position: null, unit: index + 1 },
      (lineup) => lineup.alternates[index],
      (lineup, player) => {
        lineup.alternates[index] = player;
      },
    ),
  ),
];

/** The eighteen skaters and two goalies who dress. */
export const DRESSED_PLACES: readonly LineupPlace[] = [...forwards, ...defense, ...goalies];
/** The additional duties of dressed players besides their line or pair. */
export const UNIT_PLACES: readonly LineupPlace[] = [
  ...powerPlay,
  ...penaltyKill,
  ...overtime,
  ...extraAttackers,
  ...letters,
];

/** Returns a lineup with all places empty. */
export function emptyLineup(): Lineup {
  const line = () => ({ LW: null, C: null, RW: null });
  const pair = () => ({ LD: null, RD: null });
  const five = () => ({ ...line(), ...pair() });
  const four = () => ({ LW: null, C: null, ...pair() });
  const three = () => ({ LW: null, C: null, LD: null });
  return {
    forwards: [line(), line(), line(), line()],
    defense: [pair(), pair(), pair()],
    goalies: { SG: null, BG: null },
    powerPlay: [five(), five()],
    penaltyKill: [four(), four()],
    overtime: [three(), three(), three()],
    shootout: [],
    extraAttackers: [null, null],
    captain: null,
    alternates: [null, null],
  };
}

/** Returns all players in the lineup, each once. */
export function peopleIn(lineup: Lineup): PlayerId[] {
  const standing = [...DRESSED_PLACES, ...UNIT_PLACES].flatMap((at) => at.read(lineup) ?? []);
  return [...new Set([...standing, ...lineup.shootout])];
}

/** Returns a deep copy. */
export function copyLineup(lineup: Lineup): Lineup {
  const copy = emptyLineup();
  for (const at of DRESSED_PLACES) at.write(copy, at.read(lineup));
  for (const at of UNIT_PLACES) at.write(copy, at.read(lineup));
  copy.shootout = [...lineup.shootout];
  return copy;
}
