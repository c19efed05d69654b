/** What waits on the desk of a general manager. */
import { INJURIES_NAMED } from '#domains/club/constants.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';

type Replaced = Extract<DeskItem, { kind: 'lineup-repaired' }>['params']['replaced'][number];

export interface DeskFacts {
  teamId: TeamId;
  season: number;
  /** The manager has never saved the lines of this team: the assistant keeps them. */
  isAssistantInCharge: boolean;
  /** Faults of the lineup that stands. */
  lineupFaults: number;
  /** What the assistant had to change at the last faceoff; null when there is nothing new to be told of it. */
  repaired: { opponent: string; replaced: readonly Replaced[] } | null;
  /** Players of the team who cannot play today. */
  injured: readonly { playerId: PlayerId; name: string; daysLeft: number }[];
  /** Players of the team who sit out by order of the disciplinary board. */
  suspended: readonly { playerId: PlayerId; name: string; gamesLeft: number }[];
  /** Players of the team whose contract ends with this season. */
  endingContracts: number;
  /** A game of today that has not begun. */
  gameToday: { id: number; opponent: string; isHome: boolean } | null;
}

/**
 * Is the repair of a lineup still news? Until the manager has saved his lines since, and not longer than to the day after.
 * @param repair the absolute day of its game, and when it was made (ms, as `savedAt`).
 * @param today absolute day.
 */
export function isFreshRepair(repair: { day: number; madeAt: number }, savedAt: number, today: number): boolean {
  return today - repair.day <= 1 && savedAt <= repair.madeAt;
}

/** The most urgent first: what loses tonight's game comes before what loses next season's. */
export function deskItems(facts: DeskFacts): DeskItem[] {
  const { teamId, season, gameToday } = facts;
  const items: DeskItem[] = [];
  const lines = `/club/lineups?team=${teamId}`;
  // While the assistant sets the lines, he also repairs them before each game.
  const isManagersFault = facts.lineupFaults > 0 && !facts.isAssistantInCharge;
  if (isManagersFault) items.push({ kind: 'lineup-fault', params: { count: facts.lineupFaults }, path: lines });
  if (facts.repaired) {
    const { opponent, replaced } = facts.repaired;
    items.push({ kind: 'lineup-repaired', params: { opponent, replaced: [...replaced] }, path: lines });
  }
  if (facts.isAssistantInCharge) items.push({ kind: 'welcome', params: {}, path: lines });
  if (gameToday) {
    const { id, opponent, isHome } = gameToday;
    items.push({ kind: 'game-today', params: { opponent, venue: isHome ? 'home' : 'away' }, path: `/game/${id}` });
  }
  for (const { playerId, name, gamesLeft } of facts.suspended) {
    items.push({ kind: 'suspension', params: { player: name, count: gamesLeft }, path: `/player/${playerId}` });
  }
  for (const { playerId, name, daysLeft } of facts.injured.slice(0, INJURIES_NAMED)) {
    items.push({ kind: 'injury', params: { player: name, count: daysLeft }, path: `/player/${playerId}` });
  }
  if (facts.endingContracts > 0) {
    const params = { count: facts.endingContracts, season };
    items.push({ kind: 'contract-ending', params, path: `/club/roster/${teamId}?view=contracts` });
  }
  return items;
}

/** What contracts run out is said once: by name and with the days that are left, as soon as there is a day to tell. */
export function withoutTwice(items: readonly DeskItem[]): DeskItem[] {
  const isNamed = items.some(({ kind }) => kind === 'contracts-run-out');
  return items.filter(({ kind }) => !isNamed || kind !== 'contract-ending');
}
