/** Which places stand on which tab of the screen, and what they and their units are called. */
import type { TFunction } from 'i18next';
import { mainPosition, type RosterPlayer } from '#engine/lineup/roster.ts';

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
  /** As rules/judge.ts names units: 'forwards.0', 'goalies'. */
  id: string;
  kind: UnitKind;
  /** From 1. */
  number: number;
  /** Place names in reading order; a row of the card each. */
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

/** The tab on which a place (or 'shootout.2') is shown. */
export function tabOfPlace(place: string): LineupTab {
  if (place.startsWith('shootout')) return 'overtime';
  const found = LINEUP_TABS.find((tab) => UNITS[tab].some((unit) => unit.rows.flat().includes(place)));
  return found ?? 'forwards';
}

/** Who may stand in the places of a tab: anybody of the right kind in lines, pairs and goal, else those who dress. */
export function isEligible(tab: LineupTab, player: RosterPlayer, isDressed: boolean): boolean {
  const keeps = mainPosition(player) === 'G';
  if (tab === 'goalies') return keeps;
  if (keeps) return false;
  return tab === 'forwards' || tab === 'defense' || isDressed;
}

/** Does he play on the tab's part of the ice by his main position? Special teams take everybody alike. */
export function isOfTab(tab: LineupTab, { positions: [main] }: { positions: readonly string[] }): boolean {
  if (tab === 'forwards') return main !== undefined && FORWARDS.includes(main);
  return tab !== 'defense' || (main !== undefined && PAIR.includes(main));
}

type Words = TFunction<readonly ['lineups', 'common']>;

/** 'Line 2', 'Power play 1'. */
export function unitTitle(t: Words, unit: LineupUnit): string {
  return t(`lineups:unit.${unit.kind}`, { number: unit.number });
}

/** What is played in a place: 'Left wing', 'Captain'. */
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

/** Id of a place in the document. */
export function placeId(name: string): string {
  return `place-${name}`;
}

/** 'Left wing, Line 2'. */
export function placeInUnit(t: Words, name: string): string {
  const place = placeTitle(t, name);
  const unit = unitOfPlace(t, name);
  return unit ? t('lineups:placeInUnit', { place, unit }) : place;
}

/** 'Line 2'; '' for the order of the shootout. */
export function unitOfPlace(t: Words, name: string): string {
  const unit = UNITS[tabOfPlace(name)].find(({ rows }) => rows.flat().includes(name));
  return unit ? unitTitle(t, unit) : '';
}
