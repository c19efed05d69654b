/** Views of the trade block. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { playerRefColumns, playerRefOf, playerRefs } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { AskedView, TradeAsk, TradeListing } from '#domains/trade/contract/shapes.ts';
import { tradeBlock } from '#domains/trade/tables.ts';
import type { LeagueId, PlayerId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns the players on a league's trade block, latest listing first. A player who has changed clubs is no longer on it. */
export async function blockOfLeague(
  db: Database,
  { leagueId, season }: { leagueId: LeagueId; season: number },
): Promise<TradeListing[]> {
  const clubIds = db.select({ id: teams.clubId }).from(teams).where(eq(teams.leagueId, leagueId));
  const listed = await db
    .select({
      ...playerRefColumns,
      skills: players.skills,
      birthSeason: players.birthSeason,
      clubId: tradeBlock.clubId,
      listedAt: tradeBlock.listedAt,
      ask: tradeBlock.ask,
      need: tradeBlock.need,
    })
    .from(tradeBlock)
    .innerJoin(players, eq(players.id, tradeBlock.playerId))
    .innerJoin(teams, and(eq(teams.id, players.teamId), eq(teams.clubId, tradeBlock.clubId)))
    .where(inArray(tradeBlock.clubId, clubIds))
    .orderBy(desc(tradeBlock.listedAt), desc(tradeBlock.playerId));
  const running = await pgReader(db).read(contracts, ['playerId', 'salary', 'fromSeason', 'toSeason'], {
    playerId: listed.map(({ id }) => id),
    toSeason: { atLeast: season },
  });
  const contractOf = new Map(running.sort((a, b) => b.fromSeason - a.fromSeason).map((row) => [row.playerId, row]));
  const asked = await playerRefs(db, listed, ({ ask }) => playersIn(ask));
  const refs = await proTeamRefs(db, listed, ({ clubId }) => clubId);
  return listed.flatMap((row): TradeListing[] => {
    const team = refs.get(row.clubId);
    const player = playerRefOf(row);
    const contract = contractOf.get(row.id);
    if (!team) return [];
    return [
      {
        player,
        team,
        age: season - row.birthSeason,
        overall: overallOf(player.position, row.skills),
        salary: contract?.salary ?? null,
        signedUntil: contract?.toSeason ?? null,
        listedAt: row.listedAt.toISOString(),
        asks: asksOf(row.ask, asked),
        comment: row.ask.comment,
        need: row.need,
      },
    ];
  });
}

/** Returns a player's club and whether he is on the block. */
export async function tradeOfPlayer(db: Database, playerId: PlayerId) {
  const [player] = await db
    .select({ clubId: teams.clubId, listedBy: tradeBlock.clubId, listedAt: tradeBlock.listedAt, ask: tradeBlock.ask })
    .from(players)
    .leftJoin(teams, eq(teams.id, players.teamId))
    .leftJoin(tradeBlock, eq(tradeBlock.playerId, players.id))
    .where(eq(players.id, playerId));
  if (!player) return null;
  const { clubId, listedBy, listedAt, ask } = player;
  const isListed = listedBy !== null && listedBy === clubId && listedAt !== null && ask !== null;
  const asks = isListed ? asksOf(ask, await playerRefs(db, playersIn(ask))) : [];
  return {
    clubId,
    team: clubId === null ? null : ((await proTeamRefs(db, [clubId])).get(clubId) ?? null),
    listing: isListed ? { listedAt: listedAt.toISOString(), asks, comment: ask.comment } : null,
  };
}

function asksOf({ assets }: TradeAsk, people: ReadonlyMap<number, PlayerRef>): AskedView[] {
  return assets.flatMap((asset): AskedView[] => {
    if (asset.kind === 'pick') return [asset];
    const player = people.get(asset.playerId);
    return player ? [{ kind: 'player', player }] : [];
  });
}

function playersIn({ assets }: TradeAsk): PlayerId[] {
  return assets.flatMap((asset) => (asset.kind === 'player' ? [asset.playerId] : []));
}
