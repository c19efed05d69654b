/** What is too small, or too rare, to be seen in one game: rates over so many seeded ones that chance cannot hide it. */
import { describe, expect, it } from 'vitest';
import { TEAM, TEAM_WIDTH } from '#engine/match/box-score/columns.ts';
import { FOUL } from '#engine/match/constants/contact.ts';
import { BREAKOUT } from '#engine/match/constants/play.ts';
import { CONDITION, SKILL } from '#engine/match/constants/players.ts';
import { watchForFouls } from '#engine/match/fouls.ts';
import { AVAILABLE } from '#engine/match/game.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { playPeriod, simulateMatch, startMatch } from '#engine/match/match.ts';
import { IN_ZONE, OWN_END } from '#engine/match/phase.ts';
import { openPeriod } from '#engine/match/setup.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import { ORDINARY_PROFILE, type SkillProfile } from '#engine/match/skill-profile.ts';
import { storedStateOf } from '#engine/match/stored-state.ts';
import { bringUp } from '#engine/match/transition.ts';
import { Random } from '#engine/random.ts';
import { type MatchWish, matchInput } from '../../../tests/factories/match.ts';
import { gameInPlay, type PlayWish } from '../../../tests/factories/play.ts';

const ratingsOf = (input: MatchInput) => openPeriod(input, startMatch(input), [null, null]).ratings;

/** Means a game over so many seeds, and the home team's share of the expected goals. */
function meansOf(games: number, wish: MatchWish): { goals: number; homeShare: number } {
  let goals = 0;
  let own = 0;
  let all = 0;
  for (let seed = 1; seed <= games; seed++) {
    const { home, away } = simulateMatch(matchInput({ seed, ...wish })).result.box;
    goals += home.team.goals + away.team.goals;
    own += home.team.xg;
    all += home.team.xg + away.team.xg;
  }
  return { goals: goals / games, homeShare: own / all };
}

