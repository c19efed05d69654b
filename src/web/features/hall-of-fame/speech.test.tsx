import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { SPEECH_OPENINGS } from '#domains/hall-of-fame/constants.ts';
import type { CareerFacts, Member } from '#domains/hall-of-fame/contract.ts';
import { Speech } from './speech.tsx';
import german from './words.de.ts';
import english from './words.ts';

const FACTS: CareerFacts = {
  ...{ seasons: 12, firstSeason: 1, lastSeason: 12, games: 400, goals: 120, assists: 210, wins: 0, shutouts: 0 },
  ...{ topPoints: 330, topWins: 0, cups: 0, honors: {} },
};

async function said(language: 'en' | 'de', position: 'C' | 'G', id: number, facts: Partial<CareerFacts>) {
  const words = i18next.createInstance();
  const catalogue = language === 'en' ? english : german;
  await words.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { 'hall-of-fame': catalogue } },
    interpolation: { escapeValue: false },
  });
  const player = { id, firstname: 'Evgeny', lastname: 'Kalinin', position, nationId: 1, teamId: null };
  const member = { player, facts: { ...FACTS, ...facts }, votes: 17, ballots: 20 } as unknown as Member;
  return renderToStaticMarkup(
    <I18nextProvider i18n={words}>
      <Speech member={member} />
    </I18nextProvider>,
  ).replace(/<[^>]+>/g, '');
}

describe('a Hall of Fame speech', () => {
  it('says how often the writers named him, and mentions every season only where there was more than one', async () => {
    expect(await said('en', 'C', 0, { honors: { 'second-team': 1 } })).toContain('on an all-star team once');
    expect(await said('en', 'C', 0, { honors: { 'first-team': 2, 'second-team': 1 } })).toContain(
      '3 times the writers',
    );
    expect(await said('de', 'C', 0, { honors: { 'first-team': 1 } })).toContain('Einmal wählten ihn die Schreiber');
  });

  it('puts no goalie in a skater’s role', async () => {
    for (const language of ['en', 'de'] as const)
      for (let id = 0; id < SPEECH_OPENINGS; id++) {
        const speech = await said(language, 'G', id, { wins: 210, shutouts: 20 });
        expect(speech).not.toMatch(/over the boards|über die Bande/);
        expect(speech).toContain('Evgeny Kalinin');
        expect(speech).not.toContain('{{');
      }
    expect(await said('en', 'C', 2, {})).toContain('over the boards');
    expect(await said('en', 'G', 2, { wins: 210 })).toContain('in the other net');
  });
});
