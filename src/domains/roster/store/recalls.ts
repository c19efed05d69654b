/** Stored emergency recalls: players change teams within their club, wear a free number, and go home again. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { suspendedAmong } from '#domains/discipline/store/suspensions.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { news } from '#domains/news/tables.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { movePlayers } from '#domains/player/store/people.ts';
import { retiredByTeam } from '#domains/player/store/retired-numbers.ts';
import { players } from '#domains/player/tables.ts';
import {
  type Availability,
  hasGap,
  type RecallPlayer,
  recallsOf,
  seenThisMorning,
} from '#domains/roster/rules/recall.ts';
import { recalls } from '#domains/roster/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import { playoffDay } from '#engine/calendar.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import { drawJerseyNumber } from '#engine/player/identity/jersey-numbers.ts';
import { isGoalie, type Level } from '#engine/player/skills.ts';
import { PLAYOFF_ROUNDS } from '#engine/schedule/playoff-constants.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Morning {
  season: number;
  day: number;
  absoluteDay: number;
  secret: Secret;
}

interface ClubPlayer extends RecallPlayer {
  name: string;
  teamId: TeamId;
  homeTeamId: TeamId;
  jerseyNumber: number | null;
  /** His number at home while he is away. */
  homeJerseyNumber: number | null;
}

/**
 * Calls players up and sends them home in all clubs, by `recallsOf`; first teams' moves make the news.
 *
 * @param missed players who are with their nations: they count as suspended. @returns how many moved.
 */
export async function recallWhereNeeded(
  rows: Rows,
  morning: Morning,
  { isAnnounced = true, missed = new Set() }: { isAnnounced?: boolean; missed?: ReadonlySet<PlayerId> } = {},
): Promise<number> {
  const { season, day, absoluteDay } = morning;
  const isGameDay = day < playoffDay(PLAYOFF_ROUNDS + 1, 1);
  const suspended = new Set([...missed, ...(await suspendedAmong(rows, 'everybody'))]);
  const everyTeam = await rows.read(teams, ['id', 'clubId', 'level', 'city', 'nickname']);
  const allTeams = everyTeam.filter(isOfClub);
  const clubIds = await clubsToLookAt(rows, allTeams, { absoluteDay, suspended });
  if (clubIds.size === 0) return 0;
  const teamRows = allTeams.filter(({ clubId }) => clubIds.has(clubId));
  const everybody = Map.groupBy(
    await playersOf(rows, teamRows, { season, absoluteDay, suspended }),
    (player) => player.clubId,
  );
  const moves: Move[] = [];
  for (const [clubId, squad] of everybody) {
    const teamOf = (level: Level) => teamRows.find((team) => team.clubId === clubId && team.level === level);
    const known = new Map(squad.map((player) => [player.id, player]));
    for (const { playerId, to } of recallsOf(squad, isGameDay)) {
      const [player, team] = [known.get(playerId), teamOf(to)];
      if (player && team) moves.push({ player, teamId: team.id, team: `${team.city} ${team.nickname}`, clubId, to });
    }
  }
  await store(rows, moves, [...everybody.values()].flat(), morning);
  if (isAnnounced) {
    await announce(rows, moves, { season, day });
    await tellManagers(rows, moves, absoluteDay);
  }
  return moves.length;
}

/** Announces first teams' call-ups, each with the player's count for the season. */
async function announce(rows: Rows, moves: readonly Move[], { season, day }: Pick<Morning, 'season' | 'day'>) {
  const calledUp = moves.filter(({ to }) => to === 'PRO');
  if (calledUp.length === 0) return;
  const before = await rows.read(news, ['playerId'], {
    kind: 'recall',
    season,
    playerId: calledUp.map(({ player }) => player.id),
  });
  const timesOf = (id: number) => before.filter(({ playerId }) => playerId === id).length + 1;
  await writeNews(
    rows,
    calledUp.map(({ player, team, clubId }): NewsEntry => {
      const params = { player: player.name, team, times: timesOf(player.id) };
      return { season, day, kind: 'recall', clubId, playerId: player.id, params };
    }),
  );
}

/** Notifies managers of their assistants' call-ups, which they may undo; not of players who go home. */
async function tellManagers(rows: Rows, moves: readonly Move[], on: number): Promise<void> {
  const calledUp = moves.filter(({ player, teamId }) => teamId !== player.homeTeamId);
  if (calledUp.length === 0) return;
  const managers = await managersOf(rows, [...new Set(calledUp.map(({ clubId }) => clubId))]);
  if (managers.size === 0) return;
  await notify(
    rows,
    calledUp.flatMap(({ player, team, clubId }): Notice[] => {
      const userId = managers.get(clubId) ?? null;
      if (userId === null) return [];
      const params = { player: player.name, playerId: player.id, team };
      return [{ userId, channel: 'news', kind: 'assistant-recalled', params, act: { clubId, on } }];
    }),
  );
}

interface Move {
  player: ClubPlayer;
  teamId: TeamId;
  team: string;
  clubId: ClubId;
  to: Level;
}

