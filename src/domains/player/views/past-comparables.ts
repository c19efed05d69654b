/** Past careers similar to a player's own up to his age. */

import { sql } from 'drizzle-orm';
import { MIN_GAMES_TO_COMPARE } from '#domains/player/constants.ts';
import {
  type CareerSum,
  careersAtAge,
  nearestCareers,
  type PastCareer,
} from '#domains/player/rules/past-comparables.ts';
import {
  AGE_WITHOUT_END,
  type CareerGroup,
  firstTeamYears,
  isInGroup,
  lastRetiredKept,
} from '#domains/player/store/ended-careers.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { endedCareers, players } from '#domains/player/tables.ts';
import type { PlayerRow } from '#domains/player/views/profile.ts';
import type { PlayerId } from '#engine/ids.ts';
import { groupOf } from '#engine/player/skills.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns the comparable careers. At most four queries. First teams of leagues only. */
export async function loadPastComparables(db: Database | Transaction, player: PlayerRow, age: number) {
  const position = player.positions[0] ?? 'C';
  const group = groupOf(position);
  // His own, and those of players who retired since careers were last kept.
  const years = await firstTeamYears(
    db,
    group,
    sql`p.id = ${player.id} or (p.retired_at > ${lastRetiredKept()} and ${isInGroup(group)})`,
  );
  const births = new Map(years.map(({ playerId, birthSeason }) => [playerId, birthSeason]));
  const careers = careersAtAge(years, ({ playerId }) => births.get(playerId) ?? 0, age);
  const his = careers.get(player.id);
  if (!his || his.byThen.games < MIN_GAMES_TO_COMPARE) return { age, his: his?.byThen ?? null, careers: [] };
  const kept = await keptCareers(db, { group, tier: his.tier, age, except: player.id });
  const near = nearestCareers(his, [...careers.values(), ...kept], group === 'goalie');
  const ids = near.map(({ playerId }) => playerId);
  const [people, ends] = await Promise.all([playerRefs(db, ids), keptEnds(db, ids)]);
  for (const { playerId, season, birthSeason } of years) {
    const end = { lastSeason: season, endedAt: season - birthSeason, inAll: careers.get(playerId)?.inAll };
    // His last year comes last, so it overwrites the earlier ones.
    if (end.inAll) ends.set(playerId, { ...end, inAll: end.inAll });
  }
  return {
    age,
    his: his.byThen,
    careers: near.flatMap(({ playerId, byThen }) => {
      const [ref, end] = [people.get(playerId), ends.get(playerId)];
      return ref && end ? [{ player: ref, byThen, ...end }] : [];
    }),
  };
}

/**
 * Returns careers as of his age, of players with enough games in the same tier by then. Final totals are looked up only
 * for the most similar.
 */
async function keptCareers(
  db: Database | Transaction,
  of: { group: CareerGroup; tier: number; age: number; except: number },
): Promise<PastCareer[]> {
  const { rows } = await db.execute<CareerSum & { playerId: PlayerId; tier: number } & Row>(sql`
    select k.player_id as "playerId", k.tier, k.games, k.goals, k.assists, k.wins, k.saves, k.shots_against as "shotsAgainst"
    from ${endedCareers} k where k."group" = ${of.group} and k.tier = ${of.tier} and k.from_age <= ${of.age}
      and k.to_age >= ${of.age} and k.games >= ${MIN_GAMES_TO_COMPARE} and k.player_id <> ${of.except}`);
  return rows.map(({ playerId, tier, ...byThen }) => ({ playerId, tier, byThen, inAll: byThen }));
}

interface End {
  lastSeason: number;
  endedAt: number;
  inAll: CareerSum;
}

async function keptEnds(db: Database | Transaction, ids: readonly number[]): Promise<Map<number, End>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<CareerSum & { playerId: PlayerId; endedAt: number; lastSeason: number } & Row>(sql`
    select k.player_id as "playerId", k.from_age as "endedAt", p.birth_season + k.from_age as "lastSeason", k.games, k.goals,
      k.assists, k.wins, k.saves, k.shots_against as "shotsAgainst"
    from ${endedCareers} k join ${players} p on p.id = k.player_id
    where k.player_id = any(${sql.param([...ids])}::int[]) and k.to_age = ${AGE_WITHOUT_END}`);
  return new Map(rows.map(({ playerId, endedAt, lastSeason, ...inAll }) => [playerId, { endedAt, lastSeason, inAll }]));
}

type Row = Record<string, unknown>;
