/** Assigns leagues to the four faceoff slots of a day: the one that is in the evening for most of its clubs. */

/** Hours ahead of UTC in winter, for the time zones of clubs; Intl would use today's date. */
const WINTER_OFFSETS: Record<string, number> = {
  'America/St_Johns': -3.5,
  'America/Halifax': -4,
  'America/Toronto': -5,
  'America/New_York': -5,
  'America/Winnipeg': -6,
  'America/Regina': -6,
  'America/Chicago': -6,
  'America/Edmonton': -7,
  'America/Denver': -7,
  'America/Phoenix': -7,
  'America/Vancouver': -8,
  'America/Los_Angeles': -8,
  'America/Anchorage': -9,
  'Europe/London': 0,
  'Europe/Stockholm': 1,
  'Europe/Oslo': 1,
  'Europe/Copenhagen': 1,
  'Europe/Prague': 1,
  'Europe/Bratislava': 1,
  'Europe/Zurich': 1,
  'Europe/Berlin': 1,
  'Europe/Vienna': 1,
  'Europe/Paris': 1,
  'Europe/Ljubljana': 1,
  'Europe/Rome': 1,
  'Europe/Warsaw': 1,
  'Europe/Budapest': 1,
  'Europe/Helsinki': 2,
  'Europe/Riga': 2,
  'Europe/Kyiv': 2,
  'Europe/Moscow': 3,
  'Europe/Minsk': 3,
  'Europe/Samara': 4,
  'Asia/Yekaterinburg': 5,
  'Asia/Almaty': 5,
  'Asia/Novosibirsk': 7,
  'Asia/Shanghai': 8,
  'Asia/Seoul': 9,
  'Asia/Tokyo': 9,
  'Asia/Vladivostok': 10,
};

/**
 * Minimum offset of each slot's zones: slot 1 is the evening of eastern Europe and Asia, slot 4 that of the American
 * west.
 */
const SLOT_FROM_OFFSET: readonly { slot: number; from: number }[] = [
  { slot: 1, from: 2 },
  { slot: 2, from: -2 },
  { slot: 3, from: -6 },
  { slot: 4, from: -24 },
];

/** Returns the hours ahead of UTC. @throws RangeError for a zone without any of our cities */
export function winterOffset(timeZone: string): number {
  const offset = WINTER_OFFSETS[timeZone];
  if (offset === undefined) throw new RangeError(`no offset known for ${timeZone}`);
  return offset;
}

/** Returns the slot of most of the clubs, 1 to 4; ties go to the earlier one. */
export function slotOf(timeZones: readonly string[]): number {
  const votes = new Map<number, number>();
  for (const timeZone of timeZones) {
    const offset = winterOffset(timeZone);
    const slot = SLOT_FROM_OFFSET.find((one) => offset >= one.from)?.slot ?? 4;
    votes.set(slot, (votes.get(slot) ?? 0) + 1);
  }
  return [...votes].sort(([a, votesA], [b, votesB]) => votesB - votesA || a - b)[0]?.[0] ?? 1;
}
