import { NativeSelect } from '@mantine/core';
import { GAME_TYPE_FILTERS, type GameType, type GameTypeFilter, LISTED_TYPES } from '#domains/competition/constants.ts';
import { useSearchChoice, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Returns the type of games in the URL, by default all (product specification, game-type filters). */
export function useGameType() {
  const type = useSearchChoice('type', GAME_TYPE_FILTERS);
  return { type, isShown: (of: GameType) => type === 'all' || type === of };
}

interface Props {
  /** The default type, which the URL leaves out. */
  usual?: GameTypeFilter;
  /** The types offered besides all. */
  of?: readonly GameType[];
}

/** Filters games by type; a change goes back to the first page. */
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
