/**
 * Stored events: a few bytes each, under 15 kB a game, decoded exactly. Decimals survive because the engine emits positions in
 * tenths of a meter and expected goals in thousandths.
 */

import type { MatchEvent } from '#engine/match/events.ts';
import { decodeEvents as decode } from '#engine/match/record/codec/decode.ts';
import { encodeEvents as encode } from '#engine/match/record/codec/encode.ts';

/**
 * Encodes events for storage.
 * @param events of a period or of a whole game, in order.
 */
export function encodeEvents(events: readonly MatchEvent[]): Uint8Array {
  return encode(events);
}

/**
 * Decodes stored events.
 * @throws RangeError when the bytes are not events in a known format.
 */
export function decodeEvents(bytes: Uint8Array): MatchEvent[] {
  return decode(bytes);
}
