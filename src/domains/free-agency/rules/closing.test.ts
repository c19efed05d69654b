import { describe, expect, it } from 'vitest';
import { MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import { closeSummer } from '#domains/free-agency/rules/closing.ts';
import type { PlanPlayer } from '#domains/free-agency/rules/summer.ts';
import { capHit } from '#engine/market/cap-hit.ts';
import { firstLimits } from '#engine/market/price.ts';
import { POSITIONS } from '#engine/player/skills.ts';

const SEASON = 4;
const limits = firstLimits(1);
const club = { id: 1, tier: 1, limits, dead: 0 };
const nobodyStops = () => false;

/** A first team's worth of men under contract, all paid alike. */
function squad(salary: number, over: Partial<PlanPlayer> = {}): PlanPlayer[] {
  return Array.from({ length: 23 }, (_, index) => ({
    id: index + 1,
    position: POSITIONS[index % POSITIONS.length] ?? 'C',
    age: 27,
    overall: 60 + index,
    clubId: 1,
    contractTo: SEASON + 2,
    salary,
    ceiling: 85,
    ...over,
  }));
}

function payrollOf(players: readonly PlanPlayer[]): { letGo: number[]; counted: number } {
  const { letGo, placements } = closeSummer({ season: SEASON, clubs: [club], players }, nobodyStops);
  const salaries = new Map(players.map(({ id, salary }) => [id, salary]));
  const counted = placements.reduce((sum, { playerId, level, terms }) => {
    return sum + capHit({ salary: terms?.salary ?? salaries.get(playerId) ?? 0, level }, limits);
  }, 0);
  return { letGo, counted };
}

describe('the last night of a summer', () => {
  it('lets nobody with a contract go who can be paid', () => {
    expect(payrollOf(squad(3_000_000)).letGo).toEqual([]);
  });

  it('brings a club within its limit, and lets those go who bring least for their money', () => {
    const { letGo, counted } = payrollOf(squad(4_000_000));
    expect(letGo.length).toBeGreaterThan(0);
    expect(letGo.length).toBeLessThan(8);
    expect(counted).toBeLessThanOrEqual(limits.upper);
    // All are paid alike: the worst go.
    expect(Math.max(...letGo)).toBeLessThan(10);
  });

  it('keeps whom the club has just signed before others', () => {
    const players = squad(4_000_000).map((player) => (player.id <= 6 ? { ...player, hasJustSigned: true } : player));
    const { letGo } = payrollOf(players);
    expect(letGo.length).toBeGreaterThan(0);
    expect(letGo.filter((id) => id <= 6)).toEqual([]);
  });

  it('leaves room for the dead cap of whom the club lets go', () => {
    const players = squad(4_000_000);
    const { letGo, counted } = payrollOf(players);
    // Bought out of two seasons, each counts a third of his salary for four.
    const dead = (letGo.length * 4_000_000) / 3;
    expect(counted + dead).toBeLessThanOrEqual(limits.upper);
  });

  it('lets nobody go whose buyout costs as much as he does', () => {
    const [cheap, ...others] = squad(4_000_000, { overall: 70 });
    const players = [{ ...(cheap as PlanPlayer), salary: limits.minimum + 5_000, overall: 1 }, ...others];
    expect(payrollOf(players).letGo).not.toContain(1);
  });

  it('parts by consent with the weakest for whom there is no place, where a club would have more than fifty contracts', () => {
    const first = squad(limits.minimum).map((player) => ({ ...player, overall: player.overall + 15 }));
    const onFarm = { age: 24, isOnFarm: true } as const;
    const farmhands = squad(limits.minimum, onFarm).map((player) => ({ ...player, id: player.id + 100 }));
    const tooMany = farmhands.slice(0, 9).map((player) => ({ ...player, id: player.id + 100, overall: 40 }));
    const stayed = ({ players }: { players: readonly PlanPlayer[] }) =>
      closeSummer({ season: SEASON, clubs: [club], players }, nobodyStops);
    const players = [...first, ...farmhands, ...tooMany];
    const { parted, letGo, placements, openings, released } = stayed({ players });
    const counted = placements.filter(({ level }) => level !== 'U21').length;
    const toBeFilled = openings.filter(({ level }) => level !== 'U21').length;
    expect(counted + toBeFilled).toBe(MAX_CONTRACTS);
    expect(parted.every((id) => id > 200)).toBe(true);
    expect(letGo).toEqual([]);
    expect(released).toEqual(parted);
    // Whoever earns more than anybody else would pay is not got rid of so cheaply.
    const dear = players.map((player) => ({ ...player, salary: Math.max(player.salary, 2 * limits.minimum) }));
    expect(stayed({ players: dear }).parted).toEqual([]);
    expect(stayed({ players: [...first, ...farmhands] }).parted).toEqual([]);
  });
});
