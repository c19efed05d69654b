import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SkaterLine, TeamBox } from '#engine/match/box-score/box.ts';
import { boxScoreOf } from '#engine/match/box-score.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { matchInput } from '../../../tests/factories/match.ts';

const RUNS = 30;
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const total = (box: TeamBox, pick: (line: SkaterLine) => number) =>
  box.skaters.reduce((all, line) => all + pick(line), 0);

function everyGame(check: (game: ReturnType<typeof simulateMatch> & { input: MatchInput }) => void): void {
  fc.assert(
    fc.property(seeds, (seed) => {
      const input = matchInput({ seed });
      check({ input, ...simulateMatch(input) });
    }),
    { numRuns: RUNS },
  );
}

const both = ({ result }: { result: { box: { home: TeamBox; away: TeamBox } } }) =>
  [
    [result.box.home, result.box.away],
    [result.box.away, result.box.home],
  ] as const;

describe('the box score of a whole game', () => {
  it('kept while the game is played is the one that its events give afterwards', () => {
    everyGame(({ input, events, result }) => expect(result.box).toEqual(boxScoreOf(input, events)));
  });

  it('adds up from players to teams', () => {
    everyGame((game) => {
      for (const [own, opposing] of both(game)) {
        expect(total(own, (line) => line.goals)).toBe(own.team.goals);
        expect(total(own, (line) => line.shots)).toBe(own.team.shots);
        expect(total(own, (line) => line.hits)).toBe(own.team.hits);
        expect(total(own, (line) => line.blocks)).toBe(own.team.blocks);
        expect(total(own, (line) => line.faceoffsWon)).toBe(own.team.faceoffsWon);
        expect(total(own, (line) => line.faceoffsLost)).toBe(opposing.team.faceoffsWon);
        expect(total(own, (line) => line.attemptsBlocked)).toBeGreaterThanOrEqual(opposing.team.blocks);
        expect(own.team.attempts).toBe(own.team.shots + own.team.missed + own.team.attemptsBlocked);
        const goaliePim = own.goalies.reduce((all, line) => all + line.pim, 0);
        expect(total(own, (line) => line.pim) + goaliePim).toBe(own.team.pim);
        expect(own.team.goalsByPeriod.reduce((all, goals) => all + goals, 0)).toBe(own.team.goals);
        expect(own.team.shotsByPeriod.reduce((all, shots) => all + shots, 0)).toBe(own.team.shots);
      }
    });
  });

  it('counts what the events say, and nothing else', () => {
    everyGame(({ events, result }) => {
      const count = (side: 'home' | 'away', type: MatchEvent['type']) =>
        events.filter((event) => event.type === type && 'side' in event && event.side === side).length;
      for (const side of ['home', 'away'] as const) {
        const { team } = result.box[side];
        expect(team.goals).toBe(count(side, 'goal'));
        expect(team.hits).toBe(count(side, 'hit'));
        expect(team.penalties).toBe(count(side, 'penalty'));
        expect(team.faceoffsWon).toBe(count(side, 'faceoff'));
        expect(team.attempts).toBe(count(side, 'shot') + count(side, 'penalty-shot'));
      }
    });
  });

  it('gives the goalies every shot on goal: saved, beaten or into an empty net', () => {
    everyGame((game) => {
      for (const [own, opposing] of both(game)) {
        const faced = own.goalies.reduce((all, line) => all + line.shotsAgainst, 0);
        const beaten = own.goalies.reduce((all, line) => all + line.goalsAgainst, 0);
        const saves = own.goalies.reduce((all, line) => all + line.saves, 0);
        expect(saves + beaten).toBe(faced);
        expect(beaten + opposing.team.emptyNetGoals).toBe(opposing.team.goals);
        expect(faced).toBeLessThanOrEqual(opposing.team.shots);
      }
    });
  });

  it('gives the skaters all the ice time that there was, and the goalies theirs', () => {
    everyGame(({ events, result }) => {
      const seconds = { home: 0, away: 0 };
      const men = { home: 0, away: 0 };
      let last = 0;
      const book = (second: number) => {
        for (const side of ['home', 'away'] as const) seconds[side] += men[side] * (second - last);
        last = second;
      };
      for (const event of events) {
        if (event.type === 'period-start') last = 0;
        if (event.type === 'manpower' || event.type === 'period-end') book(event.second);
        if (event.type === 'manpower') {
          men.home = event.manpower.home;
          men.away = event.manpower.away;
        }
        if (event.type === 'period-end') {
          men.home = 0;
          men.away = 0;
        }
      }
      for (const side of ['home', 'away'] as const) {
        const box = result.box[side];
        expect(total(box, (line) => line.toi)).toBe(seconds[side]);
        for (const line of box.skaters) expect(line.ppToi + line.shToi).toBeLessThanOrEqual(line.toi);
        const inNet = box.goalies.reduce((all, line) => all + line.toi, 0);
        expect(inNet).toBeLessThanOrEqual(3900);
        expect(inNet).toBeGreaterThan(3000);
      }
    });
  });

  it('gives a plus to those on the ice for a goal at even strength or short-handed, a minus to the others', () => {
    everyGame(({ events, result }) => {
      const expected = new Map<number, number>();
      for (const event of events) {
        if (event.type !== 'goal' || event.strength === 'power-play' || event.strength === 'penalty-shot') continue;
        for (const id of event.onIce.home) expected.set(id, (expected.get(id) ?? 0) + (event.side === 'home' ? 1 : -1));
        for (const id of event.onIce.away) expected.set(id, (expected.get(id) ?? 0) + (event.side === 'away' ? 1 : -1));
      }
      for (const { skaters } of [result.box.home, result.box.away]) {
        for (const line of skaters) expect(line.plusMinus).toBe(expected.get(line.playerId) ?? 0);
      }
    });
  });

  it('has one winner and one loser of record, and one winning goal unless it went to a shootout', () => {
    everyGame(({ result }) => {
      const goalies = [...result.box.home.goalies, ...result.box.away.goalies];
      const decisions = goalies
        .map((line) => line.decision)
        .filter((decision) => decision !== null)
        .sort();
      expect(decisions).toEqual(result.endedIn === 'regulation' ? ['L', 'W'] : ['OTL', 'W']);
      const winners = [...result.box.home.skaters, ...result.box.away.skaters].reduce(
        (all, line) => all + line.gameWinningGoals,
        0,
      );
      expect(winners).toBe(result.endedIn === 'shootout' ? 0 : 1);
    });
  });

  it('names three different stars who played', () => {
    everyGame(({ result }) => {
      const played = new Set<number>();
      for (const box of [result.box.home, result.box.away]) {
        for (const line of [...box.skaters, ...box.goalies]) if (line.toi > 0) played.add(line.playerId);
      }
      expect(new Set(result.box.stars).size).toBe(3);
      for (const star of result.box.stars) expect(played.has(star)).toBe(true);
    });
  });

  it('shows the shootout winner one goal up in the score, not in the goals', () => {
    const seed = Array.from({ length: 400 }, (_, index) => index).find(
      (candidate) => simulateMatch(matchInput({ seed: candidate })).result.endedIn === 'shootout',
    );
    const { result } = simulateMatch(matchInput({ seed }));
    expect(result.endedIn).toBe('shootout');
    const { home, away } = result.box;
    expect(home.team.goals).toBe(away.team.goals);
    expect(Math.abs(home.team.score - away.team.score)).toBe(1);
    expect([home.team.score, away.team.score]).toEqual([result.homeScore, result.awayScore]);
  });
});

