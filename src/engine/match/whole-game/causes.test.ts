/** Effects too small or too rare to show in one game: rates over enough seeded games to rule out chance. */
import { describe, expect, it } from 'vitest';
import { BREAKOUT } from '#engine/match/constants/play.ts';
import { CONDITION, SKILL } from '#engine/match/constants/players.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { Game } from '#engine/match/game.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { playPeriod, simulateMatch, startMatch } from '#engine/match/match.ts';
import { IN_ZONE, OWN_END } from '#engine/match/play/phase.ts';
import { bringUp } from '#engine/match/play/transition.ts';
import { ORDINARY_PROFILE, type SkillProfile } from '#engine/match/ratings/skill-profile.ts';
import { storedStateOf } from '#engine/match/record/stored-state.ts';
import { openPeriod } from '#engine/match/setup.ts';
import { attempt } from '#engine/match/shot/shots.ts';
import { matchInput } from '../../../../tests/factories/match.ts';
import { gameInPlay, shareOfMoments } from '../../../../tests/factories/play.ts';

const ratingsOf = (input: MatchInput) => openPeriod(input, startMatch(input), [null, null]).ratings;

describe('a team tired from playing yesterday', () => {
  const HOME_CENTER = 1;
  const HOME_GOALIE = 18;
  const VISITOR = 21;

  function tiredInput(seed: number, energy: number): MatchInput {
    const input = matchInput({ seed });
    const players = input.home.players.map((player) => ({ ...player, energy }));
    return { ...input, home: { ...input.home, players } };
  }

  it('is worse at everything for each missing point of energy, unlike its opponent', () => {
    const rested = ratingsOf(tiredInput(1, 100));
    const tired = ratingsOf(tiredInput(1, 80));
    const lost = 20 * CONDITION.heavyLegs;
    for (const rating of ['finish', 'pass', 'carry', 'defend', 'press', 'faceoff'] as const) {
      expect((rested[rating][HOME_CENTER] ?? 0) - (tired[rating][HOME_CENTER] ?? 0)).toBeCloseTo(lost, 6);
      expect(tired[rating][VISITOR]).toBe(rested[rating][VISITOR]);
    }
    expect((rested.stop[HOME_GOALIE] ?? 0) - (tired.stop[HOME_GOALIE] ?? 0)).toBeCloseTo(lost, 6);
  });

  it('gets fewer chances by fatigue alone, even if the game cost no energy', () => {
    const homeShare = (energy: number) => {
      let own = 0;
      let all = 0;
      for (let seed = 1; seed <= 200; seed++) {
        const input = tiredInput(seed, energy);
        const state = startMatch(input);
        storedStateOf(state).energy.fill(100);
        for (const event of playPeriod({ input, state }).events) {
          if (event.type !== 'shot') continue;
          if (event.side === 'home') own += event.xg;
          all += event.xg;
        }
      }
      return own / all;
    };
    expect(homeShare(70)).toBeLessThan(homeShare(100) - 0.05);
  });
});

describe('the crowd', () => {
  it('carries the home team: it makes more zone entries than the same team on neutral ice', () => {
    const attacks = ({ phase, possession }: Game) => phase === IN_ZONE && possession === 0;
    const intoTheZone = (neutralIce: boolean) =>
      shareOfMoments(gameInPlay({ neutralIce }), 4000, (game) => {
        game.phase = OWN_END;
        bringUp(game);
        return attacks(game);
      });
    expect(intoTheZone(false)).toBeGreaterThan(intoTheZone(true));
  });
});

describe('in the second period and overtime, with the bench far from the defensive end,', () => {
  it('a bad change is punished by a stretch pass: more attacks are rushes', () => {
    const rushes = (period: number) =>
      shareOfMoments(gameInPlay({ period }), 3000, (game) => {
        game.phase = OWN_END;
        bringUp(game);
        return game.rush && game.possession === 0;
      });
    expect([rushes(3), rushes(4)]).toEqual([rushes(1), rushes(2)]);
    expect(rushes(2) - rushes(1)).toBeGreaterThan(BREAKOUT.springsOnLongChange / 2);
  });
});

