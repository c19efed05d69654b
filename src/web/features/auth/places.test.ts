import { expect, test } from 'vitest';
import { countryChoices, likelyCountry, timeZoneChoices } from './places.ts';

test('countries are named in the language and in its order', () => {
  const choices = countryChoices('en');
  expect(choices).toContainEqual({ value: 'FI', label: 'Finland' });
  expect(choices.length).toBeGreaterThan(200);
  expect(choices.findIndex(({ value }) => value === 'CA')).toBeLessThan(
    choices.findIndex(({ value }) => value === 'SE'),
  );
  expect(choices.some(({ value }) => value === 'EU' || value === 'ZZ')).toBe(false);
});

test('each country is in the list once', () => {
  const labels = countryChoices('en').map(({ label }) => label);
  expect(labels).toEqual([...new Set(labels)]);
  for (const name of ['Germany', 'Serbia', 'United Kingdom', 'Vietnam']) expect(labels).toContain(name);
});

test('the present time zone is always among the choices', () => {
  expect(timeZoneChoices('Etc/GMT+12')).toContainEqual({ value: 'Etc/GMT+12', label: 'Etc/GMT+12' });
  expect(timeZoneChoices('UTC').filter(({ value }) => value === 'UTC')).toHaveLength(1);
});

test('the country is guessed from the language of the browser', () => {
  expect(likelyCountry('fi-FI')).toBe('FI');
  expect(likelyCountry('en')).toBe('');
});
