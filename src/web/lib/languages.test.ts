import { describe, expect, it } from 'vitest';
import { isLanguage, likelyLanguage } from './languages.ts';

describe('the language without a user’s choice', () => {
  it('is the first the browser requests and the app supports', () => {
    expect(likelyLanguage(['fi-FI', 'de-AT', 'en'])).toBe('de');
    expect(likelyLanguage(['en-GB', 'de'])).toBe('en');
    expect(likelyLanguage(['DE'])).toBe('de');
    expect(likelyLanguage(['C', 'de_AT.UTF-8'])).toBe('de');
    expect(likelyLanguage([undefined, 'en-US@posix', 'de'])).toBe('en');
  });

  it('is English if the app supports none of them', () => {
    expect(likelyLanguage(['fi', 'sv-SE'])).toBe('en');
    expect(likelyLanguage([])).toBe('en');
  });

  it('is never an invalid language tag', () => {
    expect(['auto', 'toString', '', null, 7].some(isLanguage)).toBe(false);
  });
});
