/** What each special skill promises, in words and in figures: the change of one measured thing, in per cent. */
import type { SkaterLine, TeamBox } from '#engine/match/record/box-score/box.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';

export type Counted = readonly [part: number, whole: number];
/** What one game adds to the measure, and to what it is divided by; `one` is the player who alone has the skill. */
export type Count = (
  own: TeamBox,
  theirs: TeamBox,
  energy: readonly { playerId: number; energy: number }[],
  one: number | null,
) => Counted;

export interface SpecialClaim {
  special: SpecialSkill;
  text: string;
  /** The place of the one who has it, where it is about himself; all of the team who may have it when absent. */
  one?: 'LD' | 'LW';
  /** What is measured. */
  measure: string;
  count: Count;
  /** Promised change of the measure in per cent. */
  band: readonly [number, number];
  /** Games that matter more or less than in the league, and how rested everybody is, where it acts only then. */
  importance?: number;
  energy?: number;
  /** Times as many games, for what is seldom. */
  times?: number;
}

const sum = (lines: readonly SkaterLine[], pick: (line: SkaterLine) => number) =>
  lines.reduce((total, line) => total + pick(line), 0);
const lineOf = (own: TeamBox, id: number | null) => own.skaters.find((line) => line.playerId === id);
const isForward = (line: SkaterLine) => line.position === 'LW' || line.position === 'C' || line.position === 'RW';
const perGame = (pick: (own: TeamBox, theirs: TeamBox) => number): Count => {
  return (own, theirs): Counted => [pick(own, theirs), 1];
};
const goals = perGame((own) => own.team.goals);
const conceded = perGame((_, theirs) => theirs.team.goals);

export const SPECIAL_CLAIMS: readonly SpecialClaim[] = [
  {
    special: 'sniper',
    text: 'Shoots a little more often, and better.',
    measure: 'goals per shot on goal',
    count: (own) => [own.team.goals, own.team.shots],
    band: [1, 7],
  },
  {
    special: 'playmaker',
    text: 'Finds team mates in better places.',
    measure: 'expected goals',
    count: perGame((own) => own.team.xg),
    band: [1.5, 12],
  },
  {
    special: 'one-timer',
    text: 'Is more dangerous straight from a pass.',
    measure: 'expected goals',
    count: perGame((own) => own.team.xg),
    band: [0.5, 6],
  },
  {
    special: 'power-forward',
    text: 'Drives to the net and hits.',
    measure: 'hits',
    count: perGame((own) => own.team.hits),
    band: [4, 25],
  },
  {
    special: 'net-presence',
    text: 'Is more dangerous in front of the net: tips and rebounds.',
    measure: 'expected goals',
    count: perGame((own) => own.team.xg),
    band: [2, 11],
  },
  {
    special: 'shot-blocker',
    text: 'Gets in the way of more shots than his team mates.',
    measure: 'blocks of one defenseman',
    one: 'LD',
    count: (own, _, __, id) => [lineOf(own, id)?.blocks ?? 0, 1],
    band: [20, 60],
  },
  {
    special: 'faceoff-ace',
    text: 'Wins faceoffs.',
    measure: 'share of faceoffs won',
    count: (own, theirs) => [own.team.faceoffsWon, own.team.faceoffsWon + theirs.team.faceoffsWon],
    band: [1.5, 8],
  },
  {
    special: 'penalty-killer',
    text: 'Defends better while his team is shorthanded.',
    measure: 'goals against a power play',
    count: (_, theirs) => [theirs.team.ppGoals, theirs.team.ppOpportunities],
    band: [-25, -4],
    times: 2,
  },
  {
    special: 'power-play-quarterback',
    text: 'Runs the power play.',
    measure: 'goals a power play',
    count: (own) => [own.team.ppGoals, own.team.ppOpportunities],
    band: [4, 30],
    times: 2,
  },
  {
    special: 'shootout-artist',
    text: 'Scores more often in shootouts.',
    measure: 'goals per shootout attempt',
    count: (own) => [sum(own.skaters, (line) => line.shootoutGoals), sum(own.skaters, (line) => line.shootoutAttempts)],
    band: [12, 45],
    times: 5,
  },
  {
    special: 'agitator',
    text: 'Draws penalties, and takes some.',
    measure: 'penalties',
    count: perGame((own) => own.team.penalties),
    band: [8, 35],
  },
  {
    special: 'enforcer',
    text: 'Is the one who fights when there is a fight.',
    measure: 'fights of one winger',
    one: 'LW',
    count: (own, _, __, id) => [lineOf(own, id)?.fights ?? 0, 1],
    band: [80, 400],
    times: 10,
  },
  {
    special: 'leader',
    text: 'Lifts the whole team when he wears a letter.',
    measure: 'goals',
    count: goals,
    band: [0, 7],
    times: 2,
  },
  {
    special: 'clutch',
    text: 'Finishes better late in close games.',
    measure: 'goals in the third period and overtime',
    count: perGame((own) => own.team.goalsByPeriod.slice(2).reduce((total, value) => total + value, 0)),
    band: [0.3, 6],
    times: 2,
  },
  {
    special: 'iron-man',
    text: 'Tires more slowly.',
    measure: 'energy left after the game',
    count: (own, _, energy) => energyOf(own, energy, isForward),
    band: [1, 12],
  },
  {
    special: 'two-way',
    text: 'Defends better without giving up anything else.',
    measure: 'goals against',
    count: conceded,
    band: [-14, -3],
  },
  {
    special: 'big-game-goalie',
    text: 'Is better the more a game matters.',
    measure: 'goals against in a final',
    count: conceded,
    band: [-8, -1],
    importance: 1,
    times: 2,
  },
  {
    special: 'breakaway-stopper',
    text: 'Stops those who come alone.',
    measure: 'goals against per shootout attempt',
    count: (_, theirs) => [
      sum(theirs.skaters, (line) => line.shootoutGoals),
      sum(theirs.skaters, (line) => line.shootoutAttempts),
    ],
    band: [-35, -10],
    times: 5,
  },
  {
    special: 'puck-mover',
    text: 'Stops dump-ins behind his net.',
    measure: 'shots against',
    count: perGame((_, theirs) => theirs.team.shots),
    band: [-6, -0.3],
  },
  {
    special: 'quick-recovery',
    text: 'Is back in place for the rebound.',
    measure: 'goals against',
    count: conceded,
    band: [-4, 0],
    times: 3,
  },
  {
    special: 'workhorse',
    text: 'Keeps his energy through a heavy schedule.',
    measure: 'energy left after the game',
    count: (own, _, energy) => goalieEnergy(own, energy),
    band: [1, 8],
  },
];

type Energies = readonly { playerId: number; energy: number }[];

function energyOf(own: TeamBox, energy: Energies, picks: (line: SkaterLine) => boolean): Counted {
  const ids = new Set(own.skaters.filter(picks).map((line) => line.playerId));
  const left = energy.filter(({ playerId }) => ids.has(playerId));
  return [left.reduce((total, one) => total + one.energy, 0), left.length];
}

function goalieEnergy(own: TeamBox, energy: Energies): Counted {
  const ids = new Set(own.goalies.filter((line) => line.toi > 0).map((line) => line.playerId));
  const left = energy.filter(({ playerId }) => ids.has(playerId));
  return [left.reduce((total, one) => total + one.energy, 0), left.length];
}
