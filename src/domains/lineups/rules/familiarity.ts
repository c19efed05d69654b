/** How the players of a team get to know each other, and forget: see `engine/lineup/chemistry.ts` for what it is good for. */
import type { Partnership } from '#engine/lineup/chemistry.ts';
import type { Lineup, PlayerId } from '#engine/lineup/lineup.ts';

/**
 * With each game of their team two players lose a part in so many of what they know of each other, together or apart: who
 * always plays together comes to so many games, and an old pair is half forgotten after 42 games apart.
 */
const MEMORY_GAMES = 60;
/** Who has less than this left of a game together is a stranger. */
const LEAST_GAMES = 0.75;
/** What a team remembers at most; a lineup has fifteen. */
const MOST_PARTNERSHIPS = 60;

/** The four lines and three pairs of a lineup, each the ids of those who stand in it. */
export function linesAndPairs({ forwards, defence }: Pick<Lineup, 'forwards' | 'defence'>): PlayerId[][] {
  return [...forwards.map(({ LW, C, RW }) => [LW, C, RW]), ...defence.map(({ LD, RD }) => [LD, RD])].map((unit) =>
    unit.filter((player) => player !== null),
  );
}

/**
 * The partnerships of a team after a game.
 * @param units its lines and pairs in the game (see `linesAndPairs`).
 */
export function partnershipsAfter(
  before: readonly Partnership[],
  units: readonly (readonly PlayerId[])[],
): Partnership[] {
  const after: Growing[] = before.map(([one, other, games]) => [one, other, games * (1 - 1 / MEMORY_GAMES)]);
  for (const unit of units) {
    for (const one of unit) for (const other of unit) if (one < other) addGame(after, one, other);
  }
  const known = after.filter((partnership) => partnership[2] >= LEAST_GAMES);
  if (known.length > MOST_PARTNERSHIPS) {
    known.sort((one, other) => other[2] - one[2]);
    known.length = MOST_PARTNERSHIPS;
  }
  // Hundredths: what is stored and read for every game is to be short.
  for (const partnership of known) partnership[2] = Math.round(partnership[2] * 100) / 100;
  return known;
}

type Growing = [one: PlayerId, other: PlayerId, games: number];

/** A walk through a few dozen, as in `gamesTogether`. */
function addGame(partnerships: Growing[], one: PlayerId, other: PlayerId): void {
  for (const partnership of partnerships) {
    if (partnership[0] !== one || partnership[1] !== other) continue;
    partnership[2]++;
    return;
  }
  partnerships.push([one, other, 1]);
}

/** Those of two who stand in the same of these lines and pairs. */
export function partnershipsWithin(
  partnerships: readonly Partnership[],
  units: readonly (readonly PlayerId[])[],
): Partnership[] {
  return partnerships.filter(([one, other]) => units.some((unit) => unit.includes(one) && unit.includes(other)));
}

/** Those of which both players are among the given ones. */
export function partnershipsAmong(
  partnerships: readonly Partnership[],
  players: { has(player: PlayerId): boolean },
): Partnership[] {
  return partnerships.filter(([one, other]) => players.has(one) && players.has(other));
}
