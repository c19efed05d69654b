import { beforeEach, expect, test } from 'vitest';
import { closeMascotMessage, currentMascotMessage, sayAsJoe } from './messages.ts';

beforeEach(() => {
  for (let message = currentMascotMessage(); message; message = currentMascotMessage()) closeMascotMessage(message.id);
});

test('messages come one at a time, each with an id and a text, until they are closed', () => {
  sayAsJoe('welcome');
  sayAsJoe('bananaDay');
  sayAsJoe('welcome');
  const first = currentMascotMessage();
  expect(first).toEqual({ id: expect.any(Number), msg: 'welcome' });
  closeMascotMessage(first?.id ?? 0);
  const second = currentMascotMessage();
  expect(second?.msg).toBe('bananaDay');
  expect(second?.id).not.toBe(first?.id);
  closeMascotMessage(second?.id ?? 0);
  expect(currentMascotMessage()).toBeUndefined();
});