describe('who played yesterday and begins tired', () => {
  const HOME_CENTRE = 1;
  const HOME_GOALIE = 18;
  const VISITOR = 21;

  function tiredInput(seed: number, energy: number): MatchInput {
    const input = matchInput({ seed });
    const players = input.home.players.map((player) => ({ ...player, energy }));
    return { ...input, home: { ...input.home, players } };
  }

  it('is worse at everything, for each point of energy that is missing; the other team is not', () => {
    const rested = ratingsOf(tiredInput(1, 100));
    const tired = ratingsOf(tiredInput(1, 80));
    const lost = 20 * CONDITION.heavyLegs;
    for (const rating of ['finish', 'pass', 'carry', 'defend', 'press', 'faceoff'] as const) {
      expect((rested[rating][HOME_CENTRE] ?? 0) - (tired[rating][HOME_CENTRE] ?? 0)).toBeCloseTo(lost, 6);
      expect(tired[rating][VISITOR]).toBe(rested[rating][VISITOR]);
    }
    expect((rested.stop[HOME_GOALIE] ?? 0) - (tired.stop[HOME_GOALIE] ?? 0)).toBeCloseTo(lost, 6);
  });

  it('has fewer of the chances by his legs alone, even if the night took nothing out of him', () => {
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

/**
 * Penalties of the home team and of the visitors, over so many looks of a referee at play in the zone of one of them. Chance
 * is the same at each look for whatever is compared, so that only what is asked for makes a difference.
 */
function callsOf(wish: PlayWish, attacks: (look: number) => SideIndex): [home: number, away: number] {
  const game = gameInPlay(wish);
  const calls: [number, number] = [0, 0];
  for (let look = 0; look < 20_000; look++) {
    game.random.restart(new Random(look).state());
    game.possession = attacks(look);
    game.phase = IN_ZONE;
    game.foulDue = game.clock;
    watchForFouls(game);
    for (const { side } of game.pending) calls[side]++;
    game.pending.length = 0;
    game.box.length = 0;
    game.out.fill(AVAILABLE);
    game.referee.calls.fill(0);
    game.sheet.clear();
  }
  const { teams } = game.sheet.tally;
  return [calls[0] + teams[TEAM.penalties]!, calls[1] + teams[TEAM_WIDTH + TEAM.penalties]!];
}

describe('the crowd', () => {
  const byTurns = (look: number): SideIndex => (look % 2 === 0 ? 0 : 1);

  it('sees every foul of the visitors, and fewer of the home team’s', () => {
    const [home, away] = callsOf({}, byTurns);
    const [neutralHome, neutralAway] = callsOf({ neutralIce: true }, byTurns);
    expect(away / neutralAway).toBeGreaterThan(1 + FOUL.crowd / 2);
    expect(home / neutralHome).toBeLessThan(1 - FOUL.crowd / 2);
  });

  it('carries the home team: it has more of the chances than the same team on neutral ice', () => {
    const [home, neutral] = [false, true].map((neutralIce) => meansOf(1000, { neutralIce }).homeShare);
    expect(home).toBeGreaterThan(neutral ?? 1);
  });
});

describe('where the bench is far from the own end, in the second period and in overtime,', () => {
  it('defenders who cannot change foul more, and attackers do not', () => {
    const [first, second, third, overtime] = [1, 2, 3, 4].map((period) => callsOf({ period }, () => 0));
    expect([third, overtime]).toEqual([first, second]);
    const moreThan = (side: SideIndex) => (second?.[side] ?? 0) / (first?.[side] ?? 1);
    expect(moreThan(1)).toBeGreaterThan(1 + (FOUL.caughtOnLongChange - 1) / 2);
    expect(moreThan(0)).toBeLessThan(1.03);
  });

  it('who changes badly is caught by a pass up the ice: more attacks are rushes', () => {
    const BREAKOUTS = 4000;
    const rushes = (period: number) => {
      let count = 0;
      const game = gameInPlay({ period });
      for (let breakout = 0; breakout < BREAKOUTS; breakout++) {
        game.clock = 0;
        game.possession = 0;
        game.phase = OWN_END;
        game.rush = false;
        game.rebound = false;
        bringUp(game);
        if (game.rush && game.possession === 0) count++;
        game.pending.length = 0;
        game.box.length = 0;
        game.out.fill(AVAILABLE);
        game.sheet.clear();
      }
      return count / BREAKOUTS;
    };
    expect(Math.min(rushes(2), rushes(4)) - Math.max(rushes(1), rushes(3))).toBeGreaterThan(
      BREAKOUT.springsOnLongChange / 4,
    );
  });
});

describe('the profile of a league', () => {
  const leadersStandOut = (points: number): SkillProfile => {
    const { details } = ORDINARY_PROFILE;
    return { ...ORDINARY_PROFILE, details: { ...details, leaders: details.leaders + points } };
  };

  it('takes from everybody’s finishing what the stars of the league stand out more than usual', () => {
    const plain = ratingsOf(matchInput());
    const starry = ratingsOf(matchInput({ profile: leadersStandOut(2) }));
    for (let skater = 0; skater < 18; skater++) {
      const lost = (plain.finish[skater] ?? 0) - (starry.finish[skater] ?? 0);
      expect(lost).toBeCloseTo((2 * SKILL.leadersInFinish) / SKILL.scale, 6);
    }
    expect({ ...starry, finish: [], shotWeight: [] }).toEqual({ ...plain, finish: [], shotWeight: [] });
  });

  it('so keeps down the goals of a league of stars', () => {
    const [plain, starry] = [0, 5].map((points) => meansOf(800, { profile: leadersStandOut(points) }).goals);
    expect(starry).toBeLessThan(plain ?? 0);
  });

  it('of a season before engine 5 has no details, and everything is as in an ordinary league', () => {
    const { skaters, goalies } = ORDINARY_PROFILE;
    expect(ratingsOf(matchInput({ profile: { skaters, goalies } }))).toEqual(ratingsOf(matchInput()));
  });

  it('makes a league in which every goalie is better score like any other', () => {
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

describe('a net left empty for a sixth skater', () => {
  it('brings more attempts than five have, and costs more goals than it brings', () => {
    const seconds = { six: 0, five: 0 };
    const attempts = { six: 0, five: 0 };
    const goals = { six: 0, against: 0 };
    for (let seed = 1; seed <= 500; seed++) {
      let at = 0;
      let formation = '';
      for (const event of simulateMatch(matchInput({ seed })).events) {
        const passed = event.type === 'period-start' ? 0 : event.second - at;
        at = event.second;
        if (formation === 'six' || formation === 'five') seconds[formation] += passed;
        if (event.type === 'manpower') {
          const { home, away, homeGoalie, awayGoalie } = event.manpower;
          const isLate = event.period === 3;
          formation =
            isLate && home === 6 && away === 5 && !homeGoalie && awayGoalie
              ? 'six'
              : home === 5 && away === 5 && homeGoalie && awayGoalie
                ? 'five'
                : '';
        }
        if (event.type === 'shot' && event.side === 'home' && (formation === 'six' || formation === 'five'))
          attempts[formation]++;
        if (event.type === 'goal' && formation === 'six') goals[event.side === 'home' ? 'six' : 'against']++;
      }
    }
    const anHour = (count: number, of: 'six' | 'five') => (3600 * count) / seconds[of];
    expect(anHour(attempts.six, 'six')).toBeGreaterThan(1.3 * anHour(attempts.five, 'five'));
    expect(goals.against).toBeGreaterThan(goals.six);
  });
});
