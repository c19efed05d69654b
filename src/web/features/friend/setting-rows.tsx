import { Select, Switch } from '@mantine/core';
import { AUDIENCES, FRIEND_SETTINGS } from '#domains/friend/constants.ts';
import { useManager } from '#web/lib/session.ts';
import type { SettingSection } from '#web/lib/setting-section.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';

const PARTS = [
  { id: 'friend.list', part: 'list' },
  { id: 'friend.activity', part: 'activity' },
] as const;

/** Settings for friend requests, and for what others see of the user. */
function SettingRows() {
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
      <Switch
        mt="md"
        label={t('setting.online')}
        description={t('setting.onlineHint')}
        checked={settings['account.online'] !== false}
        onChange={({ currentTarget: { checked } }) => change.mutate({ 'account.online': checked })}
      />
      {PARTS.map(({ id, part }) => (
        <Select
          key={id}
          mt="md"
          label={t(`setting.${part}`)}
          data={AUDIENCES.map((value) => ({ value, label: t(`setting.audience.${value}`) }))}
          value={String(settings[id] ?? FRIEND_SETTINGS[id].default)}
          allowDeselect={false}
          onChange={(value) => value && change.mutate({ [id]: value })}
        />
      ))}
    </Section>
  );
}

export const SETTING_SECTIONS: readonly SettingSection[] = [
  { id: 'privacy', useTitle: () => useTranslation('friend').t('setting.title'), content: <SettingRows /> },
];
