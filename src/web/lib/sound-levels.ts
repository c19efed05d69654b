/**
 * The volume of each arena sound, 0 to 1. The files are all at full level (`npm run sounds`); their balance is set
 * here: the horn fills the rink, the crowd answers it, the murmur is below everything. All sounds that can overlap stay
 * below clipping (scripts/sounds.test.ts adds them up).
 */
export const LEVELS = { horn: 0.5, cheer: 0.3, boo: 0.4, gasp: 0.3, whistle: 0.13, siren: 0.3, murmur: 0.12 } as const;
/** The murmur while the home team is pressing: fans lean forward. */
export const EXCITED_MURMUR = 0.2;
