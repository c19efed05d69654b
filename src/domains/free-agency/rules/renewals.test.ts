import { describe, expect, it } from 'vitest';
import { capHit } from '#engine/market/cap-hit.ts';
import { firstLimits } from '#engine/market/price.ts';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { overallOf } from '#engine/player/overall.ts';
import { LEVELS } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { planRenewals, type RenewalState } from './renewals.ts';
import type { AssistantLimits, PlanPlayer } from './summer.ts';

const SEASON = 4;
const SALARIES = { PRO: 3_000_000, FRM: 775_000, U21: 155_000 };

/** Two clubs with ordinary squads, a third of whose contracts expire; the second has a manager. */
function stateOf(assistant: AssistantLimits | null): RenewalState {
  const random = new Random(5);
  const players: PlanPlayer[] = [];
  for (const clubId of [1, 2]) {
    for (const level of LEVELS) {
      for (const member of generateRoster({ level, tier: 1, quality: 0 }, random)) {
        const position = member.positions[0] ?? 'C';
        const overall = overallOf(position, member.skills);
        const contractTo = SEASON + random.int(0, 2);
        const person = { position, age: member.age, overall, ceiling: overall, salary: SALARIES[level] };
        players.push({ id: players.length + 1, ...person, clubId, contractTo });
      }
    }
  }
  const club = { tier: 1, limits: firstLimits(1), dead: 0 };
  return {
    season: SEASON,
    players,
    clubs: [
      { ...club, id: 1, assistant: null },
      { ...club, id: 2, assistant },
    ],
  };
}

const plan = (state: RenewalState, least = 775_000, worth = 0) =>
  planRenewals(state, {
    random: new Random(1),
    stops: () => false,
    leastAt: () => () => least,
    worthAt: () => () => worth,
  });
const of = (clubId: number, { renewals }: ReturnType<typeof plan>) => renewals.filter((each) => each.clubId === clubId);

describe('contract renewals', () => {
  it('sign only the club’s own players with expiring contracts, within its limit', () => {
    const state = stateOf(null);
    const { renewals, prices } = plan(state);
    expect(prices.get(1)).toBeGreaterThan(0);
    for (const clubId of [1, 2]) {
      const own = state.players.filter((player) => player.clubId === clubId);
      const signed = new Map(
        of(clubId, { renewals, prices, surplus: [] }).map((each) => [each.playerId, each.terms.salary]),
      );
      expect(signed.size).toBeGreaterThan(10);
      for (const id of signed.keys()) expect(own.find((player) => player.id === id)?.contractTo).toBe(SEASON);
      const bound = own.filter(({ contractTo }) => (contractTo ?? 0) > SEASON).sort((a, b) => b.salary - a.salary);
      const regulars = [...bound.map(({ salary }) => salary), ...signed.values()].sort((a, b) => b - a).slice(0, 24);
      const hit = regulars.reduce((sum, salary) => sum + capHit({ salary, level: 'PRO' }, firstLimits(1)), 0);
      expect(hit).toBeLessThanOrEqual(firstLimits(1).upper);
    }
  });

  it('fail where the player wants far more than his club thinks he is worth', () => {
    expect(plan(stateOf(null), 16_000_000).renewals.every(({ terms }) => terms.kind === 'entry')).toBe(true);
  });

  it('are made far above the previous salary where the market is', () => {
    const standard = ({ renewals }: ReturnType<typeof plan>) => renewals.filter(({ terms }) => terms.kind !== 'entry');
    expect(standard(plan(stateOf(null), 12_000_000, 11_900_000))).toEqual([]);
    const dear = standard(plan(stateOf(null), 12_000_000, 12_000_000));
    expect(dear.length).toBeGreaterThan(0);
    expect(dear.every(({ terms }) => terms.salary === 12_000_000)).toBe(true);
  });

  it('are made by an assistant only within the manager’s limits', () => {
    const limits: AssistantLimits = {
      ...{ resigns: 'everybody', maxSalary: 1_000_000, handsOff: [], fills: true },
      keepsOpen: 0,
    };
    const cheap = of(2, plan(stateOf(limits)));
    expect(cheap.length).toBeGreaterThan(0);
    expect(cheap.every(({ terms }) => terms.salary <= 1_000_000)).toBe(true);
    const [first] = cheap;
    const without = of(2, plan(stateOf({ ...limits, handsOff: [first?.playerId ?? 0] })));
    expect(without.map(({ playerId }) => playerId)).not.toContain(first?.playerId);
    expect(of(2, plan(stateOf({ ...limits, resigns: 'needed' }))).length).toBeLessThanOrEqual(cheap.length);
    expect(of(2, plan(stateOf({ ...limits, resigns: 'nobody' })))).toEqual([]);
    expect(of(1, plan(stateOf(limits))).length).toBeGreaterThan(cheap.length);
  });
});
