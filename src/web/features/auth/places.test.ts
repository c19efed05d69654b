import { afterEach, expect, test, vi } from 'vitest';
import { countryChoices, detectedTimeZone, likelyCountry, timeZoneChoices } from './places.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('countries are named and sorted in the reader’s language', () => {
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

test('the current time zone is always among the choices', () => {
  expect(timeZoneChoices('Etc/GMT+12')).toContainEqual({ value: 'Etc/GMT+12', label: 'Etc/GMT+12' });
  expect(timeZoneChoices('UTC').filter(({ value }) => value === 'UTC')).toHaveLength(1);
});

test('time zones have their current names', () => {
  const zones = timeZoneChoices('Asia/Calcutta').map(({ value }) => value);
  expect(zones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv']));
  expect(zones).not.toContain('Asia/Calcutta');
  expect(zones).not.toContain('Europe/Kiev');
});

test('a browser that cannot list time zones offers its own', () => {
  vi.stubGlobal('Intl', {
    ...Object.fromEntries(Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)])),
    supportedValuesOf: undefined,
  });
  expect(timeZoneChoices('Europe/Oslo').map(({ value }) => value)).toEqual(['Europe/Oslo', 'UTC']);
});

test.each([['Etc/Unknown'], [undefined], ['+02:00'], ['']])('a browser in the zone %s is in UTC', (timeZone) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
  expect(detectedTimeZone()).toBe('UTC');
});

test.each([
  ['fi-FI', 'FI'],
  ['en', ''],
  ['en-US@posix', 'US'],
  ['de_AT.UTF-8', 'AT'],
  ['zh-Hans-CN', 'CN'],
  ['es-419', ''],
  ['C', ''],
  ['en-XX', ''],
  ['', ''],
  [undefined, ''],
])('the country is guessed from the browser’s language: %s', (language, country) => {
  expect(likelyCountry(language)).toBe(country);
});
