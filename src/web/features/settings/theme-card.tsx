import { SegmentedControl } from '@mantine/core';
import { useChangeSettings, useChoice } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';

const THEMES = ['light', 'dark', 'system'] as const;

export function ThemeCard() {
  const { t } = useTranslation('account');
  const theme = useChoice('theme', 'light');
  const change = useChangeSettings();
  return (
    <Section title={t('theme.title')}>
      <SegmentedControl
        aria-label={t('theme.title')}
        size="sm"
        value={theme}
        onChange={(chosen) => change.mutate({ theme: chosen })}
        data={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      />
    </Section>
  );
}
