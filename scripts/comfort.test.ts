/**
 * Pucks buy convenience and looks, never strength: code that plays, trains, scouts, signs and trades knows neither the shop nor
 * premium.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf } from './slice-graph.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = filesBelow(root);

/** Slices that may ask what a user has bought: their data makes no club stronger. */
const MAY_ASK = [
  'shop',
  'premium',
  'purchase',
  'account',
  'raffle',
  'horn',
  'saved-search',
  'shortlist',
  'reminder',
  'text-template',
];
/** Where the end of premium is stored, shown to its owner, and asked for. */
const MAY_READ_EXPIRY = ['src/domains/account/', 'src/domains/premium/', 'src/web/'];

const BOUGHT = /^src\/domains\/(shop|premium)\//;
const isOfGame = (file: string) => /^src\/(engine|platform|world|domains)\//.test(file) && !isList(file);
/** Lists of all slices, of all calls, facts and refusals. */
const isList = (file: string) => /^src\/domains\/[^/]+\.ts$/.test(file);
const sliceOf = (file: string) => file.split('/')[2] ?? '';

describe('purchases with pucks', () => {
  it('are known only to slices that give nobody a competitive edge', () => {
    const asking = importsOf(root, files).filter(({ from, to }) => isOfGame(from) && BOUGHT.test(to));
    expect(asking.length).toBeGreaterThan(10);
    expect(asking.filter(({ from }) => !MAY_ASK.includes(sliceOf(from)))).toEqual([]);
  });

  it('are read from their tables by no other slice', () => {
    const named = files
      .filter((file) => isOfGame(file) && !MAY_ASK.includes(sliceOf(file)))
      .filter((file) =>
        /\b(shop_items|shop_cards|custom_players|premium_changes|shop_looks)\b/.test(
          readFileSync(join(root, file), 'utf8'),
        ),
      );
    expect(named).toEqual([]);
  });

  it('end with premium, and no other code reads when premium ends', () => {
    const reading = files
      .filter((file) => !MAY_READ_EXPIRY.some((place) => file.startsWith(place)))
      .filter((file) =>
        /\b(premiumExpiresAt|premium_expires_at|isPremium)\b/.test(readFileSync(join(root, file), 'utf8')),
      );
    expect(reading).toEqual([]);
  });

  it('are found in a planted import', () => {
    const planted = importsOf(root, ['src/domains/premium/store/limits.ts']);
    expect(planted.some(({ to }) => to === 'src/domains/premium/rules.ts')).toBe(true);
  });
});
