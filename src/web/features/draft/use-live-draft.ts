/** A live draft: picks, clock and reactions as the stream brings them. Reconnects by itself. */

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DraftMessage, PickReactions } from '#domains/draft/contract/live.ts';
import { withChange } from '#domains/draft/rules/picture.ts';
import type { LeagueId } from '#engine/ids.ts';
import { api, client } from '#web/lib/api.ts';
import { followStream } from '#web/lib/follow-stream.ts';

/** Keeps the data of a league's draft up to date until the draft is over. */
export function useLiveDraft(leagueId: LeagueId, isOver: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isOver) return;
    const stop = new AbortController();
    void followStream({
      open: (signal) => client.draft.live({ id: leagueId }, { signal }),
      hear: (message) => hear(queries, leagueId, message),
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [queries, leagueId, isOver]);
}

function hear(queries: QueryClient, leagueId: LeagueId, message: DraftMessage): boolean {
  const input = { id: leagueId };
  if (message.kind === 'sync') {
    queries.setQueryData(api.draft.find.queryKey({ input }), { data: message.view });
    putReactions(queries, leagueId, message.reactions);
  }
  if (message.kind === 'change') {
    queries.setQueryData(
      api.draft.find.queryKey({ input }),
      (known) => known && { data: withChange(known.data, message) },
    );
    putReactions(queries, leagueId, message.reactions);
  }
  return message.kind === 'end';
}

function putReactions(queries: QueryClient, leagueId: LeagueId, reactions: readonly PickReactions[]): void {
  queries.setQueryData(api.draft.reactions.queryKey({ input: { id: leagueId } }), (known) => {
    if (!known) return known;
    const told = new Map(reactions.map((each) => [each.pickId, each]));
    const before = new Set(known.data.reactions.map(({ pickId }) => pickId));
    return {
      data: {
        ...known.data,
        reactions: [
          ...known.data.reactions.map((each) => told.get(each.pickId) ?? each),
          ...reactions.filter(({ pickId }) => !before.has(pickId)),
        ],
      },
    };
  });
}
