import { Switch } from '@mantine/core';
import { DECISION_IDS } from '#domains/world/constants.ts';
import { useManager } from '#web/lib/session.ts';
import type { SettingSection } from '#web/lib/setting-section.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';
import { PaceCard } from './pace-card.tsx';

/** Settings for what "to the next decision" stops for. */
function StopRows() {
  const { t } = useTranslation('world');
  const { settings } = useManager();
  const change = useChangeSettings();
  return (
    <Section title={t('setting.title')}>
      <p>{t('setting.hint')}</p>
      {DECISION_IDS.map((id) => (
        <Switch
          key={id}
          mt="xs"
          label={t(`setting.${id}`)}
          checked={settings[`world.stop-${id}`] !== false}
          onChange={({ currentTarget: { checked } }) => change.mutate({ [`world.stop-${id}`]: checked })}
        />
      ))}
    </Section>
  );
}

export const SETTING_SECTIONS: readonly SettingSection[] = [
  { id: 'pace', useTitle: () => useTranslation('world').t('card.title'), content: <PaceCard /> },
  { id: 'stops', useTitle: () => useTranslation('world').t('setting.title'), content: <StopRows /> },
];
