/** Sections of the handbook with their numbers, as the reader's language writes them. */
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format.ts';
import type { SectionId } from './chapters.ts';
import type { Readable } from './find.ts';
import { NUMBERS, type NumberName, type Shown } from './numbers.ts';

/** Every number of the handbook, written. */
export function useGuideNumbers(): Record<NumberName, string> {
  const format = useFormat();
  return useMemo(() => {
    const written: Record<Shown, (value: number) => string> = {
      count: (value) => format.number(value, Number.isInteger(value) ? 0 : 1),
      dollars: format.money,
      share: (value) => format.percent(value * 100, 0),
      seconds: format.duration,
      ms: (value) => format.duration(value / 1000),
    };
    const entries = Object.entries(NUMBERS).map(([name, { value, as }]) => [name, written[as](value)]);
    // Made from the keys of NUMBERS; `fromEntries` forgets them.
    return Object.fromEntries(entries) as Record<NumberName, string>;
  }, [format]);
}

/** Reads a section: title and text, numbers filled in. */
export function useGuideText(): (id: SectionId) => Readable<SectionId> {
  const { t } = useTranslation('guide');
  const numbers = useGuideNumbers();
  return useCallback((id) => ({ id, title: t(`title.${id}`), text: t(`section.${id}`, numbers) }), [t, numbers]);
}
