/** Players who are with their nations: their clubs do without them on the days of those games. */
import { teamsInDemand } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { kindsOfType } from '#domains/competition/rules.ts';
import { competitions } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import { squadsBesideClubs } from '#domains/player/store/memberships.ts';
import { players } from '#domains/player/tables.ts';
import type { SeasonDay } from '#engine/calendar.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export const NOBODY_AWAY: ReadonlySet<PlayerId> = new Set();

/** Returns the players of clubs who are with a nation that plays on this day, in whichever slot. */
export async function playersAway(rows: RowReader, { season, day }: SeasonDay): Promise<ReadonlySet<PlayerId>> {
  const kind = kindsOfType('international') ?? [];
  const held = await rows.read(competitions, ['id'], { season, kind });
  if (held.length === 0) return NOBODY_AWAY;
  const today = await rows.read(games, ['homeTeamId', 'awayTeamId'], {
    competitionId: held.map(({ id }) => id),
    season,
    day,
    slot: { isNot: null },
  });
  if (today.length === 0) return NOBODY_AWAY;
  const teamIds = today.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
  return new Set([...(await squadsBesideClubs(rows, teamIds)).values()].flat());
}

/** Returns those of them whose clubs need them on this day: on a team that plays, or below one, which calls players up. */
export async function missedPlayers(rows: RowReader, { season, day }: SeasonDay): Promise<ReadonlySet<PlayerId>> {
  const away = await playersAway(rows, { season, day });
  if (away.size === 0) return away;
  const today = await rows.read(games, ['homeTeamId', 'awayTeamId'], { season, day, slot: { isNot: null } });
  const ofClubs = await rows.read(teams, ['id', 'clubId', 'level'], { ownerKind: 'club' });
  const playing = new Set(today.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  const teamId = [...teamsInDemand(ofClubs, playing)];
  const missed = await rows.read(players, ['id'], { id: [...away], teamId });
  return new Set(missed.map(({ id }) => id));
}

/** Returns a squad without those who are away. */
export function withoutAway<P extends { id: PlayerId }>(
  squad: readonly P[],
  away: ReadonlySet<PlayerId>,
): readonly P[] {
  return away.size === 0 ? squad : squad.filter(({ id }) => !away.has(id));
}