describe('the profile of a league', () => {
  const leadersStandOut = (points: number): SkillProfile => {
    const { details } = ORDINARY_PROFILE;
    return { ...ORDINARY_PROFILE, details: { ...details, leaders: details.leaders + points } };
  };

  it('takes from finishing what the league’s stars add beyond the usual', () => {
    const plain = ratingsOf(matchInput());
    const starry = ratingsOf(matchInput({ profile: leadersStandOut(2) }));
    for (let skater = 0; skater < 18; skater++) {
      const lost = (plain.finish[skater] ?? 0) - (starry.finish[skater] ?? 0);
      expect(lost).toBeCloseTo((2 * SKILL.leadersInFinish) / SKILL.scale, 6);
    }
    const others = (ratings: typeof plain) => ({ ...ratings, finish: [], shotWeight: [], powerPlayShotWeight: [] });
    expect(others(starry)).toEqual(others(plain));
  });

  it('lowers the scoring of a league of stars, and raises that of one without', () => {
    const scoring = (points: number) => {
      const game = gameInPlay({ profile: leadersStandOut(points) });
      return shareOfMoments(game, 5000, ({ sides: [us] }) => {
        const before = us.score;
        attempt(game);
        return us.score > before;
      });
    };
    expect(scoring(5) / scoring(0)).toBeLessThan(0.95);
    expect(scoring(-5) / scoring(0)).toBeGreaterThan(1.05);
  });

  it('from before engine 5 has no details, and everything is as in an average league', () => {
    const { skaters, goalies } = ORDINARY_PROFILE;
    expect(ratingsOf(matchInput({ profile: { skaters, goalies } }))).toEqual(ratingsOf(matchInput()));
  });

  it('makes a league with better goalies score like any other', () => {
    const better = (points: number, profile?: SkillProfile) => {
      const input = matchInput(profile === undefined ? {} : { profile });
      const lift = (team: MatchInput['home']) => ({
        ...team,
        players: team.players.map((player) =>
          player.positions[0] === 'G' ? { ...player, skills: player.skills.map((skill) => skill + points) } : player,
        ),
      });
      return ratingsOf({ ...input, home: lift(input.home), away: lift(input.away) }).stop[18] ?? 0;
    };
    const known = better(5, { ...ORDINARY_PROFILE, goalies: ORDINARY_PROFILE.goalies + 5 });
    expect(known).toBeCloseTo(better(0), 6);
    expect(better(5)).toBeGreaterThan(known + 0.5);
  });
});

/** Returns the home team's formation if compared here: five on five, or six on five late in the game. */
function formationOf({ manpower, period }: Extract<MatchEvent, { type: 'manpower' }>): 'five' | 'six' | null {
  const { home, away, homeGoalie, awayGoalie } = manpower;
  if (away !== 5 || !awayGoalie) return null;
  if (home === 5 && homeGoalie) return 'five';
  return home === 6 && period === 3 ? 'six' : null;
}

describe('a net left empty for the extra attacker', () => {
  it('brings more attempts than five skaters have, and costs more goals than it adds', () => {
    const seen = {
      five: { seconds: 0, attempts: 0, goals: 0, against: 0 },
      six: { seconds: 0, attempts: 0, goals: 0, against: 0 },
    };
    for (let seed = 1; seed <= 500; seed++) {
      let since = 0;
      let formation: 'five' | 'six' | null = null;
      for (const event of simulateMatch(matchInput({ seed })).events) {
        if (event.type === 'period-start') since = 0;
        const so = formation === null ? null : seen[formation];
        if (so !== null) {
          so.seconds += event.second - since;
          if (event.type === 'shot' && event.side === 'home') so.attempts++;
          if (event.type === 'goal') so[event.side === 'home' ? 'goals' : 'against']++;
        }
        since = event.second;
        if (event.type === 'manpower') formation = formationOf(event);
      }
    }
    const { five, six } = seen;
    expect(six.attempts / six.seconds).toBeGreaterThan((1.3 * five.attempts) / five.seconds);
    expect(six.goals / six.seconds).toBeGreaterThan(five.goals / five.seconds);
    expect(six.against).toBeGreaterThan(six.goals);
  });
});
