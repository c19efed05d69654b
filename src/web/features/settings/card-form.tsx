import { Button } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { Stack, Text } from '#web/ui/layout.tsx';

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
    <Stack as="form" gap="md" bottom="lg" onSubmit={onSubmit} noValidate>
      {children}
      {message && (
        <Text tone="bad" role="alert">
          {message}
        </Text>
      )}
      <div>
        <Button type="submit" loading={isPending}>
          {submit}
        </Button>
      </div>
    </Stack>
  );
}
