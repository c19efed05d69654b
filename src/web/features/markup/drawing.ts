/**
 * What the game draws in a text, and the tools that choose it. Features that draw, such as games, contain texts
 * themselves: so they are passed in from outside, and load only once a text needs them.
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

/** Returns null if nothing is drawn: in parts rendered without the game around them. */
export function useDrawingParts(): DrawingParts | null {
  return useContext(Parts);
}
