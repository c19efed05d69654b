import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SCOUT_ROLES, type ScoutRole } from '#domains/job/constants.ts';
import { SCOUT_SKILLS, SCOUT_SORTS } from '#domains/scout/constants.ts';
import type { FoundScout, ScoutStaffView } from '#domains/scout/contract.ts';
import { cutText } from '#engine/graphemes.ts';
import { FoundPeople, FREE, HireButton } from '#web/features/job/found-people.tsx';
import { NationSelect } from '#web/features/nations/nation-select.tsx';
import { api, client } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber, useSearchText } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Flag } from '#web/ui/flag.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';

/** Searches all scouts by skills and accuracy, for a job on the user's staff. */
export function ScoutSearch({ staff }: { staff: ScoutStaffView | undefined }) {
  const { t } = useTranslation(['scout', 'job']);
  const [asked, setSort] = useTableSort({ by: 'fit', order: 'desc' });
  const role = useSearchChoice('role', SCOUT_ROLES);
  const sort = SCOUT_SORTS.find((known) => known === asked.by) ?? 'fit';
  const query = useQuery(
    api.scouts.search.queryOptions({
      input: {
        role,
        free: useSearchChoice('free', FREE),
        name: cutText(useSearchText('name'), 60) || undefined,
        nation: useSearchNumber('nation'),
        sort,
        order: asked.order,
        page: useSearchNumber('page') ?? 1,
      },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <FoundPeople
      kind="scout"
      query={query}
      columns={useFoundColumns(staff, role)}
      sort={{ by: sort, order: asked.order }}
      onSort={setSort}
      roles={SCOUT_ROLES}
      roleOf={(value) => t(`job:title.${value}`)}
      nation={<NationSelect label={t('scout:search.nation')} any={t('scout:search.any')} />}
    />
  );
}

function useFoundColumns(staff: ScoutStaffView | undefined, role: ScoutRole): Column<FoundScout>[] {
  const { t } = useTranslation('scout');
  const col = useColumnKit('scout').of<FoundScout>();
  const isOpen = staff?.jobs.find((job) => job.role === role)?.scout === null;
  const employer = staff?.abilities.employ && isOpen ? staff : null;
  return [
    col.person('name', 'person', {
      header: t('column.scout'),
      flag: true,
      isName: true,
      firstOrder: 'asc',
    }),
    col.count('age', { isTight: true }),
    col.count('fit', 'roleFit'),
    col.count('record', ({ calls, callsRight }) => (calls === 0 ? null : Math.round((callsRight / calls) * 100))),
    col.money('ask'),
    ...SCOUT_SKILLS.map(
      (skill, index): Column<FoundScout> =>
        col.count(skill, ({ skills }) => skills[index] ?? 0, {
          header: t(`skillShort.${skill}`),
          title: t(`skill.${skill}`),
          isTight: true,
        }),
    ),
    col.text('nations', ({ nations }) => nations.length, {
      header: t('search.nation'),
      cell: ({ nations }) => nations.map((nationId) => <Flag key={nationId} nationId={nationId} />),
      isUnsortable: true,
    }),
    col.text('job', ({ job }) => job?.team.abbr ?? '', {
      cell: ({ job, ...scout }) => {
        if (job) return <TeamLink team={job.team} name="abbr" />;
        return employer ? (
          <HireButton
            found={scout}
            role={role}
            season={employer.season}
            hire={(of) => client.scouts.hire({ id: employer.team.id, ...of })}
          />
        ) : (
          ''
        );
      },
      isUnsortable: true,
    }),
  ];
}
