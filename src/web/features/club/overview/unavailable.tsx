import type { ClubOverview } from '#domains/club/contract.ts';
import type { Infraction, InjuryPart } from '#engine/match/events.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Lines, Text, Words } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './overview.module.css';

/** Lists injured and suspended players, and for how long they are out. */
export function Unavailable({ injuries, suspensions }: Pick<ClubOverview, 'injuries' | 'suspensions'>) {
  const { t } = useTranslation(['club', 'skills']);
  return (
    <Section title={t('club:overview.unavailable')} isFlush>
      {injuries.length + suspensions.length === 0 ? (
        <Text nothing>{t('club:overview.nobodyUnavailable')}</Text>
      ) : (
        <Lines>
          {injuries.map(({ player, part, daysLeft }) => (
            <li key={player.id} className={css.line}>
              <span>
                <PlayerLink player={player} flag />
              </span>
              <Words aside>
                {
                  // The server sends only the engine's injuries.
                  t(`skills:injuryPart.${part as InjuryPart}`)
                }
              </Words>
              <span>{t('club:overview.daysLeft', { count: daysLeft })}</span>
            </li>
          ))}
          {suspensions.map(({ player, infraction, gamesLeft }) => (
            <li key={`suspended ${player.id}`} className={css.line}>
              <span>
                <PlayerLink player={player} flag />
              </span>
              <Words aside>
                {t('club:overview.suspendedFor', {
                  // The server sends only the engine's infractions.
                  infraction: t(`skills:infraction.${infraction as Infraction}`),
                })}
              </Words>
              <span>{t('club:overview.gamesLeft', { count: gamesLeft })}</span>
            </li>
          ))}
        </Lines>
      )}
    </Section>
  );
}
