/** Responds with drawings: made once, cached, and sent again only when they have changed. */
import { createHash } from 'node:crypto';
import type { ApiContext } from '#platform/calls/api.ts';

/** Drawings kept in memory; a face takes about 12 kB. */
const MAX_KEPT = 1000;
/** Browsers ask again after an hour, and mostly learn that nothing has changed. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
/** Drawings that not every user may see are kept by no proxy, and validated each time. */
const PRIVATE = 'private, no-cache';

/** Least recently used first. */
const kept = new Map<string, string>();

/**
 * Responds with a drawing's file.
 * @param isPrivate not every user may see it
 * @param look everything the drawing depends on: it names the drawing in the cache and in the ETag
 */
export async function answerDrawing(
  context: ApiContext,
  {
    name,
    look,
    draw,
    isPrivate,
  }: { name: string; look: unknown; draw: () => string | Promise<string>; isPrivate?: boolean },
): Promise<File> {
  const key = createHash('sha256')
    .update(JSON.stringify([name.split('-')[0], look]))
    .digest('base64url')
    .slice(0, 22);
  const svg = kept.get(key) ?? (await draw());
  kept.delete(key);
  kept.set(key, svg);
  if (kept.size > MAX_KEPT) {
    const oldest = kept.keys().next();
    if (!oldest.done) kept.delete(oldest.value);
  }
  context.setHeader('etag', `"${key}"`);
  context.setHeader('cache-control', isPrivate ? PRIVATE : CACHE_CONTROL);
  return new File([svg], `${name}.svg`, { type: 'image/svg+xml' });
}
