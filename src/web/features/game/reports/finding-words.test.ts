import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { GameView } from '#domains/game/contract/game.ts';
import { PART_KEYS } from '#domains/game/rules/report/parts.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import { findingWords } from '#web/features/game/reports/finding-words.ts';
import type { TFunction } from '#web/lib/words.ts';
import words from '#web/locales/en/game-reports.ts';

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { 'game-reports': words } }, interpolation: { escapeValue: false } });
const t = i18n.getFixedT('en', 'game-reports') as unknown as TFunction<'game-reports'>;
// A sentence only needs the cities of a view and the name of a player.
const team = (city: string) => ({ city });
const view = { game: { home: team('Oslo'), away: team('Bern') } } as unknown as GameView;
const goalie = { id: 7, firstname: 'Aki', lastname: 'Noro' } as PlayerRef;
const say = (id: string, params: Record<string, string | number>) =>
  findingWords(t, { id, params }, { view, players: [goalie] });

describe('the findings of a report', () => {
  it('have sentences for every possible factor, for either team', () => {
    const ids = PART_KEYS.flatMap(({ id, varies, side }) =>
      (['skill', varies] as const).flatMap((kind) =>
        (side === null ? ['gain'] : ['gain', 'loss']).map((effect) => `${id}.${kind}.${effect}`),
      ),
    );
    const verdicts = ['deserved', 'even', 'against-play', 'tie'].map((id) => `verdict.${id}`);
    for (const id of [...ids, ...verdicts, 'odds.upset', 'odds.expected']) {
      const sentence = say(id, { side: 'away', goals: 0.4, percent: 31 });
      expect(sentence, id).not.toBeNull();
      expect(sentence, id).not.toMatch(/findings|\{\{|undefined/);
    }
  });

  it('name the team, the goals and the player', () => {
    expect(say('goaltending.luck.gain', { side: 'away', goals: 1.2, playerId: 7 })).toBe(
      'The goalie of Bern stopped more than expected: 1.2 goals. Aki Noro led the way.',
    );
  });

  it('leave out kinds this version does not know', () => {
    expect(say('weather.luck.gain', { side: 'home', goals: 1 })).toBeNull();
  });
});
