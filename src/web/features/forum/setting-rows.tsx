import { Switch } from '@mantine/core';
import { useManager } from '#web/lib/session.ts';
import type { SettingSection } from '#web/lib/setting-section.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';

/** The setting for the languages of listed topics. */
function SettingRows() {
  const { t } = useTranslation('forum');
  const { settings } = useManager();
  const change = useChangeSettings();
  return (
    <Section title={t('setting.title')}>
      <Switch
        label={t('setting.otherLanguages')}
        description={t('setting.otherLanguagesHint')}
        checked={settings['forum.other-languages'] !== false}
        onChange={({ currentTarget: { checked } }) => change.mutate({ 'forum.other-languages': checked })}
      />
    </Section>
  );
}

export const SETTING_SECTIONS: readonly SettingSection[] = [
  { id: 'forum', useTitle: () => useTranslation('forum').t('setting.title'), content: <SettingRows /> },
];
