/** What the draft does to amateurs. Other nouns decide it, and have it written here. */
import { FREE_AGENT } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Who was chosen, where. */
export interface Chosen {
  playerId: PlayerId;
  /** The first team of the club. */
  teamId: TeamId;
  round: number;
  /** Number of the pick, over all rounds. */
  spot: number;
}

/** Notes for good who has drafted them. @param season of the draft. */
export async function noteDrafted(rows: Rows, chosen: readonly Chosen[], season: number): Promise<void> {
  await rows.update(
    players,
    'id',
    chosen.map(({ playerId, teamId, round, spot }) => {
      return { id: playerId, draftedByTeamId: teamId, draftSeason: season, draftRound: round, draftPick: spot };
    }),
  );
}

/** Amateurs whom nobody has signed turn pro: any club may have them. @param season from which on they are free. */
export async function freeAmateurs(rows: Rows, ids: readonly PlayerId[], season: number): Promise<void> {
  if (ids.length === 0) return;
  await rows.updateWhere(players, { ...FREE_AGENT, draftClass: null, freeAgentSince: season }, { id: ids });
}

/** Makes somebody who has turned pro an amateur of his draft class again; he is with no team by now. */
export async function returnToAmateurs(rows: Rows, id: PlayerId, draftClass: number): Promise<void> {
  const amateur = { status: 'amateur', draftClass, freeAgentSince: null, lastSeason: null, firstSeason: null } as const;
  await rows.updateWhere(players, amateur, { id });
}
