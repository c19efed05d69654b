import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEVELS, XP_LEVELS } from '#engine/player/skills.ts';
import { useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Columns, Row } from '#web/ui/layout.tsx';
import { Card } from '#web/ui/section.tsx';
import { POSITION_FILTERS, usePositionLabel } from './position-filters.ts';
import { RangeField } from './range-field.tsx';
import css from './search.module.css';
import { SkillRanges } from './skill-ranges.tsx';
import { countOfFurther, FURTHER_FILTERS, useFilters } from './use-player-search.ts';

const PAUSE_MS = 300;

/** Everything that one can look for in a player; what is chosen stands in the URL. `isFreeAgents`: nobody has a team. */
export function PlayerFilters({ isFreeAgents }: { isFreeAgents?: boolean }) {
  const { t } = useTranslation(['search', 'stats']);
  const filters = useFilters();
  const setSearch = useSetSearch();
  const set = (changes: Record<string, string | number | undefined>) => setSearch({ ...changes, page: undefined });
  const labelOf = usePositionLabel();
  const further = countOfFurther(filters);
  const [isOpen, setOpen] = useState(further > 0);
  return (
    <Card className={css.filters}>
      <Row gap="sm">
        <NameField isShortAllowed />
        <NativeSelect
          aria-label={t('stats:positionFilter.label')}
          value={filters.position ?? 'S'}
          data={POSITION_FILTERS.map((value) => ({ value, label: labelOf(value) }))}
          onChange={({ currentTarget: { value } }) => set({ position: value === 'S' ? undefined : value })}
        />
        <Button
          variant="default"
          aria-expanded={isOpen}
          leftSection={<Icon name={isOpen ? 'up' : 'down'} size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'search:less' : 'search:more')}
          {further > 0 && <span className={css.count}>{further}</span>}
        </Button>
        {further > 0 && (
          <Button
            variant="subtle"
            onClick={() => set(Object.fromEntries(FURTHER_FILTERS.map((name) => [name, undefined])))}
          >
            {t('search:reset')}
          </Button>
        )}
      </Row>
      {isOpen && <FurtherFilters isFreeAgents={isFreeAgents} set={set} />}
    </Card>
  );
}

/** The name to look for, handed to the URL when somebody stops typing. */
export function NameField({ isShortAllowed }: { isShortAllowed?: boolean }) {
  const { t } = useTranslation('search');
  const name = useSearchText('name');
  const setSearch = useSetSearch();
  const hand = useDebouncedCallback(
    (value: string) => setSearch({ name: value.trim() || undefined, page: undefined }),
    PAUSE_MS,
  );
  return (
    <TextInput
      type="search"
      className={css.name}
      aria-label={t('name')}
      placeholder={isShortAllowed ? t('name') : t('nameHint')}
      leftSection={<Icon name="search" size={16} />}
      defaultValue={name}
      maxLength={60}
      onChange={(event) => hand(event.currentTarget.value)}
    />
  );
}

function FurtherFilters({
  isFreeAgents,
  set,
}: {
  isFreeAgents?: boolean;
  set: (changes: Record<string, string | number | undefined>) => void;
}) {
  const { t } = useTranslation(['search', 'skills', 'common']);
  const filters = useFilters();
  const world = useWorldIfLoaded();
  const numberOf = (value: unknown) => (value === undefined ? undefined : Number(value));
  const xpOf = (value: unknown) => (value === undefined || Number(value) === -1 ? undefined : Number(value));
  return (
    <Columns min={220} align="end" top="lg">
      <RangeField
        label={t('search:overall')}
        min={0}
        max={99}
        value={[numberOf(filters.minOverall), numberOf(filters.maxOverall)]}
        onChange={([minOverall, maxOverall]) => set({ minOverall, maxOverall })}
      />
      <RangeField
        label={t('search:age')}
        min={14}
        max={60}
        value={[numberOf(filters.minAge), numberOf(filters.maxAge)]}
        onChange={([minAge, maxAge]) => set({ minAge, maxAge })}
      />
      <RangeField
        label={t('search:salary')}
        min={0}
        max={100_000_000}
        step={100_000}
        prefix="$"
        value={[numberOf(filters.minSalary), numberOf(filters.maxSalary)]}
        onChange={([minSalary, maxSalary]) => set({ minSalary, maxSalary })}
      />
      {!isFreeAgents && (
        <RangeField
          label={t('search:years')}
          min={0}
          max={8}
          value={[numberOf(filters.minYears), numberOf(filters.maxYears)]}
          onChange={([minYears, maxYears]) => set({ minYears, maxYears })}
        />
      )}
      <fieldset className={css.range}>
        <legend>{t('search:experience')}</legend>
        {(['minXp', 'maxXp'] as const).map((name) => (
          <NativeSelect
            key={name}
            aria-label={t(name === 'minXp' ? 'search:lowest' : 'search:highest', { what: t('search:experience') })}
            value={xpOf(filters[name]) ?? ''}
            data={[
              { value: '', label: t('search:any') },
              ...XP_LEVELS.map((level, index) => ({ value: String(index), label: t(`skills:xp.${level}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => set({ [name]: value === '' ? undefined : value })}
          />
        ))}
      </fieldset>
      <RangeField
        label={t('search:training')}
        min={0}
        max={100}
        value={[numberOf(filters.minTraining), numberOf(filters.maxTraining)]}
        onChange={([minTraining, maxTraining]) => set({ minTraining, maxTraining })}
      />
      <RangeField
        label={t('search:match')}
        min={0}
        max={10}
        isInTenths
        value={[numberOf(filters.minMatch), numberOf(filters.maxMatch)]}
        onChange={([minMatch, maxMatch]) => set({ minMatch, maxMatch })}
      />
      <NativeSelect
        label={t('search:nation')}
        value={filters.nation === undefined ? '' : String(filters.nation)}
        data={[
          { value: '', label: t('search:anyNation') },
          ...(world?.nations ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => set({ nation: value || undefined })}
      />
      <NativeSelect
        label={t('search:special')}
        value={filters.special ?? ''}
        data={[
          { value: '', label: t('search:anySpecial') },
          ...(world?.specialSkills ?? []).map(({ id }) => ({
            value: id,
            label: t(`skills:special.${id as 'sniper'}`),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => set({ special: value || undefined })}
      />
      {!isFreeAgents && (
        <>
          <NativeSelect
            label={t('search:level')}
            value={filters.level ?? ''}
            data={[
              { value: '', label: t('search:anyLevel') },
              ...LEVELS.map((level) => ({ value: level, label: level })),
            ]}
            onChange={({ currentTarget: { value } }) => set({ level: value || undefined })}
          />
          <NativeSelect
            label={t('search:league')}
            value={filters.league === undefined ? '' : String(filters.league)}
            data={[
              { value: '', label: t('search:anyLeague') },
              ...(world?.leagues ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ currentTarget: { value } }) => set({ league: value || undefined })}
          />
        </>
      )}
      <SkillRanges
        isGoalie={filters.position === 'G'}
        written={filters.skills ?? ''}
        onChange={(skills) => set({ skills: skills || undefined })}
      />
      {isFreeAgents && (
        <Checkbox
          label={t('search:retiringOnly')}
          checked={filters.faRetiringOnly === 'true'}
          onChange={(event) => set({ faRetiringOnly: event.currentTarget.checked ? 'true' : undefined })}
        />
      )}
    </Columns>
  );
}
