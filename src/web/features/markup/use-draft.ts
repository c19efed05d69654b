import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Subject } from '#domains/shapes.ts';
import { api, client } from '#web/lib/api.ts';
import { mergeNamed, type Named } from './mention.tsx';
import { useNamed } from './use-named.ts';

const SAVE_AFTER_MS = 1_000;
const NOWHERE: Subject = { kind: 'nowhere', id: 1 };

/** Where an unsent text is kept. */
export interface DraftPlace {
  /** The subject, of which a user has one draft. */
  place: Subject;
  /** The text is being sent, which deletes the draft. */
  isSending: boolean;
}

interface Drafted {
  draft?: DraftPlace | undefined;
  value: string;
  onChange: (value: string) => void;
  named: Named;
  onNamed: (named: Named) => void;
}

/**
 * Fills a field with the user's draft of its subject, and saves the draft from then on, shortly after typing has
 * stopped. Text typed before the server answered is appended.
 */
export function useDraft({ draft, value, onChange, named, onNamed }: Drafted): {
  isComing: boolean;
  keep: (text: string) => void;
} {
  const place = draft?.place;
  const query = useQuery({
    ...api.discussion.draft.queryOptions({ input: place ?? NOWHERE, throwOnError: false, gcTime: 0 }),
    enabled: place !== undefined,
    refetchOnWindowFocus: false,
  });
  const begun = query.data?.data.text ?? '';
  const before = useRef(value);
  const isFilled = useRef(false);
  const isComing = place !== undefined && query.isPending;
  useEffect(() => {
    if (isComing || isFilled.current) return;
    isFilled.current = true;
    if (begun !== '') onChange(value === before.current ? begun : `${begun}\n${value}`);
  }, [isComing, begun, value, onChange]);
  // The mentions of a draft that was begun elsewhere.
  const found = useNamed([begun]);
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current || Object.values(found).every(({ length }) => length === 0)) return;
    isTold.current = true;
    onNamed(mergeNamed(named, found));
  }, [found, named, onNamed]);
  const keep = useKeeping(draft);
  return { isComing, keep };
}

function useKeeping(draft: DraftPlace | undefined): (text: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSending = draft?.isSending ?? false;
  useEffect(() => {
    if (isSending) clearTimeout(timer.current);
  }, [isSending]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text) => {
    clearTimeout(timer.current);
    const place = draft?.place;
    if (!place || isSending) return;
    // A draft that could not be saved is still in the field.
    timer.current = setTimeout(
      () => void client.discussion.saveDraft({ ...place, text }).catch(() => {}),
      SAVE_AFTER_MS,
    );
  };
}
