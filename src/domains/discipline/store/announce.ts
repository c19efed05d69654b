/**
 * Announces suspensions in the news of the club, for any of its teams, and to its manager. They are rare, and a farm
 * player's absence would otherwise be noticed only on the farm's pages.
 */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import type { Ruling } from '#domains/discipline/rules/rulings.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Warnings are no news; they are listed on the player's page. For players without a team there is no manager to notify. */
export async function announceSuspensions(rows: Rows, made: readonly Ruling[]): Promise<void> {
  const told = (await withTeams(rows, made)).map(({ ruling, player, team, managerId }) => {
    const { playerId, gameId, games, infraction, season, day } = ruling;
    const name = `${player.firstname} ${player.lastname}`;
    const params = { player: name, playerId, team: `${team.city} ${team.nickname}`, games, infraction };
    const about = { clubId: team.clubId, leagueId: null, playerId, gameId };
    const fact: NewsEntry = { season, day, kind: 'suspension', ...about, params };
    return { fact, managerId, params };
  });
  await writeNews(
    rows,
    told.map(({ fact }) => fact),
  );
  await notify(
    rows,
    told.flatMap(({ managerId, params }) =>
      managerId === null ? [] : [{ userId: managerId, channel: 'news', kind: 'suspension', params }],
    ),
  );
}

/** Returns the suspensions among the rulings, with the players' names and teams. */
async function withTeams(rows: Rows, made: readonly Ruling[]) {
  const suspensions = made.filter(({ games }) => games > 0);
  if (suspensions.length === 0) return [];
  const playerIds = suspensions.map(({ playerId }) => playerId);
  const suspended = await rows.read(players, ['id', 'firstname', 'lastname', 'teamId'], { id: playerIds });
  const teamIds = suspended.flatMap(({ teamId }) => teamId ?? []);
  const ofTeams = (await rows.read(teams, ['id', 'clubId', 'city', 'nickname'], { id: teamIds })).filter(isOfClub);
  const managers = await managersOf(
    rows,
    ofTeams.map(({ clubId }) => clubId),
  );
  return suspensions.flatMap((ruling) => {
    const player = suspended.find(({ id }) => id === ruling.playerId);
    const team = ofTeams.find(({ id }) => id === player?.teamId);
    const managerId = managers.get(team?.clubId ?? 0) ?? null;
    return player && team ? [{ ruling, player, team, managerId }] : [];
  });
}
