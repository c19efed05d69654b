/** Seasons of a world that nobody touches, one after the other. */
import { exactOverall } from '#engine/player/overall.ts';
import { ageClassOf, POSITIONS } from '#engine/player/skills.ts';
import { correlation } from '../audit/seasons.ts';
import { type SimClub, squadOf } from '../clubs.ts';
import { Season } from '../season.ts';
import { SeasonStatistics } from '../season-statistics.ts';
import { meanOf } from '../spread.ts';
import { GameStatistics } from '../statistics.ts';
import { Careers } from './careers.ts';
import { DraftClasses } from './draft.ts';
import type { DriftSeason } from './trend.ts';
import { type League, positionOf, SimWorld } from './world.ts';

/** Games of a team of the first league, and of the others, whose tables only decide who goes up and down. */
const GAMES = { first: 82, lower: 20 } as const;
/** The best of the first league, for the concentration of talent. */
const STARS = 20;

/** What one world did. */
export interface PlayedWorld {
  seasons: DriftSeason[];
  /** Stability of players, aging, draft: figures by key of CAREER_TARGETS. */
  careerTable: Readonly<Record<string, number>>;
}

export interface DriftOptions {
  seasons: number;
  clubs: number;
  leagues: number;
  seed: number;
  /** Told how many seasons are over. */
  onProgress?: (seasons: number) => void;
}

export function playWorld(options: DriftOptions): PlayedWorld {
  const world = new SimWorld(options);
  const careers = new Careers();
  const draft = new DraftClasses();
  const seasons: DriftSeason[] = [];
  const points: Map<number, number>[] = [];
  for (let played = 0; played < options.seasons; played++) {
    draft.add(world.playersOf(1), world.season);
    const ranked = world.leagues.map((league) => {
      const statistics = new SeasonStatistics();
      const games = new GameStatistics();
      playLeague(world, league, { seed: options.seed, statistics, games, careers });
      if (league.place === 1) {
        seasons.push(seasonOf(world, league, statistics, games));
        points.push(statistics.pointsByTeam());
      }
      return clubsOf(league, statistics.standings());
    });
    careers.closeSeason();
    world.turn(ranked);
    options.onProgress?.(played + 1);
  }
  const careerTable = {
    ...careers.table(),
    ...draft.table(world.season, options.clubs, (id) => careers.gamesOf(id)),
    teamPoints: correlation(consecutive(points)),
  };
  return { seasons, careerTable };
}

interface Counting {
  seed: number;
  statistics: SeasonStatistics;
  games: GameStatistics;
  careers: Careers;
}

function playLeague(world: SimWorld, { place, clubs }: League, { seed, statistics, games, careers }: Counting): void {
  const isFirst = place === 1;
  const people = new Map(
    clubs.flatMap(({ squads }) =>
      squads.flatMap((squad) =>
        squad.players.map((player) => [player.id, { age: world.age(player), position: positionOf(player) }] as const),
      ),
    ),
  );
  const season = new Season(clubs, { season: world.season, seed: `${seed}/${place}` });
  for (const game of season.regular(isFirst ? GAMES.first : GAMES.lower)) {
    statistics.add(game);
    if (!isFirst) continue;
    games.add(game.result, game.events, () => undefined);
    careers.add(game, (id) => people.get(id));
  }
}

function clubsOf({ clubs }: League, order: readonly number[]): SimClub[] {
  return order.flatMap((teamId) => clubs.find((club) => club.clubId === teamId) ?? []);
}

function seasonOf(
  world: SimWorld,
  { clubs }: League,
  statistics: SeasonStatistics,
  games: GameStatistics,
): DriftSeason {
  const table = { ...statistics.table(), ...games.table() };
  const players = clubs.flatMap((club) => squadOf(club, 'PRO').players.filter(({ teamId }) => teamId === club.clubId));
  const overalls = players.map((player) => exactOverall(positionOf(player), player.skills));
  const byPosition = POSITIONS.map((position): [string, number] => {
    const own = players.filter((player) => positionOf(player) === position);
    return [position, meanOf(own.map((player) => exactOverall(position, player.skills)))];
  });
  const best = [...overalls].sort((one, two) => two - one);
  const ages = players.map((player) => world.age(player));
  return {
    season: world.season,
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

/** What a team did in one season and in the next, of those who were in the league both times. */
function consecutive(seasons: readonly ReadonlyMap<number, number>[]): [number, number][] {
  return seasons.slice(1).flatMap((season, index) =>
    [...season].flatMap(([team, value]): [number, number][] => {
      const before = seasons[index]?.get(team);
      return before === undefined ? [] : [[before, value]];
    }),
  );
}
