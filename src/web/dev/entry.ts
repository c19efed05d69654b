/** What the design system page shows of a component. */
import type { ReactNode } from 'react';

/** As if the mouse rested on it, or the keyboard had brought one there. */
export type Pseudo = 'hover' | 'focus';

export interface State {
  says: string;
  shows: ReactNode;
  as?: Pseudo;
}

export interface Entry {
  name: string;
  /** The components that it shows, as they are imported; each must be in one of the states. */
  of: readonly unknown[];
  states: readonly State[];
}

/** What one can press: at rest, under the mouse, and reached by keyboard. */
export function pressable(shows: ReactNode, says = 'normal'): State[] {
  return [
    { says, shows },
    { says: `${says}, hover`, shows, as: 'hover' },
    { says: `${says}, focus`, shows, as: 'focus' },
  ];
}
