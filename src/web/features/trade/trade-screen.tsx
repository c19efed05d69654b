import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TradePartView, TradeView } from '#domains/trade/contract.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MainAndSide, Stack } from '#web/ui/layout-grid.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { CapTable } from './cap-table.tsx';
import { Faults } from './faults.tsx';
import css from './trade.module.css';
import { TradeActions } from './trade-actions.tsx';
import { TradeComments } from './trade-comments.tsx';
import { TradeLog } from './trade-log.tsx';
import { useWorthWords } from './worth-words.tsx';

/** One trade: what changes hands, what was done and said about it, and what one may do. */
export function TradeScreen() {
  const id = useIdParam();
  const query = useQuery(
    api.trades.find.queryOptions({ input: { id: id ?? 0 }, enabled: typeof id === 'number', retry: false }),
  );
  if (typeof id !== 'number') return <NoTrade />;
  return (
    <Loaded query={query} missing={<NoTrade />}>
      {({ data }) => <Whole trade={data} />}
    </Loaded>
  );
}

function Whole({ trade }: { trade: TradeView }) {
  const { t } = useTranslation('trade');
  const { from, to, status, season, day, daysLeft, side, counteredById, countersId } = trade;
  return (
    <>
      <PageHeader
        title={t('title', { from: teamName(from, 'city'), to: teamName(to, 'city') })}
        details={
          <>
            <span className={css.status} data-status={status}>
              {t(`status.${status}`)}
            </span>
            <span>{t('when', { season, day })}</span>
            {daysLeft !== null && <span>{t('daysLeft', { count: daysLeft })}</span>}
            {countersId !== null && (
              <Link to="/trade/{-$id}" params={{ id: String(countersId) }}>
                {t('countersAnother')}
              </Link>
            )}
            {counteredById !== null && side !== null && (
              <Link to="/trade/{-$id}" params={{ id: String(counteredById) }}>
                {t('counteredBy')}
              </Link>
            )}
          </>
        }
      />
      <MainAndSide>
        <Stack>
          <Half trade={trade} gets="to" />
          <Half trade={trade} gets="from" />
          {status === 'open' && (
            <Section title={t('cap.title')}>
              <div className={css.deal}>
                <Faults faults={trade.faults} />
                <CapTable clubs={trade.clubs} teams={[from, to]} />
              </div>
            </Section>
          )}
        </Stack>
        <Stack>
          {side !== null && status === 'open' && <TradeActions trade={trade} side={side} />}
          <TradeLog trade={trade} />
          {side !== null && <TradeComments trade={trade} />}
        </Stack>
      </MainAndSide>
    </>
  );
}

/** What one of the clubs gets. */
function Half({ trade, gets }: { trade: TradeView; gets: 'from' | 'to' }) {
  const { t } = useTranslation('trade');
  const team = trade[gets];
  const parts = trade.parts.filter(({ fromClubId }) => fromClubId !== team.clubId);
  return (
    <Section title={t('gets', { team: teamName(team, 'nickname') })} aside={<TeamLink team={team} name="abbr" />}>
      <ul className={css.parts}>
        {parts.map((part) => (
          <Part key={part.player.id} part={part} />
        ))}
      </ul>
    </Section>
  );
}

function Part({ part }: { part: TradePartView }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const worth = useWorthWords();
  const { player, overall, age, salary, signedUntil, retention, clause } = part;
  return (
    <li className={css.part}>
      <span>
        <RatingPill rating={overall} size="sm" /> <PlayerLink player={player} name="fit" face flag />
      </span>
      <span className={css.dim}>
        {player.position} · {t('column.age')} {age} · {salary === null ? NOTHING : format.shortMoney(salary)}
        {signedUntil !== null && ` · ${t('column.until')} ${seasonLabel(signedUntil)}`}
        {retention > 0 && ` · ${t('retains', { percent: retention })}`}
        {clause !== 'none' && ` · ${t(`clause.${clause}`)}`}
        {part.worth && ` · ${worth(part.worth)}`}
      </span>
    </li>
  );
}

function NoTrade() {
  const { t } = useTranslation('trade');
  return (
    <>
      <PageHeader title={t('none')} />
      <EmptyState icon="swap" title={t('none')}>
        <p>{t('noneHint')}</p>
        <LinkButton to="/office/trade-center" mt="sm">
          {t('toCenter')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
