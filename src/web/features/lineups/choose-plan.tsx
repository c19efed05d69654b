import { Button, Menu } from '@mantine/core';
import { presetTactics, TACTIC_PRESET_IDS } from '#domains/lineups/rules/presets.ts';
import type { TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useUndoable } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { saveChanged } from './save-changed.ts';

/** Chooses one of the ready-made styles of play for tonight's game. */
export function ChoosePlan({ teamId }: { teamId: TeamId }) {
  const { t } = useTranslation(['tactics', 'lineups']);
  const choose = useUndoable(
    (id: (typeof TACTIC_PRESET_IDS)[number]) => saveChanged(teamId, () => ({ tactics: presetTactics(id) })),
    t('lineups:saved'),
    [api.lineups.key()],
  );
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" size="xs" loading={choose.isPending}>
          {t('tactics:style.choose')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {TACTIC_PRESET_IDS.map((id) => (
          <Menu.Item key={id} onClick={() => choose.mutate(id)}>
            {t(`tactics:style.${id}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
