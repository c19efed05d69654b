/** Stored injured reserve: a player on it does not count against the first team until he is healthy. */
import { LONG_TERM_SEVERITY } from '#domains/cap/constants.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { faultOfOneMorePlayer } from '#domains/contracts/store/active.ts';
import { players } from '#domains/player/tables.ts';
import { decideReserve, type ReserveCase } from '#domains/roster/rules/reserve.ts';
import { fillIns, injuredReserve, recalls } from '#domains/roster/tables.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Puts a player on injured reserve, or takes him off it. @returns null when the user does not manage the club (anymore). */
export async function setReserve(
  db: Database,
  { playerId, isOn, ...manager }: Manager & { playerId: PlayerId; isOn: boolean },
): Promise<{ ok: true } | Refused | null> {
  const done = await asManagerOf(db, manager, async (tx) => {
    return setReserveNow(tx, { ...manager, playerId, isOn }, await readToday(tx));
  });
  return done?.done ?? null;
}

/** Sets injured reserve in a transaction of the club's manager. */
export async function setReserveNow(
  tx: Transaction,
  { playerId, isOn, clubId, teamId }: Pick<Manager, 'clubId' | 'teamId'> & { playerId: PlayerId; isOn: boolean },
  today: Today,
): Promise<{ ok: true } | Refused> {
  const rows = pgRows(tx);
  await rows.lock(teams, { clubId });
  await rows.lock(players, { id: playerId });
  const found = await reserveCaseOf(rows, { playerId, clubId }, today.absoluteDay);
  if (isOn) {
    const decided = decideReserve(found);
    if (!decided.ok) return decided;
    await rows.insert(injuredReserve, [{ playerId, clubId, since: today.absoluteDay }]);
  } else if (found.isOnReserve) {
    const fault = await faultOfOneMorePlayer(rows, clubId, today);
    if (fault) return fault;
    await rows.remove(injuredReserve, ['playerId'], { playerId, clubId });
  }
  await publishChange(tx, ['players', `player:${playerId}`, `team:${teamId}`]);
  return { ok: true };
}

/** Returns the facts that decide whether he may go on injured reserve. */
export async function reserveCaseOf(
  rows: RowReader,
  { playerId, clubId }: { playerId: PlayerId; clubId: ClubId },
  absoluteDay: number,
): Promise<ReserveCase> {
  const [player] = await rows.read(players, ['teamId', 'injuredUntil', 'injurySeverity'], { id: playerId });
  const [team] = (await rows.read(teams, ['level'], { id: player?.teamId ?? 0, clubId })).filter(isOfClub);
  const reserve = await rows.read(injuredReserve, ['playerId'], { playerId, clubId });
  const away = await rows.read(recalls, ['playerId'], { playerId });
  const standsIn = await rows.read(fillIns, ['playerId'], { playerId });
  const daysOut = Math.max(0, (player?.injuredUntil ?? 0) - absoluteDay);
  return {
    isOwn: team !== undefined,
    level: team?.level ?? 'PRO',
    isOnReserve: reserve.length > 0,
    isGuest: away.length + standsIn.length > 0,
    daysOut,
    isLongTerm: daysOut > 0 && player?.injurySeverity === LONG_TERM_SEVERITY,
  };
}

/** Takes players off injured reserve who are healthy again or have left the first team. Runs every morning. @returns how many. */
export async function endReserves(rows: Rows, absoluteDay: number): Promise<number> {
  const reserve = await rows.read(injuredReserve, ['playerId', 'clubId'], {}, ['playerId']);
  if (reserve.length === 0) return 0;
  const people = await rows.read(players, ['id', 'teamId', 'injuredUntil'], { id: reserve.map((row) => row.playerId) });
  const proTeams = await rows.read(teams, ['id', 'clubId'], {
    id: people.flatMap(({ teamId }) => teamId ?? []),
    level: 'PRO',
  });
  const known = new Map(people.map((person) => [person.id, person]));
  const over = reserve.flatMap(({ playerId, clubId }) => {
    const player = known.get(playerId);
    const isHurt = (player?.injuredUntil ?? 0) > absoluteDay;
    const isHere = proTeams.some((team) => team.id === player?.teamId && team.clubId === clubId);
    return isHurt && isHere ? [] : [playerId];
  });
  if (over.length > 0) await rows.remove(injuredReserve, ['playerId'], { playerId: over });
  return over.length;
}
