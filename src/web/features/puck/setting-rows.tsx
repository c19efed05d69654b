import { Select } from '@mantine/core';
import { PUCK_COLORS } from '#domains/finances/constants.ts';
import { PUCK_SETTINGS } from '#domains/puck/constants.ts';
import { useManager } from '#web/lib/session.ts';
import type { SettingSection } from '#web/lib/setting-section.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';

/** The setting for which pucks are spent first. */
function SettingRows() {
  const { t } = useTranslation('puck');
  const { settings } = useManager();
  const change = useChangeSettings();
  return (
    <Section title={t('setting.title')}>
      <Select
        label={t('setting.spentFirst')}
        description={t('setting.hint')}
        data={PUCK_COLORS.map((value) => ({ value, label: t(`color.${value}`) }))}
        value={String(settings['puck.spent-first'] ?? PUCK_SETTINGS['puck.spent-first'].default)}
        allowDeselect={false}
        onChange={(value) => value && change.mutate({ 'puck.spent-first': value })}
      />
    </Section>
  );
}

export const SETTING_SECTIONS: readonly SettingSection[] = [
  { id: 'puck', useTitle: () => useTranslation('puck').t('setting.title'), content: <SettingRows /> },
];
