/** A live conversation: the data of the calls, and the updates of the stream. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LiveConversation } from '#domains/message/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { followStream } from '#web/lib/follow-stream.ts';

/** How long a typing notice lasts. */
const TYPING_MS = 5_000;

/** Refetches what the stream reports as changed. @returns the id of the user who is typing; null: none */
export function useLiveConversation(id: number): number | null {
  const queries = useQueryClient();
  const [typing, setTyping] = useState<number | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (key: readonly unknown[]) => void queries.invalidateQueries({ queryKey: key });
    const hear = (news: LiveConversation) => {
      if (news.kind === 'typing') {
        clearTimeout(timer);
        setTyping(news.userId);
        timer = setTimeout(() => setTyping(null), TYPING_MS);
        return false;
      }
      if (news.kind === 'said') setTyping(null);
      if (news.kind === 'said' || news.kind === 'open') refresh(api.messages.messages.key({ input: { id } }));
      if (news.kind !== 'said') refresh(api.messages.find.key({ input: { id } }));
      return false;
    };
    void followStream({
      open: (signal) => client.messages.live({ id }, { signal }),
      hear,
      signal: stop.signal,
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [id, queries]);
  return typing;
}
