import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import css from './star-button.module.css';

interface StarButtonProps extends ActionIconProps, Omit<ComponentProps<'button'>, keyof ActionIconProps> {
  isOn: boolean;
  label: string;
}

/** A star that is filled while it is on. */
export function StarButton({ isOn, label, ...button }: StarButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      {...button}
      className={css.star}
      data-on={isOn || undefined}
      aria-pressed={isOn}
      aria-label={label}
    >
      <Icon name="star" size={18} />
    </ActionIcon>
  );
}
