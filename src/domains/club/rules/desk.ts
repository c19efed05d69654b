/** Items on a general manager's desk. */
import { INJURIES_NAMED } from '#domains/club/constants.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';

type Replaced = Extract<DeskItem, { kind: 'lineup-repaired' }>['params']['replaced'][number];

export interface DeskFacts {
  teamId: TeamId;
  season: number;
  /** The manager has never saved this team's lines: the assistant sets them. */
  isAssistantInCharge: boolean;
  /** Faults of the current lineup. */
  lineupFaults: number;
  /** The assistant's changes at the last faceoff; null when there is nothing new to report. */
  repaired: { opponent: string; replaced: readonly Replaced[] } | null;
  /** Injured players of the team. */
  injured: readonly { playerId: PlayerId; name: string; daysLeft: number }[];
  /** Suspended players of the team. */
  suspended: readonly { playerId: PlayerId; name: string; gamesLeft: number }[];
  /** Number of the team's contracts that end with this season. */
  endingContracts: number;
  /** Today's game, if it has not begun. */
  gameToday: { id: number; opponent: string; isHome: boolean } | null;
}

/**
 * Returns whether a lineup repair is still news: until the manager saves the lines, at most through the next day.
 * @param repair the absolute day of its game, and when it was made (ms, as `savedAt`).
 * @param today absolute day.
 */
export function isFreshRepair(repair: { day: number; madeAt: number }, savedAt: number, today: number): boolean {
  return today - repair.day <= 1 && savedAt <= repair.madeAt;
}

/** Returns desk items, most urgent first: what could lose tonight's game comes before what could lose next season's. */
export function deskItems(facts: DeskFacts): DeskItem[] {
  const { teamId, season, gameToday } = facts;
  const items: DeskItem[] = [];
  const lines = `/club/lineups?team=${teamId}`;
  // While the assistant sets the lines, the assistant also repairs them before each game.
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

/** Reports expiring contracts only once: by name with the days left, as soon as there is a deadline. */
export function withoutTwice(items: readonly DeskItem[]): DeskItem[] {
  const isNamed = items.some(({ kind }) => kind === 'contracts-run-out');
  return items.filter(({ kind }) => !isNamed || kind !== 'contract-ending');
}
