import { describe, expect, it } from 'vitest';
import { KEPT_OPEN, MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import { closeSummer } from '#domains/free-agency/rules/closing.ts';
import type { PlanClub, PlanPlayer } from '#domains/free-agency/rules/summer.ts';
import { capHit } from '#engine/market/cap-hit.ts';
import { firstLimits } from '#engine/market/price.ts';
import { POSITIONS } from '#engine/player/skills.ts';

const SEASON = 4;
const limits = firstLimits(1);
const club = { id: 1, tier: 1, limits, dead: 0 };
const nobodyStops = () => false;

/** A first team of players under contract, all on the same salary. */
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

describe('the last night of the summer', () => {
  it('releases no player under contract whose salary fits', () => {
    expect(payrollOf(squad(3_000_000)).letGo).toEqual([]);
  });

  it('brings a club under its limit by releasing the players worth least for their money', () => {
    const { letGo, counted } = payrollOf(squad(4_000_000));
    expect(letGo.length).toBeGreaterThan(0);
    expect(letGo.length).toBeLessThan(8);
    expect(counted).toBeLessThanOrEqual(limits.upper);
    // All have the same salary: the weakest go.
    expect(Math.max(...letGo)).toBeLessThan(10);
  });

  it('keeps newly signed players before others', () => {
    const players = squad(4_000_000).map((player) => (player.id <= 6 ? { ...player, hasJustSigned: true } : player));
    const { letGo } = payrollOf(players);
    expect(letGo.length).toBeGreaterThan(0);
    expect(letGo.filter((id) => id <= 6)).toEqual([]);
  });

  it('leaves room for the dead cap of players the club lets go', () => {
    const players = squad(4_000_000);
    const { letGo, counted } = payrollOf(players);
    // A buyout of two remaining seasons charges a third of his salary for four.
    const dead = (letGo.length * 4_000_000) / 3;
    expect(counted + dead).toBeLessThanOrEqual(limits.upper);
  });

  it('releases no player whose buyout costs as much as he does', () => {
    const [cheap, ...others] = squad(4_000_000, { overall: 70 });
    const players = [{ ...(cheap as PlanPlayer), salary: limits.minimum + 5_000, overall: 1 }, ...others];
    expect(payrollOf(players).letGo).not.toContain(1);
  });

  it('terminates the weakest surplus contracts above the contracts a club keeps open, as many as a manager wants', () => {
    const first = squad(limits.minimum).map((player) => ({ ...player, overall: player.overall + 15 }));
    const onFarm = { age: 24, isOnFarm: true } as const;
    const farmhands = squad(limits.minimum, onFarm).map((player) => ({ ...player, id: player.id + 100 }));
    const tooMany = farmhands.slice(0, 9).map((player) => ({ ...player, id: player.id + 100, overall: 40 }));
    const stayed = ({ players }: { players: readonly PlanPlayer[] }, own: PlanClub = club) =>
      closeSummer({ season: SEASON, clubs: [own], players }, nobodyStops);
    const players = [...first, ...farmhands, ...tooMany];
    const { parted, letGo, placements, openings, released } = stayed({ players });
    const countOf = (plan: Pick<ReturnType<typeof closeSummer>, 'placements' | 'openings'>) =>
      [...plan.placements, ...plan.openings].filter(({ level }) => level !== 'U21').length;
    // Two good first-team players have no spot and stay anyway.
    expect(countOf({ placements, openings })).toBe(MAX_CONTRACTS - KEPT_OPEN + 2);
    const assistant = { fills: true, maxSalary: 2 * limits.minimum, handsOff: [] as number[], keepsOpen: KEPT_OPEN };
    expect(countOf(stayed({ players }, { ...club, assistant }))).toBe(MAX_CONTRACTS - KEPT_OPEN + 2);
    const kept = (over: Partial<typeof assistant>) =>
      stayed({ players }, { ...club, assistant: { ...assistant, ...over } });
    for (const over of [{ keepsOpen: 0 }, { fills: false }]) expect(countOf(kept(over))).toBe(MAX_CONTRACTS);
    // A player off limits to the assistant stays; another goes.
    expect(kept({ handsOff: parted.slice(0, 1) }).parted).not.toContain(parted[0]);
    expect(parted.every((id) => id > 100)).toBe(true);
    expect(letGo).toEqual([]);
    expect(released).toEqual(parted);
    // A player who earns more than any club would pay cannot be let go that cheaply.
    const dear = players.map((player) => ({ ...player, salary: Math.max(player.salary, 2 * limits.minimum) }));
    expect(stayed({ players: dear }).parted).toEqual([]);
    // A prospect stays as well, and what the club keeps open is told.
    const promising = players.map((player) => ({ ...player, isPromising: player.id === parted[0] }));
    expect(stayed({ players: promising }).parted).not.toContain(parted[0]);
    expect(stayed({ players }).keptOpen.get(club.id)).toBe(KEPT_OPEN);
    expect(kept({ keepsOpen: 0 }).keptOpen.get(club.id)).toBe(0);
    const full = { ...club, assistant: { ...assistant, keepsOpen: 0 } };
    expect(stayed({ players: [...first, ...farmhands] }, full).parted).toEqual([]);
  });

  it('keeps one more contract slot of an AI club open for each restricted free agent it holds', () => {
    const first = squad(limits.minimum, { overall: 75 });
    const weak = [100, 200].flatMap((from) =>
      squad(limits.minimum, { age: 28, isOnFarm: true, overall: 40 }).map((each) => ({ ...each, id: each.id + from })),
    );
    const held = { ...(first[0] as PlanPlayer), id: 998, age: 24, contractTo: SEASON, isHeld: true };
    const countOf = (players: readonly PlanPlayer[]) =>
      closeSummer({ season: SEASON, clubs: [club], players }, nobodyStops).placements.filter(
        ({ level }) => level !== 'U21',
      ).length;
    const usual = countOf([...first, ...weak]);
    expect(countOf([...first, ...weak, held])).toBe(usual - 1);
  });

  it('fills a manager’s open spots only within the assistant’s limits, and an AI club’s always', () => {
    const free = squad(0, { clubId: null, contractTo: null, age: 24 }).map((player) => ({
      ...player,
      id: player.id + 300,
    }));
    const prospect = { ...(free[0] as PlanPlayer), id: 999, clubId: 1, age: 18, isAmateur: true, draftRound: 1 };
    const limited = (assistant: PlanClub['assistant']) => {
      const players = [...squad(limits.minimum), ...free, prospect];
      const { placements, openings } = closeSummer(
        { season: SEASON, clubs: [{ ...club, ...(assistant ? { assistant } : {}) }], players },
        nobodyStops,
      );
      const unasked = placements.filter(({ terms, level }) => terms && level !== 'U21').map(({ playerId }) => playerId);
      return { unasked, new: openings.filter(({ level }) => level !== 'U21').length, placements };
    };
    const usual = { fills: true, maxSalary: 2 * limits.minimum, handsOff: [], keepsOpen: KEPT_OPEN };
    const all = limited(null);
    expect(all.unasked.length).toBeGreaterThan(0);
    expect(limited(usual).unasked).toEqual(all.unasked);
    const spared = all.unasked[0] ?? 0;
    expect(limited({ ...usual, handsOff: [spared] }).unasked).not.toContain(spared);
    for (const none of [
      { ...usual, fills: false },
      { ...usual, maxSalary: limits.minimum - 1 },
    ]) {
      expect(limited(none)).toMatchObject({ unasked: [], new: 0 });
      expect(limited(none).placements.some(({ playerId }) => playerId === prospect.id)).toBe(false);
    }
  });

  it('has a free agent signed for the farm play for the first team if he is better than its weakest player', () => {
    const young = { age: 21 } as const;
    const first = squad(limits.minimum, young).map((player) => ({ ...player, overall: player.overall + 15 }));
    const extra = { ...(first[1] as PlanPlayer), id: 90, overall: 70 };
    const farm = squad(limits.minimum, { ...young, isOnFarm: true }).map((player) => ({
      ...player,
      id: player.id + 100,
    }));
    const star = { ...extra, id: 500, clubId: null, contractTo: null, overall: 95 };
    const players = [...first, extra, ...farm.filter(({ position }) => position !== star.position), star];
    const { placements } = closeSummer({ season: SEASON, clubs: [club], players }, nobodyStops);
    const centers = (level: string) =>
      placements
        .filter((placed) => placed.level === level)
        .flatMap(({ playerId }) => players.filter(({ id, position }) => id === playerId && position === star.position));
    const worst = Math.min(...centers('PRO').map(({ overall }) => overall));
    expect(centers('PRO').map(({ id }) => id)).toContain(star.id);
    expect(centers('FRM').length).toBeGreaterThan(0);
    expect(Math.max(...centers('FRM').map(({ overall }) => overall))).toBeLessThanOrEqual(worst);
  });

  it('has a free agent signed for the farm play for the first team though its centers are too old for the farm', () => {
    const first = squad(limits.minimum, { age: 29 });
    const farm = squad(limits.minimum, { age: 21, isOnFarm: true }).map((player) => ({
      ...player,
      id: player.id + 100,
      overall: player.overall - 25,
    }));
    const [center] = first.filter(({ position }) => position === 'C') as [PlanPlayer];
    const veterans = [1, 2, 3].map((index) => ({ ...center, id: 200 + index, overall: 20, isOnFarm: true }));
    const extra = { ...center, id: 204 };
    const star = { ...center, id: 500, age: 21, clubId: null, contractTo: null, overall: 95 };
    const others = [...first, extra, ...veterans, ...farm.filter(({ position }) => position !== 'C')];
    const close = (players: readonly PlanPlayer[]) =>
      closeSummer({ season: SEASON, clubs: [club], players }, nobodyStops);
    const { placements, openings } = close([...others, star]);
    expect(placements.find(({ playerId }) => playerId === star.id)?.level).toBe('PRO');
    // He was signed to fill a gap on the farm, which remains open.
    const centers = (open: typeof openings) =>
      open.filter(({ level, position }) => level === 'FRM' && position === 'C').length;
    expect(centers(openings)).toBe(centers(close(others).openings));
    expect(centers(openings)).toBeGreaterThan(0);
    // If that were one contract too many, he stays on the farm.
    const counted = (plan: ReturnType<typeof close>) =>
      [...plan.placements, ...plan.openings].filter(({ level }) => level !== 'U21').length;
    const spare = MAX_CONTRACTS - counted(close(others));
    expect(spare).toBeGreaterThan(0);
    // None of them leaves by mutual consent: they earn too much.
    const defense = { ...center, position: 'LD', salary: 2 * limits.minimum } as const;
    const full = [...others, ...Array.from({ length: spare }, (_, index) => ({ ...defense, id: 300 + index }))];
    const plan = close([...full, star]);
    expect(plan.placements.find(({ playerId }) => playerId === star.id)?.level).toBe('FRM');
    expect(counted(plan)).toBe(MAX_CONTRACTS);
  });
});
