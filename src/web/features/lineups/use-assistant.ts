/** The assistant's lineup: it goes on the board, and is explained before it is saved. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LineupView } from '#domains/lineups/contract.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { expectedStrength } from '#engine/lineup/strength.ts';
import type { AssistantWork } from '#web/features/lineups/assistant-report.tsx';
import { absenteesOf, type LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import type { LineupDraft } from '#web/features/lineups/use-lineup-draft.ts';
import { alert } from '#web/lib/alerts.ts';
import { client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useTranslation } from '#web/lib/words.ts';

export interface Assistant {
  isBusy: boolean;
  fill: (mode: 'repair' | 'best') => void;
  /** The assistant's latest changes, until they have been read. */
  work: AssistantWork | null;
  dismiss: () => void;
}

export function useAssistant(
  view: LineupView,
  { draft, roster, announce }: { draft: LineupDraft; roster: LineupRoster; announce: (words: string) => void },
): Assistant {
  const { t } = useTranslation(['lineups', 'common']);
  const [work, setWork] = useState<AssistantWork | null>(null);
  const strengthOf = (lineup: Lineup) => expectedStrength(lineup, roster.players);
  const mutation = useMutation({
    mutationFn: (mode: 'repair' | 'best') => client.lineups.autoFill({ id: view.team.id, lineup: draft.lineup, mode }),
    onSuccess: ({ data: { lineup, changes, absent, faults } }) => {
      if (changes.length === 0) {
        announce(t('announce.unchanged'));
        alert('success', t('announce.unchanged'));
        return;
      }
      draft.setLineup(lineup);
      announce(t('announce.filled'));
      setWork({
        changes,
        absent: absenteesOf(absent, view.teams),
        openPlaces: faults.filter(({ kind }) => kind === 'empty').length,
        strength: { before: strengthOf(draft.lineup), after: strengthOf(lineup) },
      });
    },
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  return {
    isBusy: mutation.isPending,
    fill: (mode) => mutation.mutate(mode),
    work,
    dismiss: () => setWork(null),
  };
}
