import { Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { WRITERS } from '#domains/message/constants.ts';
import { useManager } from '#web/lib/session.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { Section } from '#web/ui/section.tsx';

/** Who may write to one, and whether others see what one has read. */
export function SettingRows() {
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
    </Section>
  );
}
