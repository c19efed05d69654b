/**
 * `sim -- specials`: what each special skill does, measured where its text says that it acts: games in which all of a team
 * that may have it have it, against the same games in which nobody has.
 */

import type { MatchInput, MatchTeam } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { gameInput, generateLeague, type SimTeam } from './league.ts';
import { SPECIAL_CLAIMS, type SpecialClaim } from './special-claims.ts';

export interface SpecialRow {
  special: SpecialSkill;
  text: string;
  measure: string;
  without: number;
  with: number;
  /** Change in per cent. */
  change: number;
  /** Promised change, in per cent. */
  band: readonly [number, number];
  holds: boolean;
}

/** @param options.games games with, and as many without, for each special skill. */
export function measureSpecials(options: {
  games: number;
  seed: number;
  onProgress?: (done: number, all: number) => void;
}): SpecialRow[] {
  return SPECIAL_CLAIMS.map((claim, index) => {
    const without = meanOf(claim, false, options);
    const withIt = meanOf(claim, true, options);
    const change = 100 * (withIt / without - 1);
    options.onProgress?.(index + 1, SPECIAL_CLAIMS.length);
    return {
      special: claim.special,
      text: claim.text,
      measure: claim.measure,
      without,
      with: withIt,
      change,
      band: claim.band,
      holds: change >= claim.band[0] && change <= claim.band[1],
    };
  });
}

function meanOf(claim: SpecialClaim, has: boolean, { games, seed }: { games: number; seed: number }): number {
  const league = generateLeague(`specials/${seed}`);
  const random = new Random(`specials/${seed}`);
  let part = 0;
  let whole = 0;
  for (let game = 0; game < games * (claim.times ?? 1); game++) {
    const [home, away] = random.shuffle(league) as [SimTeam, SimTeam];
    const plain = { ...gameInput(home, away, random), neutralIce: true, importance: claim.importance ?? 0.3 };
    const { forwards, defense } = plain.home.lineup;
    const one = claim.one === 'LD' ? defense[0].LD : claim.one === 'LW' ? forwards[1].LW : null;
    const grantTo = { special: claim.special, one, energy: claim.energy ?? 100 };
    const input: MatchInput = {
      ...plain,
      home: grant(plain.home, { ...grantTo, has }),
      away: grant(plain.away, { ...grantTo, has: false }),
    };
    const { result } = simulateMatch(input);
    const [add, of] = claim.count(result.box.home, result.box.away, result.energy, one);
    part += add;
    whole += of;
  }
  return part / Math.max(1, whole);
}

/** All who may have it (or the one) have it alone; nobody has another special skill, so that only this one is measured. */
function grant(
  team: MatchTeam,
  { special, has, one, energy }: { special: SpecialSkill; has: boolean; one: number | null; energy: number },
): MatchTeam {
  const forGoalies = GOALIE_SPECIALS.has(special);
  const players = team.players.map((player) => {
    const may = one === null ? (player.positions[0] === 'G') === forGoalies : player.id === one;
    return { ...player, energy, specialSkills: has && may ? [special] : [] };
  });
  return { ...team, players };
}

const GOALIE_SPECIALS = new Set<SpecialSkill>([
  'big-game-goalie',
  'breakaway-stopper',
  'puck-mover',
  'quick-recovery',
  'workhorse',
]);

export function specialsText(rows: readonly SpecialRow[]): string {
  return rows
    .map(
      (row) =>
        `${row.special.padEnd(24)}${row.measure.padEnd(40)}${row.without.toFixed(4).padStart(9)} → ${row.with.toFixed(4).padStart(9)}` +
        `${`${row.change >= 0 ? '+' : ''}${row.change.toFixed(1)} %`.padStart(11)}   promised ${row.band[0]} to ${row.band[1]} %  ${row.holds ? 'holds' : 'NO'}\n    ${row.text}`,
    )
    .join('\n');
}
