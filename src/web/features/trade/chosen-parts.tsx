import { ActionIcon, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BenchPlayer } from '#domains/trade/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { playerName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import css from './trade.module.css';
import type { Chosen } from './use-draft-trade.ts';

const RETENTIONS = [0, 10, 20, 25, 30, 40, 50] as const;

/** Who goes one way, with what of his salary stays behind. */
export function ChosenParts({
  title,
  players,
  chosen,
  onRemove,
  onRetain,
}: {
  title: string;
  players: readonly BenchPlayer[];
  chosen: Chosen;
  onRemove: (playerId: number) => void;
  onRetain: (playerId: number, percent: number) => void;
}) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const parts = [...chosen].flatMap(([playerId, retention]) => {
    const row = players.find(({ player }) => player.id === playerId);
    return row ? [{ ...row, retention }] : [];
  });
  return (
    <div>
      <h3 className={css.small}>{title}</h3>
      {parts.length === 0 && <p className={css.dim}>{t('nothingYet')}</p>}
      <ul className={css.parts} aria-label={title}>
        {parts.map(({ player, salary, retention }) => (
          <li key={player.id} className={css.part}>
            <PlayerLink player={player} name="fit" face />
            {salary !== null && <span className={css.dim}>{format.shortMoney(salary)}</span>}
            <NativeSelect
              size="xs"
              aria-label={t('retention', { player: playerName(player) })}
              value={String(retention)}
              data={RETENTIONS.map((percent) => ({
                value: String(percent),
                label: percent === 0 ? t('retentionNone') : t('retentionSome', { percent }),
              }))}
              onChange={({ currentTarget: { value } }) => onRetain(player.id, Number(value))}
            />
            <ActionIcon
              variant="subtle"
              aria-label={t('remove', { player: playerName(player) })}
              onClick={() => onRemove(player.id)}
            >
              <Icon name="close" size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  );
}
