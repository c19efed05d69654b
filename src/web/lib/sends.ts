import type { FormEvent } from 'react';

/** Returns what a form does when it is sent, in place of loading a page. */
export function sends(act: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    act();
  };
}
