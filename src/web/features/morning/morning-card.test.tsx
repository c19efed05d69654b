import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { REASONS } from '#domains/morning/constants.ts';
import type { Morning } from '#domains/morning/contract.ts';
import board from '#web/features/board/words.ts';
import common from '#web/locales/en/common.ts';
import skills from '#web/locales/en/skills.ts';
import { look } from '../../../../tests/factories/look.tsx';
import { MorningCard } from './morning-card.tsx';
import german from './words.de.ts';
import english from './words.ts';

const languages = { en: english, de: german };
const told = i18next.createInstance();
await told.use(initReactI18next).init({
  lng: 'en',
  resources: Object.fromEntries(
    Object.entries(languages).map(([language, morning]) => [language, { morning, board, common, skills }]),
  ),
  defaultNS: 'common',
});

const team = (id: number, city: string, abbr: string) => ({ id, clubId: id, city, nickname: 'Owls', abbr, colors: [] });
const [OWN, OTHER] = [team(11, 'Oshawa', 'OSH'), team(21, 'Miami', 'MIA')];
const player = (lastname: string) => ({ id: lastname.length, firstname: 'Bo', lastname });
const game = {
  id: 5,
  season: 3,
  type: 'regular',
  overtime: { minutes: 5, men: 3, shootout: true },
  status: 'final',
  away: OTHER,
  home: OWN,
  awayScore: 2,
  homeScore: 4,
};
const night = { trained: 310, aged: -40, gainers: [{ player: player('Kivi'), gain: 120 }], hurt: [], returned: [] };
const morning = (of: object) =>
  ({
    ...{ season: 3, day: 9, isRead: true, course: null },
    ...{ lastNight: null, overnight: { ...night, acts: 0, rivals: [] } },
    ...of,
  }) as unknown as Morning;
const lastNight = (of: object = {}) => ({
  ...{ game, placeBefore: 6, placeAfter: 4, gate: 250_000 },
  turn: {
    player: player('McGrath'),
    period: 2,
    second: 451,
    homeScore: 3,
    awayScore: 2,
    before: 48,
    after: 79,
  },
  why: { reason: 'goalie', player: player('Netter'), count: 34, against: 36 },
  ...of,
});

/** Returns the text of the card without its tags. */
async function textOf(mornings: readonly Morning[], language: keyof typeof languages = 'en') {
  await told.changeLanguage(language);
  const { page: html } = await look(() => <MorningCard mornings={mornings} teamId={11} />, { language: told });
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('the card of the morning', () => {
  it('tells the game, what turned it and why, and what changed in the table and the till', async () => {
    const text = await textOf([morning({ lastNight: lastNight() })]);
    for (const words of ['Oshawa', 'Miami', '6th → 4th', 'Gate', 'Bo Netter saved 34 of 36 shots.'])
      expect(text).toContain(words);
    expect(text).toContain('Bo McGrath, 2–3 (2nd, 7:31). Chance to win from 48 to 79%.');
    expect(text).toContain('Training +3.1');
    expect(text).toContain('Age −0.4');
  });

  it('names the overtime, and the periods of a playoff game without shootout', async () => {
    const late = { ...lastNight().turn, period: 4, second: 75 };
    expect(await textOf([morning({ lastNight: lastNight({ turn: late }) })])).toContain('2–3 (OT, 1:15).');
    const night = lastNight({
      turn: { ...late, period: 5 },
      game: { ...game, overtime: { minutes: null, shootout: false } },
    });
    expect(await textOf([morning({ lastNight: night })])).toContain('2–3 (OT, 1:15).');
  });

  it('has words for each reason in both languages', async () => {
    for (const language of ['en', 'de'] as const) {
      for (const reason of REASONS) {
        const why = { reason, player: player('Netter'), count: 3, against: 2 };
        const text = await textOf([morning({ lastNight: lastNight({ why }) })], language);
        expect(text, `${language} ${reason}`).not.toMatch(/\{\{|why\./);
        expect(text, `${language} ${reason}`).toMatch(/\d/);
      }
    }
  });

  it('names injuries, returns, the board, rivals and the assistant as chips', async () => {
    const overnight = {
      ...{ trained: 0, aged: 0, gainers: [], acts: 2, rivals: [game] },
      hurt: [{ player: player('Aho'), part: 'knee', days: 4 }],
      returned: [player('Salo')],
    };
    const text = await textOf([morning({ overnight, course: { goal: 'playoffs', isOnCourse: false, ahead: -3.4 } })]);
    for (const words of ['Aho hurt (', '4 days', 'Salo can play again', 'MIA 2–4 OSH', 'The assistant acted 2 times'])
      expect(text).toContain(words);
    expect(text).toContain('Board: behind, −3.4 points');
    expect(text).not.toContain('Training');
    const quiet = { ...overnight, acts: 0, rivals: [], hurt: [], returned: [] };
    expect(await textOf([morning({ overnight: quiet })])).toContain('A quiet night.');
  });

  it('sums up days that nobody has read about', async () => {
    const unread = [9, 8, 7].map((day) => morning({ day, isRead: false, lastNight: lastNight() }));
    const text = await textOf(unread);
    for (const words of ['The last 3 days', '3 games, 3 won', 'Got it', 'Training +9.3']) expect(text).toContain(words);
    expect(await textOf(unread, 'de')).toContain('Die letzten 3 Tage');
    const hidden = lastNight({ game: { ...game, homeScore: null, awayScore: null, live: null } });
    const secret = [9, 8].map((day) => morning({ day, isRead: false, lastNight: hidden }));
    expect(await textOf(secret)).not.toMatch(/won|No games/);
  });
});
