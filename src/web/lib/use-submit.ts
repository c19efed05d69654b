import rules, { type FormCall } from 'virtual:form-rules';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import { fieldErrorsOf, messageOf } from './failure.ts';
import { formFaults } from './form-faults.ts';
import { noteTyping } from './unsaved.ts';

/** The faults of a form, by the name of the field. */
export type Faults = Record<string, string>;

/**
 * Returns the state of a form: on submit the contract's rules for `call` and then `check` find faults; without any,
 * `send` sends, and `onDone` goes on. Faults that the server finds (422) are shown at their fields, other refusals
 * above the form as `message`; the first faulty field gets the focus.
 */
export function useSubmit<Answer>({
  call,
  check,
  send,
  onDone,
}: {
  call?: FormCall;
  check?: (form: FormData) => Faults;
  send: (form: FormData) => Promise<Answer>;
  onDone: (answer: Answer) => unknown;
}) {
  const { t } = useTranslation();
  const [faults, setFaults] = useState<Faults>({});
  const [message, setMessage] = useState<string | null>(null);
  const mutation = useMutation({ mutationFn: send });

  const show = (found: Faults, form: HTMLFormElement) => {
    setFaults(found);
    const first = Object.keys(found).find((name) => form.elements.namedItem(name));
    const field = first ? form.elements.namedItem(first) : null;
    if (field instanceof HTMLElement) field.focus();
    return first !== undefined;
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    setMessage(null);
    const fromContract = call ? formFaults(rules[call], data, (fault, about) => t(`fault.${fault}`, about)) : {};
    const found = { ...fromContract, ...check?.(data) };
    show(found, form);
    if (Object.keys(found).length > 0) return;
    mutation.mutate(data, {
      onSuccess: (answer) => void onDone(answer),
      onError: (error) => {
        // What was typed is unsent again.
        noteTyping(form);
        const isAtField = show(fieldErrorsOf(error), form);
        if (!isAtField) setMessage(messageOf(error, t('somethingFailed')));
      },
    });
  };
  return { onSubmit, faults, message, isPending: mutation.isPending };
}

/** Returns a text field of a form; '' if it is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