interface ClubTeam {
  id: number;
  clubId: ClubId;
  level: Level;
  city: string;
  nickname: string;
}

/** Returns the clubs with a gap in a team or a player away from home: few on most days. */
async function clubsToLookAt(
  rows: Rows,
  allTeams: readonly ClubTeam[],
  { absoluteDay, suspended }: Omit<Availability, 'season'>,
): Promise<Set<number>> {
  const everybody = await rows.read(players, ['id', 'teamId', 'positions', 'injuredUntil'], {
    teamId: { isNot: null },
  });
  const available = everybody.filter(
    ({ id, injuredUntil }) => (injuredUntil === null || injuredUntil <= absoluteDay) && !suspended.has(id),
  );
  const byTeam = Map.groupBy(available, ({ teamId }) => teamId);
  const away = new Set((await rows.read(recalls, ['homeTeamId'])).map(({ homeTeamId }) => homeTeamId));
  const isShort = (id: number) =>
    hasGap(
      (byTeam.get(id) ?? []).map(({ positions }) => {
        return { position: positions[0] ?? 'C', playsCenter: positions.includes('C') };
      }),
    );
  return new Set(allTeams.filter(({ id }) => away.has(id) || isShort(id)).map(({ clubId }) => clubId));
}

/** Returns all players of the clubs, ordered by id. @param ofClubs all teams of the clubs. */
async function playersOf(rows: Rows, ofClubs: readonly ClubTeam[], morning: Availability) {
  const byId = new Map(ofClubs.map((team) => [team.id, team]));
  const squads = await rows.read(
    players,
    ['id', 'firstname', 'lastname', 'positions', 'skills', 'birthSeason', 'injuredUntil', 'jerseyNumber', 'teamId'],
    { teamId: [...byId.keys()] },
  );
  const away = await rows.read(recalls, ['playerId', 'homeTeamId', 'homeJerseyNumber']);
  const recallOf = new Map(away.map((recall) => [recall.playerId, recall]));
  return squads.flatMap((player): (ClubPlayer & { clubId: ClubId })[] => {
    const team = byId.get(player.teamId ?? 0);
    if (!team) return [];
    const recall = recallOf.get(player.id);
    const { firstname, lastname, jerseyNumber } = player;
    const home = (recall && byId.get(recall.homeTeamId)?.level) ?? team.level;
    return [
      {
        ...seenThisMorning(player, { level: team.level, home }, morning),
        name: `${firstname} ${lastname}`,
        jerseyNumber,
        teamId: team.id,
        clubId: team.clubId,
        homeTeamId: recall?.homeTeamId ?? team.id,
        homeJerseyNumber: recall?.homeJerseyNumber ?? null,
      },
    ];
  });
}

async function store(
  rows: Rows,
  moves: readonly Move[],
  everybody: readonly ClubPlayer[],
  { absoluteDay, secret }: Morning,
): Promise<void> {
  if (moves.length === 0) return;
  const goingHome = moves.filter(({ player, teamId }) => teamId === player.homeTeamId);
  const calledUp = moves.filter(({ player, teamId }) => teamId !== player.homeTeamId);
  const worn = wornNumbers(everybody);
  const retired = await retiredByTeam(
    rows,
    moves.map(({ teamId }) => teamId),
  );
  const freeNumber = ({ player, teamId }: Move) => {
    const taken = new Set([...(worn.get(teamId) ?? []), ...(retired.get(teamId) ?? [])]);
    const random = secretRandom(secret, `recall/${absoluteDay}/${player.id}`);
    const number = drawJerseyNumber(isGoalie(player.position), taken, random);
    worn.set(teamId, taken.add(number));
    return number;
  };
  const ownNumber = ({ player: { homeTeamId, homeJerseyNumber } }: Move) =>
    // A manager may have given it to another player meanwhile.
    everybody.some((other) => other.teamId === homeTeamId && other.jerseyNumber === homeJerseyNumber)
      ? null
      : homeJerseyNumber;
  await movePlayers(
    rows,
    [...goingHome, ...calledUp].map((move) => {
      const { player, teamId } = move;
      const kept = teamId === player.homeTeamId ? ownNumber(move) : null;
      return { id: player.id, teamId, jerseyNumber: kept ?? freeNumber(move) };
    }),
    absoluteDay,
  );
  const home = goingHome.map(({ player }) => player.id);
  if (home.length > 0) await rows.remove(recalls, ['playerId'], { playerId: home });
  await rows.insert(
    recalls,
    calledUp.map(({ player }) => ({
      playerId: player.id,
      homeTeamId: player.homeTeamId,
      homeJerseyNumber: player.jerseyNumber,
      since: absoluteDay,
    })),
  );
}

/** Returns the numbers in use by team: of players there, and of players away who will return. */
function wornNumbers(everybody: readonly ClubPlayer[]): Map<number, Set<number>> {
  const worn = new Map<number, Set<number>>();
  const wear = (teamId: TeamId, number: number | null) => {
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
