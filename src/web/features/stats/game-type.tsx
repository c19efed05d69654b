import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GAME_TYPE_FILTERS, type GameType, type GameTypeFilter, LISTED_TYPES } from '#domains/competition/constants.ts';
import { useSearchChoice, useSetSearch } from '#web/lib/search-params.ts';

/** Which games a list shows, in the URL: all of them unless it says otherwise (product specification, game-type filters). */
export function useGameType() {
  const type = useSearchChoice('type', GAME_TYPE_FILTERS);
  return { type, isShown: (of: GameType) => type === 'all' || type === of };
}

interface Props {
  /** The type that the URL leaves out. */
  usual?: GameTypeFilter;
  /** The types to choose from besides all of them. */
  of?: readonly GameType[];
}

/** The filter of games by what they are played for; a change begins with the first page. */
export function GameTypeSelect({ usual = 'all', of = LISTED_TYPES }: Props) {
  const { t } = useTranslation('stats');
  const type = useSearchChoice('type', [usual, ...GAME_TYPE_FILTERS]);
  const setSearch = useSetSearch();
  const choices = GAME_TYPE_FILTERS.filter((choice) => choice === 'all' || choice === type || of.includes(choice));
  return (
    <NativeSelect
      aria-label={t('gameType.label')}
      value={type}
      data={choices.map((value) => ({ value, label: t(`gameType.${value}`) }))}
      onChange={({ currentTarget: { value } }) =>
        setSearch({ type: value === usual ? undefined : value, page: undefined })
      }
    />
  );
}
