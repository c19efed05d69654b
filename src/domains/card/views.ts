/** Player cards: the text on their fronts and backs. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Honor } from '#domains/awards/constants.ts';
import { awardResults } from '#domains/awards/tables.ts';
import type { PlayerCard } from '#domains/card/contract.ts';
import { rankAmong, rarityOf } from '#domains/card/rules.ts';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { competitions } from '#domains/competition/tables.ts';
import { hallCandidates } from '#domains/hall-of-fame/tables.ts';
import { scoutable } from '#domains/player/rules/privacy.ts';
import { playerRefOf } from '#domains/player/store/player-refs.ts';
import { playerPasts, players } from '#domains/player/tables.ts';
import { viewsOf } from '#domains/player/views/roster.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { PlayerId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import { PAST_GOALIE_COLUMNS, PAST_SKATER_COLUMNS } from '#engine/player/past-seasons.ts';
import { isGoalie } from '#engine/player/skills.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns the cards of existing players in the given order; nine queries however many, ten when ranks are not cached. */
export async function loadCards(db: Database, playerIds: readonly PlayerId[], today: Today): Promise<PlayerCard[]> {
  if (playerIds.length === 0) return [];
  const ids = [...playerIds];
  const rows = await db.select().from(players).where(inArray(players.id, ids));
  const [views, teams, careers, honors, members, overalls] = await Promise.all([
    viewsOf(db, rows, today),
    teamRefs(db, rows, ({ teamId }) => teamId),
    careersOf(db, ids),
    honorsOf(db, ids),
    membersAmong(db, ids),
    overallsOfClubs(db, today),
  ]);
  const byId = new Map(rows.map((row, index) => [row.id, { row, view: views[index] }]));
  return ids.flatMap((playerId) => {
    const { row, view } = byId.get(playerId) ?? {};
    if (!row || !view) return [];
    const keepsGoal = isGoalie(row.positions[0] ?? 'C');
    const career = careers.get(playerId) ?? NO_CAREER;
    const won = honors.get(playerId) ?? [];
    const isInHall = members.has(playerId);
    const rivals = overalls[keepsGoal ? 'goalies' : 'skaters'];
    const rank = row.teamId === null ? null : rankAmong(rivals, view.overall);
    const place = rank === null ? null : rank / Math.max(1, rivals.length);
    const marks = { ...career, isGoalie: keepsGoal, place, isInHall };
    const { age, hand, heightCm, weightKg, form, energy, contract, season } = view;
    const { overall, specialSkills } = scoutable(row.status, view);
    return [
      {
        player: playerRefOf(row),
        team: teams.get(row.teamId ?? 0) ?? null,
        status: row.status,
        retiredAt: row.retiredAt,
        overall,
        age,
        hand,
        heightCm,
        weightKg,
        form,
        energy,
        specialSkills,
        contract: contract && { to: contract.to, salary: contract.salary },
        season,
        career,
        honors: won,
        isInHall,
        rank,
        rarity: rarityOf({ ...marks, honors: won.flatMap(({ honor, times }) => Array<Honor>(times).fill(honor)) }),
      },
    ];
  });
}

type CareerSums = PlayerCard['career'];
const NO_CAREER: CareerSums = { seasons: 0, games: 0, goals: 0, assists: 0, points: 0, wins: 0, shutouts: 0 };

interface CareerRow extends Record<string, unknown>, Omit<CareerSums, 'points'> {
  playerId: PlayerId;
}

/** Returns career totals, including the years before the world began. One query. */
async function careersOf(db: Database, ids: PlayerId[]): Promise<Map<PlayerId, CareerSums>> {
  // A past year: season, team, league, then the counts.
  const past = (names: readonly string[], name: string) => sql.raw(`(year ->> ${3 + names.indexOf(name)})::int`);
  const isGoaliesYear = sql`p.positions[1] = 'G'`;
  const asked = sql`${sql.param(ids)}::int[]`;
  const { rows } = await db.execute<CareerRow>(sql`
    with years as (
      select s.player_id, c.season, s.games::int, s.goals::int, s.assists::int, 0 as wins, 0 as shutouts
      from ${skaterSeasons} s join ${competitions} c on c.id = s.competition_id
      where s.player_id = any(${asked})
      union all
      select s.player_id, c.season, s.games::int, 0, 0, s.wins::int, s.shutouts::int
      from ${goalieSeasons} s join ${competitions} c on c.id = s.competition_id
      where s.player_id = any(${asked})
      union all
      select a.player_id, (year ->> 0)::int, (year ->> 3)::int,
        case when ${isGoaliesYear} then 0 else ${past(PAST_SKATER_COLUMNS, 'goals')} end,
        case when ${isGoaliesYear} then 0 else ${past(PAST_SKATER_COLUMNS, 'assists')} end,
        case when ${isGoaliesYear} then ${past(PAST_GOALIE_COLUMNS, 'wins')} else 0 end,
        case when ${isGoaliesYear} then ${past(PAST_GOALIE_COLUMNS, 'shutouts')} else 0 end
      from ${playerPasts} a join ${players} p on p.id = a.player_id cross join jsonb_array_elements(a.seasons) year
      where a.player_id = any(${asked})
    )
    select player_id as "playerId", count(distinct season)::int as seasons, sum(games)::int as games,
      sum(goals)::int as goals, sum(assists)::int as assists, sum(wins)::int as wins, sum(shutouts)::int as shutouts
    from years where games > 0 group by 1`);
  return new Map(
    rows.map(({ playerId, ...sums }) => [playerId, { ...NO_CAREER, ...sums, points: sums.goals + sums.assists }]),
  );
}

async function honorsOf(db: Database, ids: PlayerId[]): Promise<Map<PlayerId, PlayerCard['honors']>> {
  const rows = await db
    .select({ playerId: awardResults.playerId, honor: awardResults.honor, times: sql<number>`count(*)::int` })
    .from(awardResults)
    .where(and(inArray(awardResults.playerId, ids), isNotNull(awardResults.honor)))
    .groupBy(awardResults.playerId, awardResults.honor)
    .orderBy(sql`count(*) desc`, awardResults.honor);
  const known = rows.flatMap(({ playerId, honor, times }) =>
    playerId === null || honor === null ? [] : [{ playerId, honor, times }],
  );
  const grouped = Map.groupBy(known, ({ playerId }) => playerId);
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ honor, times }) => ({ honor, times }))]));
}

async function membersAmong(db: Database, ids: PlayerId[]): Promise<Set<PlayerId>> {
  const rows = await db
    .select({ playerId: hallCandidates.playerId })
    .from(hallCandidates)
    .where(and(inArray(hallCandidates.playerId, ids), eq(hallCandidates.isInducted, true)));
  return new Set(rows.map(({ playerId }) => playerId));
}

/** Returns the overalls of all clubs' players, best first: read once a day of the world. */
function overallsOfClubs(db: Database, { absoluteDay }: Today): Promise<{ skaters: number[]; goalies: number[] }> {
  return fact(db, {
    key: `card-ranks/${absoluteDay}`,
    topics: ['players'],
    async read() {
      const rows = await db
        .select({ positions: players.positions, skills: players.skills })
        .from(players)
        .where(eq(players.status, 'club'));
      const known = rows.map(({ positions: [position = 'C'], skills }) => {
        return { keepsGoal: isGoalie(position), overall: overallOf(position, skills) };
      });
      const sorted = (keepsGoal: boolean) =>
        known
          .filter((one) => one.keepsGoal === keepsGoal)
          .map(({ overall }) => overall)
          .sort((one, other) => other - one);
      return { skaters: sorted(false), goalies: sorted(true) };
    },
  });
}
