import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COACH_SKILLS, COACH_SPECIAL_SKILLS, COACH_STYLES } from '#domains/coach/constants.ts';
import { coachSort, type FoundCoach } from '#domains/coach/contract.ts';
import { COACH_ROLES, type CoachRole } from '#domains/job/constants.ts';
import type { Terms } from '#domains/job/rules.ts';
import type { PersonId } from '#engine/ids.ts';
import { EmployerLink, employerKey } from '#web/features/job/employer-link.tsx';
import css from '#web/features/job/staff.module.css';
import { TermsButton } from '#web/features/job/terms-button.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber, useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { PagedTable } from '#web/ui/data-table/paged-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { WhyLink } from './coach-breakdown.tsx';
import { useCoachColumns } from './coach-words.tsx';
import { useStaffCommand } from './use-staff-command.ts';

const ANY = '';
const PAUSE_MS = 300;
const FREE = ['true', 'false'] as const;
const SPECIALS = [ANY, ...COACH_SPECIAL_SKILLS] as const;
const STYLES = [ANY, ...COACH_STYLES] as const;
const SKILLS = [ANY, ...COACH_SKILLS] as const;

/** Anyone who looks for coaches: a club or a nation. */
export interface Hiring {
  season: number;
  /** Whether one decides there. */
  mayHire: boolean;
  jobs: readonly { role: CoachRole; coach: unknown }[];
  /** The nation that looks; absent: one's own club. */
  federation?: number;
  hire(of: Terms & { role: CoachRole; personId: PersonId }): Promise<unknown>;
}

/** Everybody who coaches, by what he can: the seven skills side by side, for a job of the user's own; without a staff to look at. */
export function CoachSearch({ staff }: { staff: Hiring | undefined }) {
  const { t } = useTranslation('coach');
  const [asked, setSort] = useTableSort({ by: 'fit', order: 'desc' });
  const role = useSearchChoice('role', COACH_ROLES);
  const sort = coachSort.safeParse(asked.by).data ?? 'fit';
  const query = useQuery(
    api.coaches.search.queryOptions({
      input: {
        role,
        free: useSearchChoice('free', FREE),
        name: useSearchText('name').slice(0, 60) || undefined,
        nation: useSearchNumber('nation'),
        special: useSearchChoice('special', SPECIALS) || undefined,
        style: useSearchChoice('style', STYLES) || undefined,
        skill: useSearchChoice('skill', SKILLS) || undefined,
        atLeast: smaller(useSearchNumber('atLeast'), 0),
        maxAge: smaller(useSearchNumber('maxAge'), 20),
        federation: staff?.federation,
        sort,
        order: asked.order,
        page: useSearchNumber('page') ?? 1,
      },
      placeholderData: keepPreviousData,
    }),
  );
  const columns = useFoundColumns(staff, role);
  const [resets, setResets] = useState(0);
  return (
    <Stack>
      <Filters key={resets} onReset={() => setResets(resets + 1)} />
      <Loaded query={query} skeleton={<LoadingTable rows={15} columns={10} />}>
        {({ data, pagination }) => (
          <Section title={t('search.count', { count: pagination.total })} isFlush>
            <PagedTable
              name="coach-search"
              label={t('tab.search')}
              rows={data}
              columns={columns}
              rowKey={({ person }) => person.id}
              sort={{ by: sort, order: asked.order }}
              onSort={setSort}
              isServerSorted
              empty={t('search.empty')}
              pages={pagination}
            />
          </Section>
        )}
      </Loaded>
    </Stack>
  );
}

/** What the server takes: nothing above 99. */
function smaller(value: number | undefined, least: number): number | undefined {
  return value === undefined ? undefined : Math.max(least, Math.min(99, value));
}

