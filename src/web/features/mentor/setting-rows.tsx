import { Switch } from '@mantine/core';
import { MAX_NEWCOMERS, MENTOR_DAYS } from '#domains/mentor/constants.ts';
import { useManager } from '#web/lib/session.ts';
import type { SettingSection } from '#web/lib/setting-section.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';

/** The setting for being asked to mentor newcomers. */
function SettingRows() {
  const { t } = useTranslation('mentor');
  const { settings } = useManager();
  const change = useChangeSettings();
  return (
    <Section title={t('setting.title')}>
      <Switch
        label={t('setting.willing')}
        description={t('setting.hint', { max: MAX_NEWCOMERS, days: MENTOR_DAYS })}
        checked={settings['mentor.willing'] === true}
        onChange={({ currentTarget: { checked } }) => change.mutate({ 'mentor.willing': checked })}
      />
    </Section>
  );
}

export const SETTING_SECTIONS: readonly SettingSection[] = [
  { id: 'mentor', useTitle: () => useTranslation('mentor').t('setting.title'), content: <SettingRows /> },
];
