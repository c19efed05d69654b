import { useState } from 'react';
import { choiceKey, keepChoice, readChoice } from '#web/lib/device-choices.ts';
import { useUser } from '#web/lib/session.ts';

/**
 * Returns a choice that this device remembers per user, and a function that changes it.
 * @param choices the first one is the default
 */
export function useDeviceChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const key = choiceKey(name, useUser()?.id ?? 0);
  const [chosen, setChosen] = useState<string | null>(() => readChoice(key));
  const choice = choices.find((each) => each === chosen) ?? choices[0];
  return [
    choice,
    (next) => {
      setChosen(next);
      keepChoice(key, next);
    },
  ];
}
