/** Word lists of the encoding. A word is stored as its index in the list: append only. */
import type {
  EndedIn,
  Infraction,
  InjuryPart,
  InjurySeverity,
  MatchEventType,
  PenaltyKind,
  ShotType,
} from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';

export const EVENT_TYPES = [
  'period-start',
  'period-end',
  'faceoff',
  'change',
  'entry',
  'pass',
  'shot',
  'save',
  'goal',
  'hit',
  'takeaway',
  'giveaway',
  'icing',
  'offside',
  'delayed-penalty',
  'penalty',
  'penalty-over',
  'penalty-shot',
  'fight',
  'injury',
  'goalie-pulled',
  'goalie-returned',
  'goalie-changed',
  'timeout',
  'manpower',
  'shootout-attempt',
  'game-end',
] as const satisfies readonly MatchEventType[];

export const SIDE_WORDS = ['home', 'away'] as const satisfies readonly Side[];
export const ENTRIES = ['carry', 'dump', 'pass'] as const;
export const SHOT_TYPES = [
  'wrist',
  'slap',
  'snap',
  'backhand',
  'tip',
  'deflection',
  'wrap-around',
  'one-timer',
] as const satisfies readonly ShotType[];
export const OUTCOMES = ['on-goal', 'missed', 'blocked', 'goal'] as const;
export const STRENGTHS = ['even', 'power-play', 'shorthanded', 'penalty-shot'] as const;
export const PENALTY_KINDS = [
  'minor',
  'double-minor',
  'major',
  'misconduct',
  'game-misconduct',
  'match',
] as const satisfies readonly PenaltyKind[];
export const INFRACTIONS = [
  'tripping',
  'hooking',
  'holding',
  'interference',
  'slashing',
  'high-sticking',
  'cross-checking',
  'roughing',
  'boarding',
  'charging',
  'elbowing',
  'delay-of-game',
  'too-many-men',
  'unsportsmanlike',
  'goalie-interference',
  'fighting',
  'spearing',
  'abuse-of-officials',
] as const satisfies readonly Infraction[];
export const REASONS = ['served', 'goal-against'] as const;
export const PARTS = [
  'head',
  'shoulder',
  'arm',
  'hand',
  'ribs',
  'back',
  'groin',
  'knee',
  'leg',
  'foot',
] as const satisfies readonly InjuryPart[];
export const SEVERITIES = ['knock', 'minor', 'moderate', 'serious'] as const satisfies readonly InjurySeverity[];
export const ENDINGS = ['regulation', 'overtime', 'shootout'] as const satisfies readonly EndedIn[];
