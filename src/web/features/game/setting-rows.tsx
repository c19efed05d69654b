import { Switch } from '@mantine/core';
import { NO_SPOILERS } from '#domains/game/rules/spoilers.ts';
import { client } from '#web/lib/api.ts';
import { refreshSession, useManager } from '#web/lib/session.ts';
import type { SettingSection } from '#web/lib/setting-section.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';

/** The switch that hides results of the user's games until they have watched them. */
function SettingRows() {
  const { t } = useTranslation('game');
  const isOn = useManager().settings[NO_SPOILERS] === true;
  const turn = useCommand(
    async (on: boolean) => {
      // What has been played until now has been seen.
      if (on) await client.game.revealAll();
      await client.settings.update({ settings: { [NO_SPOILERS]: on } });
      await refreshSession();
    },
    () => null,
    [],
  );
  return (
    <Section title={t('spoilers.title')}>
      <Switch
        label={t('spoilers.label')}
        description={t('spoilers.hint')}
        checked={turn.isPending ? turn.variables : isOn}
        onChange={({ currentTarget: { checked } }) => turn.mutate(checked)}
      />
    </Section>
  );
}

export const SETTING_SECTIONS: readonly SettingSection[] = [
  { id: 'spoilers', useTitle: () => useTranslation('game').t('spoilers.title'), content: <SettingRows /> },
];
