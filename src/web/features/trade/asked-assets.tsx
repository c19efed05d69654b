import { Button, NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DRAFT_ROUNDS } from '#domains/draft/constants.ts';
import { MAX_ASSETS } from '#domains/trade/constants.ts';
import type { AskedView } from '#domains/trade/contract/shapes.ts';
import { PICK_RANGES, type PickRange } from '#engine/market/pick-worth.ts';
import { api } from '#web/lib/api.ts';
import { useManager } from '#web/lib/session.ts';
import { sectionOf, useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { useAskedName } from './asked-name.ts';
import css from './trade.module.css';

const MIN_LETTERS = 2;

interface AskedAssetsProps {
  assets: readonly AskedView[];
  onChange: (assets: readonly AskedView[]) => void;
}

/** Edits what the user wants for a player: other clubs' players, found by name, and picks by round. */
export function AskedAssets({ assets, onChange }: AskedAssetsProps) {
  const { t } = useTranslation('trade');
  const nameOf = useAskedName();
  const isFull = assets.length >= MAX_ASSETS;
  const add = (asset: AskedView) => onChange([...assets, asset]);
  return (
    <fieldset className={css.asked}>
      <legend>{t('block.asks')}</legend>
      {assets.length > 0 && (
        <Stack as="ul" gap="sm" aria-label={t('block.asks')}>
          {assets.map((asset, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two picks of a round are the same, whichever goes
            <li key={index} className={css.part}>
              <span>{nameOf(asset)}</span>
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('block.drop', { what: nameOf(asset) })}
                onClick={() => onChange(assets.filter((_, other) => other !== index))}
              >
                <Icon name="close" size={14} />
              </Button>
            </li>
          ))}
        </Stack>
      )}
      {isFull ? (
        <Text aside>{t('block.enough', { max: MAX_ASSETS })}</Text>
      ) : (
        <>
          <AskPlayer assets={assets} onAdd={add} />
          <AskPick onAdd={add} />
        </>
      )}
    </fieldset>
  );
}

function AskPlayer({ assets, onAdd }: { assets: readonly AskedView[]; onAdd: (asset: AskedView) => void }) {
  const { t } = useTranslation('trade');
  const { team: own } = useManager();
  const [name, setName] = useState('');
  const asked = name.trim();
  const isAsked = asked.length >= MIN_LETTERS;
  const query = useQuery({
    ...api.search.quick.queryOptions({ input: { name: asked }, placeholderData: keepPreviousData }),
    enabled: isAsked,
  });
  const named = new Set(assets.flatMap((asset) => (asset.kind === 'player' ? [asset.player.id] : [])));
  const found = (isAsked ? (query.data?.data.players ?? []) : []).filter(
    ({ player, team }) => team !== null && team.clubId !== own?.clubId && !named.has(player.id),
  );
  return (
    <div>
      <TextInput
        label={t('block.askPlayer')}
        value={name}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <Row gap="sm" align="end">
        {found.map(({ player, team }) => (
          <Button
            key={player.id}
            size="compact-sm"
            variant="default"
            onClick={() => {
              onAdd({ kind: 'player', player });
              setName('');
            }}
          >
            {`${playerName(player)} (${team?.abbr})`}
          </Button>
        ))}
      </Row>
    </div>
  );
}

function AskPick({ onAdd }: { onAdd: (asset: AskedView) => void }) {
  const { t } = useTranslation('trade');
  const rounds: readonly string[] = sectionOf(t, 'trade', 'rounds');
  const [round, setRound] = useState(1);
  const [range, setRange] = useState<PickRange>(3);
  return (
    <Row gap="sm" align="end">
      <NativeSelect
        label={t('block.pickRound')}
        value={String(round)}
        data={rounds.slice(0, DRAFT_ROUNDS).map((label, index) => ({ value: String(index + 1), label }))}
        onChange={({ currentTarget: { value } }) => setRound(Number(value))}
      />
      <NativeSelect
        label={t('block.pickRange')}
        value={String(range)}
        data={PICK_RANGES.map((value) => ({ value: String(value), label: t(`range.${value}`) }))}
        onChange={({ currentTarget: { value } }) => setRange(PICK_RANGES.find((known) => String(known) === value) ?? 3)}
      />
      <Button variant="default" onClick={() => onAdd({ kind: 'pick', round, range })}>
        {t('block.askPick')}
      </Button>
    </Row>
  );
}
