import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import type { SkaterLine, TeamBox } from '#engine/match/record/box-score/box.ts';
import { boxScoreOf } from '#engine/match/record/box-score/box-score.ts';
import { SIDE_NAMES, type Side } from '#engine/match/sides.ts';
import { everyInput } from '../../../../../tests/factories/every-game.ts';
import { matchInput } from '../../../../../tests/factories/match.ts';
import { emptyBox } from '../../../../../tests/oracles/empty-box.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const total = (box: TeamBox, pick: (line: SkaterLine) => number) =>
  box.skaters.reduce((all, line) => all + pick(line), 0);

function everyGame(check: (game: ReturnType<typeof simulateMatch> & { input: MatchInput }) => void): void {
  everyInput((input) => check({ input, ...simulateMatch(input) }));
}

const both = ({ result }: { result: { box: { home: TeamBox; away: TeamBox } } }) =>
  [
    [result.box.home, result.box.away],
    [result.box.away, result.box.home],
  ] as const;

/** Returns the scorer of the winning goal (none after a shootout), and the goalies in net at that time or last. */
function decisiveMoment(
  input: MatchInput,
  events: readonly MatchEvent[],
  { winner, losersGoals }: { winner: Side; losersGoals: number },
): { scorer: number[]; nets: Record<Side, number> } {
  const nets = { home: 0, away: 0 };
  const keepers = SIDE_NAMES.flatMap((side) => Object.values(input[side].lineup.goalies));
  let goals = 0;
  for (const event of events) {
    if (event.type === 'change') nets[event.side] = event.onIce.find((id) => keepers.includes(id)) ?? nets[event.side];
    if (event.type !== 'goal' || event.side !== winner) continue;
    goals++;
    if (goals === losersGoals + 1) return { scorer: [event.scorer], nets };
  }
  return { scorer: [], nets };
}

describe('the box score of a whole game', () => {
  it('kept during the game matches the one computed from its events afterward', () => {
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

  it('gives goalies every shot on goal: saved, beaten or into an empty net', () => {
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

  it('credits the game-winning goal, and the goalies in net at that moment', () => {
    const seen = { regulation: 0, overtime: 0, shootout: 0 };
    everyGame(({ input, events, result }) => {
      const { winner, endedIn, box } = result;
      const decisions = SIDE_NAMES.flatMap((side) =>
        box[side].goalies.flatMap(({ playerId, decision }) => (decision === null ? [] : [[side, playerId, decision]])),
      );
      const winningGoals = SIDE_NAMES.flatMap((side) =>
        box[side].skaters.flatMap((line) => Array<number>(line.gameWinningGoals).fill(line.playerId)),
      );
      if (winner === null) {
        expect([decisions, winningGoals]).toEqual([[], []]);
        return;
      }
      const loser = winner === 'home' ? 'away' : 'home';
      const { scorer, nets } = decisiveMoment(input, events, { winner, losersGoals: box[loser].team.goals });
      const lost = endedIn === 'regulation' ? 'L' : 'OTL';
      expect(new Set(decisions)).toEqual(
        new Set([
          [winner, nets[winner], 'W'],
          [loser, nets[loser], lost],
        ]),
      );
      expect(winningGoals).toEqual(scorer);
      seen[endedIn]++;
    });
    expect(Math.min(seen.regulation, seen.overtime, seen.shootout)).toBeGreaterThan(0);
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

  it('adds one goal to the shootout winner’s score, not to the goals', () => {
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
  it('counts up to the requested second, so that cut events and a moment agree', () => {
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
      { numRuns: 30 },
    );
  });

  it('gives no decisions, and ice time only up to that second', () => {
    const input = matchInput({ seed: 2 });
    const { events } = simulateMatch(input);
    const box = boxScoreOf(input, events, { period: 1, second: 600 });
    expect(box.home.goalies.map((line) => line.decision)).toEqual([null, null]);
    // Five skaters, or six while the net is empty for a delayed penalty.
    expect(total(box.home, (line) => line.toi)).toBeLessThanOrEqual(600 * 6 - (box.home.goalies[0]?.toi ?? 0));
    expect(box.home.goalies[0]?.toi).toBeLessThanOrEqual(600);
    expect(box.home.goalies[0]?.toi).toBeGreaterThan(500);
  });

  it('without events is all zeros', () => {
    const input = matchInput();
    const { home, away } = boxScoreOf(input, []);
    expect(home).toMatchObject(emptyBox(input.home));
    expect(away).toMatchObject(emptyBox(input.away));
    expect([home.team.score, home.skaters.length, home.goalies.length]).toEqual([0, 18, 2]);
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

  it('is counted when the other team loses a player, and again when it loses a second', () => {
    expect(game(manpower(60, 5, 4), manpower(90, 5, 3), manpower(180, 5, 4), manpower(210, 5, 5))).toBe(2);
  });

  it('is not counted for an extra attacker', () => {
    expect(game(manpower(60, 6, 5, { home: false, away: true }))).toBe(0);
  });

  it('is not counted at four on four', () => {
    expect(game(manpower(60, 4, 4))).toBe(0);
  });

  it('ends with play, not with the shootout that follows', () => {
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
