import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ComponentProps, useState } from 'react';
import { LEVELS, XP_LEVELS } from '#engine/player/skills.ts';
import { countOfFurther, FURTHER_FILTERS, useFilters } from '#web/features/saved-search/use-player-search.ts';
import { useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Columns, Row, Words } from '#web/ui/layout.tsx';
import { Card } from '#web/ui/section.tsx';
import { POSITION_FILTERS, usePositionLabel } from './position-filters.ts';
import { RangeField } from './range-field.tsx';
import css from './search.module.css';
import { SkillRanges } from './skill-ranges.tsx';

const PAUSE_MS = 300;

/** Filters for all properties of players, kept in the URL. `isFreeAgents`: the players have no team. */
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
          {further > 0 && (
            <Words chip="count" apart>
              {further}
            </Words>
          )}
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

/** A field for a name, which goes to the URL when typing stops. */
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
      flex="1 1 220px"
      maw={360}
      aria-label={t('name')}
      placeholder={isShortAllowed ? t('name') : t('nameHint')}
      leftSection={<Icon name="search" size={16} />}
      defaultValue={name}
      maxLength={60}
      onChange={(event) => hand(event.currentTarget.value)}
    />
  );
}

/** Changes filters in the URL. */
type SetFilters = (changes: Record<string, string | number | undefined>) => void;

function FurtherFilters({ isFreeAgents, set }: { isFreeAgents?: boolean; set: SetFilters }) {
  const { t } = useTranslation(['search', 'skills', 'common']);
  const filters = useFilters();
  const world = useWorldIfLoaded();
  const xpOf = (value: unknown) => (value === undefined || Number(value) === -1 ? undefined : Number(value));
  return (
    <Columns min={220} align="end" top="lg">
      <RangeFilter of="Overall" set={set} label={t('search:overall')} min={0} max={99} />
      <RangeFilter of="Age" set={set} label={t('search:age')} min={14} max={60} />
      <RangeFilter of="Salary" set={set} label={t('search:salary')} min={0} max={100_000_000} kind="money" />
      {!isFreeAgents && <RangeFilter of="Years" set={set} label={t('search:years')} min={0} max={8} />}
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
      <RangeFilter of="Training" set={set} label={t('search:training')} min={0} max={100} />
      <RangeFilter of="Match" set={set} label={t('search:match')} min={0} max={10} isInTenths />
      <ChoiceFilter
        name="nation"
        any="anyNation"
        set={set}
        choices={(world?.nations ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <ChoiceFilter
        name="special"
        any="anySpecial"
        set={set}
        choices={(world?.specialSkills ?? []).map(({ id }) => ({
          value: id,
          label: t(`skills:special.${id as 'sniper'}`),
        }))}
      />
      {!isFreeAgents && (
        <>
          <ChoiceFilter
            name="level"
            any="anyLevel"
            set={set}
            choices={LEVELS.map((level) => ({ value: level, label: level }))}
          />
          <ChoiceFilter
            name="league"
            any="anyLeague"
            set={set}
            choices={(world?.leagues ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
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

interface RangeFilterProps extends Omit<ComponentProps<typeof RangeField>, 'value' | 'onChange'> {
  of: 'Overall' | 'Age' | 'Salary' | 'Years' | 'Training' | 'Match';
  set: SetFilters;
}

/** A field for the minimum and maximum of a number. */
function RangeFilter({ of, set, ...field }: RangeFilterProps) {
  const filters = useFilters();
  const [least, most] = [`min${of}`, `max${of}`] as const;
  const numberOf = (value: unknown) => (value === undefined ? undefined : Number(value));
  return (
    <RangeField
      {...field}
      value={[numberOf(filters[least]), numberOf(filters[most])]}
      onChange={([min, max]) => set({ [least]: min, [most]: max })}
    />
  );
}

interface ChoiceFilterProps {
  name: 'nation' | 'special' | 'level' | 'league';
  /** Label for no choice. */
  any: 'anyNation' | 'anySpecial' | 'anyLevel' | 'anyLeague';
  choices: readonly { value: string; label: string }[];
  set: SetFilters;
}

function ChoiceFilter({ name, any, choices, set }: ChoiceFilterProps) {
  const { t } = useTranslation('search');
  const { [name]: chosen = '' } = useFilters();
  return (
    <NativeSelect
      label={t(name)}
      value={String(chosen)}
      data={[{ value: '', label: t(any) }, ...choices]}
      onChange={({ currentTarget: { value } }) => set({ [name]: value || undefined })}
    />
  );
}
