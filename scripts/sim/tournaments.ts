/**
 * Tournaments of nations on neutral ice: the nations of a simulated world by the shares of players that a new world has. At a
 * World Championship most stars are missing, most of all those of the great nations; at the Olympics every star comes, and teams
 * play it safe.
 */

import { matchTeamOf } from '#domains/game/rules/match-day.ts';
import { rosterPlayerOf } from '#domains/player/rules/life.ts';
import { BALANCED_TACTICS, type Tactics } from '#engine/lineup/lineup.ts';
import type { MatchTeam } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { NATIONS } from '#engine/player/identity/nations.ts';
import { chanceToCome } from '#engine/player/national-duty.ts';
import { exactOverall } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { knownSecret } from '#engine/secret.ts';
import { generateClubs, Ids, type SimPlayer } from './clubs.ts';
import { standardErrors } from './sampling.ts';
import { meanOf } from './spread.ts';

/** A national squad: the maximum of a tournament, by position. */
const SQUAD: Record<Position, number> = { LW: 4, C: 5, RW: 4, LD: 4, RD: 4, G: 3 };
/** Leagues of a world that supply players to the nations, by tier; clubs of each. */
const TIERS = [1, 2, 2, 3, 3, 3, 3] as const;
const CLUBS = 20;
/** Positions of each kind: the best at another position of the same kind fill in where a small nation is short. */
const KINDS = [
  { positions: ['LW', 'C', 'RW'], count: 13, least: 12 },
  { positions: ['LD', 'RD'], count: 8, least: 6 },
  { positions: ['G'], count: 3, least: 2 },
] as const satisfies { positions: readonly Position[]; count: number; least: number }[];
/** Tournaments of each kind with the same players; the next ones have others. */
const TOURNAMENTS_A_WORLD = 2;
/**
 * The nations of a World Championship group by strength, which plays a round robin; hosts and the draw move some. The last one
 * has just come up from the second division, and is not quite among the best sixteen.
 */
const GROUP_A = [1, 4, 5, 8, 9, 11, 12, 18] as const;
const OLYMPIC_NATIONS = 12;
const OLYMPIC_GROUP = 4;
/**
 * Where a single goal may send the best of the world home, and goal differences break ties, all coaches protect their own net
 * first: Olympic games have a goal less than those of a World Championship with the best goalies and the best shooters alike.
 */
const OLYMPIC_TACTICS: Tactics = {
  ...BALANCED_TACTICS,
  forecheck: 'passive',
  backcheck: 'hard',
  neutralZone: 'trap',
  breakout: 'safe',
  physicality: 'clean',
  offense: 'cycle',
  shooting: 'volume',
  lineUsage: 'even',
  pullGoalie: 'late',
  matching: 'shutdown',
};
const CHAMPIONSHIP: Stage = { importance: 0.6, tactics: BALANCED_TACTICS };
const OLYMPICS: Stage = { importance: 1, tactics: OLYMPIC_TACTICS };
const OVERTIME = { men: 3, minutes: 5, shootout: true } as const;

/**
 * Returns the goals of both teams per game, and goal differences of the best and the worst of group A; means over all worlds,
 * each of which has as many tournaments and games as the others, and their standard errors.
 */
export function tournamentTable(
  seed: number,
  worlds: number,
): { mean: Record<string, number>; errors: Record<string, number> } {
  const tables: Record<string, number>[] = [];
  for (let index = 0; index < worlds; index++) {
    const championships: Group[] = [];
    const olympics: Group[] = [];
    const random = new Random(`tournament/${seed}/${index}`);
    const world = peopleOf(random);
    const best = nationsOf(world).slice(0, OLYMPIC_NATIONS);
    for (let tournament = 0; tournament < TOURNAMENTS_A_WORLD; tournament++) {
      const guests = world.filter((player) => random.chance(comes(player)));
      championships.push(playGroup(pick(nationsOf(guests), GROUP_A), CHAMPIONSHIP, random));
      for (let group = 0; group < OLYMPIC_NATIONS / OLYMPIC_GROUP; group++) {
        const members = best.filter((_, rank) => rank % (OLYMPIC_NATIONS / OLYMPIC_GROUP) === group);
        olympics.push(playGroup(members, OLYMPICS, random));
      }
    }
    tables.push({
      championshipGoals: meanOf(championships.flatMap((group) => group.goals)),
      championshipBest: meanOf(championships.map((group) => Math.max(...group.differences))),
      championshipWorst: meanOf(championships.map((group) => Math.min(...group.differences))),
      olympicGoals: meanOf(olympics.flatMap((group) => group.goals)),
    });
  }
  const keys = Object.keys(tables[0] ?? {});
  const mean = Object.fromEntries(keys.map((key) => [key, meanOf(tables.map((table) => table[key] ?? 0))]));
  return { mean, errors: standardErrors(tables) };
}

