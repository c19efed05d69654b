import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url));
const manifest = JSON.parse(read('public/manifest.webmanifest').toString()) as {
  icons: { src: string; sizes: string; type: string; purpose: string }[];
};

/** Returns the width and height in a PNG's header. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('the installed app', () => {
  it('has icons in the sizes its manifest names, one of them maskable', () => {
    const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of drawn) expect(sizeOf(read(`public${src}`)), src).toBe(sizes);
    expect(sizeOf(read('public/apple-touch-icon.png'))).toBe('180x180');
  });

  it('is named by the page every screen starts from', () => {
    const page = read('index.html').toString();
    expect(page).toContain('rel="manifest" href="/manifest.webmanifest"');
    expect(page).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"');
  });

  it('caches only the offline page and what it needs', () => {
    const worker = read('public/service-worker.js').toString();
    const kept = /addAll\(\[([^\]]*)\]/.exec(worker)?.[1] ?? '';
    const page = read('public/offline.html').toString();
    const needed = [...page.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path]) => path);
    for (const path of needed) expect(kept).toContain(String(path));
    expect(page).not.toMatch(/<script(?![^>]*src=)|style="/);
  });
});
