/** A scout's report on the next opponent: public facts, and his judgment. The opponent's lineup remains secret. */
import { type AnyColumn, and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { competitionIdsIn } from '#domains/competition/store/competitions.ts';
import { gamesBeforeTeam, gamesOfTeam } from '#domains/game/views/game-refs.ts';
import { probablePlaces } from '#domains/game/views/lineups.ts';
import { jobs } from '#domains/job/tables.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import { OPPONENT } from '#domains/scout/constants.ts';
import type { OpponentReport } from '#domains/scout/contract.ts';
import { linesSeen, specialTeamsPlan, weaknessSeen } from '#domains/scout/rules/opponent.ts';
import { scoutAssignments, scouts } from '#domains/scout/tables.ts';
import { skaterGames, teamSeasons } from '#domains/stats/tables.ts';
import type { ClubId, TeamId, UserId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

interface Asking {
  teamId: TeamId;
  clubId: ClubId;
  now: Date;
}

/**
 * Returns the report. Two queries besides what is known of the opponent, which is shared. Null: no scout has watched for
 * a night, or there is no game.
 */
export async function loadOpponentReport(
  db: Database,
  { season, secret, absoluteDay }: Today,
  { teamId, clubId, now }: Asking,
): Promise<OpponentReport | null> {
  const sent = await watcherOf(db, clubId, absoluteDay);
  if (!sent) return null;
  const { nextGame } = await gamesBeforeTeam(db, teamId, now);
  if (!nextGame) return null;
  const opponent = nextGame.home.id === teamId ? nextGame.away : nextGame.home;
  const { places, special, hot, known } = await findOpponent(db, opponent, { season, absoluteDay });
  const { person, skills, sinceDay } = sent;
  const nights = absoluteDay - sinceDay;
  const watching = { secret, season, personId: person.id, skills, teamId: opponent.id, nights };
  const unit = (prefix: string) => places.filter(({ place }) => place.startsWith(`${prefix}.`));
  const mean = (prefix: string) => {
    const line = unit(prefix);
    return line.reduce((sum, { overall }) => sum + overall, 0) / Math.max(1, line.length);
  };
  const seen = linesSeen(
    {
      lines: [0, 1, 2, 3].map((line) => mean(`forwards.${line}`)),
      pairs: [0, 1, 2].map((pair) => mean(`defense.${pair}`)),
    },
    watching,
  );
  const refsOf = (prefix: string) => unit(prefix).flatMap(({ playerId }) => known.get(playerId)?.ref ?? []);
  const starter = known.get(places.find(({ place }) => place === 'goalies.SG')?.playerId ?? 0);
  const weakness = starter ? weaknessSeen(starter.skills, starter.ref.id, watching) : null;
  return {
    game: nextGame,
    scout: person,
    nights,
    opponent,
    hot: hot.flatMap(({ playerId, ...line }) => {
      const player = known.get(playerId)?.ref;
      return player ? [{ player, ...line }] : [];
    }),
    powerPlay: percentOf(special.powerPlay),
    penaltyKill: percentOf(special.penaltyKill),
    ...specialTeamsPlan(special),
    bestLine: refsOf(`forwards.${seen.bestLine}`),
    weakPair: refsOf(`defense.${seen.weakPair}`),
    goalie: starter && weakness ? { player: starter.ref, weakness } : null,
  };
}

/** Returns a share in percent, to a tenth. */
export function percentOf(share: number | null): number | null {
  return share === null ? null : Math.round(share * 1000) / 10;
}

/** Returns whether a user is a scout who watches opponents for the club and may therefore read the report. */
export async function watchesOpponents(
  db: Database,
  { userId, clubId }: { userId: UserId; clubId: ClubId },
): Promise<boolean> {
  const [own] = await db
    .select({ personId: scoutAssignments.personId })
    .from(scoutAssignments)
    .innerJoin(persons, eq(persons.id, scoutAssignments.personId))
    .innerJoin(jobs, and(eq(jobs.personId, persons.id), eq(jobs.state, 'held'), eq(jobs.clubId, clubId)))
    .where(
      and(
        eq(scoutAssignments.clubId, clubId),
        eq(scoutAssignments.kind, 'opponent'),
        eq(persons.userId, userId),
        isNull(persons.retiredAt),
      ),
    );
  return own !== undefined;
}

/** Returns the club's scout who was sent to watch opponents before today and has prepared longest. */
async function watcherOf(db: Database, clubId: ClubId, absoluteDay: number) {
  const [sent] = await db
    .select({ person: personRefColumns, skills: scouts.skills, sinceDay: scoutAssignments.sinceDay })
    .from(scoutAssignments)
    .innerJoin(persons, eq(persons.id, scoutAssignments.personId))
    .innerJoin(scouts, eq(scouts.personId, persons.id))
    .innerJoin(jobs, and(eq(jobs.personId, persons.id), eq(jobs.state, 'held'), eq(jobs.clubId, clubId)))
    .where(
      and(
        eq(scoutAssignments.clubId, clubId),
        eq(scoutAssignments.kind, 'opponent'),
        lt(scoutAssignments.sinceDay, absoluteDay),
        isNull(persons.retiredAt),
      ),
    )
    .orderBy(asc(scoutAssignments.sinceDay), asc(persons.id))
    .limit(1);
  return sent;
}

type Opponent = Parameters<typeof probablePlaces>[1];

/** Returns what is public about a team before its next game, shared by all who ask. */
export function findOpponent(db: Database, team: Opponent, on: Pick<Today, 'season' | 'absoluteDay'>) {
  return fact(db, {
    key: `opponent/${team.id}/${on.absoluteDay}`,
    topics: [`team:${team.id}`],
    read: () => readOpponent(db, team, on.season),
  });
}

async function readOpponent(db: Database, team: Opponent, season: number) {
  const [places, special, hot] = await Promise.all([
    probablePlaces(db, team),
    specialTeamsOf(db, team.id, season),
    hotOf(db, team.id),
  ]);
  const ids = [...new Set([...places, ...hot].map(({ playerId }) => playerId))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ ...playerRefColumns, skills: players.skills })
          .from(players)
          .where(inArray(players.id, ids));
  const known = new Map(rows.map((row) => [row.id, { ref: playerRefOf(row), skills: row.skills }]));
  return { places, special, hot, known };
}

/** Returns the shares of this regular season; null if there were too few. */
async function specialTeamsOf(db: Database, teamId: TeamId, season: number) {
  const sum = (column: AnyColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;
  const [row] = await db
    .select({
      goals: sum(teamSeasons.ppGoals),
      chances: sum(teamSeasons.ppOpportunities),
      against: sum(teamSeasons.ppGoalsAgainst),
      shorthanded: sum(teamSeasons.timesShorthanded),
    })
    .from(teamSeasons)
    .where(
      and(
        eq(teamSeasons.teamId, teamId),
        inArray(teamSeasons.competitionId, competitionIdsIn({ season, stage: 'regular' })),
      ),
    );
  const { goals = 0, chances = 0, against = 0, shorthanded = 0 } = row ?? {};
  return {
    powerPlay: chances >= OPPONENT.leastChances ? goals / chances : null,
    penaltyKill: shorthanded >= OPPONENT.leastChances ? 1 - against / shorthanded : null,
  };
}

/** Returns the players with the most points in the team's last games. */
function hotOf(db: Database, teamId: TeamId) {
  const points = sql`sum(${skaterGames.goals} + ${skaterGames.assists})`;
  return db
    .select({
      playerId: skaterGames.playerId,
      games: sql<number>`count(*)::int`,
      goals: sql<number>`sum(${skaterGames.goals})::int`,
      assists: sql<number>`sum(${skaterGames.assists})::int`,
    })
    .from(skaterGames)
    .where(
      and(
        eq(skaterGames.teamId, teamId),
        sql`${skaterGames.gameId} in ${gamesOfTeam(teamId, 'final', OPPONENT.hotGames)}`,
      ),
    )
    .groupBy(skaterGames.playerId)
    .having(sql`${points} >= ${OPPONENT.leastPoints}`)
    .orderBy(desc(points), desc(sql`sum(${skaterGames.goals})`), asc(skaterGames.playerId))
    .limit(OPPONENT.hot);
}
