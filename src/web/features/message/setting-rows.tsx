import { Select, Switch } from '@mantine/core';
import { PUSHED, WRITERS } from '#domains/message/constants.ts';
import { useManager } from '#web/lib/session.ts';
import type { SettingSection } from '#web/lib/setting-section.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';

/**
 * Settings for messages: who may write to the user, whether others see what the user has read, and what push
 * notifications and emails include.
 */
function SettingRows() {
  const { t } = useTranslation('message');
  const { settings } = useManager();
  const change = useChangeSettings();
  return (
    <Section title={t('setting.title')}>
      <Select
        label={t('setting.writers')}
        data={WRITERS.map((value) => ({ value, label: t(`setting.writer.${value}`) }))}
        value={String(settings['message.writers'] ?? 'everyone')}
        allowDeselect={false}
        onChange={(value) => value && change.mutate({ 'message.writers': value })}
      />
      <Switch
        mt="md"
        label={t('setting.receipts')}
        description={t('setting.receiptsHint')}
        checked={settings['message.receipts'] !== false}
        onChange={({ currentTarget: { checked } }) => change.mutate({ 'message.receipts': checked })}
      />
      <Select
        mt="md"
        label={t('setting.push')}
        description={t('setting.pushHint')}
        data={PUSHED.map((value) => ({ value, label: t(`setting.pushed.${value}`) }))}
        value={String(settings['message.push'] ?? 'count')}
        allowDeselect={false}
        onChange={(value) => value && change.mutate({ 'message.push': value })}
      />
      <Switch
        mt="md"
        label={t('setting.mail')}
        checked={settings['message.mail'] !== false}
        onChange={({ currentTarget: { checked } }) => change.mutate({ 'message.mail': checked })}
      />
    </Section>
  );
}

export const SETTING_SECTIONS: readonly SettingSection[] = [
  { id: 'messages', useTitle: () => useTranslation('message').t('setting.title'), content: <SettingRows /> },
];
