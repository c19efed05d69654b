import { describe, expect, it } from 'vitest';
import { isLanguage, likelyLanguage } from './languages.ts';

describe('the language of somebody who has chosen none', () => {
  it('is the first that the browser asks for and the app speaks', () => {
    expect(likelyLanguage(['fi-FI', 'de-AT', 'en'])).toBe('de');
    expect(likelyLanguage(['en-GB', 'de'])).toBe('en');
    expect(likelyLanguage(['DE'])).toBe('de');
    expect(likelyLanguage(['C', 'de_AT.UTF-8'])).toBe('de');
    expect(likelyLanguage([undefined, 'en-US@posix', 'de'])).toBe('en');
  });

  it('is English where the app speaks none of them', () => {
    expect(likelyLanguage(['fi', 'sv-SE'])).toBe('en');
    expect(likelyLanguage([])).toBe('en');
  });

  it('is nothing that only looks like a language', () => {
    expect(['auto', 'toString', '', null, 7].some(isLanguage)).toBe(false);
  });
});
