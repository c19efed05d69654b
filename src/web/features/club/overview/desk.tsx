import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ClubOverview } from '#domains/club/contract.ts';
import type { LineupFaultCode } from '#engine/lineup/validate.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './desk.module.css';

type DeskItem = ClubOverview['desk'][number];

const ICONS: Record<DeskItem['kind'], IconName> = {
  'lineup-fault': 'alert',
  'lineup-repaired': 'stick',
  welcome: 'stick',
  'game-today': 'puck',
  injury: 'heart',
  suspension: 'alert',
  'contract-ending': 'office',
  'nothing-trained': 'up',
};

/** What waits for the manager's decision, each line with the screen that answers it. */
export function Desk({ items }: { items: readonly DeskItem[] }) {
  const { t } = useTranslation('club');
  return (
    <Section title={t('overview.desk')} isFlush>
      {items.length === 0 ? (
        <p className={css.empty}>{t('overview.deskEmpty')}</p>
      ) : (
        <ul className={css.list}>
          {items.map((item) => (
            <li
              key={`${item.kind}-${item.path}`}
              className={css.item}
              data-urgent={item.kind === 'lineup-fault' || undefined}
            >
              <Icon name={ICONS[item.kind]} />
              <span className={css.words}>{wordsOf(t, item)}</span>
              <PathLink path={item.path} className={css.go}>
                {t(`desk.go.${item.kind}`)}
              </PathLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function wordsOf(t: TFunction<'club'>, { kind, params, replaced = [] }: DeskItem): string {
  const count = Number(params['count'] ?? 0);
  switch (kind) {
    case 'game-today': {
      const venue = params['venue'] === 'home' ? t('desk.venue.home') : t('desk.venue.away');
      return t('desk.game-today', { opponent: String(params['opponent'] ?? ''), venue });
    }
    case 'injury':
      return t('desk.injury', { count, player: String(params['player'] ?? '') });
    case 'suspension':
      return t('desk.suspension', { count, player: String(params['player'] ?? '') });
    case 'lineup-repaired': {
      const changes = replaced.map((one) => replacementWords(t, one)).join('; ');
      return t('desk.lineup-repaired', { opponent: String(params['opponent'] ?? ''), changes });
    }
    case 'lineup-fault':
      return t('desk.lineup-fault', { count });
    case 'contract-ending':
      return t('desk.contract-ending', { count });
    default:
      return t(`desk.${kind}`);
  }
}

/** 'Berg for Lund (suspended)'. */
function replacementWords(t: TFunction<'club'>, replaced: NonNullable<DeskItem['replaced']>[number]): string {
  const { out, in: newcomer, fault } = replaced;
  if (out === null) return t('desk.filled', { in: newcomer ?? '' });
  // The server knows no faults but the engine's; only what follows from another change comes without one.
  const reason = t(`desk.reason.${(fault ?? 'not-dressed') as LineupFaultCode}`);
  return newcomer === null ? t('desk.emptied', { out, reason }) : t('desk.replaced', { in: newcomer, out, reason });
}
