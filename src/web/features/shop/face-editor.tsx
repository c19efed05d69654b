import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { FACE_PARTS, type FaceChoice, type FacePart, PART_IDS } from '#domains/shop/constants.ts';
import type { ShopView } from '#domains/shop/contract.ts';
import { api } from '#web/lib/api.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { userFacePath } from '#web/ui/face.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Editor } from './editor.tsx';
import { firstFace, tryFacePath } from './faces.ts';
import css from './shop.module.css';
import { useWear } from './use-wear.ts';

const NOTHING = 'none';

/** Composes a face of its parts, with a preview before the purchase. */
export function FaceEditor({ shop, isOwned, onClose }: { shop: ShopView; isOwned: boolean; onClose: () => void }) {
  const { t } = useTranslation('shop');
  const { id } = useManager();
  const [face, setFace] = useState(() => shop.face ?? firstFace());
  const save = useWear(api.shop.wearFace.call, [userFacePath(id)]);
  return (
    <Editor
      title={t('item.face.name')}
      isOwned={isOwned}
      isSaving={save.isPending}
      onClose={onClose}
      onSave={() => save.mutate({ face }, { onSuccess: onClose })}
      preview={<img src={tryFacePath(face, shop.frame)} alt={t('preview')} width={160} height={240} />}
    >
      <FaceParts face={face} onChange={setFace} />
    </Editor>
  );
}

/** Shows the parts of a face side by side, with a button for a random face. */
export function FaceParts({ face, onChange }: { face: FaceChoice; onChange: (face: FaceChoice) => void }) {
  const { t } = useTranslation('shop');
  const surprise = () => onChange(chosen((part) => Math.floor(Math.random() * FACE_PARTS[part].length)));
  return (
    <>
      <Row gap="md">
        <Button size="xs" variant="default" leftSection={<Icon name="wand" size={14} />} onClick={surprise}>
          {t('surprise')}
        </Button>
      </Row>
      <ul className={css.parts}>
        {PART_IDS.map((part) => (
          <li key={part}>
            <Part part={part} value={face[part]} onChange={(value) => onChange({ ...face, [part]: value })} />
          </li>
        ))}
      </ul>
    </>
  );
}

function chosen(pick: (part: FacePart) => number): FaceChoice {
  // One of each part.
  return Object.fromEntries(PART_IDS.map((part) => [part, FACE_PARTS[part][pick(part)]])) as FaceChoice;
}

/** Steps back or forward through a list, in a loop. */
function Part({ part, value, onChange }: { part: FacePart; value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('shop');
  const values: readonly string[] = FACE_PARTS[part];
  const at = Math.max(0, values.indexOf(value));
  const step = (by: number) => onChange(values[(at + by + values.length) % values.length] ?? value);
  const name = t(`part.${part}`);
  return (
    <>
      <span>{name}</span>
      <ActionIcon variant="default" aria-label={t('previous', { part: name })} onClick={() => step(-1)}>
        <span className={css.back}>
          <Icon name="chevron" size={16} />
        </span>
      </ActionIcon>
      <Row as="span" unbroken gap="sm" justify="center" size="sm" aria-live="polite">
        {value === NOTHING ? t('none') : t('numbered', { number: at + 1, count: values.length })}
        {value.startsWith('#') && <span className={css.swatch} style={{ background: value }} />}
      </Row>
      <ActionIcon variant="default" aria-label={t('next', { part: name })} onClick={() => step(1)}>
        <Icon name="chevron" size={16} />
      </ActionIcon>
    </>
  );
}
