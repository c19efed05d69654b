/** Emergency recalls as they are stored: players change teams within their club, wear a free number, and go home again. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { suspendedAmong } from '#domains/discipline/store/suspensions.ts';
import { type NewsFact, writeNews } from '#domains/news/store/write.ts';
import { players } from '#domains/player/tables.ts';
import { MIN_HEALTHY, type RecallPlayer, recallsOf } from '#domains/roster/rules/recall.ts';
import { recalls } from '#domains/roster/tables.ts';
import { playoffDay } from '#domains/season/rules/fixtures.ts';
import { drawJerseyNumber } from '#engine/player/identity/jersey-numbers.ts';
import { overallOf } from '#engine/player/overall.ts';
import { isGoalie, type Level } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { PLAYOFF_ROUNDS } from '#engine/schedule/playoff-constants.ts';
import { copyInto, updateRows } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';

interface Morning {
  season: number;
  day: number;
  absoluteDay: number;
  worldSeed: number;
}

interface ClubPlayer extends RecallPlayer {
  name: string;
  teamId: number;
  homeTeamId: number;
  jerseyNumber: number | null;
  /** The number that waits for him at home, when he is away. */
  homeJerseyNumber: number | null;
}

/** Calls up and sends home in all clubs, as `recallsOf` decides; tells the news of first teams. @returns how many moved. */
export async function recallWhereNeeded(tx: Transaction, morning: Morning): Promise<number> {
  const { season, day, absoluteDay } = morning;
  const isGameDay = day < playoffDay(PLAYOFF_ROUNDS + 1, 1);
  const suspended = await suspendedAmong(tx, 'everybody');
  const clubIds = await clubsToLookAt(tx, absoluteDay, suspended);
  if (clubIds.length === 0) return 0;
  const teamRows = await tx.select().from(teams).where(inArray(teams.clubId, clubIds)).orderBy(asc(teams.id));
  const everybody = Map.groupBy(await playersOf(tx, clubIds, { absoluteDay, suspended }), (player) => player.clubId);
  const moves: Move[] = [];
  for (const [clubId, squad] of everybody) {
    const teamOf = (level: Level) => teamRows.find((team) => team.clubId === clubId && team.level === level);
    const known = new Map(squad.map((player) => [player.id, player]));
    for (const { playerId, to } of recallsOf(squad, isGameDay)) {
      const [player, team] = [known.get(playerId), teamOf(to)];
      if (player && team) moves.push({ player, teamId: team.id, team: `${team.city} ${team.nickname}`, clubId, to });
    }
  }
  await store(tx, moves, [...everybody.values()].flat(), morning);
  await writeNews(
    tx,
    moves.flatMap(({ player, team, clubId, to }): NewsFact[] => {
      const params = { player: player.name, team };
      return to === 'PRO' ? [{ season, day, kind: 'recall', clubId, playerId: player.id, params }] : [];
    }),
  );
  return moves.length;
}

interface Move {
  player: ClubPlayer;
  teamId: number;
  team: string;
  clubId: number;
  to: Level;
}

/** Clubs with a gap in a team, or with somebody away from home: most have neither on most days. */
async function clubsToLookAt(tx: Transaction, absoluteDay: number, suspended: ReadonlySet<number>): Promise<number[]> {
  const available = sql`(${players.injuredUntil} is null or ${players.injuredUntil} <= ${absoluteDay})
    and ${players.id} <> all(${sql.param([...suspended])}::integer[])`;
  const main = sql`${players.positions}[1]`;
  const { rows } = await tx.execute<{ clubId: number }>(sql`
    select ${teams.clubId} as "clubId" from ${teams} left join ${players} on ${players.teamId} = ${teams.id} and ${available}
    group by ${teams.id}
    having count(*) filter (where ${main} in ('LW', 'C', 'RW')) < ${MIN_HEALTHY.forward}
      or count(*) filter (where ${main} in ('LD', 'RD')) < ${MIN_HEALTHY.defense}
      or count(*) filter (where ${main} = 'G') < ${MIN_HEALTHY.goalie}
    union
    select ${teams.clubId} from ${recalls} join ${teams} on ${teams.id} = ${recalls.homeTeamId}
    order by 1`);
  return rows.map((row) => row.clubId);
}

