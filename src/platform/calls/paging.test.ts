import { describe, expect, it } from 'vitest';
import { cutPage } from './paging.ts';

describe('a paged list', () => {
  const all = [1, 2, 3, 4, 5];

  it('is cut into full pages and a rest', () => {
    expect([1, 2, 3].map((page) => cutPage(all, { page, size: 2 }).rows)).toEqual([[1, 2], [3, 4], [5]]);
    expect(cutPage(all, { page: 3, size: 2 }).pagination).toEqual({ currentPage: 3, totalPages: 3, total: 5 });
  });

  it('has an empty page past its end, and one empty page in all without entries', () => {
    expect(cutPage(all, { page: 4, size: 2 }).rows).toEqual([]);
    expect(cutPage([], { page: 1, size: 2 })).toEqual({
      rows: [],
      pagination: { currentPage: 1, totalPages: 1, total: 0 },
    });
  });

  it('has one page when it just fits', () => {
    expect(cutPage(all, { page: 1, size: 5 }).pagination.totalPages).toBe(1);
  });
});
