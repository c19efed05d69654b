/**
 * What the game draws in a text, and the tools that choose it. Features that draw, such as games, have texts of their own: so they
 * come from outside, and only once a text has something to draw.
 */
import { type ComponentType, createContext, useContext } from 'react';
import type { EmbedKind } from '#domains/discussion/rules/markup.ts';
import type { Named } from './mention.tsx';
import type { InsertProps } from './mention-search.tsx';

export interface DrawingParts {
  Embed: ComponentType<{ of: EmbedKind; id: number }>;
  Tools: ComponentType<InsertProps & { players: Named['players'] }>;
}

const Parts = createContext<DrawingParts | null>(null);
export const DrawingProvider = Parts.Provider;

/** Returns null where nothing is drawn: in what is rendered without the game around it. */
export function useDrawingParts(): DrawingParts | null {
  return useContext(Parts);
}
