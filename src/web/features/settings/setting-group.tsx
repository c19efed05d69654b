import { NativeSelect, Switch } from '@mantine/core';
import { useManager } from '#web/lib/session.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { choicesOf, type GroupedSettingId, type SettingGroupId, shownIn } from './groups.ts';

const NAMED_CHOICES = ['any', 'none', 'friends', 'plain', 'outlined', 'block', 'auto', '12', '24'] as const;

/** A card of switches and choices, each saved on change. Shows nothing if no setting would have an effect yet. */
export function SettingGroup({ group }: { group: SettingGroupId }) {
  const { t } = useTranslation('account');
  const shown = shownIn(group);
  if (shown.length === 0) return null;
  return (
    <Section title={t(`groups.${group}`)}>
      <Stack gap="md" bottom="lg">
        {shown.map((id) => (
          <SettingRow key={id} id={id} />
        ))}
      </Stack>
    </Section>
  );
}

function SettingRow({ id }: { id: GroupedSettingId }) {
  const { t } = useTranslation('account');
  const value = useManager().settings[id];
  const change = useChangeSettings();
  const choices = choicesOf(id);
  if (!choices) {
    return (
      <Switch
        label={t(`setting.${id}`)}
        checked={value === true}
        onChange={(event) => change.mutate({ [id]: event.currentTarget.checked })}
      />
    );
  }
  return (
    <NativeSelect
      label={t(`setting.${id}`)}
      data={choices.map((choice) => {
        const named = NAMED_CHOICES.find((known) => known === choice);
        return { value: choice, label: named ? t(`choice.${named}`) : choice };
      })}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => change.mutate({ [id]: event.currentTarget.value })}
      maw={260}
    />
  );
}
