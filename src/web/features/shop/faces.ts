/** Previews of faces, drawn by the server. */
import { FACE_PARTS, type FaceChoice, type FrameId, PART_IDS } from '#domains/shop/constants.ts';

/** Returns the face that an editor starts with: the first of each part. */
export function firstFace(): FaceChoice {
  return Object.fromEntries(PART_IDS.map((part) => [part, FACE_PARTS[part][0]])) as FaceChoice; // one of each part
}

/** Returns the address of the drawing of a face. */
export function tryFacePath(face: FaceChoice, frame: FrameId | null): string {
  const params = new URLSearchParams(face);
  if (frame) params.set('frame', frame);
  return `/api/shop/face.svg?${params}`;
}
