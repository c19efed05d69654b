/** Crests, drawn from a shape, a division of its field and a charge. */

import { CHARGE_PLACES, CHARGES, FIELDS, SHAPES } from '#domains/club/drawing/crest-shapes.ts';
import type { Crest } from '#domains/club/rules/looks.ts';
import { contrast, safeColor, standingOut } from '#platform/drawing/colors.ts';

/** Below this contrast the secondary color cannot be told from the primary. */
const MIN_CONTRAST = 1.25;

/** @param colors primary, secondary and accent as '#rrggbb'. */
export function crestSvg(crest: Crest, colors: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${crestGroup(crest, colors, 'crest')}</svg>`;
}

/**
 * Returns the crest as a group of a larger drawing, in a 100 by 100 box.
 * @param id unique in that drawing
 */
export function crestGroup(crest: Crest, colors: readonly string[], id: string): string {
  const [primary, secondary, accent] = [0, 1, 2].map((index) => safeColor(colors[index])) as [string, string, string];
  const isDivided = FIELDS[crest.field] !== '' && contrast(primary, secondary) >= MIN_CONTRAST;
  const grounds = isDivided ? [primary, secondary] : [primary];
  const charge = standingOut([accent, secondary, '#ffffff', '#101820'], grounds);
  const outline = standingOut(['#ffffff', '#101820'], [charge]);
  const rim = standingOut([secondary, accent, '#ffffff'], [primary]);
  const { x, y, scale } = CHARGE_PLACES[crest.shape];
  const shape = SHAPES[crest.shape];
  return `<clipPath id="${id}-field"><path d="${shape}"/></clipPath>
<g clip-path="url(#${id}-field)"><path d="M0 0H100V100H0Z" fill="${primary}"/>${
    isDivided ? `<path d="${FIELDS[crest.field]}" fill="${secondary}"/>` : ''
  }</g>
<g transform="translate(${x} ${y}) scale(${scale}) translate(-50 -50)"><path d="${CHARGES[crest.charge]}" fill="${charge}" fill-rule="evenodd" stroke="${outline}" stroke-width="2.5" stroke-linejoin="round" paint-order="stroke"/></g>
<path d="${shape}" fill="none" stroke="#101820" stroke-width="7" stroke-linejoin="round"/>
<path d="${shape}" fill="none" stroke="${rim}" stroke-width="3.5" stroke-linejoin="round"/>`;
}
