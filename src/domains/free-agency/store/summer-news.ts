/** News of the summer: retirements, signings, and the start of a new season. */

import { MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import { isNotable } from '#domains/free-agency/rules/notable.ts';
import type { SummerPlan } from '#domains/free-agency/rules/summer.ts';
import type { SummerState } from '#domains/free-agency/store/summer-state.ts';
import { leagues } from '#domains/league/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

export async function announceSummer(
  rows: Rows,
  { season, plan, state }: { season: number; plan: SummerPlan; state: SummerState },
): Promise<void> {
  const known = new Map(state.players.map((player) => [player.id, player]));
  const teams = new Map(state.teams.map((team) => [team.id, team]));
  const tiers = new Map(state.clubs.map(({ id, tier }) => [id, tier]));
  const tierOf = (clubId: ClubId) => tiers.get(clubId) ?? 1;
  const retirements = plan.retired.flatMap((id): NewsEntry[] => {
    const player = known.get(id);
    const team = player?.teamId ? teams.get(player.teamId) : undefined;
    if (!player || !team || !isNotable(player.overall, tierOf(team.clubId))) return [];
    const params = { player: player.name, team: team.name, age: player.age };
    const { clubId, leagueId } = team;
    return [{ season, day: DAYS_PER_SEASON, kind: 'retirement', clubId, leagueId, playerId: id, params }];
  });
  const signings = plan.placements.flatMap(({ playerId, clubId, level, terms, isSigning }): NewsEntry[] => {
    const player = known.get(playerId);
    if (!isSigning || level !== 'PRO' || !player || !terms || !isNotable(player.overall, tierOf(clubId))) return [];
    const team = teams.get(state.teamOf(clubId, level));
    if (!team) return [];
    const params = { player: player.name, team: team.name, salary: terms.salary, seasons: terms.seasons };
    return [{ season, day: DAYS_PER_SEASON, kind: 'signing', clubId, leagueId: team.leagueId, playerId, params }];
  });
  const leagueNames = new Map((await rows.read(leagues, ['id', 'name'])).map(({ id, name }) => [id, name]));
  const begins = state.teams
    .filter((team) => team.level === 'PRO')
    .filter((team, index, all) => all.findIndex((other) => other.leagueId === team.leagueId) === index)
    .map((team): NewsEntry => {
      return {
        season: season + 1,
        day: 1,
        kind: 'season-start',
        leagueId: team.leagueId,
        params: { season: season + 1, league: leagueNames.get(team.leagueId) ?? '' },
      };
    });
  await writeNews(rows, [...retirements, ...signings, ...begins]);
}

/** Notifies managers of players their clubs could not pay or had no contract left for. */
export async function notifyOfLetGo(
  rows: Rows,
  { plan, state }: { plan: SummerPlan; state: SummerState },
): Promise<void> {
  if (plan.letGo.length + plan.parted.length === 0) return;
  const managers = await managersOf(rows);
  const [boughtOut, parted] = [new Set(plan.letGo), new Set(plan.parted)];
  const notices = state.players.flatMap(({ id: playerId, name: player, clubId, salary }): Notice[] => {
    const userId = managers.get(clubId ?? 0) ?? null;
    if (userId === null) return [];
    const to = { userId, channel: 'news' } as const;
    if (boughtOut.has(playerId)) return [{ ...to, kind: 'let-go', params: { player, playerId, salary } }];
    if (!parted.has(playerId)) return [];
    const kept = plan.keptOpen.get(clubId ?? 0) ?? 0;
    return [{ ...to, kind: 'parted', params: { player, playerId, max: MAX_CONTRACTS, kept } }];
  });
  if (notices.length > 0) await notify(rows, notices);
}
