/**
 * Best-on-best tournaments on neutral ice: the nations of a simulated world by the shares of players that a new world has.
 * At a World Championship many stars still play for their clubs; at the Olympics everybody comes.
 */
import { matchTeamOf } from '#domains/game/rules/match-day.ts';
import { rosterPlayerOf } from '#domains/player/rules/life.ts';
import { simulateMatch } from '#engine/match/match.ts';
import type { MatchTeam } from '#engine/match/types.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { POSITIONS, type Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { NATIONS } from '#world/creation/geography/nations.ts';
import { generateClubs, Ids, type SimPlayer } from './clubs.ts';
import { meanOf } from './spread.ts';

/** A squad of a nation: as many as a tournament allows, by position. */
const SQUAD: Record<Position, number> = { LW: 4, C: 5, RW: 4, LD: 4, RD: 4, G: 3 };
/** Leagues of a world whose players the nations choose from, by tier; clubs of each. */
const TIERS = [1, 2, 2, 3, 3, 3, 3] as const;
const CLUBS = 20;
/** Chance that a man of the first league may come to a World Championship: the others are in the playoffs, hurt or tired. */
const COMES = 0.25;
/** Tournaments of each kind that the same people play; others come for the next. */
const TOURNAMENTS_A_WORLD = 4;
/** A group of a World Championship plays everybody against everybody; the best nation, the fourth, the fifth and so on. */
const GROUP_A = [1, 4, 5, 8, 9, 12, 13, 16] as const;
const OLYMPIC_NATIONS = 12;
const OLYMPIC_GROUP = 4;
const IMPORTANCE = { championship: 0.6, olympics: 1 } as const;
const OVERTIME = { kind: 'three-on-three', minutes: 5 } as const;

/** Goals of both teams a game, and goal differences of the best and the worst of group A; means over all tournaments. */
export function tournamentTable(seed: number, worlds: number): Record<string, number> {
  const championships: Group[] = [];
  const olympics: Group[] = [];
  for (let index = 0; index < worlds; index++) {
    const random = new Random(`tournament/${seed}/${index}`);
    const world = peopleOf(random);
    const best = nationsOf(world).slice(0, OLYMPIC_NATIONS);
    for (let tournament = 0; tournament < TOURNAMENTS_A_WORLD; tournament++) {
      const guests = world.filter((player) => !player.isTop || random.chance(COMES));
      championships.push(playGroup(pick(nationsOf(guests), GROUP_A), IMPORTANCE.championship, random));
      for (let group = 0; group < OLYMPIC_NATIONS / OLYMPIC_GROUP; group++) {
        const members = best.filter((_, rank) => rank % (OLYMPIC_NATIONS / OLYMPIC_GROUP) === group);
        olympics.push(playGroup(members, IMPORTANCE.olympics, random));
      }
    }
  }
  return {
    championshipGoals: meanOf(championships.flatMap((group) => group.goals)),
    championshipBest: meanOf(championships.map((group) => Math.max(...group.differences))),
    championshipWorst: meanOf(championships.map((group) => Math.min(...group.differences))),
    olympicGoals: meanOf(olympics.flatMap((group) => group.goals)),
  };
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

const overall = (player: SimPlayer) => exactOverall(player.positions[0] ?? 'C', player.skills);

/** The squads of all nations that can field one, the best first. */
function nationsOf(people: readonly Citizen[]): SimPlayer[][] {
  const squads = [...Map.groupBy(people, (player) => player.nation).values()].map((citizens) =>
    POSITIONS.flatMap((position) =>
      citizens
        .filter((player) => player.positions[0] === position)
        .sort((one, two) => overall(two) - overall(one))
        .slice(0, SQUAD[position]),
    ),
  );
  const whole = POSITIONS.reduce((sum, position) => sum + SQUAD[position], 0);
  const strength = (squad: readonly SimPlayer[]) => meanOf(squad.map(overall));
  return squads.filter((squad) => squad.length === whole).sort((one, two) => strength(two) - strength(one));
}

function pick(nations: readonly SimPlayer[][], ranks: readonly number[]): SimPlayer[][] {
  return ranks.flatMap((rank) => (nations[rank - 1] === undefined ? [] : [nations[rank - 1] as SimPlayer[]]));
}

interface Group {
  /** Of both teams, by game. */
  goals: number[];
  /** By nation. */
  differences: number[];
}

function playGroup(nations: readonly SimPlayer[][], importance: number, random: Random): Group {
  const teams = nations.map(dress);
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

function dress(squad: readonly SimPlayer[], index: number): MatchTeam {
  const players = squad.map((player) => rosterPlayerOf(player, { season: 1, absoluteDay: 1 }));
  const night = { isManaged: false, isDecisive: true, lineup: null, tactics: null } as const;
  return matchTeamOf({ teamId: index + 1, level: 'PRO', players, ...night }).team;
}
