/** Orders in plain words: "From minute 50, when behind by 2 or more: forecheck hard, pull the goalie early." */

import type { TeamOrder } from '#domains/lineups/contract.ts';
import { SETTINGS, type TacticValue } from '#domains/lineups/rules/board.ts';
import { type PeriodPart, partsOf } from '#domains/lineups/rules/orders.ts';
import type { Tactics } from '#engine/lineup/lineup.ts';
import { formatList } from '#web/lib/format.ts';
import { sectionOf, type TFunction } from '#web/lib/words.ts';

export type TacticsWords = TFunction<readonly ['tactics', 'orders', 'common']>;

export function orderSentence(t: TacticsWords, locale: string, order: TeamOrder): string {
  const conditions = [minuteWords(t, order), periodWords(t, locale, order), leadWords(t, order)].filter(Boolean);
  return t('orders:sentence', {
    conditions: capitalized(conditions.join(', ') || t('orders:always')),
    changes: settingWords(t, order.tactics).join(', '),
  });
}

/** Returns 'forecheck hard' for each setting that is set. */
export function settingWords(t: TacticsWords, tactics: Partial<Tactics>): string[] {
  return SETTINGS.flatMap((setting) => {
    const value = tactics[setting];
    return value === undefined ? [] : phraseOf(t, setting, value);
  });
}

export function phraseOf(t: TacticsWords, setting: keyof Tactics, value: TacticValue): string {
  // The catalogue has a phrase for each value of each setting; only the union of all loses their pairing.
  const phrases: Record<string, string> = sectionOf(t, 'tactics', 'phrase')[setting];
  return phrases[value] ?? '';
}

/** Returns the benefit and cost of a choice; null for the middle one. */
export function effectOf(
  t: TacticsWords,
  setting: keyof Tactics,
  value: TacticValue,
): { answers: string; costs: string } | null {
  const effects: Record<string, { answers: string; costs: string }> = sectionOf(t, 'tactics', 'effect')[setting];
  return effects[value] ?? null;
}

function minuteWords(t: TacticsWords, { fromMinute: from, untilMinute: until }: TeamOrder): string {
  if (from !== undefined && until !== undefined) return t('orders:minutes.range', { from, until });
  if (from !== undefined) return t('orders:minutes.from', { from });
  return until === undefined ? '' : t('orders:minutes.until', { until });
}

function periodWords(t: TacticsWords, locale: string, order: TeamOrder): string {
  if (!order.periods) return '';
  const parts = partsOf(order);
  const names = parts
    ? parts.map((part) => t(`orders:periods.${part}`))
    : order.periods.map((number) => t('orders:periods.numbered', { number }));
  return t('orders:periods.in', { periods: formatList(names, locale) });
}

/** Returns a lead in words. Leads are own goals minus the opponent's; words speak of goals behind and ahead. */
function leadWords(t: TacticsWords, { leadAtLeast: least, leadAtMost: most }: TeamOrder): string {
  if (least === undefined && most === undefined) return '';
  if (least === undefined) return atMostWords(t, most ?? 0);
  if (most === undefined) return atLeastWords(t, least);
  if (least === most) return exactWords(t, least);
  if (most < 0) return t('orders:lead.behindRange', { least: -most, most: -least });
  if (least > 0) return t('orders:lead.aheadRange', { least, most });
  return t('orders:lead.between', { behind: -least, ahead: most });
}

function atMostWords(t: TacticsWords, most: number): string {
  if (most < 0) return t('orders:lead.behind', { goals: -most });
  return most === 0 ? t('orders:lead.notAhead') : t('orders:lead.notAheadBy', { goals: most });
}

function atLeastWords(t: TacticsWords, least: number): string {
  if (least > 0) return t('orders:lead.ahead', { goals: least });
  return least === 0 ? t('orders:lead.notBehind') : t('orders:lead.notBehindBy', { goals: -least });
}

function exactWords(t: TacticsWords, lead: number): string {
  if (lead === 0) return t('orders:lead.level');
  return lead < 0 ? t('orders:lead.behindExactly', { goals: -lead }) : t('orders:lead.aheadExactly', { goals: lead });
}

/** Returns 'behind by 2', 'level' or 'ahead by 1'. */
export function scoreWords(t: TacticsWords, lead: number): string {
  if (lead === 0) return t('orders:force.level');
  return lead < 0 ? t('orders:force.behind', { goals: -lead }) : t('orders:force.ahead', { goals: lead });
}

export function partOfMinute(minute: number): PeriodPart {
  if (minute >= 60) return 'overtime';
  return minute >= 40 ? 'third' : minute >= 20 ? 'second' : 'first';
}

function capitalized(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
