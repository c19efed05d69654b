import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_CUSTOM_NAME } from '#domains/shop/constants.ts';
import type { CustomPlayersView, ShopView } from '#domains/shop/contract.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Editor } from './editor.tsx';
import { FaceParts } from './face-editor.tsx';
import { firstFace, tryFacePath } from './faces.ts';
import { useWear } from './use-wear.ts';

interface Editing {
  shop: ShopView;
  isOwned: boolean;
  onClose: () => void;
}

/** Gives a junior of the user's own club a custom name and face, with a preview of both before the purchase. */
export function CustomPlayerEditor(editing: Editing) {
  const query = useQuery(api.shop.customPlayers.queryOptions());
  return query.data && <Design {...editing} view={query.data.data} />;
}

function Design({ view: { most, juniors, own }, onClose, isOwned }: Editing & { view: CustomPlayersView }) {
  const { t } = useTranslation('shop');
  const [playerId, setPlayerId] = useState(own[0]?.playerId ?? juniors[0]?.id ?? 0);
  const current = own.find((one) => one.playerId === playerId);
  const [first, setFirst] = useState(current?.name.first ?? '');
  const [last, setLast] = useState(current?.name.last ?? '');
  const [face, setFace] = useState(current?.face ?? firstFace());
  const choose = (id: number) => {
    const chosen = own.find((one) => one.playerId === id);
    setPlayerId(id);
    setFirst(chosen?.name.first ?? '');
    setLast(chosen?.name.last ?? '');
    setFace(chosen?.face ?? firstFace());
  };
  const changes = [api.shop.shownPlayers.key()];
  const save = useWear(api.shop.saveCustomPlayer.call, [], changes);
  const remove = useWear(api.shop.removeCustomPlayer.call, [], changes);
  const fault = () => {
    if (playerId === 0) return t('custom.noJuniors');
    if (!current && own.length >= most) return t('custom.full', { count: most });
    return first.trim() && last.trim() ? null : t('custom.unnamed');
  };
  const withOwn = own.map((one) => ({
    id: one.playerId,
    name: one.registered ?? `${one.name.first} ${one.name.last}`,
  }));
  const others = juniors.filter(({ id }) => !own.some((one) => one.playerId === id));
  return (
    <Editor
      title={t('item.custom-player.name')}
      isOwned={isOwned}
      isSaving={save.isPending}
      fault={fault()}
      onClose={onClose}
      onSave={() => save.mutate({ id: playerId, firstname: first, lastname: last, face }, { onSuccess: onClose })}
      preview={<img src={tryFacePath(face, null)} alt={t('preview')} width={160} height={240} />}
    >
      <Stack gap="md">
        <NativeSelect
          label={t('custom.junior')}
          value={String(playerId)}
          data={[...withOwn, ...others].map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ currentTarget: { value } }) => choose(Number(value))}
        />
        <TextInput
          label={t('custom.first')}
          value={first}
          maxLength={MAX_CUSTOM_NAME}
          onChange={({ currentTarget: { value } }) => setFirst(value)}
        />
        <TextInput
          label={t('custom.last')}
          value={last}
          maxLength={MAX_CUSTOM_NAME}
          onChange={({ currentTarget: { value } }) => setLast(value)}
        />
        {current && (
          <Text tone="dim">
            {t(current.registered === null ? 'custom.away' : `custom.state.${current.state}`)}{' '}
            <Button
              size="compact-xs"
              variant="default"
              loading={remove.isPending}
              onClick={() => remove.mutate({ id: playerId }, { onSuccess: onClose })}
            >
              {t('custom.remove')}
            </Button>
          </Text>
        )}
      </Stack>
      <FaceParts face={face} onChange={setFace} />
    </Editor>
  );
}
