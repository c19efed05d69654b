import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { api } from '#web/lib/api.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { ReportName } from './person-header.tsx';

const i18n = i18next.createInstance();
await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });

/** Returns whether the name of scout 7 has a flag. @param own the viewer's own scout; null: they have none */
function hasFlag(own: number | null): boolean {
  const queries = new QueryClient();
  queries.setQueryData(sessionQuery.queryKey, { id: 1, activatedAt: '2026-01-01', bankruptAt: null } as never);
  const { queryKey } = api.jobs.career.queryOptions({ input: { kind: 'scout' } });
  queries.setQueryData<unknown>(queryKey, { data: { career: own === null ? null : { person: { id: own } } } });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <I18nextProvider i18n={i18n}>
        <MantineProvider>
          <ReportName kind="scout" id={7} />
        </MantineProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  ).includes('<button');
}

it('other users’ career names can be reported, and one’s own cannot', () => {
  expect([hasFlag(null), hasFlag(8), hasFlag(7)]).toEqual([true, true, false]);
});
