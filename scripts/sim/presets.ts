/** The tactics compared by the tactics command: balanced, each setting that changes play alone, and common combinations. */
import { BALANCED_TACTICS, type Tactics } from '#engine/lineup/lineup.ts';

export interface Preset {
  name: string;
  tactics: Tactics;
}

const preset = (name: string, changes: Partial<Tactics>): Preset => ({
  name,
  tactics: { ...BALANCED_TACTICS, ...changes },
});

export const PRESETS: readonly Preset[] = [
  preset('balanced', {}),
  preset('forecheck', { forecheck: 'aggressive' }),
  preset('sit back', { forecheck: 'passive' }),
  preset('trap', { neutralZone: 'trap', forecheck: 'passive' }),
  preset('pressure', { neutralZone: 'pressure', forecheck: 'aggressive' }),
  preset('stretch', { breakout: 'stretch', offense: 'rush' }),
  preset('safe', { breakout: 'safe', backcheck: 'hard' }),
  preset('rush', { offense: 'rush', backcheck: 'loose' }),
  preset('cycle', { offense: 'cycle' }),
  preset('volume', { shooting: 'volume' }),
  preset('selective', { shooting: 'selective', offense: 'cycle' }),
  preset('heavy', { physicality: 'hard', forecheck: 'aggressive', offense: 'cycle' }),
  preset('clean', { physicality: 'clean' }),
  preset('exploit', { matching: 'exploit', lineUsage: 'even' }),
  preset('shut down', { matching: 'shutdown' }),
  preset('top lines', { lineUsage: 'top-heavy' }),
];

/** Every setting against balanced, one at a time. */
export const SINGLES: readonly Preset[] = [
  preset('forecheck passive', { forecheck: 'passive' }),
  preset('forecheck aggressive', { forecheck: 'aggressive' }),
  preset('backcheck loose', { backcheck: 'loose' }),
  preset('backcheck hard', { backcheck: 'hard' }),
  preset('neutral zone trap', { neutralZone: 'trap' }),
  preset('neutral zone pressure', { neutralZone: 'pressure' }),
  preset('breakout safe', { breakout: 'safe' }),
  preset('breakout stretch', { breakout: 'stretch' }),
  preset('offense cycle', { offense: 'cycle' }),
  preset('offense rush', { offense: 'rush' }),
  preset('shooting selective', { shooting: 'selective' }),
  preset('shooting volume', { shooting: 'volume' }),
  preset('physicality clean', { physicality: 'clean' }),
  preset('physicality hard', { physicality: 'hard' }),
  preset('lines even', { lineUsage: 'even' }),
  preset('lines top-heavy', { lineUsage: 'top-heavy' }),
  preset('goalie pulled late', { pullGoalie: 'late' }),
  preset('goalie pulled early', { pullGoalie: 'early' }),
  preset('matching exploit', { matching: 'exploit' }),
  preset('matching shutdown', { matching: 'shutdown' }),
];
