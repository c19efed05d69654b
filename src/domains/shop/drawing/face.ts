/** Draws users' faces with their frames. */
import type { FrameId } from '#domains/shop/constants.ts';
import type { ShownFace } from '#domains/shop/store/looks.ts';
import { safeColor } from '#platform/drawing/colors.ts';
import { faceSvg } from '#platform/drawing/face.ts';

/** Outer and inner color of each frame. */
const COLORS: Readonly<Record<FrameId, readonly [outer: string, inner: string]>> = {
  ice: ['#5fa8e6', '#dff1ff'],
  gold: ['#b8860b', '#ffd75e'],
  premium: ['#5b2a86', '#c9a7ee'],
};
const USUAL_COLOR = '#5b6b7c';

/** Returns the drawing of a user's face, 400 by 600. */
export async function userFaceSvg({ face, frame, wear }: ShownFace): Promise<string> {
  const drawn = face
    ? await faceSvg(face, wear && { pattern: wear.jersey.pattern, colors: wear.colors })
    : silhouette(safeColor(wear?.colors[0] ?? USUAL_COLOR));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600">${drawn}${frame ? framed(frame) : ''}</svg>`;
}

function silhouette(color: string): string {
  return `<circle cx="200" cy="250" r="110" fill="${color}"/><path d="M20 600C20 460 110 400 200 400S380 460 380 600Z" fill="${color}"/>`;
}

function framed(frame: FrameId): string {
  const [outer, inner] = COLORS[frame];
  const line = (inset: number, width: number, color: string) =>
    `<rect x="${inset}" y="${inset}" width="${400 - 2 * inset}" height="${600 - 2 * inset}" rx="36" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  return line(14, 28, outer) + line(20, 8, inner);
}
