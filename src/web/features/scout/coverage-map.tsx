import type { ScoutingView } from '#domains/scout/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Flag } from '#web/ui/flag.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './coverage-map.module.css';

type Coverage = ScoutingView['coverage'][number];
type Covered = Pick<Coverage, 'prospects' | 'seen' | 'looks'>;

const LEVELS = ['none', 'little', 'half', 'most', 'all'] as const;

/** Returns how much has been seen, in words; half counts as up to half. */
export function levelOf({ seen, prospects }: Pick<Covered, 'seen' | 'prospects'>): (typeof LEVELS)[number] {
  if (seen === 0) return 'none';
  const share = seen / Math.max(1, prospects);
  if (share <= 0.25) return 'little';
  if (share <= 0.5) return 'half';
  return share <= 0.75 ? 'most' : 'all';
}

/** Shows how much of each nation has been scouted, by age: the fuller a field, the more. */
export function CoverageMap({ view }: { view: ScoutingView }) {
  const { t } = useTranslation('scout');
  const col = useColumnKit('scout').of<Coverage>();
  const world = useWorldIfLoaded();
  const [sort, setSort] = useTableSort({ by: 'prospects', order: 'desc' });
  const name = (id: number) => world?.nations.find((nation) => nation.id === id)?.name ?? '';
  const ages = [...new Set(view.coverage.flatMap((nation) => nation.ages.map(({ age }) => age)))].sort();
  const at = (row: Coverage, age: number) => row.ages.find((one) => one.age === age);
  const where = ({ nationId }: Coverage) => (nationId === EVERYWHERE ? t('coverage.everywhere') : name(nationId));
  const columns: Column<Coverage>[] = [
    col.text('nation', ({ nationId }) => name(nationId), {
      cell: ({ nationId }) => (
        <>
          <Flag nationId={nationId} /> {name(nationId)}
        </>
      ),
      isName: true,
    }),
    ...ages.map((age): Column<Coverage> => {
      const header = t('coverage.age', { age });
      return col.count(`age-${age}`, (row) => shareOf(at(row, age)), {
        header,
        cell: (row) => <Field of={at(row, age)} where={where(row)} age={header} />,
      });
    }),
    col.count('share', shareOf, {
      header: t('coverage.all'),
      title: t('column.shareTitle'),
      cell: (row) => <Field of={row} where={where(row)} age={t('coverage.all')} />,
    }),
    col.count('prospects'),
    col.count('looks'),
  ];
  return (
    <Section title={t('tab.coverage')} aside={<span>{t('coverage.hint')}</span>} isFlush>
      <DataTable
        name="scouting-coverage"
        label={t('tab.coverage')}
        rows={view.coverage}
        columns={columns}
        rowKey={({ nationId }) => nationId}
        sort={sort}
        onSort={setSort}
        total={{ label: t('coverage.everywhere'), row: everywhere(view.coverage, ages) }}
        empty={t('report.noClass')}
        csvName={`scouting-coverage-${view.season}`}
      />
      <ul className={css.legend} aria-label={t('coverage.legend')}>
        {LEVELS.map((level) => (
          <li key={level}>
            <span className={css.cell} data-level={level}>
              {t(`coverage.level.${level}`)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The id for all nations together. */
const EVERYWHERE = 0;

/** Returns the coverage of all nations combined. */
export function everywhere(coverage: readonly Coverage[], ages: readonly number[]): Coverage {
  return {
    nationId: EVERYWHERE,
    ...sumOf(coverage),
    ages: ages.map((age) => {
      const ofAge = coverage.flatMap((nation) => nation.ages.filter((one) => one.age === age));
      return { age, ...sumOf(ofAge) };
    }),
  };
}

function sumOf(parts: readonly Covered[]): Covered {
  const sum = (of: (part: Covered) => number) => parts.reduce((all, part) => all + of(part), 0);
  return {
    prospects: sum(({ prospects }) => prospects),
    seen: sum(({ seen }) => seen),
    looks: sum(({ looks }) => looks),
  };
}

/** Returns the percentage seen; null: there are no prospects. */
function shareOf(of: Covered | undefined): number | null {
  return of && of.prospects > 0 ? Math.round((of.seen / of.prospects) * 100) : null;
}

function Field({ of, where, age }: { of: Covered | undefined; where: string; age: string }) {
  const { t } = useTranslation('scout');
  if (!of || of.prospects === 0) {
    return (
      <span className={css.cell} data-level="none">
        {t('coverage.nobody')}
      </span>
    );
  }
  const { prospects, seen, looks } = of;
  return (
    <span
      className={css.cell}
      data-level={levelOf(of)}
      data-tip={t('coverage.tip', { where, age, share: shareOf(of) ?? 0, count: looks })}
    >
      {t('coverage.cell', { seen, prospects })}
    </span>
  );
}