interface Citizen extends SimPlayer {
  nation: number;
  isTop: boolean;
}

function peopleOf(random: Random): Citizen[] {
  const ids = new Ids();
  const weights = NATIONS.map((nation) => nation.talent);
  return TIERS.flatMap((tier, league) => {
    const clubs = generateClubs(
      { count: CLUBS, tier, season: 1, firstId: 1 + league * CLUBS, ids },
      random.fork(`league ${league}`),
    );
    return clubs.flatMap(({ squads }) =>
      squads.flatMap(({ level, players }) =>
        players.map((player) => ({
          ...player,
          nation: random.weighted(weights),
          isTop: tier === 1 && level === 'PRO',
        })),
      ),
    );
  });
}

function comes({ nation, isTop }: Citizen): number {
  return chanceToCome({ talent: NATIONS[nation]?.talent ?? 1, isTop });
}

const positionOf = (player: SimPlayer) => player.positions[0] ?? 'C';
const overall = (player: SimPlayer) => exactOverall(positionOf(player), player.skills);

/** Returns the squads of all nations that can field one, best first. */
function nationsOf(people: readonly Citizen[]): SimPlayer[][] {
  const squads = [...Map.groupBy(people, (player) => player.nation).values()]
    .map(squadOf)
    .filter((squad) => squad !== null);
  const strength = (squad: readonly SimPlayer[]) => meanOf(squad.map(overall));
  return squads.sort((one, two) => strength(two) - strength(one));
}

/** Returns the best at every position, then the best of every kind; null when there are not enough of one. */
function squadOf(citizens: readonly Citizen[]): SimPlayer[] | null {
  const best = [...citizens].sort((one, two) => overall(two) - overall(one) || one.id - two.id);
  const squad: SimPlayer[] = [];
  for (const { positions, count, least } of KINDS) {
    const ofKind = best.filter((player) => positions.some((position) => position === positionOf(player)));
    const chosen = new Set(
      positions.flatMap((position) =>
        ofKind.filter((player) => positionOf(player) === position).slice(0, SQUAD[position]),
      ),
    );
    for (const player of ofKind) if (chosen.size < count) chosen.add(player);
    if (chosen.size < least) return null;
    squad.push(...chosen);
  }
  return squad;
}

function pick(nations: readonly SimPlayer[][], ranks: readonly number[]): SimPlayer[][] {
  return ranks.flatMap((rank) => (nations[rank - 1] === undefined ? [] : [nations[rank - 1] as SimPlayer[]]));
}

/** What is at stake, and the tactics of all teams for it. */
interface Stage {
  importance: number;
  tactics: Tactics;
}

interface Group {
  /** Goals of both teams, by game. */
  goals: number[];
  /** Goal differences by nation. */
  differences: number[];
}

function playGroup(nations: readonly SimPlayer[][], stage: Stage, random: Random): Group {
  const { importance, tactics } = stage;
  const teams = nations.map((squad, index) => dress(squad, index, tactics));
  const differences = nations.map(() => 0);
  const goals: number[] = [];
  for (const [one, home] of teams.entries()) {
    for (const [two, away] of teams.entries()) {
      if (two <= one) continue;
      const seed = Math.floor(random.next() * 2 ** 32);
      const { result } = simulateMatch({ seed, home, away, overtime: OVERTIME, importance, neutralIce: true });
      const difference = result.box.home.team.goals - result.box.away.team.goals;
      goals.push(result.box.home.team.goals + result.box.away.team.goals);
      differences[one] = (differences[one] ?? 0) + difference;
      differences[two] = (differences[two] ?? 0) - difference;
    }
  }
  return { goals, differences };
}

function dress(squad: readonly SimPlayer[], index: number, tactics: Tactics): MatchTeam {
  const secret = knownSecret(1);
  const players = squad.map((player) => rosterPlayerOf(player, { season: 1, absoluteDay: 1, secret }));
  const night = { isManaged: false, isDecisive: true, lineup: null, tactics } as const;
  return matchTeamOf({ teamId: index + 1, season: 1, secret, level: 'PRO', players, ...night }).team;
}
