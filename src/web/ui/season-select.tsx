import { NativeSelect } from '@mantine/core';
import { useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';

interface Props {
  /** The seasons to choose from; the chosen one is always added. */
  seasons: readonly number[];
  value: number;
  /** Absent: the choice is in the URL, as `season`. */
  onChange?: (season: number) => void;
}

/** Choice of a season, the latest first. */
export function SeasonSelect({ seasons, value, onChange }: Props) {
  const { t } = useTranslation();
  const setSearch = useSetSearch();
  const choose = onChange ?? ((season: number) => setSearch({ season, page: undefined }));
  const options = [...new Set([...seasons, value])]
    .sort((a, b) => b - a)
    .map((number) => ({ value: String(number), label: t('seasonNumber', { number }) }));
  return (
    <NativeSelect
      aria-label={t('season')}
      data={options}
      value={String(value)}
      onChange={(event) => choose(Number(event.currentTarget.value))}
      w={165}
    />
  );
}
