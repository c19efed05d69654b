/** Numbers of the goal horns that managers bring along. */

/** Samples per second of a horn as it is kept: mono, 16 bit. What a horn has above 11 kHz nobody misses in an arena. */
export const HORN_RATE = 22_050;
/** No longer than the horns that come with the game (specification, section 9); shorter is a click. Milliseconds. */
export const MAX_HORN_MS = 5000;
export const MIN_HORN_MS = 500;
/** Custom horns that one user may keep, without those for which they have bought slots. */
export const MAX_HORNS = 3;
export const MAX_HORN_NAME = 40;

/** Bytes of a WAV file before its samples, in the plainest form there is. */
export const WAV_HEADER_BYTES = 44;
export const MAX_WAV_BYTES = WAV_HEADER_BYTES + 2 * Math.ceil((HORN_RATE * MAX_HORN_MS) / 1000);
/** The same in base64, as a call carries it. */
export const MAX_WAV_TEXT = 4 * Math.ceil(MAX_WAV_BYTES / 3);
/** Bytes of the body of an upload: the sound, its name and what stands around them. */
export const MAX_UPLOAD_BYTES = MAX_WAV_TEXT + 4 * 1024;

/**
 * How loud a horn is made, in LUFS (ITU-R BS.1770-5, gated): like the horns that come with the game, which have −9 to −11. It
 * stays below that where its highest peak would go over `MAX_PEAK`, a share of full scale.
 */
export const TARGET_LUFS = -11;
export const MAX_PEAK = 0.89;
/** What is quieter than this, in LUFS, is silence: made loud, it would be nothing but hiss. */
export const MIN_LUFS = -50;
/** Samples of a sound resemble the next one (correlation, −1 to 1); those of bytes that are no sound do not. */
export const MIN_LIKENESS = 0.15;
/** Milliseconds in which a horn comes and goes, so that a cut does not click. */
export const FADE_IN_MS = 5;
export const FADE_OUT_MS = 60;

/**
 * Up to this share of notes that only one of two sounds has, 0 to 1, they are the same sound. Measured on the horns that come with
 * the game: one of them softer, cut or in fewer bits is mostly below .2; the two that are most alike differ by .46.
 */
export const MAX_STRANGENESS = 0.35;
/** Two sounds must have this much in common, or all of the shorter one. Milliseconds. */
export const MIN_COMMON_MS = 1000;
