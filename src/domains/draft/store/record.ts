/** Stores draft selections. */
import { RIGHTS_SEASONS } from '#domains/draft/constants.ts';
import type { DraftRoom, Pick } from '#domains/draft/store/room.ts';
import { draftPicks, draftRights } from '#domains/draft/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { noteDrafted } from '#domains/player/store/amateurs.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface Chosen {
  pick: Pick;
  playerId: PlayerId;
}

/** Stores selections: rights, players' records, and the first round's news. */
export async function recordChoices(
  rows: Rows,
  { draft, prospects, teamOf }: DraftRoom,
  chosen: readonly Chosen[],
  { day, isAnnounced }: { day: number; isAnnounced: boolean },
): Promise<void> {
  const { season, leagueId } = draft;
  await rows.update(
    draftPicks,
    'id',
    chosen.map(({ pick, playerId }) => ({ id: pick.id, playerId })),
  );
  await rows.insert(
    draftRights,
    chosen.map(({ pick, playerId }) => {
      return { playerId, clubId: pick.ownerClubId, untilSeason: season + RIGHTS_SEASONS };
    }),
  );
  await noteDrafted(
    rows,
    chosen.map(({ pick: { ownerClubId, round, spot }, playerId }) => {
      return { playerId, teamId: teamOf(ownerClubId).id, round, spot };
    }),
    season,
  );
  if (!isAnnounced || !chosen.some(({ pick }) => pick.round === 1)) return;
  const [league] = await rows.read(leagues, ['name'], { id: leagueId });
  await writeNews(
    rows,
    chosen.flatMap(({ pick: { ownerClubId, round, spot }, playerId }) => {
      if (round > 1) return [];
      const [player, team] = [prospects.get(playerId)?.name ?? '', teamOf(ownerClubId).name];
      const params = { player, team, league: league?.name ?? '', spot };
      return [{ season, day, kind: 'drafted' as const, clubId: ownerClubId, leagueId, playerId, params }];
    }),
  );
}
