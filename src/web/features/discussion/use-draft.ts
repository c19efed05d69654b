import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Subject } from '#domains/shapes.ts';
import { api, client } from '#web/lib/api.ts';

const SAVE_AFTER_MS = 1_000;

/** What the user has begun to write in a place, from the server; null until it has answered. */
export function useFirstDraft(place: Subject): string | null {
  const draft = useQuery(api.discussion.draft.queryOptions({ input: place, throwOnError: false, gcTime: 0 }));
  return draft.isPending ? null : (draft.data?.data.text ?? '');
}

/** Keeps on the server what is written in a place, shortly after the user has stopped typing. */
export function useKeepDraft(place: Subject): { keep: (text: string) => void; stop: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const keep = (text: string) => {
    stop();
    // A draft that could not be kept is still in the field.
    timer.current = setTimeout(
      () => void client.discussion.saveDraft({ ...place, text }).catch(() => {}),
      SAVE_AFTER_MS,
    );
  };
  return { keep, stop };
}
