/** The rules of Banana Day: hiding places, finds and fair swaps. */
import {
  FIND_SPACING_MS,
  FRUIT_IDS,
  FRUITS,
  type Fruit,
  HIDDEN_AN_HOUR,
  LOOK_SPACING_MS,
  MAX_FOUND,
  MAX_LOOK_MS,
  MAX_LOOKS_AN_HOUR,
  MAX_RATIO,
  MIN_LOOK_MS,
  PLACE_IDS,
  type Place,
} from '#domains/banana/constants.ts';
import { BANANA_DAY, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { UserId } from '#engine/ids.ts';
import { type Secret, secretRandom, secretSeed } from '#engine/secret.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';

/** A hidden piece of fruit. */
export interface HiddenFruit {
  place: Place;
  fruit: Fruit;
  /** Position along the lower edge of the screen, 0 to 1. */
  along: number;
}

/** The user and the hour that fruit is hidden for. */
export interface Hiding {
  userId: UserId;
  /** Absolute day of the Banana Day. */
  heldOn: number;
  /** Hours since January 1, 1970, UTC. */
  hour: number;
}

export function hourOf(milliseconds: number): number {
  return Math.floor(milliseconds / HOUR_MS);
}

/** Returns the fruit hidden from a user in an hour; unpredictable without the world's key. */
export function hiddenFrom(secret: Secret, { userId, heldOn, hour }: Hiding): HiddenFruit[] {
  const random = secretRandom(secret, `fruit/${heldOn}/${userId}/${hour}`);
  return random
    .shuffle([...PLACE_IDS])
    .slice(0, HIDDEN_AN_HOUR)
    .map((place) => ({ place, fruit: drawn(random.next()), along: random.next() }));
}

function drawn(share: number): Fruit {
  let left = share * FRUIT_IDS.reduce((sum, fruit) => sum + FRUITS[fruit], 0);
  for (const fruit of FRUIT_IDS) {
    left -= FRUITS[fruit];
    if (left < 0) return fruit;
  }
  return FRUIT_IDS[0];
}

/** The fruit a claim is for: the one its user saw at a place, at a moment in milliseconds since January 1, 1970. */
export interface Claim {
  place: Place;
  seenAt: number;
}

/** Returns a signed claim for the page; it is valid for one user on one Banana Day. */
export function signedClaim(secret: Secret, of: Omit<Hiding, 'hour'>, claim: Claim): string {
  return `${claim.place}.${claim.seenAt}.${signatureOf(secret, of, claim)}`;
}

/** Returns the content of a claim, with the signature given and the one expected; null if it is malformed. */
export function readClaim(
  secret: Secret,
  of: Omit<Hiding, 'hour'>,
  text: string,
): { claim: Claim; given: string; wanted: string } | null {
  const [, name = '', seenAt = '', given = ''] = /^([a-z]{1,20})\.(\d{1,15})\.([0-9a-f]{32})$/.exec(text) ?? [];
  const place = PLACE_IDS.find((id) => id === name);
  if (!place) return null;
  const claim = { place, seenAt: Number(seenAt) };
  return { claim, given, wanted: signatureOf(secret, of, claim) };
}

function signatureOf(secret: Secret, { userId, heldOn }: Omit<Hiding, 'hour'>, { place, seenAt }: Claim): string {
  return secretSeed(secret, `fruit-claim/${heldOn}/${userId}/${place}/${seenAt}`);
}

/** A user's last look, in milliseconds, and the number of looks in its hour. */
export interface Looks {
  seenAt: number;
  looks: number;
}

/** Returns a user's looks with one more; null: it comes too soon, or after too many, and finds nothing. */
export function lookedAgain(before: Looks | null, now: number): Looks | null {
  if (!before) return { seenAt: now, looks: 1 };
  if (now - before.seenAt < LOOK_SPACING_MS) return null;
  const looks = hourOf(before.seenAt) === hourOf(now) ? before.looks + 1 : 1;
  return looks > MAX_LOOKS_AN_HOUR ? null : { seenAt: now, looks };
}

/** A household's finds on a Banana Day, and those in an hour of it. */
export interface FoundByHousehold {
  found: number;
  inHour: number;
}

/** Returns how much a household may still find in an hour: no more than a single account could, however short the day is. */
export function mayStillFind({ found, inHour }: FoundByHousehold): number {
  return Math.max(0, Math.min(MAX_FOUND - found, HIDDEN_AN_HOUR - inHour));
}

/**
 * Returns the fault of a find: 'gone' if it does not come from the user's last look or the household has found all
 * fruit of the hour, milliseconds to wait if it comes too soon, 'enough' if the household has reached its maximum;
 * null: none.
 * @param last time of the household's last find, in milliseconds
 */
export function faultOfFind({
  now,
  seenAt,
  lastLookAt,
  last,
  ...household
}: FoundByHousehold & {
  now: number;
  seenAt: number;
  lastLookAt: number | null;
  last: number | null;
}): 'gone' | 'enough' | number | null {
  if (seenAt !== lastLookAt || seenAt > now || now - seenAt > MAX_LOOK_MS) return 'gone';
  if (household.found >= MAX_FOUND) return 'enough';
  if (mayStillFind(household) === 0) return 'gone';
  const earliest = Math.max(seenAt + MIN_LOOK_MS, last === null ? 0 : last + FIND_SPACING_MS);
  return earliest > now ? earliest - now : null;
}

/** Whether a swap of these numbers of pieces is one that both sides could want. */
export function isFairSwap(give: number, want: number): boolean {
  return Math.max(give, want) <= MAX_RATIO * Math.min(give, want);
}

/** Returns the next Banana Day after a day of a season, and the number of days until then. */
export function nextBananaDay({ season, day }: { season: number; day: number }): {
  season: number;
  day: number;
  inDays: number;
} {
  if (day < BANANA_DAY) return { season, day: BANANA_DAY, inDays: BANANA_DAY - day };
  return { season: season + 1, day: BANANA_DAY, inDays: DAYS_PER_SEASON - day + BANANA_DAY };
}
