import { expect, it } from 'vitest';
import type { TradeAsset, TradePart } from '#domains/trade/rules/assets.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { projectGoals } from '#engine/market/projection.ts';
import type { TradingClub, ValuedAsset } from '#engine/market/trade.ts';
import { motiveOf } from './motives.ts';

const OWN = 1 as ClubId;
const OTHER = 2 as ClubId;
interface Player {
  age: number;
  overall: number;
  dollars: number;
  seasons?: number;
}
const valued = (id: number, { age, overall, dollars, seasons = 3 }: Player): ValuedAsset => ({
  ...{ id, position: 'C', age, level: 'PRO', overall, isOut: 0 },
  goals: projectGoals({ position: 'C', age, overall }, 1),
  hits: Array.from({ length: seasons }, () => dollars),
});
const squad = [73, 70, 68, 66].map((overall, index) => valued(index + 1, { age: 28, overall, dollars: 2_000_000 }));
const gets = {
  veteran: valued(11, { age: 34, overall: 82, dollars: 2_000_000, seasons: 1 }),
  boy: valued(12, { age: 19, overall: 66, dollars: 900_000 }),
  cheap: valued(13, { age: 28, overall: 66, dollars: 800_000 }),
};
const dear = valued(4, { age: 28, overall: 66, dollars: 7_000_000 });

function wants(got: ValuedAsset, given: ValuedAsset): string {
  const everybody = [...squad.filter(({ id }) => id !== given.id), given];
  const club: TradingClub = {
    tier: 1,
    stance: 'retool',
    price: 380_000,
    minimum: 775_000,
    seasonLeft: 1,
    squad: everybody,
  };
  const appraise = (asset: TradeAsset) =>
    [...everybody, got].find(({ id }) => asset.kind === 'player' && asset.playerId === id) ?? expect.unreachable();
  const part = (id: number, fromClubId: ClubId, toClubId: ClubId): TradePart => ({
    kind: 'player',
    playerId: id as PlayerId,
    retention: 0,
    ...{ fromClubId, toClubId },
  });
  return motiveOf(OWN, { club, appraise }, [part(got.id, OTHER, OWN), part(given.id, OWN, OTHER)]);
}

it('an AI club names its main gain: this season, later seasons, or money saved', () => {
  const [first, , , last] = squad;
  if (!first || !last) return expect.unreachable();
  expect(wants(gets.veteran, last)).toBe('wants-lineup');
  expect(wants(gets.boy, last)).toBe('wants-future');
  expect(wants(gets.cheap, dear)).toBe('wants-savings');
  // Slightly lower pay is not the motive when the club gets younger.
  const younger = valued(14, { age: 25, overall: 66, dollars: 900_000 });
  const fading = valued(4, { age: 31, overall: 66, dollars: 2_400_000, seasons: 3 });
  expect(wants(younger, fading)).toBe('wants-future');
});
