/** Facts about a player in words. */
import type { TFunction } from 'i18next';
import type { RosterPlayerView } from '#domains/shapes.ts';
import type { Infraction, InjuryPart, InjurySeverity } from '#engine/match/events.ts';
import type { Skill } from '#engine/player/skills.ts';

type Words = TFunction<['club', 'skills', 'stats']>;

/** Why he cannot play, or that he can: 'Knee, minor: back in 4 days', 'Suspended for 2 more games (boarding)'. */
export function fitnessWords(t: Words, player: Pick<RosterPlayerView, 'injury' | 'suspension'>): string {
  const { injury, suspension } = player;
  const reasons = [injury && injuryWords(t, injury), suspension && suspensionWords(t, suspension)];
  return reasons.filter((reason) => reason !== null).join('. ') || t('club:roster.fit');
}

function suspensionWords(t: Words, { gamesLeft, infraction }: NonNullable<RosterPlayerView['suspension']>): string {
  // The server knows no infractions but the engine's.
  const words = t(`skills:infraction.${infraction as Infraction}`);
  return t('club:roster.suspension', { count: gamesLeft, infraction: words });
}

function injuryWords(t: Words, injury: NonNullable<RosterPlayerView['injury']>): string {
  // The server knows no injuries but the engine's.
  const part = t(`skills:injuryPart.${injury.part as InjuryPart}`);
  const severity = t(`skills:injurySeverity.${injury.severity as InjurySeverity}`);
  return t('club:roster.injury', { part, severity, count: injury.daysLeft });
}

/** The skill that he trains, or that he trains all alike. */
export function trainingWords(t: Words, { trainingOn }: Pick<RosterPlayerView, 'trainingOn'>): string {
  // The server knows no skills but the engine's.
  return trainingOn === null ? t('club:roster.freely') : t(`skills:name.${trainingOn as Skill}`);
}
