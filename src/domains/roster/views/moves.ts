/** A player's possible moves and his waivers, for screens. */
import type { CapState } from '#domains/cap/rules/sheet.ts';
import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { loadCapState } from '#domains/cap/store/states.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { MAX_ACTIVE } from '#domains/contracts/constants.ts';
import { isRosterDay } from '#domains/contracts/rules/active.ts';
import { activeOf, faultOfOneMorePlayer } from '#domains/contracts/store/active.ts';
import type { RosterMovesView } from '#domains/roster/contract.ts';
import { rosterRefusals } from '#domains/roster/refusals.ts';
import { decideMove } from '#domains/roster/rules/moves.ts';
import { decideReserve } from '#domains/roster/rules/reserve.ts';
import { claimableBy } from '#domains/roster/store/claims.ts';
import { loadMoving, openWaiver } from '#domains/roster/store/moves.ts';
import { reserveCaseOf } from '#domains/roster/store/reserve.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { LEVELS, type Level } from '#engine/player/skills.ts';
import { fact } from '#platform/calls/facts.ts';
import { faultOf } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** @param clubId the viewer's club; null: none. */
export function rosterMovesOf(db: Database, asking: AskedBy): Promise<RosterMovesView> {
  return fact(db, {
    key: `roster-moves/${asking.playerId}/${asking.clubId ?? 'nobody'}`,
    topics: ['players'],
    read: () => readMoves(db, asking),
  });
}

/** Refusals too obvious to show. */
const NOT_WORTH_SAYING: ReadonlySet<string> = new Set(
  [rosterRefusals.notYours, rosterRefusals.thereAlready, rosterRefusals.tooOldForJuniors].map(({ code }) => code),
);

interface AskedBy {
  playerId: PlayerId;
  clubId: ClubId | null;
}

async function readMoves(db: Database, { playerId, clubId }: AskedBy): Promise<RosterMovesView> {
  const today = await readToday(db);
  const waiver = await openWaiver(pgReader(db), playerId);
  const from = waiver && (await proTeamRefs(db, [waiver.clubId])).get(waiver.clubId);
  if (clubId === null) return { moves: [], refused: [], waiver: null, reserve: null, active: null };
  const rows = pgReader(db);
  const player = await loadMoving(rows, { playerId, clubId, season: today.season });
  const isFull = player.isOwn && player.level !== 'PRO' ? await faultOfOneMorePlayer(rows, clubId, today) : null;
  const decided = LEVELS.map((to) => {
    const move = decideMove(player, to);
    return { to, move: move.ok && to === 'PRO' && isFull ? isFull : move };
  });
  const possible = decided.flatMap(({ to, move }) => (move.ok ? [{ to, needsWaivers: move.needsWaivers }] : []));
  const refused = decided.flatMap(({ to, move }) => {
    const fault = move.ok || NOT_WORTH_SAYING.has(move.code) ? null : faultOf(move);
    return fault ? [{ to, fault }] : [];
  });
  const cap = possible.length === 0 ? null : await loadCapState(pgReader(db), { clubId, ...today });
  const moves = possible.flatMap((move) => (cap ? [{ ...move, ...capOf(cap, { playerId, level: move.to }) }] : []));
  const roster = player.isOwn ? await rosterOf(rows, { playerId, clubId }, today) : { reserve: null, active: null };
  if (!waiver || !from) return { moves, refused, waiver: null, ...roster };
  const isClaimedByYou = waiver.claimedBy.includes(clubId);
  const mayClaim = (await claimableBy(rows, { clubId, waiverIds: [waiver.id] }, today)).has(waiver.id);
  return {
    moves,
    refused,
    ...roster,
    waiver: {
      id: waiver.id,
      from,
      clearsIn: Math.max(0, waiver.clearsOn - today.absoluteDay),
      isClaimedByYou,
      mayClaim: mayClaim && !isClaimedByYou,
    },
  };
}

/** Returns a first-team player's injured reserve status, and the size of the roster. */
async function rosterOf(
  rows: RowReader,
  { playerId, clubId }: { playerId: PlayerId; clubId: ClubId },
  { day, absoluteDay }: Pick<Today, 'day' | 'absoluteDay'>,
): Promise<Pick<RosterMovesView, 'reserve' | 'active'>> {
  const found = await reserveCaseOf(rows, { playerId, clubId }, absoluteDay);
  if (!found.isOwn) return { reserve: null, active: null };
  const count = (await activeOf(rows, [clubId])).get(clubId)?.length ?? 0;
  const { isOnReserve: isOn, isLongTerm } = found;
  const isOfFirstTeam = found.level === 'PRO' && !found.isGuest;
  return {
    reserve: isOfFirstTeam ? { isOn, may: decideReserve(found).ok, isLongTerm } : null,
    active: isRosterDay(day) ? { count, max: MAX_ACTIVE } : null,
  };
}

/** Returns a move's effect on the cap. */
function capOf(state: CapState, move: { playerId: PlayerId; level: Level }) {
  const verdict = wouldBeLegal(state, { move: [move] });
  const space = { before: verdict.before.space, after: verdict.after.space };
  return { space, over: verdict.ok ? null : verdict.over };
}
