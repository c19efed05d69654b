/**
 * The state of play: waiting for a faceoff, or the side in possession is in its own end, in the middle or in the attacking zone.
 * Numbers, because each moment checks several times and comparing strings would be slower.
 */
export const AT_FACEOFF = 0;
export const OWN_END = 1;
export const MIDDLE = 2;
export const IN_ZONE = 3;
export const PLAY_OVER = 4;

export type Phase = typeof AT_FACEOFF | typeof OWN_END | typeof MIDDLE | typeof IN_ZONE | typeof PLAY_OVER;
