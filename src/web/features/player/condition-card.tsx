import { useTranslation } from 'react-i18next';
import type { RosterPlayerView } from '#domains/shapes.ts';
import type { Infraction, InjuryPart, InjurySeverity } from '#engine/match/events.ts';
import type { Skill } from '#engine/player/skills.ts';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { FactLine } from './fact-line.tsx';
import css from './player.module.css';

/** Form, energy, morale, health, suspension, and, of an own player, what he trains. */
export function ConditionCard({ player, showsTraining }: { player: RosterPlayerView; showsTraining: boolean }) {
  const { t } = useTranslation(['player', 'skills']);
  const { injury, suspension } = player;
  return (
    <Section title={t('player:condition')}>
      <dl className={css.facts}>
        {(['form', 'energy', 'morale'] as const).map((part) => (
          <FactLine key={part} label={t(`player:${part}`)}>
            <Meter value={player[part]} label={t(`player:${part}`)} width={90} />
          </FactLine>
        ))}
        <FactLine label={t('player:health')}>
          {injury
            ? t('player:injury', {
                // The server knows no injuries but the engine's.
                part: t(`skills:injuryPart.${injury.part as InjuryPart}`),
                severity: t(`skills:injurySeverity.${injury.severity as InjurySeverity}`),
                day: injury.untilDay,
                season: injury.untilSeason,
              })
            : t('player:fit')}
        </FactLine>
        <FactLine label={t('player:suspensionLabel')}>
          {suspension
            ? t('player:suspension', {
                // The server knows no infractions but the engine's.
                infraction: t(`skills:infraction.${suspension.infraction as Infraction}`),
                season: suspension.season,
                day: suspension.day,
                games: suspension.games,
                count: suspension.gamesLeft,
              })
            : t('player:noSuspension')}
        </FactLine>
        {showsTraining && (
          <FactLine label={t('player:training')}>
            {/* The server knows no skills but the engine's. */}
            {player.trainingOn ? t(`skills:name.${player.trainingOn as Skill}`) : t('player:allAlike')}
          </FactLine>
        )}
      </dl>
    </Section>
  );
}
