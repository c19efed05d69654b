import { Switch } from '@mantine/core';
import type { NotificationFact } from '#domains/kinds.ts';
import { notificationKindsBySubject, notificationRenderers } from '#web/features/facts.ts';
import { useManager } from '#web/lib/session.ts';
import type { SettingSection } from '#web/lib/setting-section.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './setting-rows.module.css';

const GROUPS = ['club', 'office', 'league', 'world', 'community'] as const;
const kinds = notificationKindsBySubject();
const kindsOf = (group: (typeof GROUPS)[number]) => kinds.get(group) ?? [];

/** Switches for each kind of notification, folded by subject. */
function SettingRows() {
  const { t } = useTranslation(['notifications', 'labels', 'layout']);
  const { settings } = useManager();
  const change = useChangeSettings();
  const isOn = (kind: NotificationFact['kind']) =>
    settings[`notifications.${kind}`] ?? !notificationRenderers[kind].isAskedFor;
  return (
    <Section title={t('notifications:mute')}>
      <Text bottom="md" aside>
        {t('notifications:muteHint')}
      </Text>
      {GROUPS.filter((group) => kindsOf(group).length > 0).map((group) => (
        <details key={group} className={css.subject}>
          <summary>
            {t(`layout:group.${group}`)}
            <Words tone="dim" push numeric>
              {t('notifications:onOf', {
                on: kindsOf(group).filter((kind) => isOn(kind)).length,
                all: kindsOf(group).length,
              })}
            </Words>
          </summary>
          <Stack gap="md" bottom="md">
            {kindsOf(group).map((kind) => (
              <Switch
                key={kind}
                label={t(`labels:notifications.${kind}`)}
                checked={isOn(kind) === true}
                onChange={({ currentTarget: { checked } }) => change.mutate({ [`notifications.${kind}`]: checked })}
              />
            ))}
          </Stack>
        </details>
      ))}
    </Section>
  );
}

export const SETTING_SECTIONS: readonly SettingSection[] = [
  { id: 'notifications', useTitle: () => useTranslation('notifications').t('mute'), content: <SettingRows /> },
];
