import { useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { accentOf } from './color.ts';

/** Page colors of both schemes, as in ui/tokens.css. */
const SURFACES = { light: '#ffffff', dark: '#0f1c30' };

/** Where an accent applies: in the screen alone, or also in the frame, dialogs and messages around it. */
type Scope = 'screen' | 'everywhere';

/** Gives the screen the accent of the club that it is about; null keeps the user's own. */
export function useAccent(colors: readonly string[] | null | undefined): void {
  const scheme = useComputedColorScheme('light');
  const key = colors?.join(',') ?? '';
  useEffect(() => (key === '' ? undefined : paint('screen', key.split(','), scheme)), [key, scheme]);
}

/** Paints with a club's accent. @returns what takes it off again */
export function paint(scope: Scope, colors: readonly string[], scheme: keyof typeof SURFACES): () => void {
  const { text, fill, onFill } = accentOf(colors, SURFACES[scheme]);
  const element = scope === 'screen' ? document.getElementById('content') : document.documentElement;
  const values = { '--rs-accent': text, '--rs-accent-fill': fill, '--rs-on-accent': onFill };
  for (const [name, value] of Object.entries(values)) element?.style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(values)) element?.style.removeProperty(name);
  };
}
