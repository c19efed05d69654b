/** Players and whole rosters. */
import { contracts } from '#domains/contracts/tables.ts';
import { statusOf } from '#domains/player/rules/status.ts';
import { playerFaces, players, teamPlayers } from '#domains/player/tables.ts';
import { type Position, skillsOf } from '#engine/player/skills.ts';
import type { Database } from '#platform/database/client.ts';

type PlayerRow = typeof players.$inferInsert;

interface PlayerOptions extends Partial<Omit<PlayerRow, 'positions' | 'skills' | 'ceilings'>> {
  position?: Position;
  positions?: Position[];
  /** Value of every skill. */
  skill?: number;
  skills?: number[];
  ceilings?: number[];
  /** facesjs face description. */
  face?: Record<string, unknown>;
}

/** Makes a healthy player, by default of nation 1 and 25 years old in season 3; returns his id. */
export async function makePlayer(db: Database, options: PlayerOptions = {}): Promise<number> {
  const [id] = await makePlayers(db, [options]);
  if (id === undefined) throw new Error('the player was not stored');
  return id;
}

/** Makes a seventeen-year-old who is eligible for the draft this season; returns his id. */
export const makeProspect = (db: Database, season: number, options: PlayerOptions = {}): Promise<number> =>
  makePlayer(db, { birthSeason: season - 17, draftClass: season, ...options });

/** Makes several players with three statements; returns their ids in that order. */
async function makePlayers(db: Database, all: readonly PlayerOptions[]): Promise<number[]> {
  const rows = await db.insert(players).values(all.map(rowOf)).returning({ id: players.id });
  const made = all.map((options, index) => ({ ...options, playerId: rows[index]?.id ?? 0 }));
  await db.insert(playerFaces).values(made.map(({ playerId, face = {} }) => ({ playerId, face })));
  const members = made.flatMap(({ playerId, teamId, jerseyNumber }) =>
    teamId ? [{ teamId, playerId, ownerKind: 'club' as const, jerseyNumber, fromDay: 1 }] : [],
  );
  if (members.length > 0) await db.insert(teamPlayers).values(members);
  return made.map(({ playerId }) => playerId);
}

function rowOf({ position = 'C', positions = [position], skill = 60, skills, ceilings, face, ...rest }: PlayerOptions) {
  const count = skillsOf(positions[0] ?? 'C').length;
  return {
    firstname: 'Test',
    lastname: 'Player',
    nationId: 1,
    birthSeason: -22,
    birthDay: 20,
    hand: 'L' as const,
    heightCm: 185,
    weightKg: 88,
    positions,
    skills: skills ?? Array<number>(count).fill(skill),
    ceilings: ceilings ?? Array<number>(count).fill(skill + 10),
    progress: Array<number>(count).fill(0),
    peakAge: 26,
    growthRate: 100,
    specialSkills: [],
    status: statusOf(rest),
    ...rest,
  };
}

/**
 * Returns the columns to set for a player with that team, retired, of that draft class, or a free agent. Does not change his
 * memberships.
 */
export function standing(where: Partial<Pick<PlayerRow, 'teamId' | 'retiredAt' | 'draftClass'>> = {}) {
  return { teamId: null, retiredAt: null, draftClass: null, ...where, status: statusOf(where) };
}

/**
 * Makes the 20 players who dress, of a club's team or, null, of none: four lines, three pairs, two goalies; numbers 1 to 20.
 * Returns their ids in that order.
 */
export async function makeRoster(db: Database, teamId: number | null, options: PlayerOptions = {}): Promise<number[]> {
  const positions: Position[] = [
    ...Array<Position[]>(4).fill(['LW', 'C', 'RW']),
    ...Array<Position[]>(3).fill(['LD', 'RD']),
    ['G', 'G'] as Position[],
  ].flat();
  const named = (position: Position, index: number) => ({
    ...{ lastname: `Number ${index + 1}`, teamId, jerseyNumber: index + 1, position },
    ...options,
  });
  return makePlayers(db, positions.map(named));
}

interface ContractOptions {
  playerId: number;
  clubId: number;
  from?: number;
  to?: number;
  /** Dollars per season. */
  salary?: number;
}

/** Makes a standard contract, by default over seasons 3 to 5. */
export async function makeContract(
  db: Database,
  { playerId, clubId, from = 3, to = 5, salary = 1_000_000 }: ContractOptions,
): Promise<void> {
  await db.insert(contracts).values({
    playerId,
    clubId,
    fromSeason: from,
    toSeason: to,
    salary,
    salaries: Array<number>(to - from + 1).fill(salary),
    kind: 'standard',
    signedAt: from * 63,
  });
}
