import type { FormEvent } from 'react';

/** Returns the submit handler of a form, which replaces loading a page. */
export function sends(act: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    act();
  };
}
