/** The world ranking of nations, with their clubs, players and managers. */
import { count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { byWorldRank, type Talent, talentOf } from '#domains/nation/rules.ts';
import { nations } from '#domains/nation/tables.ts';
import { players } from '#domains/player/tables.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { untilNextVersion } from '#platform/database/memory.ts';

export interface NationRow {
  id: number;
  code: string;
  abbr: string;
  name: string;
  adjective: string;
  flag: string;
  rankingPoints: number;
  rank: number | null;
  clubs: number;
  players: number;
  topPlayers: number;
  strength: number | null;
  managers: number;
}

/** Reads every player of the world, so the result is cached until the next version of the world. */
const talentOfVersion = untilNextVersion(loadTalent);

/** Returns the nations in the order of the world ranking, before the first championship by talent; unranked ones last. */
export async function listNations(db: Database): Promise<NationRow[]> {
  const [rows, clubCounts, managerCounts, talent] = await Promise.all([
    db.select().from(nations),
    db.select({ nationId: clubs.nationId, value: count() }).from(clubs).groupBy(clubs.nationId),
    db
      .select({ country: users.country, value: count() })
      .from(users)
      .where(sql`${isNotNull(users.activatedAt)} and ${isNull(users.deletedAt)}`)
      .groupBy(users.country),
    readWorld(db).then(({ version }) => talentOfVersion(db, version)),
  ]);
  const clubsOf = new Map(clubCounts.map((row) => [row.nationId, row.value]));
  const managersOf = new Map(managerCounts.map((row) => [row.country, row.value]));
  const known = rows.map(({ talentWeight: _weight, ...nation }) => ({
    ...nation,
    clubs: clubsOf.get(nation.id) ?? 0,
    managers: managersOf.get(nation.code) ?? 0,
    ...(talent.get(nation.id) ?? { players: 0, topPlayers: 0, strength: null }),
  }));
  return byWorldRank(known).map(({ isRanked, worldRank, ...nation }, index) => ({
    ...nation,
    rank: isRanked ? (worldRank ?? index + 1) : null,
  }));
}

async function loadTalent(db: Database): Promise<Map<number, Talent & Pick<NationRow, 'topPlayers'>>> {
  const rows = await db
    .select({
      nationId: players.nationId,
      positions: players.positions,
      skills: players.skills,
      isTop: sql<boolean>`coalesce(${leagues.level} = 'PRO' and ${leagues.tier} = 1, false)`,
    })
    .from(players)
    .leftJoin(teams, eq(teams.id, players.teamId))
    .leftJoin(leagues, eq(leagues.id, teams.leagueId))
    .where(isNull(players.retiredAt));
  return new Map(
    [...Map.groupBy(rows, ({ nationId }) => nationId)].map(([id, own]) => [
      id,
      { ...talentOf(own), topPlayers: own.filter(({ isTop }) => isTop).length },
    ]),
  );
}
