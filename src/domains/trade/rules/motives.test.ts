import { expect, it } from 'vitest';
import type { TradePart, TradeThing } from '#domains/trade/rules/things.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { projectGoals } from '#engine/market/projection.ts';
import type { TradeMan, TradingClub } from '#engine/market/trade.ts';
import { motiveOf } from './motives.ts';

const OWN = 1 as ClubId;
const OTHER = 2 as ClubId;
interface Man {
  age: number;
  overall: number;
  dollars: number;
  seasons?: number;
}
const man = (id: number, { age, overall, dollars, seasons = 3 }: Man): TradeMan => ({
  ...{ id, position: 'C', age, level: 'PRO', overall, isOut: 0 },
  goals: projectGoals({ position: 'C', age, overall }, 1),
  hits: Array.from({ length: seasons }, () => dollars),
});
const squad = [73, 70, 68, 66].map((overall, index) => man(index + 1, { age: 28, overall, dollars: 2_000_000 }));
const gets = {
  veteran: man(11, { age: 34, overall: 82, dollars: 2_000_000, seasons: 1 }),
  boy: man(12, { age: 19, overall: 66, dollars: 900_000 }),
  cheap: man(13, { age: 28, overall: 66, dollars: 800_000 }),
};
const dear = man(4, { age: 28, overall: 66, dollars: 7_000_000 });

function wants(got: TradeMan, given: TradeMan): string {
  const everybody = [...squad.filter(({ id }) => id !== given.id), given];
  const club: TradingClub = {
    tier: 1,
    stance: 'retool',
    price: 380_000,
    minimum: 775_000,
    seasonLeft: 1,
    squad: everybody,
  };
  const see = (thing: TradeThing) =>
    [...everybody, got].find(({ id }) => thing.kind === 'player' && thing.playerId === id) ?? expect.unreachable();
  const part = (id: number, fromClubId: ClubId, toClubId: ClubId): TradePart => ({
    kind: 'player',
    playerId: id as PlayerId,
    retention: 0,
    ...{ fromClubId, toClubId },
  });
  return motiveOf(OWN, { club, see }, [part(got.id, OTHER, OWN), part(given.id, OWN, OTHER)]);
}

it('a club says what it gains most by: this season, the seasons to come, or what it no longer pays', () => {
  const [first, , , last] = squad;
  if (!first || !last) return expect.unreachable();
  expect(wants(gets.veteran, last)).toBe('wants-lineup');
  expect(wants(gets.boy, last)).toBe('wants-future');
  expect(wants(gets.cheap, dear)).toBe('wants-savings');
  // A little less to pay is not what a club does it for that gets somebody younger.
  const younger = man(14, { age: 25, overall: 66, dollars: 900_000 });
  const fading = man(4, { age: 31, overall: 66, dollars: 2_400_000, seasons: 3 });
  expect(wants(younger, fading)).toBe('wants-future');
});
