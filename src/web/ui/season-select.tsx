import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSetSearch } from '#web/lib/search-params.ts';

interface Props {
  /** Those that there are; the chosen one is among them in any case. */
  seasons: readonly number[];
  value: number;
  /** Absent: the choice stands in the address, as `season`. */
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
