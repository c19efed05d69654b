/** Facts about a player in words. */

import type { RosterPlayerView } from '#domains/shapes.ts';
import type { Infraction, InjuryPart, InjurySeverity } from '#engine/match/events.ts';
import type { Skill } from '#engine/player/skills.ts';
import type { TFunction } from '#web/lib/words.ts';

type Words = TFunction<['club', 'skills', 'stats']>;

/** Returns why a player cannot play, or that he can: 'Knee, minor: back in 4 days', 'Suspended for 2 more games (boarding)'. */
export function fitnessWords(t: Words, player: Pick<RosterPlayerView, 'injury' | 'suspension'>): string {
  const { injury, suspension } = player;
  const reasons = [injury && injuryWords(t, injury), suspension && suspensionWords(t, suspension)];
  return reasons.filter((reason) => reason !== null).join('. ') || t('club:roster.fit');
}

function suspensionWords(t: Words, { gamesLeft, infraction }: NonNullable<RosterPlayerView['suspension']>): string {
  // The server sends only the engine's infractions.
  const words = t(`skills:infraction.${infraction as Infraction}`);
  return t('club:roster.suspension', { count: gamesLeft, infraction: words });
}

function injuryWords(t: Words, injury: NonNullable<RosterPlayerView['injury']>): string {
  // The server sends only the engine's injuries.
  const part = t(`skills:injuryPart.${injury.part as InjuryPart}`);
  const severity = t(`skills:injurySeverity.${injury.severity as InjurySeverity}`);
  return t('club:roster.injury', { part, severity, count: injury.daysLeft });
}

/** Returns the skill that a player trains, or that he trains all of them equally. */
export function trainingWords(t: Words, { trainingOn }: Pick<RosterPlayerView, 'trainingOn'>): string {
  // The server sends only the engine's skills.
  return trainingOn === null ? t('club:roster.freely') : t(`skills:name.${trainingOn as Skill}`);
}
