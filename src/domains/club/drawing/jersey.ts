/** The home jersey: a hockey sweater seen from the front, with the crest on its chest. */

import { crestGroup } from '#domains/club/drawing/crest.ts';
import type { Crest, Jersey } from '#domains/club/rules/looks.ts';
import { safeColor } from '#platform/drawing/colors.ts';

const BODY = 'M66 20C80 30 120 30 134 20L162 34L152 70L150 188C120 196 80 196 50 188L48 70L38 34Z';
const LEFT_SLEEVE = 'M38 34C22 44 14 66 8 128L34 134L48 70L50 60Z';
const RIGHT_SLEEVE = 'M162 34C178 44 186 66 192 128L166 134L152 70L150 60Z';
const COLLAR = 'M66 20C80 30 120 30 134 20L124 16C112 22 88 22 76 16Z';

interface Colors {
  primary: string;
  secondary: string;
  accent: string;
}

/** Stripes and yokes by facesjs pattern name, as on the jersey under a face. */
const PATTERNS: Record<string, (colors: Colors) => string> = {
  hockey: ({ secondary, accent }) =>
    `<path d="M20 26H180V52C140 66 60 66 20 52Z" fill="${secondary}"/>${hem(accent, 168, 10)}${cuffs(accent, 104, 10)}`,
  hockey2: ({ secondary, accent }) =>
    `${hem(secondary, 160, 8)}${hem(accent, 172, 8)}${cuffs(secondary, 94, 8)}${cuffs(accent, 106, 8)}`,
  hockey3: ({ secondary, accent }) =>
    `${hem(accent, 150, 6)}${hem(secondary, 158, 40)}${cuffs(accent, 88, 6)}${cuffs(secondary, 96, 50)}`,
  hockey4: ({ secondary, accent }) =>
    `${hem(secondary, 156, 22)}${hem(accent, 164, 6)}${cuffs(secondary, 92, 22)}${cuffs(accent, 100, 6)}`,
};

/** @param colors primary, secondary and accent as '#rrggbb'. */
export function jerseySvg(jersey: Jersey, crest: Crest, colors: readonly string[]): string {
  const [primary, secondary, accent] = [0, 1, 2].map((index) => safeColor(colors[index])) as [string, string, string];
  const pattern = PATTERNS[jersey.pattern] ?? PATTERNS['hockey2'];
  const silhouette = `<path d="${LEFT_SLEEVE}"/><path d="${RIGHT_SLEEVE}"/><path d="${BODY}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 204">
<clipPath id="sweater">${silhouette}</clipPath>
<g clip-path="url(#sweater)"><path d="M0 0H200V204H0Z" fill="${primary}"/>${pattern?.({ primary, secondary, accent }) ?? ''}</g>
<g fill="none" stroke="#101820" stroke-width="3" stroke-linejoin="round">${silhouette}</g>
<path d="${COLLAR}" fill="${accent}" stroke="#101820" stroke-width="3" stroke-linejoin="round"/>
<g transform="translate(68 66) scale(.64)">${crestGroup(crest, colors, 'chest')}</g>
</svg>`;
}

/** Returns a slightly curved band around the body; the sleeves end above it. */
function hem(color: string, y: number, height: number): string {
  return `<path d="M40 ${y}C80 ${y + 8} 120 ${y + 8} 160 ${y}V${y + height}C120 ${y + height + 8} 80 ${y + height + 8} 40 ${y + height}Z" fill="${color}"/>`;
}

/** Returns bands around both sleeves, at right angles to them. */
function cuffs(color: string, y: number, height: number): string {
  const left = `M4 ${y - 4}L46 ${y + 6}V${y + 6 + height}L2 ${y - 4 + height}Z`;
  const right = `M196 ${y - 4}L154 ${y + 6}V${y + 6 + height}L198 ${y - 4 + height}Z`;
  return `<path d="${left}${right}" fill="${color}"/>`;
}
