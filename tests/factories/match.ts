/** Teams and games for tests of the match engine: deterministic, complete, plain. */
import { BALANCED_TACTICS, type Lineup, type Tactics } from '#engine/lineup/lineup.ts';
import type { MatchInput, MatchPlayer, MatchTeam } from '#engine/match/input.ts';
import { GOALIE_SKILLS, type Position, SKATER_SKILLS } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

const SKATERS: readonly Position[] = [
  ...(['LW', 'C', 'RW', 'LW', 'C', 'RW', 'LW', 'C', 'RW', 'LW', 'C', 'RW'] as const),
  ...(['LD', 'RD', 'LD', 'RD', 'LD', 'RD'] as const),
];

export interface TeamWish {
  teamId?: number;
  /** Mean skill of the team; the first line is better than the fourth. */
  level?: number;
  tactics?: Partial<Tactics>;
  seed?: number;
}

/** Returns a team of twenty players with ids teamId × 100 + 1 … 20 in reading order of the lineup: lines, pairs, SG, BG. */
export function matchTeam(wish: TeamWish = {}): MatchTeam {
  const teamId = wish.teamId ?? 1;
  const level = wish.level ?? 60;
  const random = new Random(`${wish.seed ?? 1}/${teamId}`);
  const players = [...SKATERS, 'G' as const, 'G' as const].map((position, index): MatchPlayer => {
    const rank =
      position === 'G' ? (index - 18) * 2 : index < 12 ? Math.floor(index / 3) : Math.floor((index - 12) / 2);
    const own = level + 7 - rank * 5 + random.normal(0, 4);
    const skills = (position === 'G' ? GOALIE_SKILLS : SKATER_SKILLS).map(() => clamp(own + random.normal(0, 7)));
    return {
      id: teamId * 100 + index + 1,
      positions: [position],
      hand: random.chance(0.6) ? 'L' : 'R',
      skills,
      specialSkills: [],
      xp: random.int(2, 8),
      form: random.int(40, 60),
      energy: 100,
      morale: random.int(40, 60),
    };
  });
  return { teamId, players, lineup: lineupOf(teamId), tactics: { ...BALANCED_TACTICS, ...wish.tactics } };
}

const clamp = (skill: number) => Math.max(5, Math.min(99, Math.round(skill)));

function lineupOf(teamId: number): Lineup {
  const at = (place: number) => teamId * 100 + place;
  const line = (first: number) => ({ LW: at(first), C: at(first + 1), RW: at(first + 2) });
  const pair = (first: number) => ({ LD: at(first), RD: at(first + 1) });
  return {
    forwards: [line(1), line(4), line(7), line(10)],
    defense: [pair(13), pair(15), pair(17)],
    goalies: { SG: at(19), BG: at(20) },
    powerPlay: [
      { ...line(1), ...pair(13) },
      { ...line(4), ...pair(15) },
    ],
    penaltyKill: [
      { LW: at(4), C: at(5), ...pair(13) },
      { LW: at(7), C: at(8), ...pair(15) },
    ],
    overtime: [
      { LW: at(1), C: at(2), LD: at(13) },
      { LW: at(4), C: at(5), LD: at(14) },
      { LW: at(3), C: at(8), LD: at(15) },
    ],
    shootout: [at(1), at(2), at(3), at(4), at(5)],
    extraAttackers: [at(6), at(4)],
    captain: at(2),
    alternates: [at(13), at(5)],
  };
}

export interface MatchWish extends Partial<Omit<MatchInput, 'home' | 'away'>> {
  home?: TeamWish;
  away?: TeamWish;
}

/** Returns a league game between team 1 and team 2. */
export function matchInput(wish: MatchWish = {}): MatchInput {
  const { home, away, ...rest } = wish;
  return {
    seed: 1,
    overtime: { men: 3, minutes: 5, shootout: true },
    importance: 0.3,
    ...rest,
    home: matchTeam({ teamId: 1, ...home }),
    away: matchTeam({ teamId: 2, ...away }),
  };
}
