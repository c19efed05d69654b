import type { OpenClub } from '#web/features/club/choose/open-club.ts';
import { TakeButton } from '#web/features/club/choose/take-button.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Row, Stack, Words } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import css from './new-start-list.module.css';

/** Lists open clubs for a manager who may visit no other screen: no links, and everything that matters in one line each. */
export function NewStartList({ clubs }: { clubs: readonly OpenClub[] }) {
  const { t } = useTranslation(['auth', 'club']);
  const format = useFormat();
  const world = useWorldIfLoaded();
  return (
    <ul className={css.list} aria-label={t('auth:bankruptcy.clubs')}>
      {clubs.map((open) => (
        <Row key={open.team.id} as="li" gap="md" close line="bottom" inset="line">
          <Crest team={open.team} size={36} isDecoration />
          <Stack gap="none" fills>
            <strong>{teamName(open.team)}</strong>
            <Words aside>
              {world?.leagueById.get(open.team.leagueId)?.name ?? t('club:open.tier', { tier: open.tier })} ·{' '}
              {t('club:open.payroll')} {format.shortMoney(open.payroll)} · {t('club:open.capSpace')}{' '}
              {format.shortMoney(open.capSpace)}
            </Words>
          </Stack>
          <RatingPill rating={open.ratings.overall} size="sm" />
          <TakeButton open={open} size="compact-sm" variant="default" />
        </Row>
      ))}
    </ul>
  );
}
