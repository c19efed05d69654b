import { useTranslation } from 'react-i18next';
import type { Vote } from '#domains/awards/contract.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './awards.module.css';
import { whoOf } from './who.tsx';

type Ballot = Vote['ballots'][number];

/** Every writer's ballot, on asking. */
export function Ballots({ vote }: { vote: Vote }) {
  const { t } = useTranslation('awards');
  const label = t('ballotsOf', { count: vote.ballots.length });
  const nameOf = new Map(vote.candidates.map((row) => [row.rank, shortOf(row.player ?? row.coach) ?? whoOf(row)]));
  const places = Math.max(...vote.ballots.map(({ picks }) => picks.length));
  const columns: Column<Ballot>[] = [
    {
      id: 'writer',
      header: t('writer'),
      value: ({ team }) => team.city,
      cell: ({ team }) => <TeamLink team={team} name="city" />,
      isName: true,
    },
    ...Array.from({ length: places }, (_, place): Column<Ballot> => {
      return {
        id: `pick-${place}`,
        header: t('pick', { place: place + 1 }),
        value: ({ picks }) => nameOf.get(picks[place] ?? 0) ?? '',
        isText: true,
      };
    }),
  ];
  return (
    <details className={css.ballots}>
      <summary>{label}</summary>
      <DataTable label={label} rows={vote.ballots} columns={columns} rowKey={({ team }) => team.id} />
    </details>
  );
}

/** 'L. Berg'. */
function shortOf(named: { firstname: string; lastname: string } | null): string | null {
  return named && `${named.firstname.charAt(0)}. ${named.lastname}`;
}
