import { Button, Menu } from '@mantine/core';
import { isSameTactics } from '#domains/lineups/rules/board.ts';
import { presetTactics, TACTIC_PRESET_IDS } from '#domains/lineups/rules/presets.ts';
import type { Tactics } from '#engine/lineup/lineup.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Words } from '#web/ui/layout.tsx';
import css from './tactics.module.css';

/** Offers ready-made styles of play, with a sentence each; the current one is marked. */
export function StyleMenu({ current, onTake }: { current: Tactics; onTake: (tactics: Tactics, name: string) => void }) {
  const { t } = useTranslation('tactics');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button size="compact-sm" variant="default" leftSection={<Icon name="stick" size={16} />}>
          {t('style.choose')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={css.styles}>
        {TACTIC_PRESET_IDS.map((id) => (
          <Menu.Item key={id} onClick={() => onTake(presetTactics(id), t(`style.${id}`))}>
            <strong>{t(`style.${id}`)}</strong>
            {isSameTactics(current, presetTactics(id)) && (
              <Words chip="good" apart>
                {t('style.current')}
              </Words>
            )}
            <br />
            <small>{t(`style.about.${id}`)}</small>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
