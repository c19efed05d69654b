import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { ReportedText } from './reported-text.tsx';

const i18n = i18next.createInstance();
await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });

function drawn(kind: string, source: string): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={i18n}>
        <MantineProvider>
          <ReportedText kind={kind} source={source} />
        </MantineProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

it('shows reported posts with their markup and mentions, and names as they were written', () => {
  const text = '**Buy** from [[user:9]]';
  const post = drawn('comment', text);
  expect(post).toContain('<strong>Buy</strong>');
  expect(post).not.toContain('[[user:9]]');
  expect(drawn('user-name', text)).toContain(text);
});
