/**
 * Tells of suspensions: the news of the club, whichever of its teams it is about, and its manager. They are rare, and a farm
 * player who is out is otherwise only seen by who looks at the farm.
 */
import { eq, inArray } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import type { Ruling } from '#domains/discipline/rules/rulings.ts';
import { type NewsFact, writeNews } from '#domains/news/store/write.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Warnings are no news; they stand on the player's page. Players without a team have nobody who would be told. */
export async function tellOfSuspensions(tx: Transaction, made: readonly Ruling[]): Promise<void> {
  const told = (await withTeams(tx, made)).map(({ ruling, player, team, ownerUserId }) => {
    const { playerId, gameId, games, infraction, season, day } = ruling;
    const name = `${player.firstname} ${player.lastname}`;
    const params = { player: name, playerId, team: `${team.city} ${team.nickname}`, games, infraction };
    const about = { clubId: team.clubId, leagueId: null, playerId, gameId };
    const fact: NewsFact = { season, day, kind: 'suspension', ...about, params };
    return { fact, ownerUserId, params };
  });
  await writeNews(
    tx,
    told.map(({ fact }) => fact),
  );
  await notify(
    tx,
    told.flatMap(({ ownerUserId, params }) =>
      ownerUserId === null ? [] : [{ userId: ownerUserId, channel: 'news', kind: 'suspension', params }],
    ),
  );
}

/** The suspensions among the rulings, with the players' names and teams. */
async function withTeams(tx: Transaction, made: readonly Ruling[]) {
  const suspensions = made.filter(({ games }) => games > 0);
  if (suspensions.length === 0) return [];
  const rows = await tx
    .select({ player: players, team: teams, ownerUserId: clubs.ownerUserId })
    .from(players)
    .innerJoin(teams, eq(teams.id, players.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(
      inArray(
        players.id,
        suspensions.map(({ playerId }) => playerId),
      ),
    );
  return suspensions.flatMap((ruling) => {
    const row = rows.find(({ player }) => player.id === ruling.playerId);
    return row ? [{ ruling, ...row }] : [];
  });
}
