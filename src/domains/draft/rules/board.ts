/** A club's draft board, and its selection when it is on the clock. */
import { ALREADY_CHOSEN, GOALIE_DISCOUNT, UPSIDE } from '#domains/draft/constants.ts';
import type { Scouted } from '#domains/draft/rules/scouting.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { POSITIONS, type Position } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

/** A club's drafting preferences. */
export interface Taste {
  /** 0: prefers players ready soon; 100: prefers star upside. */
  risk: number;
  /** Points added or subtracted by position. */
  positions: Readonly<Partial<Record<Position, number>>>;
}

export const PLAIN_TASTE: Taste = { risk: 50, positions: {} };

/** Returns an AI club's permanent preferences. */
export function tasteOf(clubId: ClubId, secret: Secret): Taste {
  const random = secretRandom(secret, `draft-taste/${clubId}`);
  const risk = random.int(15, 85);
  return { risk, positions: Object.fromEntries(POSITIONS.map((position) => [position, random.normal(0, 1)])) };
}

/** Returns a prospect's appeal to a club in points: higher is better. */
export function appealOf(position: Position, { present, potential }: Scouted, taste: Taste): number {
  const upside = UPSIDE.least + ((UPSIDE.most - UPSIDE.least) * taste.risk) / 100;
  const points = upside * potential.mid + (1 - upside) * present.mid;
  return points + (taste.positions[position] ?? 0) - (position === 'G' ? GOALIE_DISCOUNT : 0);
}

export interface Candidate {
  id: PlayerId;
  position: Position;
  appeal: number;
}

/** Sorts by appeal, best first. */
export function byAppeal(one: Candidate, other: Candidate): number {
  return other.appeal - one.appeal || one.id - other.id;
}

export interface Choosing {
  /** Available prospects, most wanted first. */
  board: readonly Candidate[];
  taken: ReadonlySet<PlayerId>;
  /** The manager's list, first choice first; it overrides all else. */
  wishes: readonly PlayerId[];
  /** Positions of the club's selections in this draft. */
  chosen: readonly Position[];
}

/** Returns the club's selection; null: no prospect is left. */
export function choose({ board, taken, wishes, chosen }: Choosing): PlayerId | null {
  const wish = wishes.find((id) => !taken.has(id) && board.some((candidate) => candidate.id === id));
  if (wish !== undefined) return wish;
  let best: Candidate | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of board) {
    // The rest of the board is worth no more, whatever the club already has.
    if (candidate.appeal <= most) break;
    if (taken.has(candidate.id)) continue;
    const appeal = candidate.appeal - enoughOf(candidate.position, chosen);
    if (appeal <= most) continue;
    best = candidate;
    most = appeal;
  }
  return best?.id ?? null;
}

function enoughOf(position: Position, chosen: readonly Position[]): number {
  const already = chosen.filter((other) => other === position).length;
  return already * (position === 'G' ? ALREADY_CHOSEN.goalie : ALREADY_CHOSEN.skater);
}
