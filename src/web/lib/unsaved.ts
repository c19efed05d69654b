/** Who has changes on a screen that are not saved yet: nothing reloads the page without asking while somebody has. */
import { useEffect } from 'react';

const holders = new Set<symbol>();

/** Says that there are changes, until the answer is called. */
export function holdUnsaved(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => void holders.delete(holder);
}

export function hasUnsaved(): boolean {
  return holders.size > 0;
}

/** What of an element one must know to tell whether something that was typed into it would be lost. */
export type Field = Pick<Element, 'isConnected' | 'closest'>;

/** Forms, and texts without one, that somebody has typed into and not sent. */
const typed = new Set<Field>();

/** Somebody has typed. Whatever is only looked for or filtered is no work that could be lost. */
export function noteTyping(target: Field): void {
  if (target.closest('[type="search"], [role="search"], [role="combobox"]')) return;
  const form = target.closest('form') ?? target.closest('textarea');
  if (form) typed.add(form);
}

/** A form was sent: what stands in it is on its way. */
export function noteSending(form: Field): void {
  typed.delete(form);
}

/** Whether to reload the page would lose anything: changes that a screen holds, or what was typed and not sent. */
export function wouldLoseWork(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  return hasUnsaved() || typed.size > 0;
}

/** Listens to what is typed and sent, anywhere on the page. */
export function followTyping(): void {
  document.addEventListener('input', ({ target }) => target instanceof Element && noteTyping(target));
  document.addEventListener('submit', ({ target }) => target instanceof Element && noteSending(target));
}

/** A part of a screen has changes that are not saved, or not any more. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdUnsaved() : undefined), [isDirty]);
}
