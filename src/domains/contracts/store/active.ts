/** Reads the players who count against a first team's roster limit. */

import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { faultOfActive } from '#domains/contracts/rules/active.ts';
import { arrivals } from '#domains/contracts/tables.ts';
import { players } from '#domains/player/tables.ts';
import { fillIns, injuredReserve, recalls, waivers } from '#domains/roster/tables.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/**
 * Returns the players who count, by club: all on the first team or due to join it, except players on injured reserve or
 * waivers, emergency call-ups and fill-ins for the day. Six reads, whatever the number of clubs.
 * @param clubIds defaults to all clubs
 */
export async function activeOf(rows: RowReader, clubIds?: readonly ClubId[]): Promise<Map<ClubId, PlayerId[]>> {
  const which = clubIds ? { clubId: clubIds } : {};
  const proTeams = (await rows.read(teams, ['id', 'clubId'], { ...which, level: 'PRO' })).filter(isOfClub);
  const clubOf = new Map(proTeams.map(({ id, clubId }) => [id, clubId]));
  const teamIds = [...clubOf.keys()];
  const with_ = await rows.read(players, ['id', 'teamId'], { teamId: teamIds });
  const coming = await rows.read(arrivals, ['playerId', 'teamId'], { teamId: teamIds }, ['playerId']);
  const away = await rows.read(recalls, ['playerId'], {}, ['playerId']);
  const inForTheDay = await rows.read(fillIns, ['playerId'], {}, ['playerId']);
  const waiting = await rows.read(waivers, ['playerId'], { status: 'open' }, ['playerId']);
  const reserve = await rows.read(injuredReserve, ['playerId', 'clubId'], {}, ['playerId']);
  const free = new Set([...away, ...inForTheDay, ...waiting].map(({ playerId }) => playerId));
  const reservedBy = new Map(reserve.map(({ playerId, clubId }) => [playerId, clubId]));
  const active = new Map<ClubId, PlayerId[]>(proTeams.map(({ clubId }) => [clubId, []]));
  const count = (playerId: PlayerId, teamId: TeamId | null) => {
    const clubId = clubOf.get(teamId ?? 0);
    if (clubId !== undefined) active.get(clubId)?.push(playerId);
  };
  for (const { id, teamId } of with_) {
    if (!free.has(id) && reservedBy.get(id) !== clubOf.get(teamId ?? 0)) count(id, teamId);
  }
  for (const { playerId, teamId } of coming) count(playerId, teamId);
  return active;
}

/**
 * Returns why a first team has no roster spot for a free agent. A player who signs for a later season does not count yet.
 * @returns null when it has one
 */
export async function faultOfComing(
  rows: RowReader,
  { clubId, fromSeason }: { clubId: ClubId; fromSeason: number },
  today: Pick<Today, 'season' | 'day'>,
): Promise<Refused | null> {
  return fromSeason > today.season ? null : faultOfOneMorePlayer(rows, clubId, today);
}

/** Returns why a club's first team has no roster spot for one more player today. @returns null when it has one */
export async function faultOfOneMorePlayer(
  rows: RowReader,
  clubId: ClubId,
  { day }: Pick<Today, 'day'>,
): Promise<Refused | null> {
  return faultOfActive((await activeOf(rows, [clubId])).get(clubId)?.length ?? 0, day);
}
