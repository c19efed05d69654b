/** The clubs named by a player with a no-trade clause, for the parties concerned. */
import { eq, sql } from 'drizzle-orm';
import type { NoTradeView } from '#domains/agent/contract.ts';
import { daysToName } from '#domains/agent/rules/no-trade.ts';
import { noTradeOf } from '#domains/agent/store/no-trade.ts';
import { representations } from '#domains/agent/tables.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import type { Clause } from '#engine/market/terms.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/**
 * Loads the named clubs. Five queries at most.
 * @returns null if he may name none or the reader is not concerned, which look the same
 */
export async function loadNoTrade(
  db: Database,
  asking: { userId: UserId; clubId: ClubId | null; playerId: PlayerId },
  { season, absoluteDay, secret }: Pick<Today, 'season' | 'absoluteDay' | 'secret'>,
): Promise<NoTradeView | null> {
  const clauses = sql<Clause[]>`array(select ${contracts.clause} from ${contracts}
    where ${contracts.playerId} = ${players.id} and ${contracts.toSeason} >= ${season})`;
  const [player] = await db
    .select({
      id: players.id,
      nationId: players.nationId,
      morale: players.morale,
      clubId: teams.clubId,
      agentUserId: persons.userId,
      clauses,
    })
    .from(players)
    .innerJoin(teams, eq(teams.id, players.teamId))
    .leftJoin(representations, eq(representations.playerId, players.id))
    .leftJoin(persons, eq(persons.id, representations.personId))
    .where(eq(players.id, asking.playerId));
  if (!player || player.clubId === null) return null;
  const { clubId, agentUserId } = player;
  const mayName = agentUserId === asking.userId;
  if (!mayName && clubId !== asking.clubId) return null;
  const found = (await noTradeOf(pgReader(db), [{ ...player, clubId }], secret)).get(player.id);
  if (!found) return null;
  const refs = await proTeamRefs(db, found.choices);
  const choices = found.choices
    .flatMap((id) => refs.get(id) ?? [])
    .sort((one, other) => one.city.localeCompare(other.city) || one.id - other.id);
  const { kind, named, most, isByUser, namedOn } = found;
  return {
    ...{ kind, choices, most, isByUser, mayName },
    named: choices.filter((team) => named.has(team.clubId)),
    days: daysToName(namedOn, absoluteDay),
  };
}
