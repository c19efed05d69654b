/** Saving the board: the edited version is sent along, so that another user's changes are never overwritten unseen. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LineupView } from '#domains/lineups/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import type { LineupDraft } from '#web/features/lineups/use-lineup-draft.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf, statusOf } from '#web/lib/failure.ts';
import { useTranslation } from '#web/lib/words.ts';

export interface SaveLineup {
  isSaving: boolean;
  save: () => void;
  /** What another user has saved meanwhile, if that differs from what the manager has edited; the manager decides. */
  conflict: LineupView | null;
  /** Saves the board over it. */
  keepMine: () => void;
  /** Puts the other user's lineup on the board. */
  takeTheirs: () => void;
  closeConflict: () => void;
}

export function useSaveLineup(teamId: TeamId, draft: LineupDraft): SaveLineup {
  const { t } = useTranslation(['lineups', 'common']);
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<LineupView | null>(null);
  const key = api.lineups.find.queryKey({ input: { id: teamId } });
  const adopt = (view: LineupView) => {
    queries.setQueryData(key, { data: view });
    draft.revert();
    setConflict(null);
  };
  const mutation = useMutation({
    mutationFn: (version: number) =>
      client.lineups.save({
        params: { id: teamId },
        headers: { 'if-match': `"${version}"` },
        body: { lineup: draft.lineup, tactics: draft.tactics, orders: draft.orders },
      }),
    onSuccess: ({ data }) => {
      adopt(data);
      alert('success', t(data.bench?.own ? 'shared.suggested' : 'saved'));
    },
    onError: async (error) => {
      if (statusOf(error) === 412) {
        setConflict((await client.lineups.find({ id: teamId })).data);
        return;
      }
      alert('error', messageOf(error, t('common:notSaved')));
      // A player has been injured or has left since the board was opened: reload it to show him.
      if (statusOf(error) === 422) await queries.invalidateQueries({ queryKey: key });
    },
  });
  return {
    isSaving: mutation.isPending,
    save: () => mutation.mutate(draft.version),
    conflict,
    keepMine: () => conflict && mutation.mutate(conflict.version, { onSettled: () => setConflict(null) }),
    takeTheirs: () => conflict && adopt(conflict),
    closeConflict: () => setConflict(null),
  };
}
