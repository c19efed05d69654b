/** Runs drafts at once: where no club has a manager, in the past, and what is left of a live draft when its day is over. */

import { type Chosen, recordChoices } from '#domains/draft/store/record.ts';
import { DRAFT_COLUMNS, type Draft, enterRoom } from '#domains/draft/store/room.ts';
import { drafts } from '#domains/draft/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import type { Secret } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Holding {
  season: number;
  day: number;
  secret: Secret;
  isAnnounced: boolean;
}

/** Returns a season's unfinished drafts in order: the top league first, lower ones from the players left. */
export async function openDraftsInOrder(rows: Rows, season: number): Promise<Draft[]> {
  const open = await rows.read(drafts, DRAFT_COLUMNS, { season, status: ['waiting', 'live'] });
  const tierOf = new Map((await rows.read(leagues, ['id', 'tier'])).map(({ id, tier }) => [id, tier]));
  const tier = (draft: Draft) => tierOf.get(draft.leagueId) ?? 1;
  return open.sort((one, other) => tier(one) - tier(other) || one.leagueId - other.leagueId);
}

/** Completes the season's drafts. @returns how many players were selected. */
export async function finishDrafts(rows: Rows, holding: Holding): Promise<number> {
  let chosen = 0;
  for (const draft of await openDraftsInOrder(rows, holding.season)) chosen += await finishDraft(rows, draft, holding);
  return chosen;
}

/** Makes all remaining picks; a club that finds no player passes. @returns how many players were selected. */
export async function finishDraft(rows: Rows, { id }: Draft, { secret, day, isAnnounced }: Holding): Promise<number> {
  await rows.lock(drafts, { id });
  const [draft] = await rows.read(drafts, DRAFT_COLUMNS, { id });
  if (!draft || draft.status === 'done') return 0;
  const room = await enterRoom(rows, draft, secret);
  const chosen: Chosen[] = [];
  for (const pick of room.picks) {
    if (pick.spot < draft.spot || pick.playerId !== null) continue;
    const playerId = room.choiceOf(pick.ownerClubId);
    if (playerId === null) continue;
    pick.playerId = playerId;
    chosen.push({ pick, playerId });
  }
  await recordChoices(rows, room, chosen, { day, isAnnounced });
  const over = (room.picks.at(-1)?.spot ?? 0) + 1;
  await rows.updateWhere(drafts, { status: 'done', spot: over, clockEndsAt: null }, { id });
  return chosen.length;
}
