import { useState } from 'react';
import { useUser } from '#web/lib/session.ts';

/**
 * A choice that this device remembers for each user of it.
 * @param choices the first is taken until the user chooses
 */
export function useDeviceChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const key = `rinkside.${name}.${useUser()?.id ?? 0}`;
  const [chosen, setChosen] = useState<string | null>(() => readStored(key));
  const choice = choices.find((each) => each === chosen) ?? choices[0];
  return [
    choice,
    (next) => {
      setChosen(next);
      store(key, next);
    },
  ];
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser keeps nothing for this page: the choice lasts until it is left.
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
