import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';

interface Props extends Omit<NativeSelectProps, 'value' | 'data' | 'onChange'> {
  /** Label for no nation. */
  any: string;
  /** The nations offered; absent: all. */
  among?: ReadonlySet<number>;
}

/** A filter by nation, `nation` in the URL. */
export function NationSelect({ any, among, ...field }: Props) {
  const setSearch = useSetSearch();
  const nations = (useWorldIfLoaded()?.nations ?? []).filter(({ id }) => among?.has(id) ?? true);
  return (
    <NativeSelect
      {...field}
      value={String(useSearchNumber('nation') ?? '')}
      data={[{ value: '', label: any }, ...nations.map(({ id, name }) => ({ value: String(id), label: name }))]}
      onChange={({ currentTarget: { value } }) => setSearch({ nation: Number(value) || undefined, page: undefined })}
    />
  );
}
