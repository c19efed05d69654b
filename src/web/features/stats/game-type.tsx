import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GAME_TYPES, type GameType } from '#domains/competition/constants.ts';
import { useSearchChoice, useSetSearch } from '#web/lib/search-params.ts';

const CHOICES = ['all', ...GAME_TYPES] as const;

/** Which games a list shows, in the URL: all of them unless it says otherwise (product specification, game-type filters). */
export function useGameType() {
  const type = useSearchChoice('type', CHOICES);
  return { type, isShown: (of: GameType) => type === 'all' || type === of };
}

/** The filter of games by what they are played for; a change begins with the first page. */
export function GameTypeSelect() {
  const { t } = useTranslation('stats');
  const { type } = useGameType();
  const setSearch = useSetSearch();
  return (
    <NativeSelect
      aria-label={t('gameType.label')}
      value={type}
      data={CHOICES.map((value) => ({ value, label: t(`gameType.${value}`) }))}
      onChange={({ currentTarget: { value } }) =>
        setSearch({ type: value === 'all' ? undefined : value, page: undefined })
      }
    />
  );
}
