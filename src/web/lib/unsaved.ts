/** Unsaved changes on the screen: while there are any, the page is never reloaded without asking. */
import { useEffect } from 'react';

const holders = new Set<symbol>();

/** Registers unsaved changes until the returned function is called. */
export function holdUnsaved(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => void holders.delete(holder);
}

export function hasUnsaved(): boolean {
  return holders.size > 0;
}

/** The part of an element that tells whether text typed into it would be lost. */
export type Field = Pick<Element, 'isConnected' | 'closest'>;

/** Forms, and fields outside forms, with text that was typed but not sent. */
const typed = new Set<Field>();

/** Notes that a user has typed. Searches and filters are not work that could be lost. */
export function noteTyping(target: Field): void {
  if (target.closest('[type="search"], [role="search"], [role="combobox"]')) return;
  const form = target.closest('form') ?? target.closest('textarea');
  if (form) typed.add(form);
}

/** How long a sent text may still come back unsent: as long as all attempts at sending it, and a little more. */
export const SENDING_MS = 15_000;
/** Forms that were sent, and when. */
const sent = new Map<Field, number>();

/** Notes that a form was sent: its text is on its way. */
export function noteSending(form: Field): void {
  if (typed.delete(form)) sent.set(form, Date.now());
}

/** Returns whether reloading the page would lose anything: changes held by a screen, or text typed but not sent. */
export function wouldLoseWork(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  return hasUnsaved() || typed.size > 0;
}

/** Returns whether leaving the page for want of a connection would lose anything, text on its way included. */
export function wouldLoseWords(): boolean {
  for (const [form, at] of sent) if (!form.isConnected || Date.now() - at >= SENDING_MS) sent.delete(form);
  return wouldLoseWork() || sent.size > 0;
}

/** Listens for typing and sending, anywhere on the page. */
export function followTyping(): void {
  document.addEventListener('input', ({ target }) => target instanceof Element && noteTyping(target));
  document.addEventListener('submit', ({ target }) => target instanceof Element && noteSending(target));
}

/** Registers whether a part of a screen has unsaved changes. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdUnsaved() : undefined), [isDirty]);
}
