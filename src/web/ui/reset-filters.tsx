import { Button } from '@mantine/core';
import { useReset } from '#web/lib/section-state.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from './icon.tsx';

/**
 * A button beside a section's filters that resets them to their defaults; hidden while they are at their defaults.
 * - `of`: the parameters of this section, if the screen has others, or one that elsewhere says what one looks at
 * - `onReset`: for fields with a state of their own
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
