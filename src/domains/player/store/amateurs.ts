/** Writes what the draft does to amateurs, as decided by other nouns. */
import { FREE_AGENT } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** A drafted player and his pick. */
export interface Chosen {
  playerId: PlayerId;
  /** The first team of the club. */
  teamId: TeamId;
  round: number;
  /** Number of the pick, over all rounds. */
  spot: number;
}

/** Records permanently who drafted the players. @param season of the draft. */
export async function noteDrafted(rows: Rows, chosen: readonly Chosen[], season: number): Promise<void> {
  await rows.update(
    players,
    'id',
    chosen.map(({ playerId, teamId, round, spot }) => {
      return { id: playerId, draftedByTeamId: teamId, draftSeason: season, draftRound: round, draftPick: spot };
    }),
  );
}

/** Turns unsigned amateurs pro: they become free agents. @param season from which they are free. */
export async function freeAmateurs(rows: Rows, ids: readonly PlayerId[], season: number): Promise<void> {
  if (ids.length === 0) return;
  await rows.updateWhere(players, { ...FREE_AGENT, draftClass: null, freeAgentSince: season }, { id: ids });
}

/**
 * Enters home-based players in a draft class, and lets amateurs leave it who play in their own country's leagues instead.
 * @param season of the draft
 */
export async function swapInClass(
  rows: Rows,
  { coming, leaving }: { coming: readonly PlayerId[]; leaving: readonly PlayerId[] },
  season: number,
): Promise<void> {
  if (coming.length > 0) await rows.updateWhere(players, { status: 'amateur', draftClass: season }, { id: coming });
  if (leaving.length > 0) await rows.updateWhere(players, { status: 'home', draftClass: null }, { id: leaving });
}

/** Makes a pro an amateur of his draft class again; he is off his team by now. */
export async function returnToAmateurs(rows: Rows, id: PlayerId, draftClass: number): Promise<void> {
  const amateur = { status: 'amateur', draftClass, freeAgentSince: null, lastSeason: null, firstSeason: null } as const;
  await rows.updateWhere(players, amateur, { id });
}
