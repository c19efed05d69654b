import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from '#web/lib/words.ts';

/** A field for a password, with an eye that shows it. */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useTranslation();
  return (
    <MantinePasswordInput visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }} {...props} />
  );
}
