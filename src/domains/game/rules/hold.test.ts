import { describe, expect, it } from 'vitest';
import { LEAGUE_SETTINGS, overtimeOf } from '#domains/competition/rules.ts';
import { HOLD_MS, INTERMISSION_SECONDS, READY_HOLD_MS } from '#domains/game/constants.ts';
import { decideHold, holdLimit, type Waiting } from '#domains/game/rules/hold.ts';
import { clockAt, type Hold, nextPeriodAt, type PlayedPeriod, revealOffsets } from '#domains/game/rules/reveal.ts';
import type { MatchEvent } from '#engine/match/events.ts';

const MS = 30;
const START = 1_000_000;
const END = START + 1200 * MS;
const PLANNED = END + INTERMISSION_SECONDS * MS;
const [OURS, THEIRS] = [11, 21];
const overtime = overtimeOf(LEAGUE_SETTINGS);
const OWN: Waiting = { isScrimmage: false, isInCalendar: true, pace: 'own', isStopped: false };
const READY: Waiting = { ...OWN, pace: 'ready' };

function first(hold: Hold | null = null): PlayedPeriod {
  const events: MatchEvent[] = [
    { type: 'period-start', period: 1, second: 0 },
    { type: 'period-end', period: 1, second: 1200 },
  ];
  return { period: 1, startsAt: START, msPerSecond: MS, events, offsets: revealOffsets(events), hold };
}

const decide = (
  {
    hold = null,
    now = END,
    teamId = OURS,
    isOn = true,
  }: { hold?: Hold | null; now?: number; teamId?: number; isOn?: boolean },
  waiting: Waiting = OWN,
) => decideHold({ last: first(hold), isOver: false, overtime, teamId, isOn, now }, waiting);

describe('a hold', () => {
  it('adds three minutes at a manager’s own pace and in scrimmages, one where managers wait for each other, none by the clock', () => {
    expect(holdLimit(OWN)).toEqual({ ms: HOLD_MS, isOnce: false });
    expect(holdLimit(READY)).toEqual({ ms: READY_HOLD_MS, isOnce: true });
    expect(holdLimit({ ...OWN, pace: 'clock' })).toBeNull();
    expect(holdLimit({ ...OWN, isStopped: true })).toBeNull();
    expect(holdLimit({ ...READY, isStopped: true })).toBeNull();
    // A game in real time that is not a scrimmage begins at a set minute.
    expect(holdLimit({ ...OWN, isInCalendar: false })).toBeNull();
    const scrimmage = { isScrimmage: true, isInCalendar: false, isStopped: true, pace: 'clock' } as const;
    expect(holdLimit(scrimmage)).toEqual({ ms: HOLD_MS, isOnce: false });
  });

  it('ends at the same time whenever it begins, and however often', () => {
    const until = PLANNED + HOLD_MS;
    expect(decide({ now: END })).toEqual({ ok: true, hold: { teamId: OURS, until } });
    expect(decide({ now: PLANNED - 1 })).toEqual({ ok: true, hold: { teamId: OURS, until } });
    const dropped = { teamId: OURS, until: PLANNED - 5 };
    expect(decide({ hold: dropped, now: PLANNED - 1 })).toEqual({ ok: true, hold: { teamId: OURS, until } });
    expect(decide({ hold: { teamId: OURS, until }, now: until - 1 })).toEqual({ ok: true, hold: null });
    expect(decide({ hold: { teamId: OURS, until }, now: until })).toMatchObject({ code: 'game.no-intermission' });
  });

  it('is possible in an intermission only, and says nothing about a game that is over', () => {
    const refused = { ok: false, code: 'game.no-intermission' };
    expect(decide({ now: END - 1 })).toMatchObject(refused);
    expect(decide({ now: PLANNED })).toMatchObject(refused);
    const over = { last: first(), isOver: true, overtime, teamId: OURS, isOn: true };
    expect(decideHold({ ...over, now: END - 1 }, OWN)).toEqual(decide({ now: END - 1 }));
    expect(decideHold({ ...over, now: END }, OWN)).toMatchObject(refused);
  });

  it('is one an intermission where managers wait for each other', () => {
    const until = PLANNED + READY_HOLD_MS;
    expect(decide({}, READY)).toEqual({ ok: true, hold: { teamId: OURS, until } });
    const dropped = { teamId: OURS, until: END + 5 };
    for (const teamId of [OURS, THEIRS])
      expect(decide({ hold: dropped, now: END + 6, teamId }, READY)).toMatchObject({ code: 'game.held-already' });
  });

  it('is ended by its own bench only; the puck then drops after the intermission', () => {
    const hold = { teamId: OURS, until: PLANNED + HOLD_MS };
    for (const isOn of [true, false])
      expect(decide({ hold, teamId: THEIRS, isOn })).toMatchObject({ code: 'game.held-already' });
    expect(decide({ hold, isOn: false, now: END + 7 })).toEqual({ ok: true, hold: { teamId: OURS, until: END + 7 } });
    expect(nextPeriodAt(first({ teamId: OURS, until: END + 7 }), overtime)).toBe(PLANNED);
    expect(nextPeriodAt(first(hold), overtime)).toBe(hold.until);
    // Nothing is held: nothing ends.
    expect(decide({ isOn: false })).toEqual({ ok: true, hold: null });
    expect(decide({ hold: { teamId: OURS, until: END + 7 }, isOn: false, teamId: THEIRS, now: END + 8 })).toEqual({
      ok: true,
      hold: null,
    });
  });

  it('is on the clock for everybody as long as it lasts', () => {
    const hold = { teamId: OURS, until: PLANNED + HOLD_MS };
    expect(clockAt([first(hold)], END, overtime)).toMatchObject({ hold, intermissionEndsAt: hold.until });
    expect(clockAt([first(hold)], END - 1, overtime)).toMatchObject({ hold: null });
    expect(clockAt([first(hold)], hold.until, overtime)).toMatchObject({ hold: null });
  });
});
