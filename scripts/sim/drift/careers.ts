/** Season lines of players of the first league: how stable they are from year to year, and how they age. */
import { isDefense, type Position } from '#engine/player/skills.ts';
import type { PlayedGame } from '../season.ts';
import {
  GAMES_OF_A_FULL_SEASON,
  type Luck,
  perGame,
  SHARE_OF_A_FULL_SEASON,
  shareOf,
  stability,
} from './full-season.ts';

interface SeasonLine {
  age: number;
  position: Position;
  games: number;
  goals: number;
  points: number;
  /** Sum of the squares of the points of each game. */
  pointsSquared: number;
  shots: number;
  /** Shots faced by a goalie. */
  faced: number;
  saves: number;
}

export interface Person {
  age: number;
  position: Position;
}

/** Minimum games, or shots, for a season to say much about a player; of a full season 40 games, 120 and 1,000 shots. */
const REGULAR_GAMES = 40 * SHARE_OF_A_FULL_SEASON;
const SHOOTER_SHOTS = 120 * SHARE_OF_A_FULL_SEASON;
const GOALIE_SHOTS = 1000 * SHARE_OF_A_FULL_SEASON;
/** Seasons with fewer games do not count for aging. */
const AGING_GAMES = 20 * SHARE_OF_A_FULL_SEASON;
/** Ages are counted from here, the peak of forwards. */
const PEAK = 24;

export class Careers {
  private readonly seasons: Map<number, SeasonLine>[] = [];
  private current = new Map<number, SeasonLine>();
  private readonly gamesPlayed = new Map<number, number>();

  /** @param personOf returns age and position of a player in this season. */
  add({ result }: Pick<PlayedGame, 'result'>, personOf: (id: number) => Person | undefined): void {
    for (const { skaters, goalies } of [result.box.home, result.box.away]) {
      for (const line of skaters) {
        const own = this.lineOf(line.playerId, personOf);
        if (own === null) continue;
        own.games++;
        own.goals += line.goals;
        own.points += line.goals + line.assists;
        own.pointsSquared += (line.goals + line.assists) ** 2;
        own.shots += line.shots;
      }
      for (const line of goalies) {
        const own = this.lineOf(line.playerId, personOf);
        if (own === null || line.toi === 0) continue;
        own.games++;
        own.faced += line.shotsAgainst;
        own.saves += line.saves;
      }
    }
  }

  private lineOf(id: number, personOf: (id: number) => Person | undefined): SeasonLine | null {
    const known = this.current.get(id);
    if (known !== undefined) return known;
    const person = personOf(id);
    if (person === undefined) return null;
    const line = { ...person, games: 0, goals: 0, points: 0, pointsSquared: 0, shots: 0, faced: 0, saves: 0 };
    this.current.set(id, line);
    return line;
  }

  closeSeason(): void {
    for (const [id, { games }] of this.current) this.gamesPlayed.set(id, (this.gamesPlayed.get(id) ?? 0) + games);
    this.seasons.push(this.current);
    this.current = new Map();
  }

  /** Returns the games in the first league so far. */
  gamesOf(id: number): number {
    return this.gamesPlayed.get(id) ?? 0;
  }

  table(): Record<string, number> {
    const of = (kind: Kind, value: (line: SeasonLine) => Luck, enough: (line: SeasonLine) => boolean) =>
      stability(
        this.pairs()
          .filter(([one, two]) => kindOf(one.position) === kind && enough(one) && enough(two))
          .map(([one, two]) => [value(one), value(two)] as const),
      );
    const points = (line: SeasonLine) => perGame(line.points, line.pointsSquared, line.games);
    const regular = (line: SeasonLine) => line.games >= REGULAR_GAMES;
    return {
      forwardsPoints: of('F', points, regular),
      defensePoints: of('D', points, regular),
      shooting: of(
        'F',
        (line) => shareOf(line.goals, line.shots),
        (line) => line.shots >= SHOOTER_SHOTS,
      ),
      saving: of(
        'G',
        (line) => shareOf(line.saves, line.faced),
        (line) => line.faced >= GOALIE_SHOTS,
      ),
      ...this.aging('F'),
      ...this.aging('D'),
      ...this.goaliesByAge(),
    };
  }

  /** Returns pairs of consecutive seasons of the same player. */
  private pairs(): [SeasonLine, SeasonLine][] {
    return this.seasons.slice(1).flatMap((season, index) =>
      [...season].flatMap(([id, line]): [SeasonLine, SeasonLine][] => {
        const before = this.seasons[index]?.get(id);
        return before === undefined ? [] : [[before, line]];
      }),
    );
  }

  /**
   * Returns the change in points of a full season since the peak, summed from the changes of the same players from one age to the
   * next.
   */
  private aging(kind: Kind): Record<string, number> {
    const changes = new Map<number, { change: number; weight: number }>();
    for (const [one, two] of this.pairs()) {
      if (kindOf(one.position) !== kind || Math.min(one.games, two.games) < AGING_GAMES) continue;
      const weight = 1 / (1 / one.games + 1 / two.games);
      const entry = changes.get(one.age) ?? { change: 0, weight: 0 };
      entry.change += weight * GAMES_OF_A_FULL_SEASON * (two.points / two.games - one.points / one.games);
      entry.weight += weight;
      changes.set(one.age, entry);
    }
    const meanAt = (age: number) => {
      const { change, weight } = changes.get(age) ?? { change: 0, weight: 0 };
      return weight === 0 ? 0 : change / weight;
    };
    const table: Record<string, number> = {};
    let level = 0;
    for (let age = PEAK; age < 37; age++) table[`${kind} at ${age + 1}`] = level += meanAt(age);
    level = 0;
    for (let age = PEAK - 1; age >= 19; age--) table[`${kind} at ${age}`] = level -= meanAt(age);
    return table;
  }

  private goaliesByAge(): Record<string, number> {
    const bands = { young: [0, 22], prime: [27, 30], old: [35, 99] } as const;
    const table: Record<string, number> = {};
    for (const [band, [from, to]] of Object.entries(bands)) {
      let better = 0;
      let shots = 0;
      for (const season of this.seasons) {
        const goalies = [...season.values()].filter((line) => line.position === 'G');
        const sum = (pick: (line: SeasonLine) => number) => goalies.reduce((total, line) => total + pick(line), 0);
        const mean = sum((line) => line.saves) / sum((line) => line.faced);
        for (const { age, faced, saves } of goalies) {
          if (age < from || age > to) continue;
          better += saves - mean * faced;
          shots += faced;
        }
      }
      table[`goalies ${band}`] = shots === 0 ? 0 : better / shots;
    }
    return table;
  }
}

type Kind = 'F' | 'D' | 'G';

function kindOf(position: Position): Kind {
  if (position === 'G') return 'G';
  return isDefense(position) ? 'D' : 'F';
}
