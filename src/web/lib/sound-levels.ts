/**
 * How loud each sound of an arena is played, 0 to 1. The files are all as loud as they may be (`npm run sounds`); set
 * against one another here: the horn fills the hall, the crowd answers it, the murmur lies under everything. All that can
 * sound at once stays within what a loudspeaker takes (scripts/sounds.test.ts adds it up).
 */
export const LEVELS = { horn: 0.5, cheer: 0.3, boo: 0.4, gasp: 0.3, whistle: 0.13, siren: 0.3, murmur: 0.12 } as const;
/** The murmur while the home team presses: people lean forward. */
export const EXCITED_MURMUR = 0.2;
