import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Choice of a season, the latest first. */
export function SeasonSelect({
  seasons,
  value,
  onChange,
}: {
  seasons: readonly number[];
  value: number;
  onChange: (season: number) => void;
}) {
  const { t } = useTranslation();
  const options = [...seasons]
    .sort((a, b) => b - a)
    .map((number) => ({ value: String(number), label: t('seasonNumber', { number }) }));
  return (
    <NativeSelect
      aria-label={t('season')}
      data={options}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      w={165}
    />
  );
}
