/**
 * The lineup of one team for one game: who dresses and where. The same shape is stored, sent over the API, drawn by the lineups
 * screen and read by the match engine. A place holds a player id, or null while it is empty; the engine only receives complete
 * lineups (see `repair.ts`).
 */
import type { PlayerId } from '#engine/ids.ts';
import type { Position } from '#engine/player/skills.ts';

export type Place = PlayerId | null;

export interface ForwardLine {
  LW: Place;
  C: Place;
  RW: Place;
}
export interface DefensePair {
  LD: Place;
  RD: Place;
}
/** Five skaters: 3 forwards and 2 defensemen, or 4 and 1 if a forward plays RD. */
export interface PowerPlayUnit {
  LW: Place;
  C: Place;
  RW: Place;
  LD: Place;
  RD: Place;
}
export interface PenaltyKillUnit {
  LW: Place;
  C: Place;
  LD: Place;
  RD: Place;
}
/** Three skaters for the 3-on-3 overtime. */
export interface OvertimeUnit {
  LW: Place;
  C: Place;
  LD: Place;
}

export interface Lineup {
  /** Four lines, the first plays most. */
  forwards: [ForwardLine, ForwardLine, ForwardLine, ForwardLine];
  /** Three pairs. */
  defense: [DefensePair, DefensePair, DefensePair];
  /** SG starts, BG is on the bench. */
  goalies: { SG: Place; BG: Place };
  powerPlay: [PowerPlayUnit, PowerPlayUnit];
  penaltyKill: [PenaltyKillUnit, PenaltyKillUnit];
  overtime: [OvertimeUnit, OvertimeUnit, OvertimeUnit];
  /** Order of the shootout, best first: 3 to 18 skaters, followed by the rest of the bench by strength. */
  shootout: PlayerId[];
  /** Extra attackers when the goalie is pulled, first choice first. */
  extraAttackers: [Place, Place];
  captain: Place;
  alternates: [Place, Place];
}

/** A team's tactics. Every setting has three values; `balanced` is the middle of each. */
export interface Tactics {
  forecheck: 'passive' | 'balanced' | 'aggressive';
  backcheck: 'loose' | 'balanced' | 'hard';
  neutralZone: 'trap' | 'balanced' | 'pressure';
  breakout: 'safe' | 'balanced' | 'stretch';
  offense: 'cycle' | 'balanced' | 'rush';
  shooting: 'selective' | 'balanced' | 'volume';
  physicality: 'clean' | 'balanced' | 'hard';
  /** How much ice time favors the top lines. */
  lineUsage: 'even' | 'balanced' | 'top-heavy';
  /** Minutes before the end at which the goalie is pulled when behind by one or two goals. */
  pullGoalie: 'late' | 'balanced' | 'early';
  /** Line matching: the best against the opponent's weakest, or the checkers against the opponent's best. */
  matching: 'exploit' | 'balanced' | 'shutdown';
}

/** The three values of each setting, from one end to the other. */
export const TACTIC_CHOICES: { readonly [K in keyof Tactics]: readonly Tactics[K][] } = {
  forecheck: ['passive', 'balanced', 'aggressive'],
  backcheck: ['loose', 'balanced', 'hard'],
  neutralZone: ['trap', 'balanced', 'pressure'],
  breakout: ['safe', 'balanced', 'stretch'],
  offense: ['cycle', 'balanced', 'rush'],
  shooting: ['selective', 'balanced', 'volume'],
  physicality: ['clean', 'balanced', 'hard'],
  lineUsage: ['even', 'balanced', 'top-heavy'],
  pullGoalie: ['late', 'balanced', 'early'],
  matching: ['exploit', 'balanced', 'shutdown'],
};

export const BALANCED_TACTICS: Tactics = {
  forecheck: 'balanced',
  backcheck: 'balanced',
  neutralZone: 'balanced',
  breakout: 'balanced',
  offense: 'balanced',
  shooting: 'balanced',
  physicality: 'balanced',
  lineUsage: 'balanced',
  pullGoalie: 'balanced',
  matching: 'balanced',
};

/** The twenty dressed places in reading order: four lines, three pairs, two goalies. */
export function dressedPlaces(lineup: Lineup): { place: string; position: Position; player: Place }[] {
  const places: { place: string; position: Position; player: Place }[] = [];
  lineup.forwards.forEach((line, index) => {
    for (const position of ['LW', 'C', 'RW'] as const) {
      places.push({ place: `forwards.${index}.${position}`, position, player: line[position] });
    }
  });
  lineup.defense.forEach((pair, index) => {
    for (const position of ['LD', 'RD'] as const) {
      places.push({ place: `defense.${index}.${position}`, position, player: pair[position] });
    }
  });
  places.push({ place: 'goalies.SG', position: 'G', player: lineup.goalies.SG });
  places.push({ place: 'goalies.BG', position: 'G', player: lineup.goalies.BG });
  return places;
}
