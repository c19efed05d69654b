/** The places on each tab of the screen, and the names of places and units. */

import { mainPosition, type RosterPlayer } from '#engine/lineup/roster.ts';
import type { TFunction } from '#web/lib/words.ts';

export const LINEUP_TABS = [
  'forwards',
  'defense',
  'goalies',
  'power-play',
  'penalty-kill',
  'overtime',
  'extra-attacker',
  'tactics',
] as const;
export type LineupTab = (typeof LINEUP_TABS)[number];

export type UnitKind =
  | 'forwards'
  | 'defense'
  | 'goalies'
  | 'powerPlay'
  | 'penaltyKill'
  | 'overtime'
  | 'extraAttackers'
  | 'letters';

export interface LineupUnit {
  /** As units are named in rules/judge.ts: 'forwards.0', 'goalies'. */
  id: string;
  kind: UnitKind;
  /** From 1. */
  number: number;
  /** Place names in reading order, one array per row of the card. */
  rows: readonly (readonly string[])[];
}

const numbered = (kind: UnitKind, count: number, rows: readonly (readonly string[])[]): LineupUnit[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${kind}.${index}`,
    kind,
    number: index + 1,
    rows: rows.map((row) => row.map((position) => `${kind}.${index}.${position}`)),
  }));
const single = (kind: UnitKind, places: readonly string[]): LineupUnit => ({
  id: kind,
  kind,
  number: 1,
  rows: [places],
});

const FORWARDS = ['LW', 'C', 'RW'];
const PAIR = ['LD', 'RD'];

export const UNITS: Record<LineupTab, readonly LineupUnit[]> = {
  forwards: [...numbered('forwards', 4, [FORWARDS]), single('letters', ['captain', 'alternates.0', 'alternates.1'])],
  defense: numbered('defense', 3, [PAIR]),
  goalies: [single('goalies', ['goalies.SG', 'goalies.BG'])],
  'power-play': numbered('powerPlay', 2, [FORWARDS, PAIR]),
  'penalty-kill': numbered('penaltyKill', 2, [['LW', 'C'], PAIR]),
  overtime: numbered('overtime', 3, [['LW', 'C', 'LD']]),
  'extra-attacker': [single('extraAttackers', ['extraAttackers.0', 'extraAttackers.1'])],
  tactics: [],
};

/** Returns the tab that shows a place (or 'shootout.2'). */
export function tabOfPlace(place: string): LineupTab {
  if (place.startsWith('shootout')) return 'overtime';
  const found = LINEUP_TABS.find((tab) => UNITS[tab].some((unit) => unit.rows.flat().includes(place)));
  return found ?? 'forwards';
}

/**
 * Returns whether a player is eligible for the places of a tab: any player of the right kind in lines, pairs and goal,
 * otherwise those who dress.
 */
export function isEligible(tab: LineupTab, player: RosterPlayer, isDressed: boolean): boolean {
  const keeps = mainPosition(player) === 'G';
  if (tab === 'goalies') return keeps;
  if (keeps) return false;
  return tab === 'forwards' || tab === 'defense' || isDressed;
}

/** Returns whether the player's main position belongs to the tab. Special teams take all skaters alike. */
export function isOfTab(tab: LineupTab, { positions: [main] }: { positions: readonly string[] }): boolean {
  if (tab === 'forwards') return main !== undefined && FORWARDS.includes(main);
  return tab !== 'defense' || (main !== undefined && PAIR.includes(main));
}

type Words = TFunction<readonly ['lineups', 'common']>;

/** Returns 'Line 2' or 'Power play 1'. */
export function unitTitle(t: Words, unit: LineupUnit): string {
  return t(`lineups:unit.${unit.kind}`, { number: unit.number });
}

/** Returns the position or role of a place: 'Left wing', 'Captain'. */
export function placeTitle(t: Words, name: string): string {
  const last = name.split('.').at(-1);
  if (name.startsWith('overtime') && last === 'LW') return t('lineups:place.wing');
  if (name.startsWith('overtime') && last === 'LD') return t('lineups:place.defense');
  switch (last) {
    case 'LW':
    case 'C':
    case 'RW':
    case 'LD':
    case 'RD':
    case 'SG':
    case 'BG':
      return t(`lineups:place.${last}`);
    default:
      break;
  }
  if (name === 'captain') return t('lineups:place.captain');
  if (name.startsWith('shootout')) return t('lineups:place.shootout');
  if (name.startsWith('alternates')) return t('lineups:place.alternate');
  return name.endsWith('0') ? t('lineups:place.firstChoice') : t('lineups:place.secondChoice');
}

/** Returns the DOM id of a place. */
export function placeId(name: string): string {
  return `place-${name}`;
}

/** Returns 'Left wing, Line 2'. */
export function placeInUnit(t: Words, name: string): string {
  const place = placeTitle(t, name);
  const unit = unitOfPlace(t, name);
  return unit ? t('lineups:placeInUnit', { place, unit }) : place;
}

/** Returns 'Line 2'; '' for the order of the shootout. */
export function unitOfPlace(t: Words, name: string): string {
  const unit = UNITS[tabOfPlace(name)].find(({ rows }) => rows.flat().includes(name));
  return unit ? unitTitle(t, unit) : '';
}