function Filters({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('coach');
  const setSearch = useSetSearch();
  const world = useWorldIfLoaded();
  const set = (changes: Record<string, string | number | undefined>) => setSearch({ ...changes, page: undefined });
  const setLater = useDebouncedCallback(set, PAUSE_MS);
  const role = useSearchChoice('role', COACH_ROLES);
  const free = useSearchChoice('free', FREE);
  return (
    <Card className={css.filters}>
      <NativeSelect
        label={t('search.role')}
        value={role}
        data={COACH_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        onChange={({ currentTarget: { value } }) => set({ role: value === COACH_ROLES[0] ? undefined : value })}
      />
      <TextInput
        label={t('search.name')}
        defaultValue={useSearchText('name')}
        maxLength={60}
        onChange={({ currentTarget: { value } }) => setLater({ name: value.trim() || undefined })}
      />
      <NativeSelect
        label={t('search.skill')}
        value={useSearchChoice('skill', SKILLS)}
        data={SKILLS.map((value) => ({ value, label: value === ANY ? t('search.fitForJob') : t(`skill.${value}`) }))}
        onChange={({ currentTarget: { value } }) => set({ skill: value || undefined })}
      />
      <NumberInput
        label={t('search.least')}
        w={90}
        min={0}
        max={99}
        defaultValue={useSearchNumber('atLeast')}
        onChange={(value) => setLater({ atLeast: Number(value) || undefined })}
      />
      <NumberInput
        label={t('search.maxAge')}
        w={90}
        min={20}
        max={99}
        defaultValue={useSearchNumber('maxAge')}
        onChange={(value) => setLater({ maxAge: Number(value) || undefined })}
      />
      <NativeSelect
        label={t('search.special')}
        value={useSearchChoice('special', SPECIALS)}
        data={SPECIALS.map((value) => ({ value, label: value === ANY ? t('search.any') : t(`special.${value}`) }))}
        onChange={({ currentTarget: { value } }) => set({ special: value || undefined })}
      />
      <NativeSelect
        label={t('search.style')}
        value={useSearchChoice('style', STYLES)}
        data={STYLES.map((value) => ({ value, label: value === ANY ? t('search.any') : t(`style.${value}`) }))}
        onChange={({ currentTarget: { value } }) => set({ style: value || undefined })}
      />
      <NativeSelect
        label={t('search.nation')}
        value={String(useSearchNumber('nation') ?? ANY)}
        data={[
          { value: ANY, label: t('search.any') },
          ...(world?.nations ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => set({ nation: Number(value) || undefined })}
      />
      <Checkbox
        label={t('search.free')}
        checked={free === 'true'}
        onChange={({ currentTarget: { checked } }) => set({ free: checked ? undefined : 'false' })}
      />
      <ResetFilters onReset={onReset} />
    </Card>
  );
}

function useFoundColumns(staff: Hiring | undefined, role: CoachRole): Column<FoundCoach>[] {
  const { t } = useTranslation('coach');
  const col = useColumnKit('coach').of<FoundCoach>();
  const { who, skills } = useCoachColumns<FoundCoach>();
  const isOpen = staff?.jobs.find((job) => job.role === role)?.coach === null;
  const canHire = staff?.mayHire && isOpen;
  const suits: Column<FoundCoach> = col.count('suits', {
    header: t('suits.short'),
    title: t('suits.title'),
    isUnsortable: true,
  });
  return [
    ...who,
    col.count('fit', 'roleFit', {
      title: t('fitTitle'),
      cell: ({ roleFit, person }) => <WhyLink personId={person.id} role={role} label={String(roleFit)} />,
    }),
    ...(role === 'head' || role === 'youth' ? [suits] : []),
    col.money('ask'),
    ...skills,
    col.text('job', ({ job }) => (job ? employerKey(job.employer) : ''), {
      cell: ({ job, ...coach }) => {
        if (job) return <EmployerLink employer={job.employer} isShort />;
        return canHire ? <Hire staff={staff} role={role} coach={{ ...coach, job }} /> : '';
      },
      isUnsortable: true,
    }),
  ];
}

function Hire({ staff, role, coach: { person, ask } }: { staff: Hiring; role: CoachRole; coach: FoundCoach }) {
  const { t } = useTranslation('job');
  const name = playerName(person);
  const hire = useStaffCommand(staff.hire, t(person.isUser ? 'post.offered' : 'post.hired', { name }));
  return (
    <TermsButton
      label={t('post.hire')}
      title={t('post.hireFor', { name, role: t(`title.${role}`) })}
      ask={ask}
      season={staff.season}
      from={staff.season}
      isPending={hire.isPending}
      isOfNation={staff.federation !== undefined}
      onAgree={(terms) => hire.mutate({ role, personId: person.id, ...terms })}
    />
  );
}
