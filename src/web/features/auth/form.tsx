import { Button } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Stack, Text } from '#web/ui/layout.tsx';

/** A form with one button below its fields; `message` is the server's refusal of the form as a whole. */
export function Form({
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
    <Stack as="form" onSubmit={onSubmit} noValidate>
      {message && (
        <Row as="p" unbroken gap="sm" ground="bad" edge="tone" inset="md" tone="bad" strong role="alert">
          <Icon name="alert" /> {message}
        </Row>
      )}
      {children}
      <Button type="submit" size="md" fullWidth loading={isPending}>
        {submit}
      </Button>
    </Stack>
  );
}

/** A line below a form with a link to another screen. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <Text tone="dim">{children}</Text>;
}
