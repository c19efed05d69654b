import { useTranslation } from 'react-i18next';
import type { ClubOverview } from '#domains/club/contract.ts';
import type { InjuryPart } from '#engine/match/types.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './overview.module.css';

/** Who is injured, and for how long. */
export function SickBay({ injuries }: { injuries: ClubOverview['injuries'] }) {
  const { t } = useTranslation(['club', 'skills']);
  return (
    <Section title={t('club:overview.injuries')} isFlush>
      {injuries.length === 0 ? (
        <p className={css.empty}>{t('club:overview.noInjuries')}</p>
      ) : (
        <ul className={css.list}>
          {injuries.map(({ player, part, daysLeft }) => (
            <li key={player.id} className={css.line}>
              <span>
                <PlayerLink player={player} flag />
              </span>
              <span className={css.dim}>
                {
                  // The server knows no injuries but the engine's.
                  t(`skills:injuryPart.${part as InjuryPart}`)
                }
              </span>
              <span>{t('club:overview.daysLeft', { count: daysLeft })}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
