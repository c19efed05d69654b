/** A bench's style: its tactics as numbers, and the chances of play that result from the two benches' tactics. */
import type { Tactics } from '#engine/lineup/lineup.ts';
import { ENERGY, MATCHING, SHARES } from '#engine/match/constants/bench.ts';
import { FOUL, HIT } from '#engine/match/constants/contact.ts';
import { BREAKOUT, NEUTRAL, RUSH, ZONE } from '#engine/match/constants/play.ts';
import { SHOT } from '#engine/match/constants/shooting.ts';
import { asFractions } from '#engine/match/lists.ts';

/** A tactic setting as a number: −1 the first choice, 0 balanced, 1 the last choice. */
export type Lean = -1 | 0 | 1;

export interface TacticLeans {
  /** −1 passive, 1 aggressive. */
  forecheck: Lean;
  /** −1 loose, 1 hard. */
  backcheck: Lean;
  /** −1 trap, 1 pressure. */
  neutralZone: Lean;
  /** −1 safe, 1 stretch. */
  breakout: Lean;
  /** −1 cycle, 1 rush. */
  offense: Lean;
  /** −1 selective, 1 volume. */
  shooting: Lean;
  /** −1 clean, 1 hard. */
  physicality: Lean;
  /** −1 late, 1 early. */
  pullGoalie: Lean;
}

export interface Style {
  leans: TacticLeans;
  /** Target shares of even-strength ice time. */
  lineShares: readonly number[];
  pairShares: readonly number[];
  /** Preferred units against each line (see MATCHING). */
  matchLines: MatchTable;
  matchPairs: MatchTable;
  /** Cost in wind and energy, 1 for balanced tactics. */
  effort: number;
  /** Factors on hits and on fouls. */
  hits: number;
  fouls: number;
}

/** Preferences among the team's units by opposing line, in seconds of ice time. */
export interface MatchTable {
  lastChange: readonly (readonly number[])[];
  onTheFly: readonly (readonly number[])[];
}

function tableOf(rows: readonly (readonly number[])[]): MatchTable {
  return {
    lastChange: rows.map(asFractions),
    onTheFly: rows.map((row) => asFractions(row.map((seconds) => seconds * MATCHING.onTheFly))),
  };
}
const LINE_TABLES = {
  exploit: tableOf(MATCHING.lines.exploit),
  balanced: tableOf(MATCHING.lines.balanced),
  shutdown: tableOf(MATCHING.lines.shutdown),
};
const { nobody: NOBODY } = MATCHING;
const PAIR_TABLES = {
  exploit: tableOf(MATCHING.pairs.exploit),
  // Only at the home team's last change, out of habit rather than by plan.
  balanced: { ...tableOf(MATCHING.pairs.balanced), onTheFly: tableOf([NOBODY, NOBODY, NOBODY, NOBODY]).onTheFly },
  shutdown: tableOf(MATCHING.pairs.shutdown),
};

const LEANS: Record<string, Lean> = {
  passive: -1,
  loose: -1,
  trap: -1,
  safe: -1,
  cycle: -1,
  selective: -1,
  clean: -1,
  late: -1,
  aggressive: 1,
  hard: 1,
  pressure: 1,
  stretch: 1,
  rush: 1,
  volume: 1,
  early: 1,
};

const leanOf = (setting: string): Lean => LEANS[setting] ?? 0;

export function styleOf(tactics: Tactics): Style {
  const leans: TacticLeans = {
    forecheck: leanOf(tactics.forecheck),
    backcheck: leanOf(tactics.backcheck),
    neutralZone: leanOf(tactics.neutralZone),
    breakout: leanOf(tactics.breakout),
    offense: leanOf(tactics.offense),
    shooting: leanOf(tactics.shooting),
    physicality: leanOf(tactics.physicality),
    pullGoalie: leanOf(tactics.pullGoalie),
  };
  return {
    leans,
    lineShares: SHARES.lines[tactics.lineUsage],
    pairShares: SHARES.pairs[tactics.lineUsage],
    matchLines: LINE_TABLES[tactics.matching],
    matchPairs: PAIR_TABLES[tactics.matching],
    effort: 1 + ENERGY.perLean * (leans.forecheck + leans.backcheck + leans.physicality),
    hits: 1 + HIT.perLean * leans.physicality,
    fouls: 1 + FOUL.perPhysicalLean * leans.physicality,
  };
}

