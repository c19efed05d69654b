import { describe, expect, it } from 'vitest';
import { TRUST } from '../constants.ts';
import { readTalk, referencesOf } from './markup.ts';
import { checkReach, trustOf } from './trust.ts';

describe('trust', () => {
  it.each([
    [{ visitDays: 0, posts: 0 }, 'new'],
    [{ visitDays: 3, posts: 2 }, 'new'],
    [{ visitDays: 2, posts: 500 }, 'new'],
    [{ visitDays: 3, posts: 3 }, 'basic'],
    [{ visitDays: 15, posts: 20 }, 'member'],
    [{ visitDays: 400, posts: 99 }, 'member'],
    [{ visitDays: 50, posts: 100 }, 'regular'],
  ])('of a user with %o is %s: it takes visits and posts', (user, level) => {
    expect(trustOf(user)).toBe(level);
  });
});

describe('a text', () => {
  const text = (users: number, links = 0) => {
    const named = Array.from({ length: users }, (_, at) => `[[user:${at + 1}]]`);
    const linked = Array.from({ length: links }, (_, at) => `https://a${at}.example`);
    return referencesOf(readTalk([...named, ...linked].join(' ')));
  };

  it('mentions and links as much as its author’s trust allows', () => {
    const { mentions, links } = TRUST.basic;
    expect(checkReach(text(mentions, links), 'basic')).toEqual({ ok: true });
    const tooMany = checkReach(text(mentions + 1), 'basic');
    expect(tooMany).toMatchObject({ code: 'discussion.too-many-mentions', facts: { max: mentions } });
    expect(checkReach(text(0, 1), 'new')).toMatchObject({ code: 'discussion.no-links-yet' });
    expect(checkReach(text(0, links + 1), 'basic')).toMatchObject({ facts: { max: links } });
  });
});
