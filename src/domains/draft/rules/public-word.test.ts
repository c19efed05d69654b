import { describe, expect, it } from 'vitest';
import { combineOf } from '#domains/draft/rules/combine.ts';
import { type Junior, juniorLines } from '#domains/draft/rules/junior.ts';
import { NO_FACTS, type PublicFacts, publicShifts } from '#domains/draft/rules/public-word.ts';
import { scout } from '#domains/draft/rules/scouting.ts';
import { amateurPositions, drawAmateur } from '#domains/youth/rules/newcomers.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { Random } from '#engine/random.ts';
import { knownSecret } from '#engine/secret.ts';

/** A class for forty clubs, as seen by a club with poor scouts. */
function classOf(seed: number) {
  const secret = knownSecret(`public ${seed}`);
  const random = new Random(seed);
  const boys = amateurPositions(40).map((position, index): Junior & { heightCm: number } => {
    const { age, body } = drawAmateur({ position, tier: 1 + (index % 2) }, random.fork(index));
    const { skills, ceilings, heightCm } = body;
    return { id: index + 1, position, age, skills, ceilings, heightCm, nationId: 1 + (index % 8) };
  });
  const lines = juniorLines(boys, boys, { secret, season: 4, day: 43 });
  const facts: PublicFacts = {
    lines: new Map(boys.map(({ id }, index) => [id, lines[index] ?? expect.unreachable()])),
    combine: new Map(boys.slice(0, 100).map((boy) => [boy.id, combineOf(boy, { secret, season: 4 })])),
  };
  const judged = boys.map((boy) => ({
    ...boy,
    seen: scout(boy, { secret, season: 4, clubId: 1, eyes: () => 2.5 }),
  }));
  return { judged, facts };
}

describe('public information on amateurs', () => {
  it('brings a club’s view of them nearer to the truth', () => {
    const seeds = Array.from({ length: 12 }, (_, index) => index + 1);
    const errors = seeds.map((seed) => {
      const { judged, facts } = classOf(seed);
      const errorOf = (shifts: ReadonlyMap<number, number>) =>
        judged.reduce((sum, { id, position, skills, seen }) => {
          return sum + (seen.present.mid + (shifts.get(id) ?? 0) - exactOverall(position, skills)) ** 2;
        }, 0);
      return errorOf(publicShifts(judged, facts)) / errorOf(new Map());
    });
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.95);
  });

  it('moves players up who score more than scouts expect, and down who score less', () => {
    const { judged, facts } = classOf(3);
    const [boy] = judged.filter(({ position }) => position === 'C');
    const line = facts.lines.get(boy?.id ?? 0);
    if (!boy || !line) throw new Error('nobody plays');
    const shiftWith = (goals: number) => {
      const lines = new Map(facts.lines).set(boy.id, { ...line, games: 30, goals, assists: goals });
      return publicShifts(judged, { ...facts, lines }).get(boy.id) ?? 0;
    };
    expect(shiftWith(40)).toBeGreaterThan(shiftWith(12));
    expect(shiftWith(40)).toBeGreaterThan(0);
    expect(shiftWith(0)).toBeLessThan(0);
  });

  it('moves players up who are stronger and faster than others', () => {
    const { judged, facts } = classOf(4);
    const boy = judged.find(({ id, position }) => position === 'LD' && facts.combine.has(id));
    const results = facts.combine.get(boy?.id ?? 0);
    if (!boy || !results) throw new Error('nobody was measured');
    const shiftWith = (better: number) => {
      const { sprint, jump } = results;
      const combine = new Map(facts.combine).set(boy.id, {
        ...results,
        sprint: sprint - 0.3 * better,
        jump: jump + 15 * better,
      });
      return publicShifts(judged, { ...facts, combine }).get(boy.id) ?? 0;
    };
    expect(shiftWith(1)).toBeGreaterThan(shiftWith(-1));
  });

  it('says nothing before the first game', () => {
    const { judged } = classOf(5);
    for (const shift of publicShifts(judged, NO_FACTS).values()) expect(shift).toBe(0);
  });
});
