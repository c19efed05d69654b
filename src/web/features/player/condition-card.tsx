import type { Infraction, InjuryPart, InjurySeverity } from '#engine/match/events.ts';
import type { Skill } from '#engine/player/skills.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Facts } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { FactLine } from './fact-line.tsx';
import type { Profile } from './profile.ts';

/** Shows form, energy, morale, health, suspension and, for one of the user's own players, his training. */
export function ConditionCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['player', 'skills']);
  const format = useFormat();
  const { player, trainingRating, matchRating } = profile;
  const { injury, suspension } = player;
  return (
    <Section title={t('player:condition')}>
      <Facts ends>
        {(['form', 'energy', 'morale'] as const).map((part) => (
          <FactLine key={part} label={t(`player:${part}`)}>
            <Meter value={player[part]} label={t(`player:${part}`)} width={90} />
          </FactLine>
        ))}
        {trainingRating !== null && (
          <>
            <FactLine label={t('player:matchRating')}>
              {matchRating === null ? (
                t('player:notPlayed')
              ) : (
                <span data-tip={t('player:matchRatingTip')}>{format.number(matchRating / 10, 1)}</span>
              )}
            </FactLine>
            <FactLine label={t('player:trainingRating')}>
              <span data-tip={t('player:trainingRatingTip')}>{trainingRating}</span>
            </FactLine>
          </>
        )}
        <FactLine label={t('player:health')}>
          {injury
            ? t('player:injury', {
                // The server sends only the engine's injuries.
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
                // The server sends only the engine's infractions.
                infraction: t(`skills:infraction.${suspension.infraction as Infraction}`),
                season: suspension.season,
                day: suspension.day,
                games: suspension.games,
                count: suspension.gamesLeft,
              })
            : t('player:noSuspension')}
        </FactLine>
        {profile.abilities.manage && (
          <FactLine label={t('player:training')}>
            {/* The server sends only the engine's skills. */}
            {player.trainingOn ? t(`skills:name.${player.trainingOn as Skill}`) : t('player:allAlike')}
          </FactLine>
        )}
      </Facts>
    </Section>
  );
}
