import type { InjuryPart, InjurySeverity } from '#engine/match/events.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Lines, Row } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Profile } from './profile.ts';

/** Lists his injuries, newest first; shows nothing if he has had none. */
export function InjuriesCard({ injuries }: Pick<Profile, 'injuries'>) {
  const { t } = useTranslation(['player', 'skills']);
  if (injuries.length === 0) return null;
  return (
    <Section title={t('player:injuryHistory')} isFlush>
      <Lines>
        {injuries.map(({ season, day, part, severity, cause, days }) => (
          <Row key={`${season}/${day}`} as="li" entry justify="between" gap="md" close inset="sm">
            <span>
              {/* The server sends only the engine's injuries. */}
              <strong>{t(`skills:injuryPart.${part as InjuryPart}`)}</strong>
              <br />
              {t(`skills:injurySeverity.${severity as InjurySeverity}`)} · {t('player:outFor', { count: days })}
              {cause === 'practice' && ` · ${t('player:inPractice')}`}
            </span>
            <span>{t('player:seasonDay', { season, day })}</span>
          </Row>
        ))}
      </Lines>
    </Section>
  );
}
