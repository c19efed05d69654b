/** Loads the clubs, teams and players the summer rules need. */

import { limitsAround } from '#domains/cap/store/limits.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { owedAfter } from '#domains/contracts/rules/buyout.ts';
import { arrivals, capCharges, contracts } from '#domains/contracts/tables.ts';
import { rightsByPlayer } from '#domains/draft/store/rights.ts';
import { meansOf } from '#domains/finances/store/means.ts';
import type { PlanClub, PlanPlayer } from '#domains/free-agency/rules/summer.ts';
import { heldPlayers } from '#domains/free-agency/store/restricted.ts';
import { SEEN_BY_CLUBS } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { managedClubs } from '#domains/seat/store/holders.ts';
import type { ClubId, LeagueId, NationId, TeamId } from '#engine/ids.ts';
import { OWN_BELIEVES } from '#engine/market/constants.ts';
import { estimateError } from '#engine/market/estimate.ts';
import { firstLimits } from '#engine/market/price.ts';
import { reputationError } from '#engine/market/reputation.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Secret } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface SummerPlayer extends PlanPlayer {
  name: string;
  teamId: TeamId | null;
  jerseyNumber: number | null;
}

export interface SummerState {
  /** In market order. */
  clubs: (PlanClub & { nationId: NationId /** `means` as for an AI club. */; ownMeans: number })[];
  /** Ordered by id. */
  players: SummerPlayer[];
  teams: { id: number; clubId: ClubId; level: Level; leagueId: LeagueId; name: string }[];
  /** Returns the id of a club's team at a level. */
  teamOf(clubId: ClubId, level: Level): number;
}

/** Only the columns needed: all active players are in memory at once. */
const PLAYER_COLUMNS = [
  'id',
  'firstname',
  'lastname',
  'birthSeason',
  'positions',
  'skills',
  'ceilings',
  'teamId',
  'jerseyNumber',
  'draftClass',
  'draftRound',
] as const;

/** Returns the state at or near the end of the season, with the next season's limits once they are set. */
export async function loadSummer(rows: Rows, season: number): Promise<SummerState> {
  const everyTeam = await rows.read(teams, ['id', 'clubId', 'level', 'leagueId', 'city', 'nickname']);
  const allTeams = everyTeam.filter(isOfClub);
  const ids = new Map(allTeams.map((team) => [`${team.clubId}/${team.level}`, team.id]));
  const clubOf = new Map(allTeams.map((team) => [team.id, team.clubId]));
  const farms = new Set(allTeams.flatMap(({ id, level }) => (level === 'FRM' ? [id] : [])));
  const running = await runningContracts(rows, season);
  // A player signed for next season belongs to his new club, though he has not joined it yet.
  const comingTo = new Map(
    (await rows.read(arrivals, ['playerId', 'teamId'])).map((row) => [row.playerId, row.teamId]),
  );
  const rights = await rightsByPlayer(rows);
  const held = await heldPlayers(rows);
  const everybody = await rows.read(players, PLAYER_COLUMNS, SEEN_BY_CLUBS);
  return {
    clubs: await clubsToMarket(rows, season, allTeams),
    players: everybody.map((row) => {
      const position = row.positions[0] ?? 'C';
      return {
        id: row.id,
        position,
        age: season - row.birthSeason,
        overall: overallOf(position, row.skills),
        clubId: clubOf.get(comingTo.get(row.id) ?? row.teamId ?? 0) ?? rights.get(row.id) ?? null,
        contractTo: running.get(row.id)?.toSeason ?? null,
        salary: running.get(row.id)?.salary ?? 0,
        hasJustSigned: (running.get(row.id)?.fromSeason ?? season) > season,
        owed: running.get(row.id)?.owed ?? [],
        isHeld: held.has(row.id),
        isBoughtOut: running.get(row.id)?.isBoughtOut ?? false,
        isOnFarm: !comingTo.has(row.id) && farms.has(row.teamId ?? 0),
        ceiling: overallOf(
          position,
          row.skills.map((skill, index) => Math.max(skill, row.ceilings[index] ?? 0)),
        ),
        // An amateur signed for next season is no longer one.
        isAmateur: row.draftClass !== null && !comingTo.has(row.id),
        ...(row.draftClass === null ? {} : { draftRound: row.draftRound }),
        name: `${row.firstname} ${row.lastname}`,
        teamId: row.teamId,
        jerseyNumber: row.jerseyNumber,
      };
    }),
    teams: allTeams.map(({ id, clubId, level, leagueId, city, nickname }) => {
      return { id, clubId, level, leagueId, name: `${city} ${nickname}` };
    }),
    teamOf(clubId, level) {
      const id = ids.get(`${clubId}/${level}`);
      if (id === undefined) throw new Error(`club ${clubId} has no ${level} team`);
      return id;
    },
  };
}

