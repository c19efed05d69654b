/** Separates luck from skill: compares the parts of a game with their means over many replays. */
import type { GameReport, PartKind, ReportPart } from '#domains/game/contract/report.ts';
import { PART_KEYS, type PartKey } from '#domains/game/rules/report/parts.ts';

/**
 * Returns parts whose thousandths add up to exactly a thousand times the goal difference.
 * @param goals of each part of the real game, in the order of PART_KEYS; their sum is a whole number.
 * @param expected the mean of the same over the replays: what the lineups are worth; null when unknown.
 */
export function partsOfReport(goals: readonly number[], expected: readonly number[] | null): ReportPart[] {
  const skill = expected ? merged(PART_KEYS.map((key, place) => ({ key, goals: expected[place]! }))) : [];
  const rest = PART_KEYS.map((key, place) => ({
    id: key.id,
    kind: key.varies as PartKind,
    side: key.side,
    goals: goals[place]! - (expected?.[place] ?? 0),
  }));
  const ofKind = (kind: PartKind) => rest.filter((part) => part.kind === kind);
  return inThousandths([...skill, ...ofKind('play'), ...ofKind('luck')]);
}

/** Returns the sums of the parts by kind, `skill` null when the lineups are not known. */
export function totalsOf(parts: readonly ReportPart[], hasExpected: boolean): GameReport['totals'] {
  const sum = (kind: PartKind) => parts.reduce((total, part) => total + (part.kind === kind ? part.thousandths : 0), 0);
  return { skill: hasExpected ? sum('skill') : null, play: sum('play'), luck: sum('luck') };
}

type Unrounded = Omit<ReportPart, 'thousandths'> & { goals: number };

/** Merges parts with the same name and side: chances at empty nets and what became of them are reported together. */
function merged(parts: readonly { key: PartKey; goals: number }[]): Unrounded[] {
  const skill: Unrounded[] = [];
  for (const { key, goals } of parts) {
    const known = skill.find((part) => part.id === key.id && part.side === key.side);
    if (known) known.goals += goals;
    else skill.push({ id: key.id, kind: 'skill', side: key.side, goals });
  }
  return skill;
}

/** Rounds without changing the sum: down first, then up where the most was lost. */
function inThousandths(parts: readonly Unrounded[]): ReportPart[] {
  const exact = parts.map(({ goals }) => goals * 1000);
  const rounded = exact.map(Math.floor);
  const total = Math.round(exact.reduce((sum, value) => sum + value, 0));
  const missing = total - rounded.reduce((sum, value) => sum + value, 0);
  const byLoss = exact
    .map((value, place) => ({ place, loss: value - rounded[place]! }))
    .sort((one, other) => other.loss - one.loss);
  for (const { place } of byLoss.slice(0, missing)) rounded[place]!++;
  return parts.map(({ id, kind, side }, place) => ({ id, kind, side, thousandths: rounded[place]! }));
}
