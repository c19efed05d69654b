/** Emergency recalls of a season that is played in memory: as in the running world, but that nobody reads of them. */
import type { PlayerLife } from '#domains/player/rules/life.ts';
import { hasGap, type RecallPlayer, recallsOf } from '#domains/roster/rules/recall.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Level } from '#engine/player/skills.ts';

/** The three teams of a club; `players` is who is with the team today, and is changed in place. */
export type ClubSquads = readonly { teamId: number; level: Level; players: PlayerLife[] }[];

interface Morning {
  absoluteDay: number;
  isGameDay: boolean;
  /** The ids of those who are suspended; absent: nobody is. */
  suspended?: { has(playerId: number): boolean };
}

/** `teamId` of a life keeps telling where the player belongs. */
export function recallInMemory(club: ClubSquads, { absoluteDay, isGameDay, suspended }: Morning): void {
  const isHealthy = (life: PlayerLife) => life.injuredUntil === null || life.injuredUntil <= absoluteDay;
  const canPlay = (life: PlayerLife) => isHealthy(life) && !suspended?.has(life.id);
  const hasGuests = club.some((team) => team.players.some((life) => life.teamId !== team.teamId));
  const isShort = club.some((team) => hasGap(team.players.filter(canPlay).map(positionOf)));
  if (!hasGuests && !isShort) return;
  const levelOf = new Map<number | null, Level>(club.map((team) => [team.teamId, team.level]));
  const everybody = club.flatMap(({ level, players }) =>
    players.map((life): RecallPlayer => {
      const position = positionOf(life);
      const overall = overallOf(position, life.skills);
      return {
        id: life.id,
        position,
        overall,
        isHealthy: isHealthy(life),
        isSuspended: suspended?.has(life.id) ?? false,
        level,
        home: levelOf.get(life.teamId) ?? level,
      };
    }),
  );
  for (const { playerId, from, to } of recallsOf(everybody, isGameDay)) {
    const [left, joined] = [from, to].map((level) => club.find((team) => team.level === level)?.players ?? []);
    const index = left?.findIndex((life) => life.id === playerId) ?? -1;
    if (index >= 0) joined?.push(...(left?.splice(index, 1) ?? []));
  }
}

function positionOf(life: PlayerLife): RecallPlayer['position'] {
  return life.positions[0] ?? 'C';
}
