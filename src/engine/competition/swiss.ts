/**
 * A round of a Swiss stage: each team meets a new opponent with a similar score. All pairs are found at once, as the matching of
 * the greatest weight, so that a round fails only where no legal one is left.
 */
import { perfectMatching } from '#engine/competition/matching.ts';
import { newPairing, sideOf } from '#engine/competition/pairing.ts';
import type { StageSettings } from '#engine/competition/settings.ts';
import type { Pairing, Stage } from '#engine/competition/state.ts';
import type { TableRow } from '#engine/competition/table.ts';
import type { EntryId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';

/** A team before the round. */
interface Player {
  id: EntryId;
  /** Rank in the table; 0 is the best. */
  rank: number;
  /** Teams of a score group have the same number; 0 has the most points. */
  scoreGroup: number;
  /** Number of teams in its score group. */
  groupSize: number;
  met: ReadonlySet<EntryId>;
  byes: number;
  /** Games at home minus games away. */
  balance: number;
  /** Home (1) or away (−1) in its last game, 0 before the first. */
  last: number;
}

/** Returns whether a Swiss stage is over before its last round: entries have withdrawn, and no legal round was left. */
export function isCutShort(stage: Stage, settings: StageSettings): boolean {
  if (settings.format !== 'swiss' || stage.ranking === null) return false;
  return stage.round < settings.rounds || stage.pairings.length === 0;
}

/**
 * Returns the pairings of the next round, the home team first, or null if no legal round is left: no two teams meet twice, and
 * no team has a second bye before every team has had one. The bye goes to the lowest team in the table that leaves the others a
 * legal round.
 *
 * @param rows the table of all teams still playing
 * @param random decides home ice where neither team has a better claim
 */
export function swissRound(stage: Stage, rows: readonly TableRow[], random: Random): Pairing[] | null {
  const players = playersOf(stage, rows);
  const round = stage.pairings.reduce((latest, pairing) => Math.max(latest, pairing.round), 0) + 1;
  for (const bye of byeCandidates(players)) {
    const pairs = pairsOf(players.filter((player) => player !== bye));
    if (!pairs) continue;
    const first = stage.pairings.length + 1;
    const all = pairs.map((pair, index) => {
      const [home, away] = homeFirst(pair, random);
      return newPairing({ number: first + index, round, sides: [sideOf(home.id), sideOf(away.id)] });
    });
    if (bye) all.push(newPairing({ number: first + all.length, round, sides: [sideOf(bye.id), sideOf('bye')] }));
    return all;
  }
  return null;
}

function playersOf(stage: Stage, rows: readonly TableRow[]): Player[] {
  const scores = [...new Set(rows.map(({ points }) => points))].sort((one, other) => other - one);
  return rows.map(({ team, points }, rank) => {
    const played = stage.pairings.filter(({ teams }) => teams.includes(team));
    const sides = played.filter(({ teams }) => !teams.includes('bye')).map(({ teams }) => (teams[0] === team ? 1 : -1));
    return {
      id: team,
      rank,
      scoreGroup: scores.indexOf(points),
      groupSize: rows.filter((row) => row.points === points).length,
      met: new Set(played.flatMap(({ teams }) => teams).filter((other) => typeof other === 'number')),
      byes: played.filter(({ teams }) => teams.includes('bye')).length,
      balance: sides.reduce<number>((sum, side) => sum + side, 0),
      last: sides.at(-1) ?? 0,
    };
  });
}

/** Returns the candidates for the bye in order of preference; null alone if the number of teams is even. */
function byeCandidates(players: readonly Player[]): (Player | null)[] {
  if (players.length % 2 === 0) return [null];
  const fewest = Math.min(...players.map(({ byes }) => byes));
  return players.filter(({ byes }) => byes === fewest).reverse();
}

/** Costs of a pair; each is more than all lower ones combined in a whole round of 128 teams. */
const COSTS = {
  /** Per place of the table away from half a score group. */
  place: 1,
  /** Per team that would have two more games on one side than on the other: 64 pairs × 127 places are less. */
  unbalanced: 2 ** 13,
  /** Per score group, squared: 64 pairs × 2 teams are less. */
  scoreGroup: 2 ** 13 * 2 ** 8,
  /** Per team that would have three more: 64 pairs × 127² score groups are less. */
  lopsided: 2 ** 13 * 2 ** 8 * 2 ** 20,
};
/** More than the cost of any pair. */
const MAX_COST = 4 * COSTS.lopsided;
const UNBALANCED = 2;
const LOPSIDED = 3;

/** Returns all players in pairs at the lowest cost; null if that is impossible without a rematch. */
function pairsOf(players: readonly Player[]): [Player, Player][] | null {
  const edges = players.flatMap((one, from) =>
    players.slice(from + 1).flatMap((other, index) => {
      if (one.met.has(other.id)) return [];
      return [{ one: from, other: from + 1 + index, weight: MAX_COST - costOf(one, other) }];
    }),
  );
  const matching = perfectMatching(players.length, edges);
  return matching?.map(([one, other]) => [players[one] as Player, players[other] as Player]) ?? null;
}

/** Returns the cost of a pair, the better-ranked first. */
function costOf(one: Player, other: Player): number {
  const groups = other.scoreGroup - one.scoreGroup;
  // Halves of a score group meet in order: the first with the first of the lower half.
  const wanted = groups === 0 ? Math.floor(one.groupSize / 2) : 0;
  const places = Math.abs(other.rank - one.rank - wanted);
  const [home, away] = one.balance <= other.balance ? [one, other] : [other, one];
  const after = [Math.abs(home.balance + 1), Math.abs(away.balance - 1)];
  const count = (limit: number) => after.filter((balance) => balance >= limit).length;
  return (
    places * COSTS.place +
    count(UNBALANCED) * COSTS.unbalanced +
    groups ** 2 * COSTS.scoreGroup +
    count(LOPSIDED) * COSTS.lopsided
  );
}

/** Returns a pair with the home team first: the one with fewer home games, then the one that was away last, then at random. */
function homeFirst([one, other]: readonly [Player, Player], random: Random): [home: Player, away: Player] {
  const claim = one.balance - other.balance || one.last - other.last || (random.chance(0.5) ? -1 : 1);
  return claim < 0 ? [one, other] : [other, one];
}
