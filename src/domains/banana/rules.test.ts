import { describe, expect, it } from 'vitest';
import { BANANA_PUCKS } from '#domains/puck/constants.ts';
import { BANANA_DAY, DAYS_PER_SEASON } from '#engine/calendar.ts';
import { knownSecret } from '#engine/secret.ts';
import {
  FIND_SPACING_MS,
  FRUIT_IDS,
  FRUITS,
  HIDDEN_AN_HOUR,
  LOOK_SPACING_MS,
  MAX_FOUND,
  MAX_LOOK_MS,
  MAX_LOOKS_AN_HOUR,
  MIN_LOOK_MS,
  RECIPE_IDS,
  recipeOf,
} from './constants.ts';
import {
  faultOfFind,
  hiddenFrom,
  isFairSwap,
  type Looks,
  lookedAgain,
  nextBananaDay,
  readClaim,
  signedClaim,
} from './rules.ts';

const secret = knownSecret('fruit');
const hiding = { userId: 7, heldOn: 214, hour: 500_000 };
const HOUR_MS = 3_600_000;

describe('hiding places', () => {
  it('are the same whenever they are drawn, each on screens of its own', () => {
    const hidden = hiddenFrom(secret, hiding);
    expect(hiddenFrom(secret, hiding)).toEqual(hidden);
    expect(new Set(hidden.map(({ place }) => place)).size).toBe(HIDDEN_AN_HOUR);
    for (const { along } of hidden) expect(along >= 0 && along < 1).toBe(true);
  });

  it('differ by user, hour, day and key', () => {
    const drawn = [hiding, { ...hiding, userId: 8 }, { ...hiding, hour: 500_001 }, { ...hiding, heldOn: 277 }].map(
      (one) => JSON.stringify(hiddenFrom(secret, one)),
    );
    drawn.push(JSON.stringify(hiddenFrom(knownSecret('other'), hiding)));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('hold each fruit as often as its share says', () => {
    const all = Array.from({ length: 2000 }, (_, hour) => hiddenFrom(secret, { ...hiding, hour })).flat();
    for (const fruit of FRUIT_IDS) {
      const share = all.filter((one) => one.fruit === fruit).length / all.length;
      expect(Math.abs(share - FRUITS[fruit] / 100)).toBeLessThan(0.02);
    }
    expect(FRUIT_IDS.reduce((sum, fruit) => sum + FRUITS[fruit], 0)).toBe(100);
  });
});

describe('a claim', () => {
  const claim = { place: 'forum', seenAt: 1_800_000_000_000 } as const;
  const text = signedClaim(secret, hiding, claim);
  const isGood = (given: string, of = hiding, key = secret) => {
    const read = readClaim(key, of, given);
    return read !== null && read.given === read.wanted;
  };

  it('is valid for its user on its Banana Day, as signed', () => {
    expect(readClaim(secret, hiding, text)?.claim).toEqual(claim);
    expect(isGood(text)).toBe(true);
    expect(isGood(text, { ...hiding, userId: 8 })).toBe(false);
    expect(isGood(text, { ...hiding, heldOn: 215 })).toBe(false);
    expect(isGood(text, hiding, knownSecret('other'))).toBe(false);
  });

  it('is void once a letter is changed', () => {
    for (let index = 0; index < text.length; index++) {
      const changed = text[index] === '0' ? '1' : '0';
      expect(isGood(text.slice(0, index) + changed + text.slice(index + 1))).toBe(false);
    }
    for (const other of ['', 'forum', '..', `nowhere.${claim.seenAt}.${'0'.repeat(32)}`, `${text}0`]) {
      expect(isGood(other)).toBe(false);
    }
  });
});

describe('looks', () => {
  it('find no fruit when they come faster than a user can browse', () => {
    const first = lookedAgain(null, 1000);
    expect(first).toEqual({ seenAt: 1000, looks: 1 });
    expect(lookedAgain(first, 1000 + LOOK_SPACING_MS - 1)).toBeNull();
    expect(lookedAgain(first, 1000 + LOOK_SPACING_MS)).toEqual({ seenAt: 1000 + LOOK_SPACING_MS, looks: 2 });
  });

  it('find no fruit after too many in an hour, until the next one begins', () => {
    let looks: Looks | null = null;
    for (let now = 0; now < HOUR_MS; now += LOOK_SPACING_MS) looks = lookedAgain(looks, now) ?? looks;
    expect(looks?.looks).toBe(MAX_LOOKS_AN_HOUR);
    expect(lookedAgain(looks, HOUR_MS)?.looks).toBe(1);
  });
});

describe('a find', () => {
  const seenAt = 1_800_000_000_000;
  const find = { now: seenAt + MIN_LOOK_MS, seenAt, lastLookAt: seenAt, found: 0, inHour: 0, last: null };

  it('takes as long as seeing and picking the fruit, and must follow the last look', () => {
    expect(faultOfFind(find)).toBeNull();
    expect(faultOfFind({ ...find, now: seenAt + 1 })).toBe(MIN_LOOK_MS - 1);
    expect(faultOfFind({ ...find, lastLookAt: seenAt + 5000 })).toBe('gone');
    expect(faultOfFind({ ...find, lastLookAt: null })).toBe('gone');
    expect(faultOfFind({ ...find, now: seenAt + MAX_LOOK_MS })).toBeNull();
    expect(faultOfFind({ ...find, now: seenAt + MAX_LOOK_MS + 1 })).toBe('gone');
    expect(faultOfFind({ ...find, now: seenAt - 1 })).toBe('gone');
  });

  it('waits for the household’s previous one, and ends at its limit', () => {
    expect(faultOfFind({ ...find, last: find.now - FIND_SPACING_MS })).toBeNull();
    expect(faultOfFind({ ...find, last: find.now - 1000 })).toBe(FIND_SPACING_MS - 1000);
    expect(faultOfFind({ ...find, found: MAX_FOUND })).toBe('enough');
    expect(faultOfFind({ ...find, found: HIDDEN_AN_HOUR, inHour: HIDDEN_AN_HOUR })).toBe('gone');
  });
});

describe('swaps and prizes', () => {
  it('are fair up to three for one, either way', () => {
    expect([isFairSwap(3, 1), isFairSwap(2, 6), isFairSwap(4, 1), isFairSwap(2, 7)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('pay pucks in amounts that divide the limit, so no prize is paid in part', () => {
    for (const id of RECIPE_IDS) expect(recipeOf(id).pucks % 5).toBe(0);
    expect(BANANA_PUCKS % 5).toBe(0);
  });
});

describe('the next Banana Day', () => {
  it('is the season’s own until it begins, then next season’s', () => {
    expect(nextBananaDay({ season: 4, day: 1 })).toEqual({ season: 4, day: BANANA_DAY, inDays: BANANA_DAY - 1 });
    expect(nextBananaDay({ season: 4, day: BANANA_DAY })).toEqual({
      season: 5,
      day: BANANA_DAY,
      inDays: DAYS_PER_SEASON,
    });
    expect(nextBananaDay({ season: 4, day: DAYS_PER_SEASON })).toMatchObject({ season: 5, inDays: BANANA_DAY });
  });
});
