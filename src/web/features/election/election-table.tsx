import type { ElectionView } from '#domains/election/contract.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { FederationLink } from '#web/ui/federation-link.tsx';

/** Returns a function that words the state of an election, and until when it lasts. */
export function useElectionState(): (election: ElectionView) => string {
  const { t } = useTranslation('election');
  return ({ state, campaignUntil, ballotUntil }) => t(`state.${state}`, { day: (ballotUntil ?? campaignUntil).day });
}

interface Props {
  label: string;
  elections: readonly ElectionView[];
  empty: string;
  /** The elections of several federations: each row names its federation. */
  isOfMany?: boolean;
}

/** Lists elections by season, with winner and result, or the current state. */
export function ElectionTable({ label, elections, empty, isOfMany }: Props) {
  const { t } = useTranslation(['election', 'federation']);
  const col = useColumnKit('election', { isUnsortable: true }).of<ElectionView>();
  const stateOf = useElectionState();
  const columns: Column<ElectionView>[] = [
    ...(isOfMany
      ? [
          col.text('federation', 'nationId', {
            cell: ({ nationId }: ElectionView) => <FederationLink nationId={nationId} />,
          }),
        ]
      : []),
    col.season('season', { isName: !isOfMany }),
    col.text('state', {
      cell: (election) => (election.outcome === null ? stateOf(election) : t(`federation:origin.${election.outcome}`)),
    }),
    col.count('candidates', ({ candidates }) => candidates.length),
    col.person('winner', { value: ({ winner }) => winner?.lastname ?? null }),
    col.count('votes', 'turnout', { cell: (election) => votesOf(election) }),
  ];
  return (
    <DataTable
      name="elections"
      label={label}
      rows={elections}
      columns={columns}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}

/** Returns '12 of 20': the winner's votes in the deciding round. */
function votesOf({ winner, candidates, turnout }: ElectionView): string {
  const won = candidates.find(({ person }) => person.id === winner?.id);
  if (turnout === null || !won) return NOTHING;
  return `${won.runoffVotes ?? won.votes ?? 0} / ${turnout}`;
}
