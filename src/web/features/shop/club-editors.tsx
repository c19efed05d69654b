import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import {
  CREST_CHARGES,
  CREST_FIELDS,
  CREST_SHAPES,
  JERSEY_PATTERNS,
  MIN_COLOR_CONTRAST,
} from '#domains/club/constants.ts';
import type { ClubLook } from '#domains/club/rules/looks.ts';
import type { ShopView } from '#domains/shop/contract.ts';
import { api } from '#web/lib/api.ts';
import { contrastOf } from '#web/lib/color.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack } from '#web/ui/layout.tsx';
import { drawingsOf, lookOf, tryCrestPath, tryJerseyPath } from './club-looks.ts';
import { Editor } from './editor.tsx';
import { useWear } from './use-wear.ts';

interface Editing {
  shop: ShopView;
  isOwned: boolean;
  onClose: () => void;
}

type Pattern = (typeof JERSEY_PATTERNS)[number];
const COLOR_PARTS = ['primary', 'secondary', 'accent'] as const;

/** Designs the jersey and the colors of the user's own club. */
export function JerseyEditor({ shop, isOwned, onClose }: Editing) {
  const { t } = useTranslation('shop');
  const format = useFormat();
  const [look, setLook] = useState(() => lookOf(shop));
  const save = useWear(api.shop.wearJersey.call, drawingsOf(shop), [api.club.key(), api.game.key()]);
  const { colors } = look;
  const pattern = JERSEY_PATTERNS.find((known) => known === look.jersey.pattern) ?? JERSEY_PATTERNS[0];
  const isAlike = contrastOf(colors[0], colors[1]) < MIN_COLOR_CONTRAST;
  return (
    <Editor
      title={t('item.jersey.name')}
      isOwned={isOwned}
      isSaving={save.isPending}
      fault={isAlike ? t('alike', { min: format.number(MIN_COLOR_CONTRAST, 1) }) : null}
      onClose={onClose}
      onSave={() => save.mutate({ design: { jersey: { pattern }, colors } }, { onSuccess: onClose })}
      preview={<img src={tryJerseyPath(look)} alt={t('preview')} width={160} height={164} />}
    >
      <Stack gap="md">
        <Choice
          label={t('pattern')}
          values={JERSEY_PATTERNS}
          value={pattern}
          nameOf={(value) => t(`patterns.${value}`)}
          onChange={(chosen: Pattern) => setLook({ ...look, jersey: { pattern: chosen } })}
        />
        {COLOR_PARTS.map((part, at) => (
          <Row key={part} as="label" unbroken gap="sm">
            <input
              type="color"
              value={colors[at]}
              onChange={({ currentTarget: { value } }) =>
                // Three colors before and after.
                setLook({ ...look, colors: colors.with(at, value) as ClubLook['colors'] })
              }
            />
            {t(`colors.${part}`)}
          </Row>
        ))}
        <Restore
          isShown={isOwned && shop.design.jersey !== null}
          isPending={save.isPending}
          onClick={() => save.mutate({ design: null }, { onSuccess: onClose })}
        />
      </Stack>
    </Editor>
  );
}

/** Designs the crest of the user's own club, in its colors. */
export function CrestEditor({ shop, isOwned, onClose }: Editing) {
  const { t } = useTranslation('shop');
  const [look, setLook] = useState(() => lookOf(shop));
  const save = useWear(api.shop.wearCrest.call, drawingsOf(shop), [api.club.key(), api.game.key()]);
  const { crest } = look;
  const change = (part: Partial<ClubLook['crest']>) => setLook({ ...look, crest: { ...crest, ...part } });
  return (
    <Editor
      title={t('item.crest.name')}
      isOwned={isOwned}
      isSaving={save.isPending}
      onClose={onClose}
      onSave={() => save.mutate({ crest }, { onSuccess: onClose })}
      preview={<img src={tryCrestPath(look)} alt={t('preview')} width={160} height={160} />}
    >
      <Stack gap="md">
        <Choice
          label={t('shape')}
          values={CREST_SHAPES}
          value={crest.shape}
          nameOf={(value) => t(`shapes.${value}`)}
          onChange={(shape: ClubLook['crest']['shape']) => change({ shape })}
        />
        <Choice
          label={t('field')}
          values={CREST_FIELDS}
          value={crest.field}
          nameOf={(value) => t(`fields.${value}`)}
          onChange={(field: ClubLook['crest']['field']) => change({ field })}
        />
        <Choice
          label={t('charge')}
          values={CREST_CHARGES}
          value={crest.charge}
          nameOf={(value) => t(`charges.${value}`)}
          onChange={(charge: ClubLook['crest']['charge']) => change({ charge })}
        />
        <Restore
          isShown={isOwned && shop.design.crest !== null}
          isPending={save.isPending}
          onClick={() => save.mutate({ crest: null }, { onSuccess: onClose })}
        />
      </Stack>
    </Editor>
  );
}

function Choice<Value extends string>({
  label,
  values,
  value,
  nameOf,
  onChange,
}: {
  label: string;
  values: readonly Value[];
  value: Value;
  nameOf: (value: Value) => string;
  onChange: (value: Value) => void;
}) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={values.map((known) => ({ value: known, label: nameOf(known) }))}
      onChange={({ currentTarget }) => {
        const chosen = values.find((known) => known === currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}

function Restore({ isShown, isPending, onClick }: { isShown: boolean; isPending: boolean; onClick: () => void }) {
  const { t } = useTranslation('shop');
  if (!isShown) return null;
  return (
    <Row gap="md">
      <Button size="xs" variant="default" loading={isPending} onClick={onClick}>
        {t('restore')}
      </Button>
    </Row>
  );
}
