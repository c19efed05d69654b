import { describe, expect, it } from 'vitest';
import type { Partnership } from '#engine/lineup/chemistry.ts';
import type { Game } from '#engine/match/game.ts';
import type { MatchTeam } from '#engine/match/input.ts';
import { changeAtWhistle } from '#engine/match/lines.ts';
import { simulateMatch, startMatch } from '#engine/match/match.ts';
import { setManpower } from '#engine/match/penalty-box.ts';
import { openPeriod } from '#engine/match/setup.ts';
import { matchInput } from '../../../tests/factories/match.ts';

const GAMES = 60;

/** Every two players of the team have played so often with each other. */
function knowingEachOther(team: MatchTeam, games: number): MatchTeam {
  const partnerships = team.players.flatMap(({ id: one }) =>
    team.players.filter(({ id }) => id > one).map(({ id: other }): Partnership => [one, other, games]),
  );
  return { ...team, partnerships };
}

/** The first faceoff, with the home team's players as well acquainted. */
function faceoff(games: number | null): Game {
  const plain = matchInput();
  const input = games === null ? plain : { ...plain, home: knowingEachOther(plain.home, games) };
  const game = openPeriod(input, startMatch(input), [null, null]);
  setManpower(game);
  changeAtWhistle(game);
  return game;
}

describe('chemistry on the ice', () => {
  it('helps a line in attack, a pair in defence, and both up the ice', () => {
    const usual = faceoff(null).sides[0];
    const partners = faceoff(GAMES).sides[0];
    const strangers = faceoff(0).sides[0];
    for (const rating of ['attack', 'defence', 'transition'] as const) {
      expect(partners[rating]).toBeGreaterThan(usual[rating]);
      expect(strangers[rating]).toBeLessThan(usual[rating]);
    }
    expect(partners.forecheck).toBe(usual.forecheck);
  });

  it('is nobody else’s: the other team plays as it would', () => {
    expect(faceoff(GAMES).sides[1].attack).toBe(faceoff(null).sides[1].attack);
  });

  it('shows in the chances of many games, a little', () => {
    const xgShare = (games: number) => {
      let own = 0;
      let all = 0;
      for (let seed = 1; seed <= 120; seed++) {
        const plain = matchInput({ seed });
        const { box } = simulateMatch({ ...plain, home: knowingEachOther(plain.home, games) }).result;
        own += box.home.team.xg;
        all += box.home.team.xg + box.away.team.xg;
      }
      return own / all;
    };
    const gain = xgShare(GAMES) - xgShare(0);
    expect(gain).toBeGreaterThan(0);
    expect(gain).toBeLessThan(0.06);
  });
});
