/** Holds the next period while the bench is open in an intermission. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TeamId } from '#engine/ids.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useTranslation } from '#web/lib/words.ts';

export interface PeriodHold {
  /** The team that holds the next period; null: none. */
  byTeamId: TeamId | null;
  isBusy: boolean;
  set: (isOn: boolean) => void;
}

/** @param mayHold whether the game waits for benches at all */
export function useHold({ view, scene }: GameStage, teamId: TeamId, mayHold: boolean): PeriodHold {
  const { t } = useTranslation('common');
  const queries = useQueryClient();
  const gameId = view.game.id;
  const isBreak = view.state === 'live' && scene.isIntermission;
  const { period } = scene;
  // Opening the bench holds the period, and closing it ends the hold: without words, for the button says how it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each intermission is held on its own
  useEffect(() => {
    if (!isBreak || !mayHold) return;
    const held = client.game.hold({ id: teamId, gameId, isOn: true }).catch(() => undefined);
    return () => {
      void held.then(() => client.game.hold({ id: teamId, gameId, isOn: false })).catch(() => undefined);
    };
  }, [isBreak, mayHold, gameId, teamId, period]);
  const order = useMutation({
    mutationFn: (isOn: boolean) => client.game.hold({ id: teamId, gameId, isOn }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.game.find.queryKey({ input: { id: gameId } }) }),
    onError: (error) => alert('error', messageOf(error, t('notSaved'))),
  });
  return {
    byTeamId: isBreak ? (view.clock?.hold?.teamId ?? null) : null,
    isBusy: order.isPending,
    set: order.mutate,
  };
}
