import { globSync, readFileSync } from 'node:fs';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#web/lib/format.ts';
import { understand } from '#web/lib/number-text.ts';
import { NumberField } from './number-field.tsx';

const LANGUAGES = ['en', 'de'] as const;

/** Each field for money: its file below the features, its words, and amounts that a manager types there. */
const MONEY: readonly [file: string, words: string, amounts: readonly number[]][] = [
  ['cap/what-if.tsx', "t('whatIf.salary')", [4_200_000]],
  ['contracts/offer-form.tsx', "t('bonusLabel')", [250_000]],
  ['contracts/offer-form.tsx', "t('firstSeason', ", [1_500_000]],
  ['finances/loans-tab.tsx', "t('loans.amount')", [2_500_000]],
  ['finances/tickets-tab.tsx', "t('tickets.newPrice')", [27]],
  ['free-agency/assistant-card.tsx', "t('free-agency:assistant.maxSalary')", [900_000]],
  ['free-agency/frenzy-plan.tsx', "t('frenzy.budget')", [12_000_000]],
  ['free-agency/frenzy-plan.tsx', "t('frenzy.maximumOf', ", [3_750_000]],
  ['hosting/federation-hosting.tsx', "t('pledge')", [1_200_000]],
  ['job/staff-limit.tsx', "t('limit.most')", [480_000]],
  ['job/terms-button.tsx', "t('job:bonus.field')", [25_000]],
  ['job/terms-button.tsx', "t('job:payField')", [165_000]],
  ['report-sale/own-offers.tsx', "t('sell.price', ", [4_500]],
  ['scout/budget.tsx', "t('budget.field')", [75_000]],
  ['search/player-filters.tsx', "t('search:salary')", [900_000, 6_500_000]],
];

const sources = globSync('src/web/**/*.tsx')
  .filter((path) => !path.endsWith('.test.tsx') && !path.endsWith('ui/number-field.tsx'))
  .map((path) => [path.replace('src/web/features/', ''), readFileSync(path, 'utf8')] as const);

/** Returns the field as a user of a language sees it before typing. */
async function shown(language: string, value: number): Promise<string> {
  const words = i18next.createInstance();
  await words.use(initReactI18next).init({ lng: language, resources: {} });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={words}>
        <MantineProvider>
          <NumberField kind="money" label="Salary" min={0} max={100_000_000} value={value} onChange={() => {}} />
        </MantineProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

it('every field for a number is the one that knows the language', () => {
  const others = sources.filter(([, source]) => /\bNumberInput\b|type="number"|inputMode=/.test(source));
  expect(others.map(([path]) => path)).toEqual([]);
});

it('the fields for money are these', () => {
  const found = sources.flatMap(([path, source]) =>
    [...source.matchAll(/<(?:NumberField|RangeFilter)\b(?:(?!\/>).)*?kind="money".*?\/>/gs)].map(([field]) => [
      path,
      /label=\{(t\('[^']+'(?:, |\)))/.exec(field)?.[1],
    ]),
  );
  expect(found.sort()).toEqual(MONEY.map(([file, words]) => [file, words]).sort());
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(MONEY)('%s takes %s as it is written and typed', async (_file, _words, amounts) => {
    for (const amount of amounts) {
      const written = formatMoney(amount, language);
      expect(await shown(language, amount)).toContain(`value="${written}"`);
      const plain = amount.toLocaleString(language);
      for (const typed of [written, plain, plain.replaceAll(/[.,]/g, ' '), String(amount)])
        expect(understand(typed, language, { min: 0, max: 1e9 }), typed).toEqual({ value: amount });
    }
  });
});
