import { expect, it } from 'vitest';
import type { NewsPage, WrittenItem } from '#domains/news/contract.ts';
import { HIGHLIGHTS_SHOWN, highlightsOf } from './highlights-of.ts';

const SINCE = '2026-01-10T08:00:00.000Z';
let id = 0;
/** Returns a news item, each newer than the previous one. */
function item(kind: WrittenItem['kind'], more: object = {}): WrittenItem {
  id++;
  return { id, kind, createdAt: '2026-01-11T20:00:00.000Z', story: null, ...more } as unknown as WrittenItem;
}
const idsOf = (items: WrittenItem[]) =>
  highlightsOf({ items, players: [], teams: [], older: null } satisfies NewsPage, SINCE).items.map((shown) => shown.id);

it('the latest game report comes first, then the most important items, newest first among equals', () => {
  const [injury, trade] = [item('injury'), item('trade')];
  const [early, late] = [item('game-recap', { story: {} }), item('game-recap', { story: {} })];
  const [second, recall] = [item('trade'), item('recall')];
  expect(idsOf([recall, second, late, early, trade, injury])).toEqual([late.id, second.id, trade.id, injury.id]);
});

it('a game without a story is listed as a result, above the others', () => {
  expect(idsOf([item('game-recap'), item('recall')])).toEqual([]);
});

it('items from before the manager left are skipped, and the list can be read in a minute', () => {
  const before = item('champion', { createdAt: '2026-01-10T07:00:00.000Z' });
  const many = Array.from({ length: 9 }, () => item('milestone'));
  expect(idsOf([...many, before])).toEqual(
    many
      .map((one) => one.id)
      .sort((a, b) => b - a)
      .slice(0, HIGHLIGHTS_SHOWN),
  );
});
