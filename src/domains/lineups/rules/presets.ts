/** Ready-made styles of play, and starter orders; their texts are those of the lineups screen. */
import type { TeamOrder } from '#domains/lineups/contract.ts';
import { BALANCED_TACTICS, type Tactics } from '#engine/lineup/lineup.ts';

export const TACTIC_PRESET_IDS = [
  'balanced',
  'trap',
  'runAndGun',
  'dumpAndChase',
  'possession',
  'pressure',
  'shutdown',
  'shootFirst',
] as const;
export type TacticPresetId = (typeof TACTIC_PRESET_IDS)[number];

const ways: Record<TacticPresetId, Partial<Tactics>> = {
  balanced: {},
  trap: { neutralZone: 'trap', forecheck: 'passive', backcheck: 'hard', breakout: 'safe' },
  runAndGun: { offense: 'rush', breakout: 'stretch', backcheck: 'loose', lineUsage: 'top-heavy', matching: 'exploit' },
  dumpAndChase: { offense: 'cycle', forecheck: 'aggressive', physicality: 'hard', lineUsage: 'even' },
  possession: { offense: 'cycle', shooting: 'selective', breakout: 'safe', physicality: 'clean' },
  pressure: { neutralZone: 'pressure', forecheck: 'aggressive', lineUsage: 'even' },
  shutdown: { backcheck: 'hard', breakout: 'safe', physicality: 'clean', matching: 'shutdown' },
  shootFirst: { shooting: 'volume', forecheck: 'aggressive', pullGoalie: 'early' },
};

/** Returns all settings of a style; those that it does not name are in the middle. */
export function presetTactics(id: TacticPresetId): Tactics {
  return { ...BALANCED_TACTICS, ...ways[id] };
}

export const ORDER_STARTER_IDS = ['chase', 'protect', 'desperate', 'tied', 'blowout'] as const;
export type OrderStarterId = (typeof ORDER_STARTER_IDS)[number];

/** Orders that many benches give, as a starting point. */
export const ORDER_STARTERS: Record<OrderStarterId, TeamOrder> = {
  chase: {
    fromMinute: 50,
    leadAtMost: -1,
    tactics: { forecheck: 'aggressive', lineUsage: 'top-heavy', shooting: 'volume' },
  },
  protect: { fromMinute: 50, leadAtLeast: 1, tactics: { neutralZone: 'trap', backcheck: 'hard', breakout: 'safe' } },
  desperate: {
    fromMinute: 50,
    leadAtMost: -2,
    tactics: { forecheck: 'aggressive', offense: 'rush', pullGoalie: 'early' },
  },
  tied: { fromMinute: 55, leadAtLeast: 0, leadAtMost: 0, tactics: { breakout: 'safe', physicality: 'clean' } },
  blowout: { fromMinute: 40, leadAtLeast: 4, tactics: { lineUsage: 'even', physicality: 'clean' } },
};
