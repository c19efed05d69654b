import { useTranslation } from 'react-i18next';
import type { ElectionView } from '#domains/election/contract.ts';
import { FederationLink } from '#web/features/federation/federation-link.tsx';
import { NOTHING } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';

/** Where an election stands, and until when. */
export function useElectionState(): (election: ElectionView) => string {
  const { t } = useTranslation('election');
  return ({ state, campaignUntil, ballotUntil }) => t(`state.${state}`, { day: (ballotUntil ?? campaignUntil).day });
}

interface Props {
  label: string;
  elections: readonly ElectionView[];
  empty: string;
  /** Of many federations: each is named. */
  isOfMany?: boolean;
}

/** Elections by season: who won, and how; or how they stand. */
export function ElectionTable({ label, elections, empty, isOfMany }: Props) {
  const { t } = useTranslation(['election', 'federation']);
  const stateOf = useElectionState();
  const columns: Column<ElectionView>[] = [
    ...(isOfMany
      ? [
          {
            id: 'federation',
            header: t('election:column.federation'),
            value: ({ nationId }: ElectionView) => nationId,
            cell: ({ nationId }: ElectionView) => <FederationLink nationId={nationId} />,
            isText: true,
            isUnsortable: true,
          },
        ]
      : []),
    {
      id: 'season',
      header: t('election:column.season'),
      value: ({ season }) => season,
      cell: ({ season }) => seasonLabel(season),
      isName: !isOfMany,
      isUnsortable: true,
    },
    {
      id: 'state',
      header: t('election:column.state'),
      value: ({ state }) => state,
      cell: (election) => (election.outcome === null ? stateOf(election) : t(`federation:origin.${election.outcome}`)),
      isText: true,
      isUnsortable: true,
    },
    {
      id: 'candidates',
      header: t('election:column.candidates'),
      value: ({ candidates }) => candidates.length,
      isUnsortable: true,
    },
    {
      id: 'winner',
      header: t('election:column.winner'),
      value: ({ winner }) => winner?.lastname ?? null,
      cell: ({ winner }) => (winner ? <PersonLink person={winner} /> : NOTHING),
      isText: true,
      isUnsortable: true,
    },
    {
      id: 'votes',
      header: t('election:column.votes'),
      title: t('election:column.votesTitle'),
      value: ({ turnout }) => turnout,
      cell: (election) => votesOf(election),
      isUnsortable: true,
    },
  ];
  return <DataTable label={label} rows={elections} columns={columns} rowKey={({ id }) => id} empty={empty} />;
}

/** '12 of 20': the winner's votes in the round that decided. */
function votesOf({ winner, candidates, turnout }: ElectionView): string {
  const won = candidates.find(({ person }) => person.id === winner?.id);
  if (turnout === null || !won) return NOTHING;
  return `${won.runoffVotes ?? won.votes ?? 0} / ${turnout}`;
}
