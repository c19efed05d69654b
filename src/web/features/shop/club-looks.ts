/** Previews of clubs' looks, drawn by the server. */
import type { ClubLook } from '#domains/club/rules/looks.ts';
import type { ShopView } from '#domains/shop/contract.ts';
import { crestPath, jerseyPath } from '#web/ui/crest.tsx';

/** The look that users without a club start with. */
const PLAIN: ClubLook = {
  jersey: { pattern: 'hockey' },
  colors: ['#14305a', '#ffffff', '#d0202b'],
  crest: { shape: 'shield', field: 'plain', charge: 'star' },
  arena: 'classic',
};

/** Returns the look that an editor starts with: that of the user's club, else their own design. */
export function lookOf({ club, design }: ShopView): ClubLook {
  if (club) return { jersey: club.jersey, colors: club.colors, crest: club.crest, arena: club.arena };
  return {
    jersey: design.jersey ?? PLAIN.jersey,
    colors: design.colors ?? PLAIN.colors,
    crest: design.crest ?? PLAIN.crest,
    arena: design.arena ?? PLAIN.arena,
  };
}

/** Returns the addresses of the drawings of the user's club. */
export function drawingsOf({ club }: ShopView): string[] {
  return club ? [crestPath(club.id), jerseyPath(club.id)] : [];
}

/** Returns the address of the drawing of a jersey. */
export function tryJerseyPath({ jersey, crest, colors }: ClubLook): string {
  return `/api/club-designs/jersey.svg?${new URLSearchParams({ ...jersey, ...crest, ...named(colors) })}`;
}

/** Returns the address of the drawing of a crest. */
export function tryCrestPath({ crest, colors }: ClubLook): string {
  return `/api/club-designs/crest.svg?${new URLSearchParams({ ...crest, ...named(colors) })}`;
}

function named([primary, secondary, accent]: ClubLook['colors']) {
  return { primary, secondary, accent };
}
