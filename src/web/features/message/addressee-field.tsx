import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';

const SEARCH_PAUSE_MS = 300;
const MIN_LETTERS = 2;

export interface Addressee {
  id: number;
  name: string;
}

interface AddresseeFieldProps {
  label: string;
  chosen: readonly Addressee[];
  onChoose: (chosen: readonly Addressee[]) => void;
  /** Maximum number of choices. */
  max: number;
  /** Users who are not offered, besides the user themselves. */
  without?: readonly Addressee[];
}

/** A field that finds managers by name. */
export function AddresseeField({ label, chosen, onChoose, max, without = [] }: AddresseeFieldProps) {
  const { t } = useTranslation('message');
  const own = useUser()?.id;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_PAUSE_MS);
  const found = useQuery(
    api.search.users.queryOptions({
      input: { name: search, page: 1 },
      enabled: search.length >= MIN_LETTERS,
      placeholderData: keepPreviousData,
      throwOnError: false,
      select: ({ data }) => data.map(({ user }) => user),
    }),
  );
  const left = new Set([own, ...without.map(({ id }) => id)]);
  const offered = (found.data ?? []).filter(({ id }) => !left.has(id));
  const known = new Map([...offered, ...chosen].map((one) => [String(one.id), one]));
  return (
    <MultiSelect
      label={label}
      description={t('toHint')}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      data={[...known].map(([value, one]) => ({ value, label: one.name }))}
      value={chosen.map(({ id }) => String(id))}
      onChange={(ids) => onChoose(ids.flatMap((one) => known.get(one) ?? []))}
      maxValues={max}
    />
  );
}
