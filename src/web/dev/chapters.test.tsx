import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '@mantine/core';
import i18next from 'i18next';
import { type ComponentType, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import job from '#web/features/job/words.ts';
import scout from '#web/features/scout/words.ts';
import common from '#web/locales/en/common.ts';
import layout from '#web/locales/en/layout.ts';
import stats from '#web/locales/en/stats.ts';

// Drawn without a browser: what lives in one begins as it would there.
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  const useSyncExternalStore: typeof react.useSyncExternalStore = (subscribe, read, readAtFirst = read) =>
    react.useSyncExternalStore(subscribe, read, readAtFirst);
  return { ...react, useSyncExternalStore };
});

// Other files of this worker may have loaded components with the real one before.
vi.resetModules();
const { ENTRIES } = await import('./chapters.ts');
const { makeRouter, Surroundings } = await import('./surroundings.tsx');
vi.stubGlobal('location', new URL('http://localhost/dev/ui'));

const UI = 'src/web/ui';
const files = globSync(`${UI}/**/*.tsx`);
const modules = await Promise.all(
  files.map(async (file) => ({
    file,
    parts: (await import(/* @vite-ignore */ join(process.cwd(), file))) as Record<string, unknown>,
  })),
);
const components = modules.flatMap(({ file, parts }) =>
  Object.entries(parts)
    .filter(([name, part]) => (name === 'default' || /^[A-Z][a-z]/.test(name)) && isComponent(part))
    .map(([name, part]) => ({ file, name: name === 'default' ? file : name, part })),
);
const ofKit = [...new Set(globSync('src/web/**/*.tsx', { exclude: ['src/web/dev/**'] }).flatMap(kitNamesIn))];

function isComponent(part: unknown): part is ComponentType {
  return typeof part === 'function' || (typeof part === 'object' && part !== null && '$$typeof' in part);
}

function kitNamesIn(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, all = '']) => all.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '');
  return names.filter((name) => /^[A-Z]/.test(name));
}

/** Whether the component is drawn somewhere in what the state shows. */
function isIn(part: unknown, shown: unknown): boolean {
  if (shown === part) return true;
  if (Array.isArray(shown)) return shown.some((each) => isIn(part, each));
  if (!isValidElement<Record<string, unknown>>(shown)) return false;
  return shown.type === part || Object.values(shown.props).some((prop) => isIn(part, prop));
}

describe('the design system page', () => {
  it.each(components)('shows $name of $file', ({ part }) => {
    expect(ENTRIES.some(({ of }) => of.includes(part))).toBe(true);
  });

  it.each(ofKit)('shows %s of the kit', (name) => {
    const part: unknown = new Map(Object.entries(kit)).get(name);
    expect(ENTRIES.some(({ of }) => of.includes(part))).toBe(true);
  });

  it('knows the columns of players, which are no components', () => {
    const without = files.filter((file) => !components.some((component) => component.file === file));
    const sources = globSync('src/web/dev/entries/*.tsx').map((file) => readFileSync(file, 'utf8'));
    expect(without.map((file) => join(file))).not.toEqual([]);
    for (const file of without) expect(sources.join()).toContain(file.replace('src/web/', '#web/'));
  });

  it('says each state once, and each component once', () => {
    expect(new Set(ENTRIES.map(({ name }) => name)).size).toBe(ENTRIES.length);
    for (const { name, states } of ENTRIES) {
      expect(new Set(states.map(({ says }) => says)).size, name).toBe(states.length);
    }
  });

  it.each(ENTRIES)('draws $name in every state', async ({ of, states }) => {
    const words = i18next.createInstance();
    await words
      .use(initReactI18next)
      .init({ lng: 'en', resources: { en: { common, layout, stats, job, scout, screens: {} } }, defaultNS: 'common' });
    const drawn = await Promise.all(
      states.map(async ({ shows }) => {
        const router = await makeRouter(() => shows);
        return renderToStaticMarkup(
          <I18nextProvider i18n={words}>
            <Surroundings router={router} />
          </I18nextProvider>,
        ).replaceAll(/<style.*?<\/style>/gs, '');
      }),
    );
    expect(drawn.join('')).not.toBe('');
    const missing = of.filter((part) => !states.some(({ shows }) => isIn(part, shows)));
    expect(missing).toEqual([]);
  });
});
