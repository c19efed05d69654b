import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOUNDINGS, MOMENTS } from '#domains/day.ts';
import { type FactKind, nameOf } from './fact.ts';
import { DAYS_KEPT } from './invitation/constants.ts';
import { deskFact, memo, newsFact, notificationFact } from './kinds.ts';
import { foundingsAt, gameConsumers, hooksAt, slices } from './slices.ts';

it('lets nobody reach another with invitations of any kind as often as they like', () => {
  const kinds = slices.flatMap(({ invitations = [] }) => invitations);
  expect(kinds.length).toBeGreaterThan(0);
  for (const { kind, limits } of kinds) {
    const { maxOpen, maxADay, maxToOneADay, daysAfterDecline } = limits;
    expect(
      [maxOpen, maxADay].every((max) => max > 0 && max <= 50),
      kind,
    ).toBe(true);
    expect(maxToOneADay, kind).toBeLessThan(maxADay);
    expect(daysAfterDecline, kind).toBeGreaterThan(0);
    // A refusal is known for as long as closed invitations are kept.
    expect(daysAfterDecline, kind).toBeLessThanOrEqual(DAYS_KEPT);
  }
});

describe('the list of slices', () => {
  it('has every slice that a noun has, once, under the name of its folder', () => {
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, import.meta.url)).includes('slice.ts'),
    );
    expect(slices.map(({ name }) => name).sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  it('names hooks and consumers after the noun that brings them', () => {
    for (const { name, days = [], founding = [], onGame } of slices) {
      for (const hook of [...days, ...founding, ...(onGame ? [onGame] : [])])
        expect(hook.name).toMatch(new RegExp(`^${name}\\.`));
    }
  });

  it('calls no two hooks of a day alike, so that a step that was interrupted is found again by their names', () => {
    const names = slices.flatMap(({ days = [] }) => days.map(({ name }) => name));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each([
    ['news', newsFact],
    ['notifications', notificationFact],
    ['desk', deskFact],
    ['ledgerKinds', memo],
  ] as const)('lists every kind of %s of the slices for those who read and write it, and none twice', (sort, union) => {
    const names = (kinds: readonly FactKind[]) => kinds.map(nameOf).sort();
    const declared = names(slices.flatMap((slice) => slice[sort] ?? []));
    expect(new Set(declared).size).toBe(declared.length);
    expect(names(union.options)).toEqual(declared);
  });

  it('knows what is done at each moment, in an order that everybody asked for', () => {
    const order = (at: (typeof MOMENTS)[number]) => hooksAt(at).map(({ name }) => name);
    expectOrder(order('morning'), ['roster.fill-ins-go-home', 'player.wake', 'roster.recalls', 'finances.pay-day']);
    expectOrder(order('phase-ends'), [
      'season.champions',
      'draft.finish',
      'season.move-clubs',
      'free-agency.convert',
      'free-agency.renewals',
    ]);
    expectOrder(order('season-ends'), ['player.free-agents-grow', 'free-agency.summer', 'player.rest', 'season.close']);
    const foundings = FOUNDINGS.map((at) => foundingsAt(at).map(({ name }) => name));
    expectOrder(foundings.flat(), [
      'season.open-first',
      'coach.found-staffs',
      'federation.found',
      'coach.found-national-staffs',
      'stats.sum-past-season',
      'awards.vote-on-past-season',
      'game.first-ratings',
      'finances.open-accounts',
    ]);
    expect(foundings.flat().length).toBe(slices.flatMap(({ founding }) => founding ?? []).length);
    expect(MOMENTS.flatMap(order).length).toBe(slices.flatMap(({ days }) => days ?? []).length);
    expectOrder(
      gameConsumers.map(({ name }) => name),
      [
        'stats.lines',
        'player.condition',
        'finances.gate',
        'season.tables',
        'lineups.partnerships',
        'news.recaps',
        'discipline.board',
      ],
    );
  });
});

/** These come in this order; others may come in between. */
function expectOrder(names: readonly string[], order: readonly string[]): void {
  expect(names.filter((name) => order.includes(name))).toEqual(order);
}
