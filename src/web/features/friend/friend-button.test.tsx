import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Relation } from '#domains/friend/contract.ts';
import { deskRenderers, notificationRenderers } from '#web/features/facts.ts';
import { api } from '#web/lib/api.ts';
import { FactWords } from '#web/lib/fact.tsx';
import { sessionQuery } from '#web/lib/session.ts';
import common from '#web/locales/en/common.ts';
import { FriendButton } from './friend-button.tsx';
import words from './words.ts';

const i18n = i18next.createInstance();
await i18n
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { common, friend: words } }, interpolation: { escapeValue: false } });

/** Returns the buttons that user 1 sees for another user. */
function buttons(state: Relation['state'], id = 2): string[] {
  const queries = new QueryClient();
  queries.setQueryData(sessionQuery.queryKey, { id: 1 } as never);
  const { queryKey } = api.friends.relation.queryOptions({ input: { id } });
  queries.setQueryData(queryKey, { data: { state, invitationId: state === 'friends' ? null : 7 } });
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <I18nextProvider i18n={i18n}>
        <MantineProvider>
          <FriendButton user={{ id, name: 'Ole' }} />
        </MantineProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  return [...page.matchAll(/<button.*?<\/button>/g)].map(([button]) => button.replace(/<[^>]+>/g, ''));
}

it('the friend button offers what is possible with a manager, and nothing on one’s own page', () => {
  expect(buttons('none')).toEqual(['Add friend']);
  expect(buttons('sent')).toEqual(['Withdraw friend invitation']);
  expect(buttons('received')).toEqual(['Accept friend invitation', 'Decline']);
  expect(buttons('friends')).toEqual(['Remove friend']);
  expect(buttons('none', 1)).toEqual([]);
  expect(buttons('blocked')).toEqual([]);
});

it('friend requests and acceptances have their words', () => {
  const params = { user: 'Ole', userId: 2 };
  const shown = (content: React.ReactNode) =>
    renderToStaticMarkup(<I18nextProvider i18n={i18n}>{content}</I18nextProvider>);
  expect([
    shown(
      <FactWords of={deskRenderers} fact={{ kind: 'friend-invitation', params: { ...params, invitationId: 9 } }} />,
    ),
    shown(<FactWords of={notificationRenderers} fact={{ kind: 'friend-accepted', params }} />),
  ]).toEqual(['Ole invited you to be friends.', 'Ole accepted your friend invitation.']);
});
