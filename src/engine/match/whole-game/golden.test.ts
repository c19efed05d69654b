import { describe, expect, it } from 'vitest';
import { simulateMatch } from '#engine/match/match.ts';
import type { SkillProfile } from '#engine/match/ratings/skill-profile.ts';
import { encodeEvents } from '#engine/match/record/codec/codec.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import { hashString } from '#engine/random.ts';
import { matchInput } from '../../../../tests/factories/match.ts';

/** Digests of the stored events of three games, taken with this version of the engine. */
const GOLDEN = { version: 13, league: 1444646517, playoff: 684939729, unlike: 4197041506 };
/** Profile of a league whose players differ from those of a new world. */
const PROFILE: SkillProfile = {
  skaters: [-2, 1, -1, 2, 0, -1, -25, 2, 1, 0, -7],
  goalies: 5,
  details: {
    forwards: [-3, 0, -2, 2, -1, -2, -16, 1, 0, -1, -7],
    defensemen: [0, 3, 1, 2, 2, 1, -43, 4, 3, 2, -7],
    leaders: 8,
  },
};

const digest = (bytes: Uint8Array) => hashString(bytes.join(','));

describe('the golden games', () => {
  it('play as always; a change that alters them raises ENGINE_VERSION and takes new digests', () => {
    const league = simulateMatch(matchInput({ seed: 2026 }));
    const unlike = simulateMatch(matchInput({ seed: 31, profile: PROFILE }));
    const playoff = simulateMatch(
      matchInput({ seed: 7, overtime: { men: 5, minutes: null, shootout: false }, importance: 1 }),
    );
    expect(
      {
        version: ENGINE_VERSION,
        league: digest(encodeEvents(league.events)),
        playoff: digest(encodeEvents(playoff.events)),
        unlike: digest(encodeEvents(unlike.events)),
      },
      `Games differ from those of engine ${GOLDEN.version}: if that is meant, raise ENGINE_VERSION (now ${ENGINE_VERSION}) and renew GOLDEN`,
    ).toEqual(GOLDEN);
  });
});