/** Everybody of the clubs, in the order of ids. */
async function playersOf(
  tx: Transaction,
  clubIds: readonly number[],
  { absoluteDay, suspended }: { absoluteDay: number; suspended: ReadonlySet<number> },
) {
  const rows = await tx
    .select({
      id: players.id,
      firstname: players.firstname,
      lastname: players.lastname,
      positions: players.positions,
      skills: players.skills,
      injuredUntil: players.injuredUntil,
      jerseyNumber: players.jerseyNumber,
      teamId: teams.id,
      clubId: teams.clubId,
      level: teams.level,
      homeTeamId: recalls.homeTeamId,
      homeJerseyNumber: recalls.homeJerseyNumber,
    })
    .from(players)
    .innerJoin(teams, eq(teams.id, players.teamId))
    .leftJoin(recalls, eq(recalls.playerId, players.id))
    .where(inArray(teams.clubId, [...clubIds]))
    .orderBy(asc(players.id));
  const levels = await tx
    .select({ teamId: teams.id, level: teams.level })
    .from(teams)
    .where(inArray(teams.clubId, [...clubIds]));
  const levelOf = new Map(levels.map((team) => [team.teamId, team.level]));
  return rows.map(({ firstname, lastname, positions, skills, injuredUntil, homeTeamId, ...row }) => {
    const position = positions[0] ?? 'C';
    return {
      ...row,
      position,
      name: `${firstname} ${lastname}`,
      overall: overallOf(position, skills),
      isHealthy: injuredUntil === null || injuredUntil <= absoluteDay,
      isSuspended: suspended.has(row.id),
      homeTeamId: homeTeamId ?? row.teamId,
      home: (homeTeamId === null ? undefined : levelOf.get(homeTeamId)) ?? row.level,
    };
  });
}

async function store(
  tx: Transaction,
  moves: readonly Move[],
  everybody: readonly ClubPlayer[],
  { absoluteDay, worldSeed }: Morning,
): Promise<void> {
  if (moves.length === 0) return;
  const goingHome = moves.filter(({ player, teamId }) => teamId === player.homeTeamId);
  const calledUp = moves.filter(({ player, teamId }) => teamId !== player.homeTeamId);
  const worn = wornNumbers(everybody);
  const freeNumber = ({ player, teamId }: Move) => {
    const taken = worn.get(teamId) ?? new Set();
    const random = new Random(`${worldSeed}/recall/${absoluteDay}/${player.id}`);
    const number = drawJerseyNumber(isGoalie(player.position), taken, random);
    worn.set(teamId, taken.add(number));
    return number;
  };
  const ownNumber = ({ player: { homeTeamId, homeJerseyNumber } }: Move) =>
    // A manager may have given it away meanwhile.
    everybody.some((other) => other.teamId === homeTeamId && other.jerseyNumber === homeJerseyNumber)
      ? null
      : homeJerseyNumber;
  await updateRows(
    tx,
    players,
    'id',
    [...goingHome, ...calledUp].map((move) => {
      const { player, teamId } = move;
      const kept = teamId === player.homeTeamId ? ownNumber(move) : null;
      return { id: player.id, teamId, jerseyNumber: kept ?? freeNumber(move) };
    }),
  );
  if (goingHome.length > 0) {
    await tx.delete(recalls).where(
      inArray(
        recalls.playerId,
        goingHome.map(({ player }) => player.id),
      ),
    );
  }
  await copyInto(
    tx,
    recalls,
    calledUp.map(({ player }) => ({
      playerId: player.id,
      homeTeamId: player.homeTeamId,
      homeJerseyNumber: player.jerseyNumber,
      since: absoluteDay,
    })),
  );
}

/** By team: the numbers of who is there, and of who is away but comes back. */
function wornNumbers(everybody: readonly ClubPlayer[]): Map<number, Set<number>> {
  const worn = new Map<number, Set<number>>();
  const wear = (teamId: number, number: number | null) => {
    if (number === null) return;
    const numbers = worn.get(teamId) ?? new Set();
    worn.set(teamId, numbers.add(number));
  };
  for (const player of everybody) {
    wear(player.teamId, player.jerseyNumber);
    if (player.homeTeamId !== player.teamId) wear(player.homeTeamId, player.homeJerseyNumber);
  }
  return worn;
}
