/** Team references for any screen. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isOfClub, isOfNation, type TeamLevel } from '#domains/club/rules/teams.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { refsBy } from '#domains/refs.ts';
import type { AnyTeamRef, TeamRef } from '#domains/shapes.ts';
import type { ClubId, NationId, TeamId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import { fact, keepsFacts } from '#platform/calls/facts.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** The columns of a `TeamRef`, for queries that join `teams` and `clubs` themselves: a club team has all of them. */
export const teamRefColumns = {
  id: teams.id,
  clubId: clubs.id,
  level: sql<Level>`${teams.level}`,
  leagueId: sql<number>`${teams.leagueId}`,
  city: teams.city,
  nickname: teams.nickname,
  abbr: teams.abbr,
  colors: clubs.colors,
};

/** PRO, FRM, U21: the display order of a club's teams. */
export const byLevel = sql`array_position(array['PRO', 'FRM', 'U21'], ${teams.level})`;

/** The columns that `anyTeamRefOf` turns into an `AnyTeamRef`, for queries that join `teams` and, where present, `clubs`. */
const anyTeamRefColumns = {
  ...teamRefColumns,
  clubId: teams.clubId,
  level: teams.level,
  leagueId: teams.leagueId,
  nationId: teams.nationId,
  colors: colorsOf(clubs.colors, teams.colors),
};

/** Returns team colors: the club's for its teams, others' own. */
export function colorsOf(ofClub: PgColumn, own: PgColumn) {
  return sql<TeamRef['colors']>`coalesce(${ofClub}, ${own})`;
}

type OfClubOnly = 'clubId' | 'leagueId';
type AnyTeamRow = Omit<TeamRef, OfClubOnly | 'level'> & { [K in OfClubOnly]: TeamRef[K] | null } & {
  level: TeamLevel | null;
  nationId: NationId | null;
};

/** Returns the reference of a row of `teams`, with its colors. */
export function anyTeamRefOf({ nationId, ...team }: AnyTeamRow): AnyTeamRef {
  if (isOfClub(team)) return team;
  const { level } = team;
  return { ...team, clubId: null, level: isOfNation(level) ? level : null, leagueId: null, nationId };
}

/** Returns the given teams that belong to clubs, by id. One query; none for an empty list. */
export const teamRefs = refsBy<TeamRef>(async (db, ids) => {
  const found = [...(await anyTeamRefs(db, ids)).values()].filter(isOfClub);
  return found.map((team) => [team.id, team]);
});

/** Returns the given teams that exist, with any owner, by id. One query; none for an empty list. */
export const anyTeamRefs = refsBy<AnyTeamRef>(async (db, ids) => {
  const rows = keepsFacts(db)
    ? byId(await allTeamRefs(db), ids)
    : (await selectTeamRefs(db).where(inArray(teams.id, ids))).map(anyTeamRefOf);
  return rows.map((row) => [row.id, row]);
});

/** Returns a club team, or null if the id does not exist. */
export async function findTeamRef(db: Database | Transaction, teamId: TeamId): Promise<TeamRef | null> {
  return (await teamRefs(db, [teamId])).get(teamId) ?? null;
}

/** Returns a club's PRO, FRM and U21 teams, in this order. */
export async function clubTeamRefs(db: Database | Transaction, clubId: ClubId): Promise<TeamRef[]> {
  if (keepsFacts(db)) return (await allTeamRefs(db)).byClub.get(clubId) ?? [];
  return selectClubTeamRefs(db).where(eq(teams.clubId, clubId)).orderBy(asc(byLevel));
}

/** Returns the given clubs' PRO teams, by club id. */
export const proTeamRefs = refsBy<TeamRef>(async (db, ids) => {
  const rows = keepsFacts(db)
    ? (await Promise.all(ids.map((id) => clubTeamRefs(db, id)))).flat().filter(({ level }) => level === 'PRO')
    : await selectClubTeamRefs(db).where(sql`${inArray(teams.clubId, ids)} and ${teams.level} = 'PRO'`);
  return rows.map((row) => [row.clubId, row]);
});

interface AllTeams {
  byId: ReadonlyMap<number, AnyTeamRef>;
  byClub: ReadonlyMap<number, TeamRef[]>;
}

/** Returns every team of the world. Teams move only at night, and a rename publishes `names`. */
function allTeamRefs(db: Database | Transaction): Promise<AllTeams> {
  return fact(db, {
    key: 'team-refs',
    topics: [],
    async read() {
      const rows = (await selectTeamRefs(db).orderBy(asc(byLevel))).map(anyTeamRefOf);
      return {
        byId: new Map(rows.map((row) => [row.id, row])),
        byClub: Map.groupBy(rows.filter(isOfClub), (row) => row.clubId),
      };
    },
  });
}

function byId(all: AllTeams, ids: readonly number[]): AnyTeamRef[] {
  return ids.flatMap((id) => all.byId.get(id) ?? []);
}

function selectTeamRefs(db: Database | Transaction) {
  return db.select(anyTeamRefColumns).from(teams).leftJoin(clubs, eq(clubs.id, teams.clubId)).$dynamic();
}

function selectClubTeamRefs(db: Database | Transaction) {
  return db.select(teamRefColumns).from(teams).innerJoin(clubs, eq(clubs.id, teams.clubId)).$dynamic();
}
