import { ActionIcon, NativeSelect } from '@mantine/core';
import type { TeamRef } from '#domains/shapes.ts';
import type { AskedPart, BenchSide } from '#domains/trade/contract/shapes.ts';
import { keyOf, type TradeAsset } from '#domains/trade/rules/assets.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Box, Stack, Text, Words } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { PickConditionFields } from './pick-condition-fields.tsx';
import { usePickName, usePickSpot } from './pick-name.tsx';
import css from './trade.module.css';
import type { DraftTrade } from './use-draft-trade.ts';

const RETENTIONS = [0, 10, 20, 25, 30, 40, 50] as const;

/** Lists the assets that a club gives, their destinations, and retained salaries. */
export function ChosenParts({
  title,
  side,
  teams,
  sides,
  draft,
}: {
  title: string;
  side: BenchSide;
  /** All clubs in the trade, with their assets. */
  sides: readonly BenchSide[];
  /** The clubs in the trade. */
  teams: readonly TeamRef[];
  draft: DraftTrade;
}) {
  const { t } = useTranslation('trade');
  const nameOf = useNameOf(side);
  const parts = draft.parts.filter(({ fromTeamId }) => fromTeamId === side.team.id);
  const others = teams.filter(({ id }) => id !== side.team.id);
  return (
    <Box
      aria-label={title}
      as="section"
      shrinks
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        draft.drop(draft.draggedFrom === side.team.id ? null : side.team.id);
      }}
    >
      <Text as="h3" bottom="xs" size="sm" strong>
        {title}
      </Text>
      {parts.length === 0 && <Text aside>{t('nothingYet')}</Text>}
      <Stack as="ul" gap="sm" aria-label={title}>
        {parts.map((part) => (
          <li key={keyOf(part)} className={css.part}>
            <Asset part={part} side={side} />
            {part.kind === 'pick' && <PickConditionFields part={part} side={side} sides={sides} draft={draft} />}
            {part.kind === 'player' && (
              <NativeSelect
                size="xs"
                aria-label={t('retention', { player: nameOf(part) })}
                value={String(part.retention)}
                data={RETENTIONS.map((percent) => ({
                  value: String(percent),
                  label: percent === 0 ? t('retentionNone') : t('retentionSome', { percent }),
                }))}
                onChange={({ currentTarget: { value } }) => draft.retain(part, Number(value))}
              />
            )}
            {others.length > 1 && (
              <NativeSelect
                size="xs"
                aria-label={t('goesTo', { name: nameOf(part) })}
                value={String(part.toTeamId)}
                data={others.map(({ id, abbr }) => ({ value: String(id), label: t('toTeam', { team: abbr }) }))}
                onChange={({ currentTarget: { value } }) => draft.send(part, Number(value))}
              />
            )}
            <ActionIcon
              variant="subtle"
              aria-label={t('remove', { player: nameOf(part) })}
              onClick={() => draft.toggle(part, side.team.id)}
            >
              <Icon name="close" size={16} />
            </ActionIcon>
          </li>
        ))}
      </Stack>
    </Box>
  );
}

function Asset({ part, side }: { part: AskedPart; side: BenchSide }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const [pickName, pickSpot] = [usePickName(), usePickSpot()];
  if (part.kind === 'pick') {
    const pick = side.picks.find((each) => each.pick.id === part.pickId)?.pick;
    return (
      <span>
        {pick && pickName(pick)} <Words aside>{pick && pickSpot(pick)}</Words>
      </span>
    );
  }
  if (part.kind === 'rights') {
    const player = side.prospects.find((each) => each.player.id === part.playerId)?.player;
    return (
      <span>
        {player && <PlayerLink player={player} name="fit" face flag />} <Words aside>{t('rights')}</Words>
      </span>
    );
  }
  const row = side.players.find(({ player }) => player.id === part.playerId);
  if (!row) return null;
  return (
    <>
      <PlayerLink player={row.player} name="fit" face />
      {row.salary !== null && <Words aside>{format.shortMoney(row.salary)}</Words>}
    </>
  );
}

/** Returns a function that names a club's asset. */
export function useNameOf(side: BenchSide): (asset: TradeAsset) => string {
  const pickName = usePickName();
  return (asset) => {
    if (asset.kind === 'pick') {
      const found = side.picks.find(({ pick }) => pick.id === asset.pickId)?.pick;
      return found ? pickName(found) : '';
    }
    const found = [...side.players, ...side.prospects].find(({ player }) => player.id === asset.playerId)?.player;
    return found ? playerName(found) : '';
  };
}
