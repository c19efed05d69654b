import type { GameView } from '#domains/game/contract/game.ts';
import type { Finding, GameReport } from '#domains/game/contract/report.ts';
import type { TFunction } from '#web/lib/words.ts';
import { playerName } from '#web/ui/names.ts';

const VERDICTS = ['verdict.deserved', 'verdict.even', 'verdict.against-play', 'verdict.tie'] as const;
const ODDS = ['odds.upset', 'odds.expected'] as const;
/** A part with a side can help or hurt that team; the others only ever help one of the two. */
const PARTS = [
  'volume.skill.gain',
  'volume.play.gain',
  'quality.skill.gain',
  'quality.play.gain',
  'faceoffs.skill.gain',
  'faceoffs.play.gain',
  'discipline.skill.gain',
  'discipline.play.gain',
  'power-play.skill.gain',
  'power-play.play.gain',
  'nets-empty.skill.gain',
  'nets-empty.play.gain',
  'nets-empty.luck.gain',
  'finishing.skill.gain',
  'finishing.skill.loss',
  'finishing.luck.gain',
  'finishing.luck.loss',
  'goaltending.skill.gain',
  'goaltending.skill.loss',
  'goaltending.luck.gain',
  'goaltending.luck.loss',
  'shootout.skill.gain',
  'shootout.luck.gain',
] as const;
const KNOWN = [...VERDICTS, ...ODDS, ...PARTS] as const;

/** Returns a finding as a sentence; null if this version of the app has no words for it. */
export function findingWords(
  t: TFunction<'game-reports'>,
  { id, params }: Finding,
  { view, players }: { view: GameView; players: GameReport['players'] },
): string | null {
  const known = KNOWN.find((each) => each === id);
  if (known === undefined) return null;
  const side = params['side'] === 'away' ? 'away' : 'home';
  const player = players.find((each) => each.id === params['playerId']);
  const sentence = t(`findings.${known}`, {
    team: view.game[side].city,
    goals: String(params['goals'] ?? ''),
    percent: String(params['percent'] ?? ''),
  });
  return player ? `${sentence} ${t('findings.player', { player: playerName(player) })}` : sentence;
}
