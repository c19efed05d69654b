import { Switch } from '@mantine/core';
import type { NotificationFact } from '#domains/kinds.ts';
import { notificationRenderers } from '#web/features/facts.ts';
import { useManager } from '#web/lib/session.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

/** Switches for each kind of notification. */
export function SettingRows() {
  const { t } = useTranslation(['notifications', 'labels']);
  const { settings } = useManager();
  const change = useChangeSettings();
  const kinds = Object.keys(notificationRenderers) as NotificationFact['kind'][];
  return (
    <Section title={t('mute')}>
      <Text bottom="md" aside>
        {t('muteHint')}
      </Text>
      <Stack gap="md">
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`labels:notifications.${kind}`)}
            checked={settings[`notifications.${kind}`] !== false}
            onChange={({ currentTarget: { checked } }) => change.mutate({ [`notifications.${kind}`]: checked })}
          />
        ))}
      </Stack>
    </Section>
  );
}
