import { useState } from 'react';
import { choiceKey, keepChoice, readChoice } from '#web/lib/device-choices.ts';
import { useUser } from '#web/lib/session.ts';

/**
 * A choice that this device remembers for each user of it.
 * @param choices the first is taken until the user chooses
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
