/** Settings of the user by id, with optimistic change. Defaults come from the server with the user. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User } from '#domains/account/contract.ts';
import { alert } from './alerts.ts';
import { api, client } from './api.ts';
import { messageOf } from './failure.ts';
import { sessionQuery, useUser } from './session.ts';

/** A switch; `fallback` for visitors and until the user is known. */
export function useSwitch(id: string, fallback: boolean): boolean {
  const value = useUser()?.settings[id];
  return typeof value === 'boolean' ? value : fallback;
}

/** The name of a file that a table is exported to, as far as the user's setting allows exports of its kind. */
export function useExportName(id: `export-${string}`, name: string): string | undefined {
  return useSwitch(id, true) ? name : undefined;
}

export function useChoice(id: string, fallback: string): string {
  const value = useUser()?.settings[id];
  return typeof value === 'string' ? value : fallback;
}

/** Changes settings: shown at once, taken back with a toast when the server refuses. */
export function useChangeSettings() {
  const queries = useQueryClient();
  const { t } = useTranslation();
  const key = sessionQuery.queryKey;
  const put = (settings: User['settings']) =>
    queries.setQueryData(key, (user) => (user ? { ...user, settings: { ...user.settings, ...settings } } : user));

  return useMutation({
    // One after the other: the last choice is the one that stays.
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
