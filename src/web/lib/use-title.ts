import { useEffect } from 'react';

const NAME = 'Rinkside';
let screen = NAME;
let before: string | null = null;

function show(): void {
  document.title = before === null ? screen : `${before} · ${screen}`;
}

/** Sets the title of the browser's tab while the screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    screen = title === '' ? NAME : `${title} · ${NAME}`;
    show();
  }, [title]);
}

/** Puts a text before the titles of all screens; null: none. */
export function putBeforeTitles(text: string | null): void {
  before = text;
  show();
}
