import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { TeamRef } from '#domains/shapes.ts';
import type { TradePartView, TradeView } from '#domains/trade/contract/shapes.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { countsQuery } from '#web/lib/notifications.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MainAndSide, Stack, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { CapTable } from './cap-table.tsx';
import { ConditionWords } from './condition-words.tsx';
import { Faults } from './faults.tsx';
import { LinesAfter } from './lines-after.tsx';
import { OwnNote } from './own-note.tsx';
import { usePickName, usePickSpot } from './pick-name.tsx';
import css from './trade.module.css';
import { TradeActions } from './trade-actions.tsx';
import { TradeComments } from './trade-comments.tsx';
import { TradeEscrow } from './trade-escrow.tsx';
import { clubsOf } from './trade-lines.tsx';
import { TradeLog } from './trade-log.tsx';
import { useWorthWords } from './worth-words.tsx';

/** Shows one trade: its assets, its log and comments, and the user's actions. */
export function TradeScreen() {
  const id = useIdParam();
  const query = useQuery(
    api.trades.find.queryOptions({ input: { id: id ?? 0 }, enabled: typeof id === 'number', retry: false }),
  );
  useReadingOnNews();
  if (typeof id !== 'number') return <NoTrade />;
  return (
    <Loaded query={query} missing={<NoTrade />}>
      {({ data }) => <Whole trade={data} />}
    </Loaded>
  );
}

/** Refetches the trade whenever a notification arrives, as it may be about this trade. */
function useReadingOnNews(): void {
  const queries = useQueryClient();
  // The header fetches the counts, and a stream updates them.
  const news = useQuery({ ...countsQuery, enabled: false }).data?.news;
  const last = useRef(news);
  useEffect(() => {
    if (last.current !== undefined && news !== last.current)
      void queries.invalidateQueries({ queryKey: api.trades.key() });
    last.current = news;
  }, [queries, news]);
}

function Whole({ trade }: { trade: TradeView }) {
  const { t } = useTranslation('trade');
  const { from, to, third, status, season, day, daysLeft, side, counteredById, countersId } = trade;
  return (
    <>
      <PageHeader
        title={t(third ? 'titleOfThree' : 'title', {
          from: teamName(from, 'city'),
          to: teamName(to, 'city'),
          third: third ? teamName(third, 'city') : '',
        })}
        details={
          <>
            <span className={css.status} data-status={status}>
              {t(`status.${status}`)}
            </span>
            <span>{t('when', { season, day })}</span>
            {daysLeft !== null && <span>{t('daysLeft', { count: daysLeft })}</span>}
            {countersId !== null && side !== null && (
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
          {clubsOf(trade).map((team) => (
            <Half key={team.id} trade={trade} team={team} />
          ))}
          {status === 'open' && (
            <Section title={t('cap.title')}>
              <Stack>
                <Faults faults={trade.faults} />
                <CapTable clubs={trade.clubs} teams={clubsOf(trade)} />
                <LinesAfter clubs={trade.clubs} teams={clubsOf(trade)} />
              </Stack>
            </Section>
          )}
        </Stack>
        <Stack>
          {side !== null && status === 'open' && <TradeActions trade={trade} side={side} />}
          {trade.escrow && <TradeEscrow trade={trade} escrow={trade.escrow} />}
          <TradeLog trade={trade} />
          {(trade.mayComment || trade.comments.length > 0) && <TradeComments trade={trade} />}
          {othersOf(trade).map((team) => (
            <OwnNote key={team.id} team={team} />
          ))}
        </Stack>
      </MainAndSide>
    </>
  );
}

/** Returns the user's partners in the trade; none if it is not the user's trade. */
function othersOf(trade: TradeView): TeamRef[] {
  const own = trade.side === null ? null : trade[trade.side];
  return own ? clubsOf(trade).filter(({ id }) => id !== own.id) : [];
}

/** Shows what one of the clubs gets. */
function Half({ trade, team }: { trade: TradeView; team: TeamRef }) {
  const { t } = useTranslation('trade');
  const parts = trade.parts.filter(({ toClubId }) => toClubId === team.clubId);
  const hasAccepted = trade.status === 'open' && trade.third && trade.acceptedBy.includes(team.clubId);
  return (
    <Section title={t('gets', { team: teamName(team, 'nickname') })} aside={<TeamLink team={team} name="abbr" />}>
      {hasAccepted && <p className={css.legal}>{t('hasAccepted')}</p>}
      <Stack as="ul" gap="sm">
        {parts.map((part) => (
          <Part key={part.kind === 'pick' ? `pick/${part.pick.id}` : part.player.id} part={part} trade={trade} />
        ))}
      </Stack>
    </Section>
  );
}

function Part({ part, trade }: { part: TradePartView; trade: TradeView }) {
  const { t } = useTranslation('trade');
  const worth = useWorthWords();
  const giver = clubsOf(trade).find(({ clubId }) => clubId === part.fromClubId);
  return (
    <li className={css.part}>
      {part.kind === 'player' && <Player part={part} />}
      {part.kind === 'pick' && <PickPart part={part} trade={trade} />}
      {part.kind === 'rights' && (
        <>
          <PlayerLink player={part.player} name="fit" face flag />
          <Words aside>
            {t('rights')} · {part.player.position}
            {part.potential && ` · ${t('column.potential')} ${part.potential.low}–${part.potential.high}`}
          </Words>
        </>
      )}
      <Words aside>
        {part.worth && worth(part.worth)}
        {trade.third && giver && ` ${t('fromTeam', { team: giver.abbr })}`}
      </Words>
    </li>
  );
}

function Player({ part }: { part: Extract<TradePartView, { kind: 'player' }> }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const { player, overall, age, salary, signedUntil, retention, clause } = part;
  return (
    <>
      <span>
        <RatingPill rating={overall} size="sm" /> <PlayerLink player={player} name="fit" face flag />
      </span>
      <Words aside>
        {player.position} · {t('column.age')} {age} · {salary === null ? NOTHING : format.shortMoney(salary)}
        {signedUntil !== null && ` · ${t('column.until')} ${seasonLabel(signedUntil)}`}
        {retention > 0 && ` · ${t('retains', { percent: retention })}`}
        {clause !== 'none' && ` · ${t(`clause.${clause}`)}`}
      </Words>
    </>
  );
}

function PickPart({ part, trade }: { part: Extract<TradePartView, { kind: 'pick' }>; trade: TradeView }) {
  const { pick, became, becomes } = part;
  const { t } = useTranslation('trade');
  const [pickName, pickSpot] = [usePickName(), usePickSpot()];
  return (
    <>
      <span>{pickName(pick)}</span>
      <Words aside>
        {pickSpot(pick)}
        {became && ` · ${t('became')} `}
        {became && <PlayerLink player={became} name="fit" face flag />}
      </Words>
      {becomes && (
        <ConditionWords becomes={becomes} giver={clubsOf(trade).find(({ clubId }) => clubId === part.fromClubId)} />
      )}
    </>
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
