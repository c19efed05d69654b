import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useManager } from '#web/lib/session.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { Section } from '#web/ui/section.tsx';

/** Whether others may invite one to be friends. */
export function SettingRows() {
  const { t } = useTranslation('friend');
  const { settings } = useManager();
  const change = useChangeSettings();
  return (
    <Section title={t('setting.title')}>
      <Switch
        label={t('setting.invitations')}
        description={t('setting.hint')}
        checked={settings['friend.invitations'] !== false}
        onChange={({ currentTarget: { checked } }) => change.mutate({ 'friend.invitations': checked })}
      />
    </Section>
  );
}
