import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReset } from '#web/lib/section-state.ts';
import { Icon } from './icon.tsx';

/**
 * The way back to the defaults of a section, beside its filters; nothing while it stands at them.
 * - `of`: the parameters of this section, where the screen has others, or one that elsewhere says what one looks at
 * - `onReset`: for fields that keep what was typed by themselves
 */
export function ResetFilters({ of, onReset }: { of?: readonly string[]; onReset?: () => void }) {
  const { t } = useTranslation();
  const reset = useReset(of);
  if (!reset) return null;
  return (
    <Button
      variant="subtle"
      leftSection={<Icon name="undo" size={16} />}
      onClick={() => {
        reset();
        onReset?.();
      }}
    >
      {t('resetFilters')}
    </Button>
  );
}
