import { Link } from '@tanstack/react-router';
import type { Infraction } from '#engine/match/events.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Lines, Row } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Profile } from './profile.ts';

/** Lists rulings of the disciplinary board on him, newest first, each with its game; shows nothing if there are none. */
export function DisciplineCard({ rulings }: { rulings: Profile['rulings'] }) {
  const { t } = useTranslation(['player', 'skills']);
  if (rulings.length === 0) return null;
  return (
    <Section title={t('player:discipline')} isFlush>
      <Lines>
        {rulings.map(({ season, day, gameId, incident, infraction, games }) => (
          <Row key={gameId} as="li" entry justify="between" gap="md" close inset="sm">
            <span>
              <strong>{games === 0 ? t('player:warning') : t('player:suspendedFor', { count: games })}</strong>
              <br />
              {t(`player:incident.${incident}`)}:{' '}
              {
                // The server sends only the engine's infractions.
                t(`skills:infraction.${infraction as Infraction}`)
              }
            </span>
            <Link to="/game/{-$id}" params={{ id: String(gameId) }}>
              {t('player:seasonDay', { season, day })}
            </Link>
          </Row>
        ))}
      </Lines>
    </Section>
  );
}
