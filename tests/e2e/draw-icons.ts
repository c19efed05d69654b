/** `node tests/e2e/draw-icons.ts`: draws the icons of the installed app from the wordmark, with the browser of the tests. */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browserLaunchOptions } from './browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `safe`: systems crop a maskable icon to any shape within its middle four fifths, and leave the others as they are. */
const ICONS = [
  { file: 'icon-192.png', size: 192, safe: false },
  { file: 'icon-512.png', size: 512, safe: false },
  { file: 'icon-maskable-512.png', size: 512, safe: true },
  { file: 'apple-touch-icon.png', size: 180, safe: true },
] as const;

const letters = readFileSync(
  `${root}node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2`,
).toString('base64');

function pageOf({ size, safe }: (typeof ICONS)[number]): string {
  const letter = size * (safe ? 0.32 : 0.38);
  return `<!doctype html><style>
    @font-face { font-family: Barlow; font-weight: 700; src: url(data:font/woff2;base64,${letters}); }
    body { margin: 0; background: transparent; }
    .icon { display: grid; width: ${size}px; height: ${size}px; place-content: center; justify-items: center;
      border-radius: ${safe ? 0 : size * 0.19}px; background: #0a1a31; }
    span { padding: ${letter * 0.06}px ${letter * 0.22}px ${letter * 0.08}px; font: 700 ${letter}px/0.95 Barlow;
      letter-spacing: .01em; text-transform: uppercase; transform: skewX(-8deg); }
    .rink { background: #fff; color: #0a1a31; } .side { background: #c9252c; color: #fff; }
  </style><div class="icon"><span class="rink">Rink</span><span class="side">side</span></div>`;
}

const browser = await chromium.launch(await browserLaunchOptions());
const page = await browser.newPage();
for (const icon of ICONS) {
  await page.setViewportSize({ width: icon.size, height: icon.size });
  await page.setContent(pageOf(icon));
  await page.evaluate('document.fonts.ready.then(() => true)');
  writeFileSync(`${root}public/${icon.file}`, await page.screenshot({ omitBackground: true }));
}
await browser.close();
