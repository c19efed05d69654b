import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { COACH_SKILLS, COACH_SORTS, COACH_SPECIAL_SKILLS, COACH_STYLES } from '#domains/coach/constants.ts';
import type { FoundCoach } from '#domains/coach/contract.ts';
import { COACH_ROLES, type CoachRole } from '#domains/job/constants.ts';
import type { Terms } from '#domains/job/rules.ts';
import { cutText } from '#engine/graphemes.ts';
import type { PersonId } from '#engine/ids.ts';
import { EmployerLink, employerKey } from '#web/features/job/employer-link.tsx';
import { FoundPeople, FREE, HireButton, useFilterSetter } from '#web/features/job/found-people.tsx';
import { NationSelect } from '#web/features/nations/nation-select.tsx';
import { BoundField } from '#web/features/search/range-field.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber, useSearchText } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { WhyLink } from './coach-breakdown.tsx';
import { useCoachColumns } from './coach-words.tsx';

const ANY = '';
const SPECIALS = [ANY, ...COACH_SPECIAL_SKILLS] as const;
const STYLES = [ANY, ...COACH_STYLES] as const;
const SKILLS = [ANY, ...COACH_SKILLS] as const;

/** The side that hires coaches: a club or a nation. */
export interface Hiring {
  season: number;
  /** Whether the user decides there. */
  mayHire: boolean;
  jobs: readonly { role: CoachRole; coach: unknown }[];
  /** The nation that hires; absent: the user's own club. */
  federation?: number;
  hire(of: Terms & { role: CoachRole; personId: PersonId }): Promise<unknown>;
}

/** Searches all coaches by their skills, side by side, for a job on the user's staff; without a staff only to look. */
export function CoachSearch({ staff }: { staff: Hiring | undefined }) {
  const { t } = useTranslation('coach');
  const [asked, setSort] = useTableSort({ by: 'fit', order: 'desc' });
  const role = useSearchChoice('role', COACH_ROLES);
  const sort = COACH_SORTS.find((known) => known === asked.by) ?? 'fit';
  const query = useQuery(
    api.coaches.search.queryOptions({
      input: {
        role,
        free: useSearchChoice('free', FREE),
        name: cutText(useSearchText('name'), 60) || undefined,
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
  return (
    <FoundPeople
      kind="coach"
      query={query}
      columns={useFoundColumns(staff, role)}
      sort={{ by: sort, order: asked.order }}
      onSort={setSort}
      roles={COACH_ROLES}
      roleOf={(value) => t(`role.${value}`)}
      fields={<Fields />}
      nation={<NationSelect label={t('search.nation')} any={t('search.any')} />}
    />
  );
}

/** Returns a lower bound within what the server takes: from `least` to 99. */
function smaller(value: number | undefined, least: number): number | undefined {
  return value === undefined ? undefined : Math.max(least, Math.min(99, value));
}

/** The search filters that only coaches have. */
function Fields() {
  const { t } = useTranslation('coach');
  const { set } = useFilterSetter();
  return (
    <>
      <NativeSelect
        label={t('search.skill')}
        value={useSearchChoice('skill', SKILLS)}
        data={SKILLS.map((value) => ({ value, label: value === ANY ? t('search.fitForJob') : t(`skill.${value}`) }))}
        onChange={({ currentTarget: { value } }) => set({ skill: value || undefined })}
      />
      <BoundField
        label={t('search.least')}
        w={90}
        min={0}
        max={99}
        value={useSearchNumber('atLeast')}
        onChange={(atLeast) => set({ atLeast })}
      />
      <BoundField
        label={t('search.maxAge')}
        w={90}
        min={20}
        max={99}
        value={useSearchNumber('maxAge')}
        onChange={(maxAge) => set({ maxAge })}
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
    </>
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
        return canHire ? (
          <HireButton
            found={coach}
            role={role}
            season={staff.season}
            isOfNation={staff.federation !== undefined}
            hire={staff.hire}
          />
        ) : (
          ''
        );
      },
      isUnsortable: true,
    }),
  ];
}
