/** How the players of a team get to know each other, and forget: see `engine/lineup/chemistry.ts` for what it is good for. */
import type { Partnership } from '#engine/lineup/chemistry.ts';
import type { Lineup, PlayerId } from '#engine/lineup/lineup.ts';

/**
 * With each game of their team two players lose a part in so many of what they know of each other, together or apart: who
 * always plays together comes to so many games, and an old pair is half forgotten after 42 games apart.
 */
const MEMORY_GAMES = 60;
/** Who has less than this left of a game together is a stranger. */
const LEAST_GAMES = 0.5;
/** What a team remembers at most; a lineup has fifteen. */
const MOST_PARTNERSHIPS = 80;

/** The four lines and three pairs of a lineup, each the ids of those who stand in it. */
export function linesAndPairs({ forwards, defence }: Pick<Lineup, 'forwards' | 'defence'>): PlayerId[][] {
  return [...forwards.map(({ LW, C, RW }) => [LW, C, RW]), ...defence.map(({ LD, RD }) => [LD, RD])].map((unit) =>
    unit.filter((player) => player !== null),
  );
}

/**
 * The partnerships of a team after a game, the oldest partners first.
 * @param units its lines and pairs in the game (see `linesAndPairs`).
 */
export function partnershipsAfter(
  before: readonly Partnership[],
  units: readonly (readonly PlayerId[])[],
): Partnership[] {
  const games = new Map<string, [one: PlayerId, other: PlayerId, games: number]>();
  for (const [one, other, known] of before) {
    games.set(`${one}/${other}`, [one, other, known * (1 - 1 / MEMORY_GAMES)]);
  }
  for (const unit of units) {
    for (const one of unit) {
      for (const other of unit) {
        if (one >= other) continue;
        const known = games.get(`${one}/${other}`);
        if (known) known[2]++;
        else games.set(`${one}/${other}`, [one, other, 1]);
      }
    }
  }
  return [...games.values()]
    .filter((partnership) => partnership[2] >= LEAST_GAMES)
    .sort((one, other) => other[2] - one[2] || one[0] - other[0] || one[1] - other[1])
    .slice(0, MOST_PARTNERSHIPS)
    .map(([one, other, known]): Partnership => [one, other, Math.round(known * 100) / 100]);
}

/** Those of which both players are among the given ones. */
export function partnershipsAmong(
  partnerships: readonly Partnership[],
  players: { has(player: PlayerId): boolean },
): Partnership[] {
  return partnerships.filter(([one, other]) => players.has(one) && players.has(other));
}
