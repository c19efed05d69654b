/** Where a player may be sent, and the waivers that he is on, as a screen shows them. */
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { faultOfClaim } from '#domains/contracts/store/legality.ts';
import type { RosterMovesView } from '#domains/roster/contract.ts';
import { decideMove } from '#domains/roster/rules/moves.ts';
import { loadMoving, openWaiver } from '#domains/roster/store/moves.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { LEVELS } from '#engine/player/skills.ts';
import { fact } from '#platform/calls/facts.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** @param clubId of the one who asks; null: he has none. */
export function rosterMovesOf(db: Database, asking: AskedBy): Promise<RosterMovesView> {
  return fact(db, {
    key: `roster-moves/${asking.playerId}/${asking.clubId ?? 'nobody'}`,
    topics: ['players'],
    read: () => readMoves(db, asking),
  });
}

interface AskedBy {
  playerId: PlayerId;
  clubId: ClubId | null;
}

async function readMoves(db: Database, { playerId, clubId }: AskedBy): Promise<RosterMovesView> {
  const today = await readToday(db);
  const waiver = await openWaiver(pgReader(db), playerId);
  const from = waiver && (await proTeamRefs(db, [waiver.clubId])).get(waiver.clubId);
  if (clubId === null) return { moves: [], waiver: null };
  const player = await loadMoving(db, { playerId, clubId, season: today.season });
  const moves = LEVELS.flatMap((to) => {
    const decided = decideMove(player, to);
    return decided.ok ? [{ to, needsWaivers: decided.needsWaivers }] : [];
  });
  if (!waiver || !from) return { moves, waiver: null };
  const isClaimedByYou = waiver.claimedBy.includes(clubId);
  const hasRoom = (await faultOfClaim(pgReader(db), { clubId, playerId }, today)) === null;
  return {
    moves,
    waiver: {
      id: waiver.id,
      from,
      clearsIn: Math.max(0, waiver.clearsOn - today.absoluteDay),
      isClaimedByYou,
      mayClaim: !isClaimedByYou && waiver.clubId !== clubId && hasRoom,
    },
  };
}
