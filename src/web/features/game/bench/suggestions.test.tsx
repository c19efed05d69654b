import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import type { SuggestionsView } from '#domains/game/contract/bench.ts';
import { ORDER_STARTERS, presetTactics } from '#domains/lineups/rules/presets.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { emptyLineup } from '#engine/lineup/places.ts';
import { Suggestions } from '#web/features/game/bench/suggestions.tsx';
import { api } from '#web/lib/api.ts';
import common from '#web/locales/en/common.ts';
import game from '#web/locales/en/game.ts';
import lineups from '#web/locales/en/lineups.ts';
import orders from '#web/locales/en/orders.ts';
import tactics from '#web/locales/en/tactics.ts';
import { look } from '../../../../../tests/factories/look.tsx';

const bench = { gameId: 7, teamId: 11 };
const nothing = () => {};
const draft = {
  ...{ lineup: emptyLineup(), tactics: BALANCED_TACTICS, orders: [], version: 1, isDirty: false, undo: null },
  ...{ setLineup: nothing, setTactics: nothing, setOrders: nothing, load: nothing, revert: nothing },
};
const roster = { views: new Map(), players: new Map(), list: [], partnerships: [], absent: new Map() };

const words = i18next.createInstance();
await words.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { common, game, lineups, orders, tactics } },
  defaultNS: 'common',
});

/** Draws the panel with this answer. */
async function drawn(answer: SuggestionsView, intermission: number | null = 1): Promise<string> {
  const input = { id: bench.teamId, gameId: bench.gameId };
  const known: [readonly unknown[], unknown][] = [[api.game.suggestions.queryKey({ input }), { data: answer }]];
  const panel = <Suggestions {...{ bench, intermission, draft, roster, announce: nothing }} />;
  return (await look(() => panel, { known, language: words })).page;
}
const isOff = (page: string, button: string) =>
  new RegExp(`<button[^>]*disabled=""[^>]*>(?:(?!</button>).)*${button}`).test(page);

const moves = [
  { move: { kind: 'units', group: 'forwards', one: 0, other: 1 }, low: 0.5, high: 2.1 },
  { move: { kind: 'tactics', tactics: presetTactics('trap') }, low: -0.2, high: 1.8 },
  { move: { kind: 'order', order: ORDER_STARTERS.chase }, low: -0.5, high: 1.2 },
] as const;

it('offers suggestions in an intermission, and lists those made with their range and a button each', async () => {
  const first = await drawn({ left: 6, isWorking: false, isLate: false, suggestions: null });
  expect(first).toContain('0 of 6 used');
  expect(isOff(first, 'Get suggestions')).toBe(false);
  const made = await drawn({ left: 5, isWorking: false, isLate: false, suggestions: [...moves] });
  expect(made).toContain('Swap Line 1 and Line 2');
  expect(made).toContain('Chance to win +0.5 to +2.1 points');
  expect(made).toContain('Chance to win −0.2 to +1.8 points');
  expect(made).toContain('Game plan: ');
  expect(made).toContain('Order: From minute 50');
  expect(made.match(/>Apply</g)).toHaveLength(3);
  expect(made).toContain('Get new suggestions');
});

it('says that they are being made, that nothing helps, and that all are used', async () => {
  expect(await drawn({ left: 5, isWorking: true, isLate: false, suggestions: null })).toContain('Playing out the rest');
  const used = await drawn({ left: 0, isWorking: false, isLate: false, suggestions: [] });
  expect(used).toContain('Your bench is set well');
  expect(used).toContain('6 of 6 used');
  expect(isOff(used, 'Get new suggestions')).toBe(true);
});

it('offers to ask again when an answer is late, even the last one', async () => {
  const awaited = { left: 0, isWorking: true, suggestions: null };
  expect(isOff(await drawn({ ...awaited, isLate: false }), 'Get suggestions')).toBe(true);
  const late = await drawn({ ...awaited, isLate: true });
  expect(late).toContain('Playing out the rest');
  expect(isOff(late, 'Get suggestions')).toBe(false);
});

it('applies and asks nothing while the game goes on', async () => {
  const page = await drawn({ left: 5, isWorking: false, isLate: false, suggestions: [...moves] }, null);
  expect(isOff(page, 'Get new suggestions')).toBe(true);
  expect(isOff(page, 'Apply')).toBe(true);
});
