/** Loads players and clubs for negotiations: one of each for a talk, or all clubs for a market. */
import { type LeagueCap, limitsOf } from '#domains/cap/store/limits.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { type BargainClub, type BargainPlayer, bargainBetween } from '#domains/contracts/rules/bargain.ts';
import type { TermBounds } from '#domains/contracts/rules/terms.ts';
import { players } from '#domains/player/tables.ts';
import type { Act } from '#domains/probation/rules.ts';
import type { ClubId, LeagueId, PlayerId, TeamId } from '#engine/ids.ts';
import { type Asker, shareOf } from '#engine/market/ask.ts';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Level, Position } from '#engine/player/skills.ts';
import type { Secret } from '#engine/secret.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface Bargain {
  asker: Asker;
  bounds: TermBounds;
  name: string;
  /** The club's first team, and his current team; null: none. */
  proTeamId: TeamId;
  teamId: TeamId | null;
  /** The level he is to play at: his current team's for the club's own player, the first team's otherwise. */
  level: Level;
  /** His rating, and the tier below the club's; null: the club is in the lowest. */
  rated: { position: Position; overall: number };
  lowerTier: number | null;
}

interface Sides {
  playerId: PlayerId;
  clubId: ClubId;
  /** First season of the contract. */
  fromSeason: number;
  /** The current season, and the world's secret key, which his personality follows from. */
  today: { season: number; secret: Secret };
}

const PLAYER_COLUMNS = [
  'id',
  'firstname',
  'lastname',
  'positions',
  'skills',
  'ceilings',
  'birthSeason',
  'nationId',
  'morale',
  'teamId',
] as const;
const RATINGS = ['offense', 'defense', 'physical', 'goaltending', 'coaching'] as const;

/** Returns how he sees the club today. @throws when the player or club does not exist: callers check first. */
export async function loadBargain(rows: RowReader, { playerId, clubId, fromSeason, today }: Sides): Promise<Bargain> {
  const [player] = await rows.read(players, PLAYER_COLUMNS, { id: playerId });
  const [club] = await rows.read(clubs, ['nationId'], { id: clubId });
  const ofClub = (await rows.read(teams, ['id', 'level', 'leagueId', ...RATINGS], { clubId })).filter(isOfClub);
  const pro = ofClub.find(({ level }) => level === 'PRO');
  if (!player || !club || !pro) throw new Error(`player ${playerId} and club ${clubId} cannot talk`);
  const league = await rows.read(teams, ['id', ...RATINGS], { leagueId: pro.leagueId });
  const caps = await limitsOf(rows, today.season);
  const cap = caps.get(pro.leagueId);
  if (!cap) throw new Error(`club ${clubId} plays in no league`);
  const squad = (await rows.read(players, ['id', 'positions', 'skills'], { teamId: pro.id })).map(rated);
  const team = ofClub.find(({ id }) => id === player.teamId);
  const side = { nationId: club.nationId, cap, canFall: canFall(caps, cap), pro, league, squad };
  return {
    ...bargainBetween(player, side, { fromSeason, isOwn: team !== undefined, secret: today.secret }),
    name: `${player.firstname} ${player.lastname}`,
    proTeamId: pro.id,
    teamId: player.teamId,
    level: team?.level ?? 'PRO',
    rated: rated(player),
    lowerTier: side.canFall ? cap.tier + 1 : null,
  };
}

/** Returns an offer as an act for the board's consent. */
export function contractAct(
  { asker, bounds, name }: Pick<Bargain, 'asker' | 'bounds' | 'name'>,
  terms: OfferedTerms,
): Act {
  const { minimum } = bounds;
  const share = bounds.isEntry ? 1 : shareOf(asker, terms, bounds);
  return { kind: 'contract', player: name, salary: averageOf(terms), minimum, share };
}

/** Returns the players who weigh offers, with their names, by id; unknown ids are left out. */
export async function loadBargainPlayers(
  rows: RowReader,
  playerIds: readonly PlayerId[],
): Promise<Map<PlayerId, BargainPlayer & { firstname: string; lastname: string }>> {
  const people = await rows.read(players, PLAYER_COLUMNS, { id: playerIds });
  return new Map(people.map((person) => [person.id, person]));
}

/** Returns all or some clubs as players see them, by club: five reads for a market of any size. */
export async function loadBargainClubs(
  rows: RowReader,
  season: number,
  clubIds?: readonly ClubId[],
): Promise<Map<ClubId, BargainClub>> {
  const nationOf = new Map((await rows.read(clubs, ['id', 'nationId'])).map(({ id, nationId }) => [id, nationId]));
  const proTeams = (await rows.read(teams, ['id', 'clubId', 'leagueId', ...RATINGS], { level: 'PRO' })).filter(
    isOfClub,
  );
  const caps = await limitsOf(rows, season);
  const leagues = Map.groupBy(proTeams, ({ leagueId }) => leagueId);
  const wanted = clubIds ? new Set(clubIds) : null;
  const bargaining = proTeams.filter(({ clubId }) => wanted === null || wanted.has(clubId));
  const squads = Map.groupBy(
    await rows.read(players, ['id', 'positions', 'skills', 'teamId'], { teamId: bargaining.map(({ id }) => id) }),
    ({ teamId }) => teamId,
  );
  return new Map(
    bargaining.flatMap((pro): [ClubId, BargainClub][] => {
      const cap: LeagueCap | undefined = caps.get(pro.leagueId);
      const nationId = nationOf.get(pro.clubId);
      if (!cap || nationId === undefined) return [];
      const squad = (squads.get(pro.id) ?? []).map(rated);
      const league = leagues.get(pro.leagueId) ?? [];
      return [[pro.clubId, { nationId, cap, canFall: canFall(caps, cap), pro, league, squad }]];
    }),
  );
}

/** Returns whether there is a league below. */
function canFall(caps: ReadonlyMap<LeagueId, LeagueCap>, { tier }: LeagueCap): boolean {
  return [...caps.values()].some((other) => other.tier > tier);
}

function rated<Id extends number>({ id, positions, skills }: { id: Id; positions: Position[]; skills: number[] }) {
  const position = positions[0] ?? 'C';
  return { id, position, overall: overallOf(position, skills) };
}
