import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GameRef } from '#domains/shapes.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { LEVELS } from '#engine/player/skills.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber, useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Row, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { BoundField } from './range-field.tsx';
import css from './search.module.css';

const PAUSE_MS = 300;
const FILTERS = ['name', 'against', 'season', 'day', 'level', 'page'];

/** Searches games by teams, season, day and level, latest first. */
export function GameSearch() {
  const { t } = useTranslation('search');
  const name = useSearchText('name').trim();
  const against = useSearchText('against').trim();
  const given = useSearchText('level');
  const level = LEVELS.find((each) => each === given);
  const [season, day, page] = [useSearchNumber('season'), useSearchNumber('day'), useSearchNumber('page') ?? 1];
  const query = useQuery(
    api.search.games.queryOptions({
      input: { name, against, season, day: day !== undefined && day <= DAYS_PER_SEASON ? day : undefined, level, page },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <>
      <GameFilters level={level} season={season} />
      <Section title={t('category.games')} isFlush>
        <Loaded query={query} skeleton={<LoadingTable rows={8} columns={2} />}>
          {({ data, pagination }) =>
            data.length === 0 ? (
              <EmptyState icon="search" title={t('noneTitle')}>
                {t('game.none')}
              </EmptyState>
            ) : (
              <>
                <ul className={`${css.list} ${css.games}`}>
                  {data.map((game) => (
                    <li key={game.id}>
                      <Words tone="dim">
                        {seasonLabel(game.season)}
                        {saysDay(game) ? '' : `, ${t('game.day')} ${game.day}`}
                      </Words>
                      <div className={css.game}>
                        <GameScoreRow game={game} />
                      </div>
                    </li>
                  ))}
                </ul>
                <Pager currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
              </>
            )
          }
        </Loaded>
      </Section>
    </>
  );
}

/** Returns whether the row itself shows the day: for a game whose faceoff has no real time yet. */
const saysDay = ({ status, faceoffAt }: GameRef) => status === 'scheduled' && !faceoffAt;

function GameFilters({ level, season }: { level: string | undefined; season: number | undefined }) {
  const { t } = useTranslation('search');
  const setSearch = useSetSearch();
  const seasons = useWorldIfLoaded()?.seasons ?? [];
  // A reset remounts the fields, which otherwise keep what was typed.
  const [resets, setResets] = useState(0);
  const set = (changes: Record<string, string | number | undefined>) => setSearch({ ...changes, page: undefined });
  return (
    <Card className={css.filters}>
      <Row gap="sm" key={resets}>
        <TeamField param="name" label={t('game.team')} />
        <TeamField param="against" label={t('game.against')} />
        <NativeSelect
          aria-label={t('game.season')}
          value={season === undefined ? '' : String(season)}
          data={[
            { value: '', label: t('game.anySeason') },
            ...seasons.map(({ number }) => ({ value: String(number), label: seasonLabel(number) })),
          ]}
          onChange={({ currentTarget: { value } }) => set({ season: value || undefined })}
        />
        <BoundField
          aria-label={t('game.day')}
          placeholder={t('game.day')}
          min={1}
          max={DAYS_PER_SEASON}
          w={90}
          value={useSearchNumber('day')}
          onChange={(day) => set({ day })}
        />
        <NativeSelect
          aria-label={t('level')}
          value={level ?? ''}
          data={[{ value: '', label: t('anyLevel') }, ...LEVELS.map((value) => ({ value, label: value }))]}
          onChange={({ currentTarget: { value } }) => set({ level: value || undefined })}
        />
        <ResetFilters of={FILTERS} onReset={() => setResets((count) => count + 1)} />
      </Row>
    </Card>
  );
}

function TeamField({ param, label }: { param: 'name' | 'against'; label: string }) {
  const setSearch = useSetSearch();
  const hand = useDebouncedCallback(
    (value: string) => setSearch({ [param]: value.trim() || undefined, page: undefined }),
    PAUSE_MS,
  );
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      defaultValue={useSearchText(param)}
      maxLength={60}
      onChange={(event) => hand(event.currentTarget.value)}
    />
  );
}
