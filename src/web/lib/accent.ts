import { useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { accentOf } from './color.ts';

/** Page colors of both schemes, as in ui/tokens.css. */
const SURFACES = { light: '#ffffff', dark: '#0f1c30' };

/** Takes the page's accent from a club's colors while the screen is shown; null keeps the game's own accent. */
export function useAccent(colors: readonly string[] | null | undefined): void {
  const scheme = useComputedColorScheme('light');
  const key = colors?.join(',') ?? '';
  useEffect(() => {
    if (key === '') return;
    const { text, fill, onFill } = accentOf(key.split(','), SURFACES[scheme]);
    const { style } = document.documentElement;
    const values = { '--rs-accent': text, '--rs-accent-fill': fill, '--rs-on-accent': onFill };
    for (const [name, value] of Object.entries(values)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(values)) style.removeProperty(name);
    };
  }, [key, scheme]);
}
