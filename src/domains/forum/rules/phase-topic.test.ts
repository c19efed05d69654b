import { expect, it } from 'vitest';
import { TITLE, TOPIC_LANGUAGES } from '#domains/forum/constants.ts';
import { DAYS_PER_SEASON, PHASE_STARTS, phaseOn } from '#engine/calendar.ts';
import { type AnnouncedPhase, phaseTopic } from './phase-topic.ts';

const phases = Object.keys(PHASE_STARTS) as AnnouncedPhase[];

it('a phase is announced with its days, what opens, what closes and what follows, in each language', () => {
  for (const language of TOPIC_LANGUAGES) {
    const topics = phases.map((phase) => phaseTopic({ season: 3, phase }, language));
    expect(new Set(topics.map(({ title }) => title)).size).toBe(phases.length);
    for (const { title, text } of topics) {
      expect(title.length).toBeLessThanOrEqual(TITLE.max);
      expect(text.match(/^## /gm)).toHaveLength(3);
    }
  }
  const { title, text } = phaseTopic({ season: 3, phase: 'playoffs' }, 'en');
  expect(title).toBe('2025–26: Playoffs');
  expect(text).toContain('**Days 44 to 58**');
  expect(text).toContain('3 rounds, best of 5');
  expect(text).toContain('Postseason, Day 59');
  expect(phaseTopic({ season: 3, phase: 'frenzy' }, 'de').text).toContain('Vorbereitung 2026–27');
});

it('a phase names only its own days of the calendar', () => {
  for (const phase of phases) {
    const days = phaseTopic({ season: 3, phase }, 'en').text.match(/^\*\*Days? (\d+)(?: to (\d+))?\*\*$/m);
    const [first, last] = [Number(days?.[1]), Number(days?.[2] ?? days?.[1])];
    expect([phaseOn(first), phaseOn(last)]).toEqual([phase, phase]);
    if (last < DAYS_PER_SEASON) expect(phaseOn(last + 1)).not.toBe(phase);
  }
});
