/** Actions that a club may take on a player today, by the checks of the commands themselves, so that buttons and commands always agree. */
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import { faultOfComing } from '#domains/contracts/store/active.ts';
import { faultOfCount } from '#domains/contracts/store/legality.ts';
import { mayApproach, seasonOfSigning } from '#domains/contracts/store/offers.ts';
import { mayOpenTalk } from '#domains/contracts/store/talks.ts';
import type { PlayerAction } from '#domains/player/contract.ts';
import { isFreeAgent } from '#domains/player/rules/status.ts';
import type { PlayerRow } from '#domains/player/views/profile.ts';
import { faultOfClaiming, openWaiver } from '#domains/roster/store/moves.ts';
import { rosterMovesOf } from '#domains/roster/views/moves.ts';
import { tradeRefusals } from '#domains/trade/refusals.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import type { ClubId } from '#engine/ids.ts';
import { faultOf, type Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns the club's actions, the likeliest first; none for retired players and those that clubs cannot see. */
export async function actionsOf(
  db: Database,
  { player, clubId }: { player: PlayerRow; clubId: ClubId },
  today: Today,
): Promise<PlayerAction[]> {
  if (isFreeAgent(player)) return withFreeAgent(db, { player, clubId }, today);
  if (player.teamId === null) return [];
  const [team] = await pgReader(db).read(teams, ['clubId'], { id: player.teamId });
  if (!team?.clubId) return [];
  return team.clubId === clubId
    ? withOwn(db, { player, clubId }, today)
    : withOthers(db, { player, clubId, ofClub: team.clubId }, today);
}

interface Asking {
  player: PlayerRow;
  clubId: ClubId;
}

async function withFreeAgent(db: Database, { player, clubId }: Asking, today: Today): Promise<PlayerAction[]> {
  const rows = pgReader(db);
  const approach = await mayApproach(rows, { playerId: player.id, clubId }, today);
  if (!approach.ok) return [{ does: 'offer', fault: faultUnless(approach, contractsRefusals.offeredAlready.code) }];
  // Regardless of the terms.
  const fromSeason = seasonOfSigning(today);
  const isFull =
    (await faultOfCount(rows, clubId, fromSeason)) ?? (await faultOfComing(rows, { clubId, fromSeason }, today));
  return [{ does: 'offer', fault: faultOf(isFull) }];
}

async function withOwn(db: Database, { player: { id: playerId }, clubId }: Asking, today: Today) {
  const talk = await mayOpenTalk(pgReader(db), { playerId, clubId }, today);
  const { moves, refused } = await rosterMovesOf(db, { playerId, clubId });
  return [
    { does: 'talk', fault: faultUnless(talk, contractsRefusals.talkingAlready.code) },
    ...moves.map((move) => ({ does: 'move' as const, to: move.to, move, fault: null })),
    ...refused.map(({ to, fault }) => ({ does: 'move' as const, to, move: null, fault })),
    { does: 'list', fault: null },
    { does: 'train', fault: null },
    { does: 'dress', fault: null },
  ] satisfies PlayerAction[];
}

async function withOthers(
  db: Database,
  { player: { id: playerId }, clubId, ofClub }: Asking & { ofClub: ClubId },
  today: Today,
): Promise<PlayerAction[]> {
  const rows = pgReader(db);
  const firstTeams = await proTeamRefs(db, [clubId, ofClub]);
  const [own, other] = [firstTeams.get(clubId), firstTeams.get(ofClub)];
  const waiver = await openWaiver(rows, playerId);
  const claim: PlayerAction[] = waiver
    ? [{ does: 'claim', fault: faultOf(await faultOfClaiming(rows, { waiver, clubId }, today)) }]
    : [];
  if (!own || !other) return claim;
  const window = tradeWindowOn(today.day);
  const fault =
    own.leagueId !== other.leagueId
      ? tradeRefusals.otherLeague()
      : window.isOpen
        ? null
        : tradeRefusals.windowClosed({ day: window.day });
  return [...claim, { does: 'trade', team: other, fault: faultOf(fault) }];
}

/** Returns the fault unless it is this one, which means that the action is already under way. */
function faultUnless(decided: { ok: true } | Refused, code: string) {
  return decided.ok || decided.code === code ? null : faultOf(decided);
}
