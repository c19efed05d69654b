import { describe, expect, it } from 'vitest';
import { encodeEvents } from '#engine/match/codec.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import { hashString } from '#engine/random.ts';
import { matchInput } from '../../../tests/factories/match.ts';

/** Digest of the stored events of two games, taken with this version of the engine. */
const GOLDEN = { version: 6, league: 1950321044, playoff: 233500654 };

const digest = (bytes: Uint8Array) => hashString(bytes.join(','));

describe('the golden games', () => {
  it('play as they always have; a change that alters them raises ENGINE_VERSION and takes new digests', () => {
    const league = simulateMatch(matchInput({ seed: 2026 }));
    const playoff = simulateMatch(matchInput({ seed: 7, overtime: { kind: 'sudden-death' }, importance: 1 }));
    expect(
      {
        version: ENGINE_VERSION,
        league: digest(encodeEvents(league.events)),
        playoff: digest(encodeEvents(playoff.events)),
      },
      `Games differ from those of engine ${GOLDEN.version}: if that is meant, raise ENGINE_VERSION (now ${ENGINE_VERSION}) and renew GOLDEN`,
    ).toEqual(GOLDEN);
  });
});