/** Chances of the side in possession, as far as tactics decide them: computed once for the two opposing styles, not at every moment. */
export interface Chances {
  breakoutLost: number;
  icing: number;
  springs: number;
  offside: number;
  neutralLost: number;
  /** Loss in the neutral zone, and in the attacking zone, that springs the other team. */
  neutralCounter: number;
  zoneCounter: number;
  dumps: number;
  dumpWon: number;
  entryRush: number;
  shoots: number;
  zoneLost: number;
  /** Factors on the danger of its shots, and of its shots off the rush; and the addition to blocked shots. */
  danger: number;
  rushDanger: number;
  blocked: number;
}

/** @param volume the share of extra shots that the side takes tonight. */
export function chancesOf(own: TacticLeans, theirs: TacticLeans, volume: number): Chances {
  // A stretch pass beats an aggressive forecheck; against a passive one it is a gamble.
  const stretched = own.breakout * (1 + theirs.forecheck);
  // Speed beats a team that steps up in the neutral zone and runs into one that waits there; dump-and-cycle teams are not affected.
  const stepsUp = theirs.neutralZone * (1 + own.offense);
  return {
    breakoutLost:
      BREAKOUT.lost +
      BREAKOUT.lostPerForecheck * theirs.forecheck +
      BREAKOUT.lostPerPressure * theirs.neutralZone +
      BREAKOUT.lostPerStretch * own.breakout,
    icing: BREAKOUT.icing + BREAKOUT.icingPerForecheck * theirs.forecheck + BREAKOUT.icingPerStretch * own.breakout,
    springs: BREAKOUT.springs + BREAKOUT.springsPerStretch * stretched,
    offside: NEUTRAL.offside + NEUTRAL.offsidePerTrap * -Math.min(0, theirs.neutralZone),
    neutralLost:
      NEUTRAL.lost +
      NEUTRAL.lostPerPressure * theirs.neutralZone * (1 - own.offense) +
      NEUTRAL.lostPerRush * own.offense,
    neutralCounter:
      NEUTRAL.counter - NEUTRAL.counterPerBackcheck * own.backcheck + NEUTRAL.counterPerPressure * theirs.neutralZone,
    zoneCounter: ZONE.counter - ZONE.counterPerBackcheck * own.backcheck,
    dumps: NEUTRAL.dumps - NEUTRAL.dumpsPerTrap * theirs.neutralZone - NEUTRAL.dumpsPerRush * own.offense,
    dumpWon: NEUTRAL.dumpWon + NEUTRAL.dumpWonPerForecheck * own.forecheck,
    entryRush:
      RUSH.onEntry + RUSH.perRushLean * own.offense + RUSH.perPressure * stepsUp - RUSH.perOwnBackcheck * own.backcheck,
    shoots: ZONE.shoots * (1 + volume) + ZONE.shootsPerVolume * own.shooting + ZONE.shootsPerCycle * own.offense,
    zoneLost:
      ZONE.lost +
      ZONE.lostPerRushLean * own.offense +
      ZONE.lostPerPhysical * theirs.physicality * (1 - own.shooting) -
      ZONE.lostPerSelective * own.shooting,
    danger: (1 - SHOT.dangerPerVolumeLean * own.shooting) * (1 - SHOT.dangerPerVolume * volume),
    rushDanger: 1 - SHOT.dangerPerBackcheckLean * theirs.backcheck,
    blocked: SHOT.blockedPerVolumeLean * own.shooting,
  };
}
