import { describe, expect, it } from 'vitest';
import type { DeskItem } from '#domains/club/contract.ts';
import { deskFact } from '#domains/kinds.ts';
import { stepNumberOf } from '#engine/calendar.ts';
import {
  calendarStop,
  countDecisions,
  dateAhead,
  freshItems,
  isDeskTime,
  progressOf,
  runLimit,
  seenOf,
  stopsOf,
} from './runs.ts';

const at = (day: number, step: 'morning' | 'slot-1' | 'slot-2' | 'slot-3' | 'night', season = 3) => ({
  season,
  day,
  step,
});

const KINDS = deskFact.options.map(({ shape }) => shape.kind.value);

describe('advancing the world', () => {
  it('goes to the end of the next game, not of its day', () => {
    const limit = runLimit('game', at(10, 'slot-1'), { season: 3, day: 12, slot: 2 });
    expect(limit).toBe(stepNumberOf(at(12, 'slot-3')));
    expect(runLimit('game', at(60, 'slot-1'), null)).toBeNull();
  });

  it('goes through one bidding round of the frenzy at a time', () => {
    expect(runLimit('round', at(61, 'slot-2'), null)).toBe(stepNumberOf(at(61, 'slot-3')));
    expect(runLimit('round', at(61, 'night'), null)).toBe(stepNumberOf(at(62, 'slot-2')));
  });

  it('goes to the next morning, before its games', () => {
    for (const step of ['slot-1', 'slot-3', 'night'] as const)
      expect(runLimit('day', at(63, step), null)).toBe(stepNumberOf(at(1, 'slot-1', 4)));
    expect(runLimit('day', at(10, 'morning'), null)).toBe(stepNumberOf(at(10, 'slot-1')));
  });

  it('goes to the deadline, or to the next phase', () => {
    expect(dateAhead(6)).toMatchObject({ kind: 'deadline', inDays: 29 });
    expect(dateAhead(35)).toMatchObject({ kind: 'playoffs', day: 44 });
    expect(dateAhead(61)).toEqual({ kind: 'preseason', day: 1, inDays: 3 });
    expect(runLimit('phase', at(61, 'slot-1'), null)).toBe(stepNumberOf(at(1, 'slot-1', 4)));
  });

  it('counts its stops by kind of decision', () => {
    const items = [
      { kind: 'trade-offer' },
      { kind: 'injury' },
      { kind: 'job-offered' },
      { kind: 'of-another-version' },
      { kind: 'trade-vote' },
      { kind: 'frenzy-unplanned' },
      { kind: 'frenzy-round' },
    ];
    expect(countDecisions(items)).toEqual([
      { decision: 'injury', count: 1 },
      { decision: 'offer', count: 2 },
      { decision: 'request', count: 2 },
      { decision: 'contract', count: 2 },
    ]);
  });

  it('counts the days it has passed', () => {
    const progress = progressOf(stepNumberOf(at(10, 'slot-1')), at(13, 'night'), stepNumberOf(at(35, 'slot-1')));
    expect(progress).toEqual({ done: 3, total: 25 });
  });
});

describe('decisions that stop it', () => {
  const path = '/';

  const isNew = (now: DeskItem[], before: DeskItem[]) => freshItems(now, seenOf(before)).length > 0;

  it('are identified by subject, not by the days left', () => {
    const hurt = (player: string, count: number) => ({ kind: 'injury' as const, params: { player, count }, path });
    expect(isNew([hurt('A. Larsen', 4)], [hurt('A. Larsen', 5)])).toBe(false);
    expect(isNew([hurt('B. Holm', 4)], [hurt('A. Larsen', 5)])).toBe(true);
    const offer = (tradeId: number) => ({
      kind: 'trade-offer' as const,
      params: { team: 'X', day: 3, tradeId },
      path,
    });
    expect(isNew([offer(1), offer(2)], [offer(1)])).toBe(true);
  });

  it('are new when more of the kind are pending: a second offer, a longer injury, the first applicant', () => {
    const sponsors = (count: number) => ({ kind: 'sponsor-offers' as const, params: { count, day: 4 }, path });
    expect(isNew([sponsors(2)], [sponsors(1)])).toBe(true);
    expect(isNew([sponsors(1)], [sponsors(2)])).toBe(false);
    const hurt = (count: number) => ({ kind: 'injury' as const, params: { player: 'A. Larsen', count }, path });
    expect(isNew([hurt(9)], [hurt(2)])).toBe(true);
    const ending = (count: number, season: number) => ({
      kind: 'contract-ending' as const,
      params: { count, season },
      path,
    });
    expect(isNew([ending(3, 4)], [ending(5, 3)])).toBe(true);
    const run = { kind: 'scout-idle' as const, params: {}, path };
    expect(isNew([run, run], [run])).toBe(true);
  });

  it('are new on their last day, also if they were put off until then', () => {
    const offer = (dueIn: number) => ({
      kind: 'trade-offer' as const,
      params: { team: 'X', day: 3, tradeId: 1 },
      path,
      dueIn,
    });
    expect(isNew([offer(1)], [offer(2)])).toBe(false);
    expect(isNew([offer(0)], [offer(1)])).toBe(true);
    expect(isNew([offer(0)], [offer(0)])).toBe(false);
    expect(isNew([offer(0)], [])).toBe(true);
  });

  it('are new with every bidding round, not with every player who signs elsewhere', () => {
    const ahead = (round: number, targets: number) => ({
      kind: 'frenzy-round' as const,
      params: { round, rounds: 12, targets },
      path,
    });
    expect(isNew([ahead(2, 3)], [ahead(1, 3)])).toBe(true);
    expect(isNew([ahead(2, 2)], [ahead(2, 3)])).toBe(false);
  });

  it('are checked before a day’s first game, and before each bidding round', () => {
    expect([at(10, 'morning'), at(10, 'slot-1'), at(10, 'slot-2'), at(10, 'night')].map(isDeskTime)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect([at(61, 'morning'), at(61, 'slot-1'), at(63, 'slot-3'), at(63, 'night')].map(isDeskTime)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('have a kind for each desk item awaiting an answer, careers included', () => {
    const { kinds } = stopsOf({}, KINDS);
    for (const kind of [
      'interview-asked',
      'scrimmage-invitation',
      'former-acts',
      'election-vote',
      'client-offer',
      'trade-vote',
      'frenzy-round',
    ])
      expect(kinds).toContain(kind);
    expect(kinds).not.toContain('game-today');
  });

  it('are those a manager chose, dates included', () => {
    const chosen = stopsOf({ 'world.stop-injury': false, 'world.stop-calendar': false }, KINDS);
    expect(chosen.kinds).toContain('trade-offer');
    expect(chosen.kinds).not.toContain('injury');
    expect(chosen.calendar).toBe(false);
    expect(stopsOf({}, KINDS).calendar).toBe(true);
  });

  it('come on draft day and deadline day, and as a phase starts', () => {
    expect([35, 60, 44, 20].map(calendarStop)).toEqual(['deadline', 'draft', 'phase', null]);
  });
});
