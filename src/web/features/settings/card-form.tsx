import { Button } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import css from './settings.module.css';

/** A form on a card, with its button at the end. */
export function CardForm({
  onSubmit,
  message,
  submit,
  isPending,
  children,
}: {
  onSubmit: FormEventHandler<HTMLFormElement>;
  message: string | null;
  submit: string;
  isPending: boolean;
  children: ReactNode;
}) {
  return (
    <form className={css.rows} onSubmit={onSubmit} noValidate>
      {children}
      {message && (
        <p className={css.bad} role="alert">
          {message}
        </p>
      )}
      <div>
        <Button type="submit" loading={isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
