import { describe, expect, it } from 'vitest';
import type { TraineeView } from '#domains/training/contract.ts';
import { filterTrainees, trainableSkills } from './training-view.ts';

function trainee(lastname: string, change: Record<string, unknown> = {}, plan: TraineeView['plan'] = null) {
  const skills = [
    { id: 'skating', value: 60, max: true, dec: false },
    { id: 'passing', value: 60, max: false, dec: false },
    { id: 'shooting', value: 60, max: false, dec: true },
  ];
  const player = { firstname: 'Aki', lastname, position: 'C', energy: 100, trainingOn: null, skills, ...change };
  // Only the fields that the filters read.
  return { player, plan } as unknown as TraineeView;
}

describe('the training screen', () => {
  const planned = trainee('Berg', { trainingOn: 'passing', energy: 60 }, { intensity: 'hard', restBelow: 0 });
  const goalie = trainee('Lind', { position: 'G' });
  const find = (change: object) =>
    filterTrainees([planned, goalie], { who: 'all', position: 'all', name: '', ...change });

  it('filters planned players, tired players, and those with balanced training', () => {
    expect(find({ who: 'mine' })).toEqual([planned]);
    expect(find({ who: 'tired' })).toEqual([planned]);
    expect(find({ who: 'assistant' })).toEqual([goalie]);
    expect(find({ who: 'idle' })).toEqual([goalie]);
  });

  it('filters by position and name', () => {
    expect(find({ position: 'goalies' })).toEqual([goalie]);
    expect(find({ name: 'aki b' })).toEqual([planned]);
  });

  it('offers no maxed or declining skill', () => {
    expect(trainableSkills([planned])).toEqual(['passing']);
  });
});
