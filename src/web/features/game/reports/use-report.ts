import { useQuery } from '@tanstack/react-query';
import type { GameReport } from '#domains/game/contract/report.ts';
import type { GameId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { statusOf } from '#web/lib/failure.ts';

/** Too many reports are being made: the wait before asking again. */
const BUSY_MS = 4000;

export type ReportState =
  | { state: 'ready'; report: GameReport }
  /** The report will arrive by itself; `isBusy` if it has not been started. */
  | { state: 'being-made'; isBusy: boolean }
  | { state: 'no-events' };

/** Returns the report on a finished game, which is refetched until it is ready. */
export function useReport(gameId: GameId): ReportState {
  const { data, error } = useQuery(
    api.game.report.queryOptions({
      input: { id: gameId },
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }) => {
        if (statusOf(state.error) === 503) return BUSY_MS;
        const answer = state.data?.data;
        return answer?.state === 'being-made' ? answer.retryAfterSeconds * 1000 : false;
      },
    }),
  );
  const answer = data?.data;
  if (answer?.state === 'ready') return { state: 'ready', report: answer.report };
  if (answer?.state === 'no-events') return { state: 'no-events' };
  return { state: 'being-made', isBusy: error !== null };
}
