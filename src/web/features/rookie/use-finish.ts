import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RookieTask } from '#domains/rookie/constants.ts';
import { api, client } from '#web/lib/api.ts';
import { sessionQuery } from '#web/lib/session.ts';

type Step = `rookie:${RookieTask | 'closed'}` | `help:${string}`;

/** Returns a function that saves a finished step of the tour with the user: at once on this screen, then on any device. */
export function useFinish(): (step: Step) => void {
  const queries = useQueryClient();
  return useCallback(
    (step) => {
      const user = queries.getQueryData(sessionQuery.queryKey);
      if (!user || user.onboarding.includes(step)) return;
      const onboarding = [...user.onboarding, step];
      queries.setQueryData(sessionQuery.queryKey, (known) => (known ? { ...known, onboarding } : known));
      client.rookie
        .finish({ step })
        .then(() => queries.invalidateQueries({ queryKey: api.rookie.key() }))
        .catch(() => {
          // The step is shown once more next time, without harm.
        });
    },
    [queries],
  );
}
