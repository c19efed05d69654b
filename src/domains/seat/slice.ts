/** What seats add to the program. */
import { grantsOfSeats } from '#domains/seat/store/grants.ts';
import type { Slice } from '#domains/slice.ts';

export const seatSlice: Slice = {
  name: 'seat',
  grants: grantsOfSeats,
};
