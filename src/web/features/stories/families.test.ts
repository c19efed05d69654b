import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { winChanceModel } from '#domains/game/rules/analysis/win-chance.ts';
import { type Story, storyOf } from '#domains/game/rules/story.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import { simulateMatch } from '#engine/match/match.ts';
import type { MatchResult } from '#engine/match/result.ts';
import { matchInput } from '../../../../tests/factories/match.ts';
import { BODY, HEADLINES } from './families.ts';
import { toldOf } from './told.ts';
import german from './words.de.ts';
import catalogue from './words.ts';
import { sayBody, sayHeadline, type Words, writeRecap } from './write.ts';

const i18n = i18next.createInstance();
await i18n.init({
  lng: 'en',
  resources: { en: { stories: catalogue }, de: { stories: german } },
  defaultNS: 'stories',
  interpolation: { escapeValue: false },
});
const sayIn =
  (lng: string): Words =>
  (key, values) =>
    String(i18n.t(key as never, { ...values, lng } as never));
const t = sayIn('en');

const model = winChanceModel({ pregame: 0.54, overtime: { men: 3, minutes: 5, shootout: true } });
const GAMES = 200;

/** Returns players without digits in their names, so that every number in a text is about the game. */
const letters = (id: number) => [...String(id)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
const nameOf = (id: number): Pick<PlayerRef, 'id' | 'firstname' | 'lastname'> => ({
  id,
  firstname: 'Player',
  lastname: letters(id),
});

const played = Array.from({ length: GAMES }, (_, seed) => {
  const input = { ...matchInput(), seed: `story/${seed}` };
  const { events, result } = simulateMatch(input as ReturnType<typeof matchInput>);
  const story = storyOf([...events], model);
  const ids = [
    ...result.box.home.skaters,
    ...result.box.home.goalies,
    ...result.box.away.skaters,
    ...result.box.away.goalies,
  ].map(({ playerId }) => playerId);
  const { homeScore, awayScore, endedIn } = result;
  const recap = {
    homeTeamId: 1,
    awayTeamId: 2,
    home: 'Oslo Bears',
    away: 'Turku Lynx',
    homeScore,
    awayScore,
    endedIn,
    star: '',
  };
  // A recap only uses players' names.
  const told = toldOf(recap, story, ids.map(nameOf) as PlayerRef[], '–');
  return { story, result, told };
});

describe('a game story', () => {
  it('has the goals, assists, saves and shots of the box score', () => {
    for (const { story, result } of played) {
      for (const side of ['home', 'away'] as const) {
        const { team, skaters, goalies } = result.box[side];
        expect(story.shots[side]).toBe(team.shots);
        expect(story.goals.filter((goal) => goal.side === side)).toHaveLength(team.goals);
        for (const line of skaters) {
          const own = story.scorers.find(({ playerId }) => playerId === line.playerId);
          expect([own?.goals ?? 0, own?.assists ?? 0]).toEqual([line.goals, line.assists]);
        }
        for (const line of goalies) {
          const own = story.goalies.find(({ playerId }) => playerId === line.playerId);
          expect([own?.saves ?? 0, own?.goalsAgainst ?? 0]).toEqual([line.saves, line.goalsAgainst]);
        }
      }
    }
  });

  it('has the game-winning goal of the box score, and the winner’s largest deficit', () => {
    for (const { story, result } of played) {
      const skaters = [...result.box.home.skaters, ...result.box.away.skaters];
      const scorer = skaters.find(({ gameWinningGoals }) => gameWinningGoals > 0)?.playerId ?? null;
      if (result.endedIn !== 'shootout') expect(story.winning?.scorer ?? null).toBe(scorer);
      expect(story.deficit).toBe(deficitOf(story, result));
    }
  });

  it('turns on the winner’s goal with the largest swing, never on one of the loser', () => {
    for (const { story } of played) {
      if (!story.turn) continue;
      expect(story.turn.goal.side).toBe(story.winner);
      expect(story.turn.after).toBeGreaterThanOrEqual(story.turn.before);
      expect(story.turn.after).toBeLessThanOrEqual(100);
    }
  });
});

function deficitOf({ goals }: Story, { winner }: MatchResult): number {
  if (winner === null) return 0;
  const behind = goals.map(({ homeScore, awayScore }) =>
    winner === 'home' ? awayScore - homeScore : homeScore - awayScore,
  );
  return Math.max(0, ...behind);
}

describe('story sentences', () => {
  const families = [...HEADLINES, ...BODY.flat()];

  it('come from at least sixty families', () => {
    expect(
      new Set(HEADLINES.map(({ key }) => key)).size + new Set(BODY.flat().map(({ key }) => key)).size,
    ).toBeGreaterThan(60);
  });

  it('leave no hole in the story of any game they fit', () => {
    const used = new Set<string>();
    for (const { told } of played) {
      for (const { key, tell } of HEADLINES) {
        const values = tell(told);
        if (!values) continue;
        used.add(key);
        expect(sayHeadline(t, key, values)).not.toMatch(/\{\{|undefined|headline\./);
      }
      for (const { key, tell } of BODY.flat()) {
        const values = tell(told);
        if (!values) continue;
        used.add(key);
        expect(sayBody(t, key, values)).not.toMatch(/\{\{|undefined|body\./);
      }
    }
    // With this many games most families occur.
    expect(used.size).toBeGreaterThan(families.length * 0.6);
  });

  it.each(['en', 'de'])('name the winner, the loser and the score first in %s', (language) => {
    const say = sayIn(language);
    for (const { told } of played) {
      for (const { key, tell } of HEADLINES) {
        const values = tell(told);
        if (!values) continue;
        const headline = sayHeadline(say, key, values);
        for (const part of [told.home, told.away, told.score]) expect(headline, key).toContain(part);
      }
    }
  });

  it('do not repeat the headline in the body', () => {
    const repeated = played.flatMap(({ told }, index) => {
      const { headline, body } = writeRecap(t, told, index);
      if (body.length <= 2) return [];
      const [isShootout, saves] = [/in a shootout/.test(headline), / makes \d+ saves| stops all \d+/.test(headline)];
      return body.filter(
        (one) => (isShootout && /took a shootout/.test(one)) || (saves && / stopped | saves? /.test(one)),
      );
    });
    expect(repeated).toEqual([]);
  });

  it('give each team its article', () => {
    for (const [index, { told }] of played.entries())
      for (const sentence of writeRecap(t, told, index).body)
        expect(sentence).not.toMatch(/(?<!\b[Tt]he )(Oslo Bears|Turku Lynx)|\ban? the\b|\ba (8\d?|11|18) /);
  });

  it('contain no number that is not from the game', () => {
    for (const [index, { told, result }] of played.entries()) {
      const { headline, body } = writeRecap(t, told, index);
      const known = numbersOf(result, told.story);
      for (const text of [headline, ...body]) {
        for (const number of text.match(/\d+(:\d\d)?/g) ?? []) expect([...known], text).toContain(number);
      }
    }
  });

  it('give every game a headline and at least two sentences, without repetition', () => {
    const written = played.map(({ told }, index) => writeRecap(t, told, index));
    for (const { headline, body } of written) {
      expect(headline.length).toBeGreaterThan(15);
      expect(body.length).toBeGreaterThanOrEqual(2);
      expect(new Set(body).size).toBe(body.length);
    }
    const texts = written.map(({ headline, body }) => [headline, ...body].join(' '));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.join(' ')).not.toMatch(/\b1 goals|\b1 assists|\b1 saves|\b1 times/);
  });
});

/** Returns every number that a text about the game may contain, from the box score and the goals. */
function numbersOf({ box, homeScore, awayScore }: MatchResult, story: Story): Set<string> {
  const lines = [...box.home.skaters, ...box.away.skaters].flatMap(({ goals, assists }) => [goals, assists]);
  const goalies = [...box.home.goalies, ...box.away.goalies].flatMap(({ saves, shotsAgainst }) => [
    saves,
    shotsAgainst,
  ]);
  const periods = [...box.home.team.goalsByPeriod, ...box.away.team.goalsByPeriod];
  const running = story.goals.flatMap((goal) => [goal.homeScore, goal.awayScore]);
  const turn = story.turn ? [story.turn.before, story.turn.after] : [];
  const counts = [story.leadChanges, story.deficit, box.home.team.ppGoals, box.away.team.ppGoals];
  const shots = [box.home.team.shots, box.away.team.shots];
  const clocks = story.goals.map(({ second }) => `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`);
  const numbers = [homeScore, awayScore, ...lines, ...goalies, ...periods, ...running, ...turn, ...counts, ...shots];
  return new Set([...numbers.map(String), ...clocks]);
}
