import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { notificationRenderers } from '#web/features/facts.ts';
import { useManager } from '#web/lib/session.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { Section } from '#web/ui/section.tsx';
import css from './notifications.module.css';
import words from './words.ts';

/** A switch for each kind of notification. */
export function SettingRows() {
  const { t } = useTranslation('notifications');
  const { settings } = useManager();
  const change = useChangeSettings();
  const kinds = Object.keys(notificationRenderers).filter(isNamed);
  return (
    <Section title={t('mute')}>
      <p className={css.hint}>{t('muteHint')}</p>
      <div className={css.switches}>
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`kind.${kind}`)}
            checked={settings[`notifications.${kind}`] !== false}
            onChange={({ currentTarget: { checked } }) => change.mutate({ [`notifications.${kind}`]: checked })}
          />
        ))}
      </div>
    </Section>
  );
}

/** What has no name here yet cannot be muted; a test says so. */
function isNamed(kind: string): kind is keyof typeof words.kind {
  return Object.hasOwn(words.kind, kind);
}
