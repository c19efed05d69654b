import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOUNDINGS, MOMENTS } from '#domains/day.ts';
import { type FactKind, nameOf } from './fact.ts';
import { DAYS_KEPT } from './invitation/constants.ts';
import { deskFact, memo, newsFact, notificationFact } from './kinds.ts';
import { foundingsAt, gameConsumers, hooksAt, slices } from './slices.ts';

it('invitations of every kind are limited in number', () => {
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
    // Closed invitations are kept until their refusal no longer matters.
    expect(daysAfterDecline, kind).toBeLessThanOrEqual(DAYS_KEPT);
  }
});

describe('the list of slices', () => {
  it('has every noun’s slice once, under the name of its folder', () => {
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, import.meta.url)).includes('slice.ts'),
    );
    expect(slices.map(({ name }) => name).sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  it('names hooks and consumers after their noun', () => {
    for (const { name, days = [], founding = [], onGame } of slices) {
      for (const hook of [...days, ...founding, ...(onGame ? [onGame] : [])])
        expect(hook.name).toMatch(new RegExp(`^${name}\\.`));
    }
  });

  it('has unique hook names per day, so an interrupted step can resume by name', () => {
    const names = slices.flatMap(({ days = [] }) => days.map(({ name }) => name));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each([
    ['news', newsFact],
    ['notifications', notificationFact],
    ['desk', deskFact],
    ['ledgerKinds', memo],
  ] as const)('lists every kind of %s of the slices once', (sort, union) => {
    const names = (kinds: readonly FactKind[]) => kinds.map(nameOf).sort();
    const declared = names(slices.flatMap((slice) => slice[sort] ?? []));
    expect(new Set(declared).size).toBe(declared.length);
    expect(names(union.options)).toEqual(declared);
  });

  it('orders the hooks of each moment as their nouns require', () => {
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

/** Expects these names in this order, possibly with others in between. */
function expectOrder(names: readonly string[], order: readonly string[]): void {
  expect(names.filter((name) => order.includes(name))).toEqual(order);
}
