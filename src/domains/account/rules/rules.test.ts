import { describe, expect, it } from 'vitest';
import { skeletonOf } from '#domains/account/rules/names.ts';
import { currentTimeZone, isCountry, isTimeZone, usualCurrency } from '#domains/account/rules/places.ts';
import { isOnline, type Visits, withVisit } from '#domains/account/rules/presence.ts';
import { faultsOfProfile } from '#domains/account/rules/profile.ts';
import { adultStandingOf, ageInDays } from '#domains/account/rules/standing.ts';

const MINUTE = 60_000;

describe('a user', () => {
  it('pays in euros by default where people have them', () => {
    expect(['DE', 'AT', 'FI', 'HR', 'ME', 'AX'].map(usualCurrency)).toEqual(Array(6).fill('EUR'));
    expect(['US', 'CA', 'SE', 'CZ', 'CH', 'GB', 'XX'].map(usualCurrency)).toEqual(Array(7).fill('USD'));
  });

  it('is online for five minutes after the last visit', () => {
    expect(isOnline(0, 5 * MINUTE - 1)).toBe(true);
    expect(isOnline(0, 5 * MINUTE)).toBe(false);
    expect(isOnline(null, 0)).toBe(false);
  });

  it('extends the visit streak once a day until a day is missed, and the total forever', () => {
    const daysAfter = (days: readonly number[]) => days.reduce<Visits>(withVisit, { day: null, inARow: 0, inAll: 0 });
    expect(daysAfter([100])).toEqual({ day: 100, inARow: 1, inAll: 1 });
    expect(daysAfter([100, 101, 101, 102])).toEqual({ day: 102, inARow: 3, inAll: 3 });
    expect(daysAfter([100, 101, 103])).toEqual({ day: 103, inARow: 1, inAll: 3 });
    // Flying west over the date line repeats a day without any loss.
    expect(daysAfter([100, 101, 100, 101, 102])).toEqual({ day: 102, inARow: 3, inAll: 3 });
  });

  it('may join in what is for adults once they confirm their age, and never as an admin', () => {
    expect(adultStandingOf({ isAdult: true, isAdmin: false })).toBe('open');
    expect(adultStandingOf({ isAdult: null, isAdmin: false })).toBe('undeclared');
    expect(adultStandingOf({ isAdult: true, isAdmin: true })).toBe('admin');
    // Users under 18 see no raffle, even as admins.
    expect(adultStandingOf({ isAdult: false, isAdmin: true })).toBe('minor');
  });

  it('has an account age in whole days since activation', () => {
    const week = 7 * 24 * 60 * MINUTE;
    expect([ageInDays(0, week), ageInDays(1, week), ageInDays(undefined, week)]).toEqual([7, 6, 0]);
  });

  it('lives in a country, not in a union or nowhere', () => {
    for (const code of ['CA', 'FI', 'GB', 'XK']) expect(isCountry(code), code).toBe(true);
    for (const code of ['EU', 'ZZ', 'UN', 'XX', 'ca', 'CAN', '']) expect(isCountry(code), code).toBe(false);
  });

  it('has a time zone with a name', () => {
    for (const zone of ['UTC', 'Europe/Helsinki', 'America/Argentina/Buenos_Aires'])
      expect(isTimeZone(zone)).toBe(true);
    for (const zone of ['', '+02:00', 'Moon/Crater', 'Europe/', '../etc']) expect(isTimeZone(zone), zone).toBe(false);
  });

  it('sees the current name of a time zone, and may send the old one', () => {
    expect(['Europe/Kiev', 'Asia/Calcutta', 'Europe/Oslo'].map(currentTimeZone)).toEqual([
      'Europe/Kyiv',
      'Asia/Kolkata',
      'Europe/Oslo',
    ]);
    const listed = Intl.supportedValuesOf('timeZone').map(currentTimeZone);
    for (const zone of listed) expect(isTimeZone(zone), zone).toBe(true);
    // Engines that list a zone under its old name treat the two as one.
    for (const zone of Intl.supportedValuesOf('timeZone').filter((name) => currentTimeZone(name) !== name)) {
      const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: currentTimeZone(zone) }).resolvedOptions();
      expect(currentTimeZone(timeZone)).toBe(currentTimeZone(zone));
    }
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('may not be named after the game, its staff or deleted users, whatever the spacing', () => {
    for (const name of [
      'Commissioner',
      'ADMIN',
      'Former manager 12',
      'Mod erator',
      'Ｒｉｎｋｓｉｄｅ',
      'Јое',
      'SUPP0RT',
      'COMM1SS1ONER',
      'Rinkside Support',
      'The Admin',
      'Mod',
      'Senior-Mod 2',
      'Assistant in charge',
      'AI general manager',
      'A.I. GM',
      'KI-Manager',
      'Team Ѕuррort',
      'M.O.D.erator',
    ]) {
      expect(faultsOfProfile({ name }), name).toMatchObject({ name: { code: 'account.name-reserved' } });
    }
    for (const name of ['Joey', 'Joe Smith', 'Mike Modano', 'Adminov', 'Supporter 7', 'Modern Hockey', 'Manager 12'])
      expect(faultsOfProfile({ name }), name).toBeNull();
  });

  it('may mix no look-alike letters of several alphabets in a name', () => {
    for (const name of ['Aino Rаutio', 'Μarek', 'Jаn']) {
      expect(Object.keys(faultsOfProfile({ name }) ?? {}), name).toEqual(['name']);
    }
    for (const name of ['Väinö Ylönen', 'Сергей', 'Νίκος', '山田 Taro'])
      expect(faultsOfProfile({ name }), name).toBeNull();
  });

  it('has the same skeleton as another user whose name looks the same, in any alphabet', () => {
    for (const [one, other] of [
      ['Petra', 'Реtrа'],
      ['Сора', 'Copa'],
      ['Ilves', 'llves'],
      ['Ｏtto', '0tto'],
      ['Ann  Lee', 'Ann Lee'],
      ['Newcomer One.', 'Newcomer One'],
      ['Newcomer-One', 'Newcomer One'],
      ['Newcomer_One', "Newcomer 'One"],
      ['Newcomer – One', 'Newcomer·One'],
    ] as const) {
      expect(skeletonOf(one), one).toBe(skeletonOf(other));
    }
    for (const [one, other] of [
      ['Petra', 'Petri'],
      ['. - .', '_'],
      ['Ann Lee', 'Annlee'],
      ['Сергей', 'Sergei'],
    ] as const) {
      expect(skeletonOf(one), one).not.toBe(skeletonOf(other));
    }
  });

  it('has no invisible letters in their name', () => {
    for (const name of ['Aino\u3164', 'A\u115fino', 'Ai\uffa0no', 'Ai\u200bno']) {
      expect(faultsOfProfile({ name }), name).toMatchObject({ name: { code: 'account.name-invisible' } });
    }
    expect(faultsOfProfile({ name: '한글' })).toBeNull();
  });

  it('gets an error for every wrong field, and may change one at a time', () => {
    expect(faultsOfProfile({ country: 'FI' })).toBeNull();
    expect(Object.keys(faultsOfProfile({ country: 'ZZ', timeZone: 'x' }) ?? {})).toEqual(['country', 'timeZone']);
  });
});
