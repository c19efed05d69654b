import { Link } from '@tanstack/react-router';
import type { CupSummary } from '#domains/cup/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { LinkStrip } from '#web/ui/link-strip.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { useWhen } from './use-cup.ts';

const SCREENS = ['/friendly-cup/overview/$id', '/friendly-cup/stats/$id'] as const;

/** The head of both screens of a cup: its name, its dates, the defending champion and the winner. */
export function CupHeader({ cup, screen }: { cup: CupSummary; screen: (typeof SCREENS)[number] }) {
  const { t } = useTranslation(['cup', 'screens']);
  const when = useWhen();
  const isOverview = screen === SCREENS[0];
  const { id, name, tier, organizer, status, format, entries, size, winner, isTitle } = cup;
  return (
    <>
      <PageHeader
        title={isOverview ? name : t(`screens:${screen}`)}
        subject={isOverview ? undefined : name}
        eyebrow={isOverview ? when(cup) : name}
        details={
          <>
            <span>
              {[t(`cup:status.${status}`), t(`cup:format.${format}`), t('cup:clubs', { entries, size })].join(' · ')}
            </span>
            {tier !== null && <span>{t('cup:by.league', { tier })}</span>}
            {organizer && (
              <span>
                {t('cup:by.manager')} <TeamLink team={organizer} crestSize={18} />
              </span>
            )}
            {winner && (
              <span>
                {t('cup:winner')}: <TeamLink team={winner} crestSize={18} /> (
                {t(isTitle ? 'cup:isTitle' : 'cup:isNoTitle')})
              </span>
            )}
          </>
        }
      />
      <LinkStrip kind="tabs" label={t('cup:screens')} current={screen}>
        {SCREENS.map((to) => (
          <Link key={to} to={to} params={{ id: String(id) }} aria-current={to === screen ? 'page' : undefined}>
            {t(`screens:${to}`)}
          </Link>
        ))}
      </LinkStrip>
    </>
  );
}
