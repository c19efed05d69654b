/** The talk about one game: live from the stream, by polling once the game is over. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useState } from 'react';
import type { GameView, LiveMessage } from '#domains/game/contract/game.ts';
import type { ReactionKind } from '#domains/game/contract/talk.ts';
import type { GameId } from '#engine/ids.ts';
import { NO_TALK, type TalkState, withNews } from '#web/features/game/talk/talk-state.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { fieldErrorsOf, messageOf } from '#web/lib/failure.ts';
import { useTranslation } from '#web/lib/words.ts';

/** How often the talk is fetched after the game, when no stream brings updates. */
const RENEW_MS = 20_000;

export interface Talk {
  state: TalkState;
  /** Takes the talk from the messages of the live stream. */
  hear: (message: LiveMessage) => void;
  /** Sends a message and returns whether it was accepted; if not, the reason is in `fault`. */
  say: (text: string) => Promise<boolean>;
  fault: string | null;
  isSending: boolean;
  unsay: (id: number) => void;
  react: (event: number, reaction: ReactionKind, isOn: boolean) => void;
  loadOlder: () => void;
}

export function useTalk(gameId: GameId, state: GameView['state']): Talk {
  const { t } = useTranslation(['game', 'common']);
  const [talk, learn] = useReducer(withNews, NO_TALK);
  const [fault, setFault] = useState<string | null>(null);
  const isAfter = state === 'after';
  const newest = useQuery(
    api.game.messages.queryOptions({ input: { id: gameId }, refetchInterval: isAfter ? RENEW_MS : false }),
  );
  const reactions = useQuery(
    api.game.reactions.queryOptions({ input: { id: gameId }, refetchInterval: isAfter ? RENEW_MS : false }),
  );
  useEffect(() => {
    if (!newest.data) return;
    learn({ kind: 'chat', isBacklog: true, messages: newest.data.data, removed: [] });
    if (newest.data.hasMore) learn({ kind: 'page', messages: [], hasOlder: true });
  }, [newest.data]);
  useEffect(() => {
    if (!reactions.data) return;
    learn({ kind: 'reactions', reactions: reactions.data.data });
    learn({ kind: 'mine', mine: reactions.data.mine });
  }, [reactions.data]);

  const hear = useCallback((message: LiveMessage) => {
    if (message.kind === 'chat' || message.kind === 'reactions') learn(message);
  }, []);
  const failed = (error: unknown) => alert('error', messageOf(error, t('common:somethingFailed')));

  const saying = useMutation({
    mutationFn: (text: string) => client.game.say({ id: gameId, text }),
    onSuccess: ({ data }) => learn({ kind: 'chat', isBacklog: false, messages: [data], removed: [] }),
    onError: (error) => setFault(fieldErrorsOf(error)['text'] ?? messageOf(error, t('common:somethingFailed'))),
  });
  const unsaying = useMutation({
    mutationFn: (id: number) => client.discussion.remove({ id }),
    onSuccess: (_answer, id) => learn({ kind: 'chat', isBacklog: false, messages: [], removed: [id] }),
    onError: failed,
  });
  const reacting = useMutation({
    mutationFn: (reaction: { event: number; kind: ReactionKind; isOn: boolean }) =>
      client.game.react({ id: gameId, ...reaction }),
    onMutate: ({ event, kind, isOn }) => learn({ kind: 'reacted', event, reaction: kind, isOn }),
    onSuccess: ({ data }) => learn({ kind: 'reactions', reactions: [data] }),
    onError: (error, { event, kind, isOn }) => {
      learn({ kind: 'reacted', event, reaction: kind, isOn: !isOn });
      failed(error);
    },
  });
  const loading = useMutation({
    mutationFn: (before: number) => client.game.messages({ id: gameId, before }),
    onSuccess: ({ data, hasMore }) => learn({ kind: 'page', messages: data, hasOlder: hasMore }),
    onError: failed,
  });

  return {
    state: talk,
    hear,
    say: async (text) => {
      setFault(null);
      return saying.mutateAsync(text).then(
        () => true,
        () => false,
      );
    },
    fault,
    isSending: saying.isPending,
    unsay: (id) => unsaying.mutate(id),
    react: (event, kind, isOn) => reacting.mutate({ event, kind, isOn }),
    loadOlder: () => {
      const oldest = talk.messages[0];
      if (oldest) loading.mutate(oldest.id);
    },
  };
}
