import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';

interface Props extends Omit<NativeSelectProps, 'value' | 'data' | 'onChange'> {
  /** Label for no league. */
  any: string;
}

/** A filter by league of first teams, `league` in the URL. */
export function LeagueSelect({ any, ...field }: Props) {
  const setSearch = useSetSearch();
  const leagues = (useWorldIfLoaded()?.leagues ?? []).filter(({ isPro }) => isPro);
  return (
    <NativeSelect
      {...field}
      value={String(useSearchNumber('league') ?? '')}
      data={[{ value: '', label: any }, ...leagues.map(({ id, name }) => ({ value: String(id), label: name }))]}
      onChange={({ currentTarget: { value } }) => setSearch({ league: value || undefined, page: undefined })}
    />
  );
}
