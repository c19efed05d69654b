import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ARENA_LOOKS } from '#domains/club/constants.ts';
import { ARENAS, FRAME_IDS, FRAMES, type FrameId } from '#domains/shop/constants.ts';
import type { ShopItem, ShopView } from '#domains/shop/contract.ts';
import { api } from '#web/lib/api.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { userFacePath } from '#web/ui/face.tsx';
import { useWear } from './use-wear.ts';

const EDITORS = {
  face: lazy(() => import('./face-editor.tsx').then((file) => ({ default: file.FaceEditor }))),
  jersey: lazy(() => import('./club-editors.tsx').then((file) => ({ default: file.JerseyEditor }))),
  'custom-player': lazy(() =>
    import('./custom-player-editor.tsx').then((file) => ({ default: file.CustomPlayerEditor })),
  ),
  crest: lazy(() => import('./club-editors.tsx').then((file) => ({ default: file.CrestEditor }))),
} as const;

interface Using {
  item: ShopItem;
  shop: ShopView;
  name: string;
}

/** The action for an owned item: design it, put it on, or go to where it is used. */
export function UseItem({ item, shop, name }: Using) {
  const { t } = useTranslation('shop');
  const { id, owned } = item;
  const frame = FRAME_IDS.find((known) => FRAMES[known] === id);
  if (frame) return owned > 0 && <Frame frame={frame} shop={shop} name={name} />;
  switch (id) {
    case 'face':
    case 'jersey':
    case 'crest':
    case 'custom-player':
      return <Design of={id} item={item} shop={shop} name={name} />;
    case 'arena-heritage':
    case 'arena-winter':
    case 'arena-spotlight':
      return owned > 0 && <Arena item={item} shop={shop} name={name} />;
    case 'card-pack':
      return owned > 0 && <Link to="/user/{-$id}">{t('use.card-pack')}</Link>;
    case 'horn-slot':
      return owned > 0 && <SettingsLink section="horns">{t('use.horn-slot')}</SettingsLink>;
    default:
      return owned > 0 && <SettingsLink section="premium">{t('use.premium')}</SettingsLink>;
  }
}

function SettingsLink({ section, children }: { section: 'horns' | 'premium'; children: ReactNode }) {
  return (
    <Link to="/settings" search={{ section }}>
      {children}
    </Link>
  );
}

function Design({ of, item: { owned }, shop, name }: Using & { of: keyof typeof EDITORS }) {
  const { t } = useTranslation('shop');
  const [isOpen, setOpen] = useState(false);
  const isOwned = owned > 0;
  const DesignEditor = EDITORS[of];
  return (
    <>
      <Button
        size="sm"
        variant="default"
        aria-label={t(isOwned ? 'designNamed' : 'tryOnNamed', { item: name })}
        onClick={() => setOpen(true)}
      >
        {t(isOwned ? 'design' : 'tryOn')}
      </Button>
      {isOpen && (
        <Suspense>
          <DesignEditor shop={shop} isOwned={isOwned} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Puts a frame around the user's face, or takes it off. */
export function Frame({ frame, shop, name }: { frame: FrameId; shop: ShopView; name: string }) {
  const { id } = useManager();
  const isOn = shop.frame === frame;
  const wear = useWear(api.shop.wearFrame.call, [userFacePath(id)]);
  const toggle = () => wear.mutate({ frame: isOn ? null : frame });
  return <Toggle isOn={isOn} isPending={wear.isPending} name={name} onClick={toggle} />;
}

/** Gives the rink of the user's club a look, or its own again. */
function Arena({ item: { id }, shop, name }: Using) {
  const arena = ARENA_LOOKS.find((known) => ARENAS[known] === id) ?? null;
  const isOn = arena !== null && shop.design.arena === arena;
  const wear = useWear(api.shop.wearArena.call, [], [api.game.key()]);
  const toggle = () => wear.mutate({ arena: isOn ? null : arena });
  return <Toggle isOn={isOn} isPending={wear.isPending} name={name} onClick={toggle} />;
}

function Toggle({
  isOn,
  isPending,
  name,
  onClick,
}: {
  isOn: boolean;
  isPending: boolean;
  name: string;
  onClick: () => void;
}) {
  const { t } = useTranslation('shop');
  return (
    <Button
      size="sm"
      variant="default"
      loading={isPending}
      aria-label={t(isOn ? 'takeOffNamed' : 'wearNamed', { item: name })}
      onClick={onClick}
    >
      {t(isOn ? 'takeOff' : 'wear')}
    </Button>
  );
}
