/** Trophies as they are shown: each with the seasons in which it was won. */
import { type SQL, sql } from 'drizzle-orm';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import type { TrophyCategory } from '#domains/history/constants.ts';
import type { TrophyWon } from '#domains/history/contract.ts';
import { describeTrophy, trophiesWon, trophyOf } from '#domains/history/rules.ts';
import { leagues } from '#domains/league/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { ClubId, LeagueId, TeamId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Database } from '#platform/database/client.ts';

export interface Win {
  season: number;
  leagueId: LeagueId;
  level: Level;
  tier: number;
  teamId: TeamId;
  clubId: ClubId;
  category: TrophyCategory;
}

/** Returns all trophies of the matching teams, newest first. @param condition on `t`, the team */
export async function winsWhere(db: Database, condition: SQL): Promise<Win[]> {
  const { rows } = await db.execute<
    Omit<Win, 'category'> & { rank: number | null; isChampion: boolean } & Record<string, unknown>
  >(sql`
    select c.season, c.league_id as "leagueId", c.level, l.tier, s.team_id as "teamId", t.club_id as "clubId",
      s.rank, s.is_champion as "isChampion"
    from ${standings} s join ${competitions} c on c.id = s.competition_id join ${leagues} l on l.id = c.league_id
      join ${teams} t on t.id = s.team_id
    where c.kind = 'league' and (s.is_champion or s.rank = 1) and (${condition})
    order by c.season desc, c.league_id, s.team_id`);
  return rows.flatMap(({ rank, isChampion, ...win }) =>
    trophiesWon({ rank, isChampion }).map((category) => ({ ...win, category })),
  );
}

/** Returns one entry per trophy: first teams first, cups before regular seasons. */
export async function cabinetOfWins(db: Database, wins: readonly Win[]): Promise<TrophyWon[]> {
  const refs = await teamRefs(db, wins, ({ teamId }) => teamId);
  const byTrophy = Map.groupBy(wins, (win) => describeTrophy(trophyOf(win.category, win)));
  const trophies = [...byTrophy].flatMap(([description, won]): TrophyWon[] => {
    const [first] = won;
    if (!first) return [];
    const trophy = trophyOf(first.category, first);
    return [
      {
        ...trophy,
        id: `${trophy.category}-${trophy.level.toLowerCase()}-${trophy.tier}`,
        description,
        wins: won.flatMap(({ season, leagueId, teamId }) => {
          const team = refs.get(teamId);
          return team ? [{ season, leagueId, team }] : [];
        }),
      },
    ];
  });
  const order = (trophy: TrophyWon) =>
    `${LEVEL_ORDER[trophy.level]}${trophy.tier === 'top' ? 0 : 1}${trophy.category === 'cup' ? 0 : 1}`;
  return trophies.sort((one, other) => order(one).localeCompare(order(other)));
}

const LEVEL_ORDER: Readonly<Record<Level, number>> = { PRO: 0, FRM: 1, U21: 2 };
