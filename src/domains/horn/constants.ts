/** Constants of custom goal horns. */

/** Samples per second of a stored horn: mono, 16 bit. Content above 11 kHz is not missed in an arena. */
export const HORN_RATE = 22_050;
/** No longer than the horns that come with the game (specification, section 9); shorter is a click. Milliseconds. */
export const MAX_HORN_MS = 5000;
export const MIN_HORN_MS = 500;
/** Maximum custom horns per user, besides bought slots. */
export const MAX_HORNS = 3;
export const MAX_HORN_NAME = 40;

/** Header bytes of a minimal WAV file. */
export const WAV_HEADER_BYTES = 44;
export const MAX_WAV_BYTES = WAV_HEADER_BYTES + 2 * Math.ceil((HORN_RATE * MAX_HORN_MS) / 1000);
/** Maximum length as base64 in a call. */
export const MAX_WAV_TEXT = 4 * Math.ceil(MAX_WAV_BYTES / 3);
/** Maximum bytes of an upload's body: the sound, its name and the JSON around them. */
export const MAX_UPLOAD_BYTES = MAX_WAV_TEXT + 4 * 1024;

/**
 * How loud a horn is made, in LUFS (ITU-R BS.1770-5, gated): like the horns that come with the game, which have −9 to −11. It
 * stays below that where its highest peak would go over `MAX_PEAK`, a share of full scale.
 */
export const TARGET_LUFS = -11;
export const MAX_PEAK = 0.89;
/** LUFS below which a sound is silence, which would turn to hiss when amplified. */
export const MIN_LUFS = -50;
/** Minimum correlation of consecutive samples (−1 to 1); random bytes stay below it. */
export const MIN_LIKENESS = 0.15;
/** Milliseconds of fade-in and fade-out, so that a cut does not click. */
export const FADE_IN_MS = 5;
export const FADE_OUT_MS = 60;

/**
 * Up to this share of notes that only one of two sounds has, 0 to 1, they are the same sound. Measured on the horns that come with
 * the game: one of them softer, cut or in fewer bits is mostly below .2; the two that are most alike differ by .46.
 */
export const MAX_STRANGENESS = 0.35;
/** Two sounds must have this much in common, or all of the shorter one. Milliseconds. */
export const MIN_COMMON_MS = 1000;
