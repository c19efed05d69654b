import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { simulateMatch } from '#engine/match/match.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { type Clip, useClip } from '#web/features/game/use-clip.ts';
import { matchInput } from '../../../../tests/factories/match.ts';

const events = simulateMatch(matchInput({ seed: 1 })).events.map(
  (event, index): LiveEvent => ({ ...event, index, at: null }),
);

interface Asked {
  place: number;
  isAsked: boolean;
  clip: Clip | null;
}

function Ice({ so, asked }: { so: readonly LiveEvent[]; asked: Asked }) {
  const { clip, show } = useClip(so);
  if (!asked.isAsked) {
    asked.isAsked = true;
    show(asked.place);
  }
  asked.clip = clip;
  return null;
}

/** Returns the clip of a play as it begins, once the events so far have been seen. */
function clipAt(place: number, so: readonly LiveEvent[]): Clip | null {
  const asked: Asked = { place, isAsked: false, clip: null };
  renderToStaticMarkup(<Ice so={so} asked={asked} />);
  return asked.clip;
}

it('begins with the ice shortly before its goal, whatever has happened since', () => {
  const goals = events.filter(({ type }) => type === 'goal');
  expect(goals.length).toBeGreaterThan(1);
  for (const [before, goal] of goals.entries()) {
    const scene = clipAt(goal.index, events)?.scene;
    expect(scene && scene.home + scene.away).toBe(before);
    expect(scene?.period).toBe(goal.period);
    const late = goal.second - (scene?.second ?? 0);
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThan(60);
  }
});

it('shows no play that has not come due', () => {
  expect(clipAt(0, events.slice(0, 5))).not.toBeNull();
  expect(clipAt(5, events.slice(0, 5))).toBeNull();
});
