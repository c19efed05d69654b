import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAGUE_SETTINGS, overtimeOf } from '#domains/competition/rules.ts';
import { faceoffOf, lineupTonight, matchInputOf, matchTeamOf, type Squad } from '#domains/game/rules/match-day.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { BALANCED_TACTICS, dressedPlaces } from '#engine/lineup/lineup.ts';
import type { MatchTeam } from '#engine/match/input.ts';
import { playPeriod, startMatch } from '#engine/match/match.ts';
import { LEVELS } from '#engine/player/skills.ts';
import { knownSecret } from '#engine/secret.ts';
import { anySpoil, spoil } from '../../../../tests/factories/malformed-lineups.ts';
import { matchTeam } from '../../../../tests/factories/match.ts';
import { rosterOf } from '../../../../tests/factories/roster.ts';

const guests = matchTeam({ teamId: 900_000 });
const fixture = {
  id: 1,
  seed: 7,
  type: 'regular',
  overtime: overtimeOf(LEAGUE_SETTINGS),
  importance: 0.3,
  isDecisive: false,
  profile: null,
  maxInjuryDays: null,
  isOnNeutralIce: false,
} as const;
const anySquad = fc.record({
  level: fc.constantFrom(...LEVELS),
  seed: fc.nat(30),
  wrong: anySpoil,
  isManaged: fc.boolean(),
});

function squadOf(wish: typeof anySquad extends fc.Arbitrary<infer Wish> ? Wish : never): Squad {
  const healthy = rosterOf(wish.level, wish.seed);
  const { lineup, roster } = spoil(autoFill(healthy, null, { level: wish.level }), healthy, wish.wrong);
  const { level, isManaged } = wish;
  return {
    teamId: 1,
    season: 1,
    secret: knownSecret(1),
    level,
    isManaged,
    isDecisive: false,
    players: roster,
    lineup,
    tactics: null,
  };
}

/** @throws whatever the engine refuses */
const start = (home: MatchTeam) => startMatch(matchInputOf(fixture, home, guests));

describe('the engine’s input', () => {
  it('is always a playable lineup, whatever was stored, or nothing with the reason', () => {
    let played = 0;
    fc.assert(
      fc.property(anySquad, (wish) => {
        const squad = squadOf(wish);
        let dressed: MatchTeam;
        try {
          dressed = matchTeamOf(squad).team;
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          expect(String(error)).toMatch(/has nobody for (forwards|defense|goalies)\./);
          return;
        }
        played++;
        expect(() => start(dressed)).not.toThrow();
        const suspended = new Set(squad.players.flatMap((player) => (player.isSuspended ? player.id : [])));
        expect(dressed.players.filter((player) => suspended.has(player.id))).toEqual([]);
        expect(new Set(dressed.players.map((player) => player.id)).size).toBe(20);
      }),
    );
    expect(played).toBeGreaterThan(25);
  });

  it('in an intermission has only players dressed tonight, whatever the manager saved', () => {
    fc.assert(
      fc.property(anySquad, (wish) => {
        const healthy = rosterOf(wish.level, wish.seed);
        const squad = squadOf({ ...wish, wrong: { ...wish.wrong, places: [], hurt: [], suspended: [], aged: [] } });
        const { team } = matchTeamOf(squad);
        const { lineup: wanted } = spoil(autoFill(healthy, null, { level: wish.level }), healthy, wish.wrong);
        const lineup = lineupTonight(wanted, team);
        const dressed = new Set(team.players.map((player) => player.id));
        expect(dressedPlaces(lineup).every(({ player }) => player !== null && dressed.has(player))).toBe(true);
        const input = matchInputOf(fixture, team, guests);
        const benches = { home: { lineup, tactics: BALANCED_TACTICS } };
        expect(() => playPeriod({ input, state: startMatch(input), benches })).not.toThrow();
      }),
      { numRuns: 25 },
    );
  });

  it('has the bench’s orders when there are any', () => {
    const squad = squadOf({ level: 'PRO', seed: 1, isManaged: true, wrong: NOTHING_WRONG });
    const orders = [{ periods: [3], tactics: { shooting: 'volume' as const } }];
    expect(matchTeamOf({ ...squad, orders }).team.orders).toEqual(orders);
    expect(matchTeamOf({ ...squad, orders: [] }).team).not.toHaveProperty('orders');
  });
});

const NOTHING_WRONG = { places: [], shootout: null, hurt: [], suspended: [], aged: [] };

describe('a team’s coaches', () => {
  const players = rosterOf('PRO', 1);
  const plain = {
    teamId: 1,
    season: 1,
    secret: knownSecret(1),
    level: 'PRO',
    isManaged: false,
    isDecisive: false,
  } as const;
  const squad: Squad = { ...plain, players, lineup: null, tactics: null };
  const worth = (gamePlan: number) => ({ gamePlan, changes: 0, powerPlay: 0, penaltyKill: 0 });

  it('count in playoff games with their playoff rating, and in all others as usual', () => {
    const home = { ...squad, coaching: worth(0.1), playoffCoaching: worth(0.2) };
    const away = { ...squad, teamId: 2, playoffCoaching: worth(0.3) };
    const plansIn = (type: 'regular' | 'playoffs') => {
      const { input } = faceoffOf({ fixture: { ...fixture, type }, home, away });
      return [input.home.coaching?.gamePlan, input.away.coaching?.gamePlan];
    };
    expect(plansIn('regular')).toEqual([0.1, undefined]);
    expect(plansIn('playoffs')).toEqual([0.2, 0.3]);
  });
});