/**
 * Returns a player by his own club's estimates: coaches see him every day, and still err.
 * @param signs his next salary is at stake: the club then partly believes his reputation
 */
export function seenByItsClub(
  player: SummerPlayer,
  { season, secret, signs = false }: { season: number; secret: Secret; signs?: boolean },
): SummerPlayer {
  const { id, clubId, age, overall, ceiling } = player;
  if (clubId === null) return player;
  const said = signs ? OWN_BELIEVES * reputationError({ secret, playerId: id, fromSeason: season + 1 }) : 0;
  const error = said + estimateError(age + 1, { secret, clubId, season, playerId: id, isOwn: true });
  const seen = (points: number) => Math.max(1, Math.min(99, Math.round(points + error)));
  return { ...player, overall: seen(overall), ceiling: seen(ceiling) };
}

/** Returns clubs in market order. Within a tier last season's worst goes first; clubs relegated from the tier above had better players. */
async function clubsToMarket(
  rows: Rows,
  season: number,
  allTeams: readonly { id: number; clubId: ClubId; level: Level; leagueId: LeagueId }[],
): Promise<SummerState['clubs']> {
  const caps = await limitsAround(rows, season);
  const dead = new Map<ClubId, number>();
  for (const { clubId, amount } of await rows.read(capCharges, ['clubId', 'amount'], { season: season + 1 })) {
    dead.set(clubId, (dead.get(clubId) ?? 0) + amount);
  }
  const owners = new Map((await rows.read(clubs, ['id', 'nationId'])).map((club) => [club.id, club]));
  const managed = await managedClubs(rows);
  const means = await meansOf(rows, [...owners.keys()]);
  const competitionId = (await competitionsOf(rows, { season, kind: 'league' })).map(({ id }) => id);
  const ranks = new Map(
    (await rows.read(standings, ['teamId', 'rank'], { competitionId })).map((row) => [row.teamId, row.rank]),
  );
  return allTeams
    .filter((team) => team.level === 'PRO' && ranks.has(team.id))
    .map(({ id, clubId, leagueId }) => {
      const { tier = 1, limits = firstLimits(1), next = null } = caps.get(leagueId) ?? {};
      const owner = owners.get(clubId);
      const ownMeans = owner ? means(clubId, next ?? limits) : 1;
      return {
        id: clubId,
        nationId: owner?.nationId ?? 0,
        tier,
        limits: next ?? limits,
        dead: dead.get(clubId) ?? 0,
        // A manager may spend freely.
        means: owner && !managed.has(clubId) ? ownMeans : 1,
        ownMeans,
        rank: ranks.get(id),
      };
    })
    .sort((one, other) => one.tier - other.tier || (other.rank ?? 0) - (one.rank ?? 0) || one.id - other.id)
    .map(({ rank: _rank, ...club }) => club);
}

interface Running {
  fromSeason: number;
  toSeason: number;
  salary: number;
  /** Whole dollars by season after this one. */
  owed: number[];
  isBoughtOut: boolean;
}

/** Returns each player's contract that has not ended before this season; of several, the one that runs longest. */
async function runningContracts(rows: Rows, season: number): Promise<Map<number, Running>> {
  const running = new Map<number, Running>();
  const columns = ['playerId', 'fromSeason', 'toSeason', 'salary', 'salaries', 'boughtOutOn'] as const;
  for (const contract of await rows.read(contracts, columns, { toSeason: { atLeast: season } })) {
    const { playerId, boughtOutOn, ...rest } = contract;
    const known = running.get(playerId);
    if (rest.toSeason < (known?.toSeason ?? rest.toSeason)) continue;
    // A player who has re-signed is owed both contracts.
    const owed = [...(known?.owed ?? []), ...owedAfter(rest, season)];
    running.set(playerId, { ...rest, owed, isBoughtOut: boughtOutOn !== null });
  }
  return running;
}
