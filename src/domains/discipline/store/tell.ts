/** Tells of suspensions: the news when it is about a first team, and the manager of the club whichever team it is about. */
import { eq, inArray } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import type { Ruling } from '#domains/discipline/rules/rulings.ts';
import { type NewsFact, writeNews } from '#domains/news/store/write.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import type { Transaction } from '#server/database/client.ts';

/** Warnings are between the board and the player. Players without a team are nobody's news. */
export async function tellOfSuspensions(tx: Transaction, made: readonly Ruling[]): Promise<void> {
  const told = (await withTeams(tx, made)).map(({ ruling, player, team, ownerUserId }) => {
    const { playerId, gameId, games, infraction, season, day } = ruling;
    const name = `${player.firstname} ${player.lastname}`;
    const params = { player: name, playerId, team: `${team.city} ${team.nickname}`, games, infraction };
    const about = { clubId: team.clubId, leagueId: null, playerId, gameId };
    const fact: NewsFact = { season, day, kind: 'suspension', ...about, params };
    return { fact, level: team.level, ownerUserId, params };
  });
  await writeNews(
    tx,
    told.filter(({ level }) => level === 'PRO').map(({ fact }) => fact),
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
