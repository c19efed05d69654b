import { NativeSelect, Switch } from '@mantine/core';
import { DIGEST_PERIODS, HOURS } from '#domains/reminder/constants.ts';
import { useActivation } from '#web/features/auth/use-activation.ts';
import { useManager } from '#web/lib/session.ts';
import type { SettingSection } from '#web/lib/setting-section.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

/** Settings for the emails that a user gets while away, and for quiet times. */
function SettingRows() {
  const { t } = useTranslation('reminder');
  const { settings, timeZone } = useManager();
  const change = useChangeSettings();
  const choice = (id: string) => (typeof settings[id] === 'string' ? settings[id] : 'none');
  const sendsMail = useActivation() === 'mail';
  const hours = [{ value: 'none', label: t('noHour') }, ...HOURS.map((hour) => ({ value: hour, label: hour }))];
  if (!sendsMail) return <Section title={t('title')}>{t('noMail')}</Section>;
  return (
    <Section title={t('title')}>
      <Text bottom="md" aside>
        {t('intro')}
      </Text>
      <Stack gap="md">
        <NativeSelect
          label={t('digest')}
          data={DIGEST_PERIODS.map((period) => ({ value: period, label: t(`digestChoice.${period}`) }))}
          value={choice('reminder.digest')}
          onChange={({ currentTarget: { value } }) => change.mutate({ 'reminder.digest': value })}
          maw={260}
        />
        <Switch
          label={t('forumDigest')}
          checked={settings['reminder.forum-digest'] === true}
          onChange={({ currentTarget: { checked } }) => change.mutate({ 'reminder.forum-digest': checked })}
        />
        <Switch
          label={t('gameMail')}
          checked={settings['reminder.game-mail'] === true}
          onChange={({ currentTarget: { checked } }) => change.mutate({ 'reminder.game-mail': checked })}
        />
        <Switch
          label={t('seasonMail')}
          checked={settings['reminder.season-mail'] !== false}
          onChange={({ currentTarget: { checked } }) => change.mutate({ 'reminder.season-mail': checked })}
        />
        <Row gap="md">
          {(['quiet-from', 'quiet-until'] as const).map((id) => (
            <NativeSelect
              key={id}
              label={t(id === 'quiet-from' ? 'quietFrom' : 'quietUntil')}
              data={hours}
              value={choice(`reminder.${id}`)}
              onChange={({ currentTarget: { value } }) => change.mutate({ [`reminder.${id}`]: value })}
            />
          ))}
        </Row>
        <Text aside>{t('quietHint', { zone: timeZone })}</Text>
      </Stack>
    </Section>
  );
}

export const SETTING_SECTIONS: readonly SettingSection[] = [
  { id: 'mail', useTitle: () => useTranslation('reminder').t('title'), content: <SettingRows /> },
];
