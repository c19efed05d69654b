import type { Vote } from '#domains/awards/contract.ts';
import { firstLetterOf } from '#engine/graphemes.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { SectionTools } from '#web/ui/section.tsx';
import css from './awards.module.css';
import { whoOf } from './who.tsx';

type Ballot = Vote['ballots'][number];

/** Shows every writer's ballot, on demand. */
export function Ballots({ vote }: { vote: Vote }) {
  const { t } = useTranslation('awards');
  const col = useColumnKit('awards:').of<Ballot>();
  const label = t('ballotsOf', { count: vote.ballots.length });
  const nameOf = new Map(vote.candidates.map((row) => [row.rank, shortOf(row.player ?? row.coach) ?? whoOf(row)]));
  const places = Math.max(...vote.ballots.map(({ picks }) => picks.length));
  const columns: Column<Ballot>[] = [
    col.team('writer', 'team', { name: 'city', isName: true }),
    ...Array.from({ length: places }, (_, place): Column<Ballot> => {
      return col.text(`pick-${place}`, ({ picks }) => nameOf.get(picks[place] ?? 0) ?? '', {
        header: t('pick', { place: place + 1 }),
      });
    }),
  ];
  return (
    <details className={css.ballots}>
      <summary>{label}</summary>
      {/* The card's head belongs to the candidates. */}
      <SectionTools value={null}>
        <DataTable
          name="awards-ballots"
          label={label}
          rows={vote.ballots}
          columns={columns}
          rowKey={({ team }) => team.id}
        />
      </SectionTools>
    </details>
  );
}

/** Returns 'L. Berg'. */
function shortOf(named: { firstname: string; lastname: string } | null): string | null {
  return named && `${firstLetterOf(named.firstname)}. ${named.lastname}`;
}
