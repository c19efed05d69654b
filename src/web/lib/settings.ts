/** The user's settings by id, with optimistic updates. Defaults come from the server with the user. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#domains/account/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { alert } from './alerts.ts';
import { api, client } from './api.ts';
import { messageOf } from './failure.ts';
import { sessionQuery, useUser } from './session.ts';

/** Returns the value of a switch; `fallback` for visitors and until the user is loaded. */
export function useSwitch(id: string, fallback: boolean): boolean {
  const value = useUser()?.settings[id];
  return typeof value === 'boolean' ? value : fallback;
}

/** Returns the file name of a table export, if the user's setting allows exports of its kind. */
export function useExportName(id: `export-${string}`, name: string): string | undefined {
  return useSwitch(id, true) ? name : undefined;
}

export function useChoice(id: string, fallback: string): string {
  const value = useUser()?.settings[id];
  return typeof value === 'string' ? value : fallback;
}

/** Returns a function that changes settings: shown at once, and reverted with a toast if the server refuses. */
export function useChangeSettings() {
  const queries = useQueryClient();
  const { t } = useTranslation();
  const key = sessionQuery.queryKey;
  const put = (settings: User['settings']) =>
    queries.setQueryData(key, (user) => (user ? { ...user, settings: { ...user.settings, ...settings } } : user));

  return useMutation({
    // One after the other: the last choice wins.
    scope: { id: 'settings' },
    mutationFn: (settings: User['settings']) => client.settings.update({ settings }),
    onMutate: (settings) => {
      const before = queries.getQueryData(key)?.settings;
      put(settings);
      return { before };
    },
    onSuccess: ({ data }, changed) => {
      put(data);
      if ('custom-player-acceptance' in changed) {
        void queries.invalidateQueries({ queryKey: api.shop.shownPlayers.key() });
      }
    },
    onError: (error, _settings, context) => {
      if (context?.before) put(context.before);
      alert('error', messageOf(error, t('notSaved')));
    },
  });
}
