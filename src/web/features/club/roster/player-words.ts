/** Facts about a player in words. */
import type { TFunction } from 'i18next';
import type { RosterPlayerView } from '#domains/club/contract.ts';
import type { InjuryPart, InjurySeverity } from '#engine/match/types.ts';
import type { Skill } from '#engine/player/skills.ts';

type Words = TFunction<['club', 'skills', 'stats']>;

/** 'Knee, minor: back in 4 days'. */
export function injuryWords(t: Words, injury: NonNullable<RosterPlayerView['injury']>): string {
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
