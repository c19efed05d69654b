/** Seasons of an untouched world, one after the other. */
import type { PlayerLife } from '#domains/player/rules/life.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { ageClassOf, POSITIONS } from '#engine/player/skills.ts';
import { SeasonStatistics } from '../season-statistics.ts';
import { meanOf } from '../spread.ts';
import { GameStatistics } from '../statistics.ts';
import { Careers } from './careers.ts';
import { DraftClasses } from './draft.ts';
import { GAMES_OF_A_SEASON, type Luck, stability } from './full-season.ts';
import type { DriftSeason } from './trend.ts';
import { DriftWorld, positionOf } from './world.ts';

/** Top players of the first league counted for the concentration of talent. */
const STARS = 20;

/** The results of one world. */
export interface PlayedWorld {
  seasons: DriftSeason[];
  /** Stability of players, aging, draft: figures by key of CAREER_TARGETS. */
  careerTable: Readonly<Record<string, number>>;
}

export interface DriftOptions {
  seasons: number;
  leagues: number;
  seed: number;
  /** Called with the number of seasons completed. */
  onProgress?: (seasons: number) => void;
}

export async function playWorld({ seasons: count, leagues, seed, onProgress }: DriftOptions): Promise<PlayedWorld> {
  const world = await DriftWorld.make({ leagues, seed });
  const careers = new Careers();
  const draft = new DraftClasses();
  const seasons: DriftSeason[] = [];
  const points: ReadonlyMap<number, Luck>[] = [];
  for (let played = 0; played < count; played++) {
    const { season } = world;
    const everybody = await world.playersOfFirstLeague();
    draft.add(everybody, season);
    const people = new Map(
      everybody.map((player) => [player.id, { age: season - player.birthSeason, position: positionOf(player) }]),
    );
    const statistics = new SeasonStatistics(GAMES_OF_A_SEASON);
    const games = new GameStatistics();
    let members: readonly PlayerLife[] = [];
    await world.playSeason({
      onGame({ played: { result, events } }) {
        statistics.add({ result });
        games.add(result, events, () => undefined);
        careers.add({ result }, (id) => people.get(id));
      },
      onPlayers(players) {
        members = players;
      },
    });
    careers.closeSeason();
    seasons.push(seasonOf(season, members, { ...statistics.table(), ...games.table() }));
    points.push(statistics.pointsByTeam());
    onProgress?.(played + 1);
  }
  const careerTable = {
    ...careers.table(),
    ...draft.table(world.season, world.clubs, (id) => careers.gamesOf(id)),
    teamPoints: stability(consecutive(points)),
  };
  return { seasons, careerTable };
}

/** @param players of the first teams; @param table figures of the season's games. */
function seasonOf(
  season: number,
  players: readonly PlayerLife[],
  table: Readonly<Record<string, number>>,
): DriftSeason {
  const overalls = players.map((player) => exactOverall(positionOf(player), player.skills));
  const byPosition = POSITIONS.map((position): [string, number] => {
    const own = players.filter((player) => positionOf(player) === position);
    return [position, meanOf(own.map((player) => exactOverall(position, player.skills)))];
  });
  const best = [...overalls].sort((one, two) => two - one);
  const ages = players.map((player) => season - player.birthSeason);
  return {
    season,
    goals: table.goals ?? 0,
    shots: table.shots ?? 0,
    savePercentage: table.savePercentage ?? 0,
    overall: meanOf(overalls),
    overallByPosition: Object.fromEntries(byPosition),
    age: meanOf(ages),
    ageClasses: [1, 2, 3, 4].map((ageClass) => ages.filter((age) => ageClassOf(age) === ageClass).length),
    stars: meanOf(best.slice(0, STARS)),
    best: best[0] ?? 0,
    pointsDeviation: table.pointsDeviation ?? 0,
    firstScorer: table.points1 ?? 0,
  };
}

/** Returns the figures of teams in one season and the next, for those that were in the league both times. */
function consecutive(seasons: readonly ReadonlyMap<number, Luck>[]): [Luck, Luck][] {
  return seasons.slice(1).flatMap((season, index) =>
    [...season].flatMap(([team, value]): [Luck, Luck][] => {
      const before = seasons[index]?.get(team);
      return before === undefined ? [] : [[before, value]];
    }),
  );
}