describe('the box score of a game that is still on', () => {
  it('counts up to the second asked for, so that a cut of the events and a moment say the same', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 1199 }), (seed, period, second) => {
        const input = matchInput({ seed });
        const { events } = simulateMatch(input);
        const until = { period, second };
        const known = events.filter(
          (event) => event.period < period || (event.period === period && event.second <= second),
        );
        expect(boxScoreOf(input, known, until)).toEqual(boxScoreOf(input, events, until));
      }),
      { numRuns: RUNS },
    );
  });

  it('tells no decision, and ice time only up to that second', () => {
    const input = matchInput({ seed: 2 });
    const { events } = simulateMatch(input);
    const box = boxScoreOf(input, events, { period: 1, second: 600 });
    expect(box.home.goalies.map((line) => line.decision)).toEqual([null, null]);
    // Five skaters, or six while the net is empty for a delayed penalty.
    expect(total(box.home, (line) => line.toi)).toBeLessThanOrEqual(600 * 6 - (box.home.goalies[0]?.toi ?? 0));
    expect(box.home.goalies[0]?.toi).toBeLessThanOrEqual(600);
    expect(box.home.goalies[0]?.toi).toBeGreaterThan(500);
  });

  it('of nothing is a box of zeros', () => {
    const box = boxScoreOf(matchInput(), []);
    expect(box.home.team.score).toBe(0);
    expect(box.home.skaters).toHaveLength(18);
    expect(box.home.goalies).toHaveLength(2);
  });
});

describe('a power play', () => {
  const manpower = (second: number, home: number, away: number, goalies = { home: true, away: true }): MatchEvent => ({
    period: 1,
    second,
    type: 'manpower',
    manpower: { home, away, homeGoalie: goalies.home, awayGoalie: goalies.away },
  });
  const game = (...events: MatchEvent[]) =>
    boxScoreOf(matchInput(), [{ period: 1, second: 0, type: 'period-start' }, manpower(0, 5, 5), ...events]).home.team
      .ppOpportunities;

  it('is counted when the other team loses a man, and again when it loses a second', () => {
    expect(game(manpower(60, 5, 4), manpower(90, 5, 3), manpower(180, 5, 4), manpower(210, 5, 5))).toBe(2);
  });

  it('is not counted for an extra attacker', () => {
    expect(game(manpower(60, 6, 5, { home: false, away: true }))).toBe(0);
  });

  it('is not counted at four on four', () => {
    expect(game(manpower(60, 4, 4))).toBe(0);
  });

  it('lasts while it is played, not through the shootout that it is followed by', () => {
    const line = (period: number, second: number) => {
      const time = { period, second };
      const onIce = (first: number, count: number) => Array.from({ length: count }, (_, man) => first + man);
      const events: MatchEvent[] = [
        { period: 4, second: 0, type: 'period-start' },
        { period: 4, second: 0, type: 'change', side: 'home', onIce: [...onIce(101, 4), 119] },
        { period: 4, second: 0, type: 'change', side: 'away', onIce: [...onIce(201, 3), 219] },
        { ...manpower(0, 4, 3), period: 4 },
        { period: 4, second: 300, type: 'period-end' },
        { period: 5, second: 0, type: 'period-start' },
        {
          period: 5,
          second: 20,
          type: 'shootout-attempt',
          side: 'home',
          round: 1,
          shooter: 101,
          goalie: 219,
          scored: true,
        },
        {
          period: 5,
          second: 40,
          type: 'shootout-attempt',
          side: 'away',
          round: 1,
          shooter: 201,
          goalie: 119,
          scored: false,
        },
      ];
      return boxScoreOf(matchInput(), events, time).home.team.ppSeconds;
    };
    expect(line(4, 200)).toBe(200);
    expect(line(5, 10)).toBe(300);
    expect(line(5, 40)).toBe(300);
  });
});
