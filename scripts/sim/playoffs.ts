/** Playoffs after a simulated season: the best sixteen, four rounds, best of seven. */
import type { SimClub } from './clubs.ts';
import type { PlayedGame, Season } from './season.ts';

const CLUBS = 16;
const WINS = 4;
/** Games of a series at home for the better seed. */
const AT_HOME = [true, true, false, false, true, false, true] as const;
/** The round of a world's playoffs with the stakes of a final. */
const HIGHEST_STAKES = 3;

/**
 * Plays all games, one by one.
 * @param seeded clubs, best of the season first.
 * @param from the first round number after those of the season.
 */
export function* playPlayoffs(season: Season, seeded: readonly SimClub[], from: number): Generator<PlayedGame> {
  let left = seeded.slice(0, CLUBS);
  let evening = from;
  for (let stage = 1; left.length > 1; stage++) {
    const winners: SimClub[] = [];
    const playoffRound = Math.min(HIGHEST_STAKES, stage);
    for (let index = 0; index < left.length / 2; index++) {
      const better = left[index] as SimClub; // the first half
      const other = left[left.length - 1 - index] as SimClub;
      winners.push(yield* playSeries(season, { better, other, evening, playoffRound }));
    }
    evening += AT_HOME.length;
    left = winners.sort((one, two) => seeded.indexOf(one) - seeded.indexOf(two));
  }
}

interface Series {
  better: SimClub;
  other: SimClub;
  evening: number;
  playoffRound: number;
}

function* playSeries(season: Season, { better, other, evening, playoffRound }: Series): Generator<PlayedGame, SimClub> {
  const wins = { better: 0, other: 0 };
  for (const [index, atHome] of AT_HOME.entries()) {
    const [home, away] = atHome ? [better, other] : [other, better];
    const round = evening + index;
    const game = season.play({ home, away, round, day: 2 * round, playoffRound });
    yield game;
    wins[(game.result.winner === 'home') === atHome ? 'better' : 'other']++;
    if (Math.max(wins.better, wins.other) === WINS) break;
  }
  return wins.better === WINS ? better : other;
}
