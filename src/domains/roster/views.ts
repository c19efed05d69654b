/** Where a player may be sent, and the waivers that he is on, as a screen shows them. */
import type { CapState } from '#domains/cap/rules/sheet.ts';
import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { loadCapState } from '#domains/cap/store/states.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { faultOfClaim } from '#domains/contracts/store/legality.ts';
import type { RosterMovesView } from '#domains/roster/contract.ts';
import { decideMove } from '#domains/roster/rules/moves.ts';
import { loadMoving, openWaiver } from '#domains/roster/store/moves.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { LEVELS, type Level } from '#engine/player/skills.ts';
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
  const possible = LEVELS.flatMap((to) => {
    const decided = decideMove(player, to);
    return decided.ok ? [{ to, needsWaivers: decided.needsWaivers }] : [];
  });
  const cap = possible.length === 0 ? null : await loadCapState(pgReader(db), { clubId, ...today });
  const moves = possible.flatMap((move) => (cap ? [{ ...move, ...capOf(cap, { playerId, level: move.to }) }] : []));
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

/** What a move does to the cap. */
function capOf(state: CapState, move: { playerId: PlayerId; level: Level }) {
  const verdict = wouldBeLegal(state, { move: [move] });
  const space = { before: verdict.before.space, after: verdict.after.space };
  return { space, over: verdict.ok ? null : verdict.over };
}
