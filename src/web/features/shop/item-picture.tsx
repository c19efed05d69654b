import { ARENA_LOOKS } from '#domains/club/constants.ts';
import { ARENAS, FRAME_IDS, FRAMES, type ItemId } from '#domains/shop/constants.ts';
import type { ShopView } from '#domains/shop/contract.ts';
import { ArenaPreview } from '#web/features/game/rink/arena-preview.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { lookOf, tryCrestPath, tryJerseyPath } from './club-looks.ts';
import { firstFace, tryFacePath } from './faces.ts';
import css from './shop.module.css';

const ICONS: Readonly<Partial<Record<ItemId, IconName>>> = {
  'premium-month': 'star',
  'premium-year': 'cup',
  'card-pack': 'user',
  'horn-slot': 'sound',
};

/** Shows the item as it would look for the user. */
export function ItemPicture({ id, shop }: { id: ItemId; shop: ShopView }) {
  const icon = ICONS[id];
  return <div className={css.picture}>{icon ? <Icon name={icon} size={56} /> : <Tried id={id} shop={shop} />}</div>;
}

function Tried({ id, shop }: { id: ItemId; shop: ShopView }) {
  const look = lookOf(shop);
  if (id === 'jersey') return <img src={tryJerseyPath(look)} alt="" width={116} height={118} />;
  if (id === 'crest') return <img src={tryCrestPath(look)} alt="" width={108} height={108} />;
  const arena = ARENA_LOOKS.find((known) => ARENAS[known] === id);
  if (arena) {
    return (
      <div className={css.arena}>
        <ArenaPreview arena={arena} crest={tryCrestPath(look)} />
      </div>
    );
  }
  const frame = FRAME_IDS.find((known) => FRAMES[known] === id) ?? shop.frame;
  return <img src={tryFacePath(shop.face ?? firstFace(), frame)} alt="" width={80} height={120} />;
}
