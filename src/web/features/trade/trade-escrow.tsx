import { FAIRNESS } from '#domains/trade/constants.ts';
import type { TradeView } from '#domains/trade/contract/shapes.ts';
import { tradePolicy } from '#domains/trade/policy.ts';
import { ReportWords } from '#web/features/moderation/report-words.tsx';
import { client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useAbility, useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import { Sheet, type SheetLine } from '#web/ui/sheet.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { Say } from './say.tsx';
import css from './trade.module.css';
import { clubsOf } from './trade-lines.tsx';

type Escrow = NonNullable<TradeView['escrow']>;

/** Shows why the league is reviewing a trade, its value to each club by neutral scouts, and comments of managers and admins. */
export function TradeEscrow({ trade, escrow }: { trade: TradeView; escrow: Escrow }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const mayOverrule = useAbility(tradePolicy.overrule);
  const isOpen = trade.status === 'escrow';
  const favored = clubsOf(trade).find(({ clubId }) => clubId === escrow.favors);
  return (
    <Section title={t('escrow.title')}>
      <Stack>
        {isOpen && (
          <p>
            {t(`escrow.waitsFor.${escrow.decidedBy}`, {
              season: escrow.season,
              day: escrow.day,
              quorum: FAIRNESS.quorum,
            })}
          </p>
        )}
        {isOpen && escrow.openUntil && (
          <Text aside>{t('escrow.openUntil', { time: format.instant(escrow.openUntil, 'weekday-time') })}</Text>
        )}
        {isOpen && escrow.decidedBy !== 'admins' && (
          <Text aside>{t('escrow.voters', { days: FAIRNESS.voterDays })}</Text>
        )}
        {escrow.isUneven && <p>{t('escrow.uneven')}</p>}
        {escrow.isWithAi && favored && (
          <Text ground="bad" inset="box" tone="bad">
            {t('escrow.favors', { team: teamName(favored, 'nickname') })}
          </Text>
        )}
        {escrow.addsUp && (
          <Text ground="bad" inset="box" tone="bad">
            {t(escrow.isWithAi ? 'escrow.addsUpWithAi' : 'escrow.addsUp')}
          </Text>
        )}
        {escrow.values.length > 0 && <Values trade={trade} escrow={escrow} />}
        <Votes escrow={escrow} />
        {escrow.mayVote && (
          <Say
            label={t('escrow.reason')}
            yes={t('escrow.for')}
            no={t('escrow.against')}
            said={t('escrow.voted')}
            say={(isFor, reason) => client.trades.vote({ id: trade.id, isFor, reason })}
          />
        )}
        {isOpen && mayOverrule && (
          <Say
            label={t('escrow.overruleReason')}
            yes={t('escrow.approve')}
            no={t('escrow.reject')}
            said={t('escrow.overruled')}
            say={(isFor, reason) => client.trades.overrule({ id: trade.id, isFor, reason })}
          />
        )}
      </Stack>
    </Section>
  );
}

function Values({ trade, escrow }: { trade: TradeView; escrow: Escrow }) {
  const { t } = useTranslation('trade');
  return (
    <Sheet
      caption={t('escrow.values')}
      head={['', t('escrow.gets'), t('escrow.gives')]}
      rows={clubsOf(trade).flatMap((team): SheetLine[] => {
        const value = escrow.values.find(({ clubId }) => clubId === team.clubId);
        if (!value) return [];
        const name = <TeamLink key="team" team={team} name="nickname" />;
        return [[team.id, name, t('escrow.band', value.gets), t('escrow.band', value.gives)]];
      })}
    />
  );
}

function Votes({ escrow: { votes } }: { escrow: Escrow }) {
  const { t } = useTranslation('trade');
  const own = useUser()?.name;
  if (votes.length === 0) return <Text aside>{t('escrow.noVotes')}</Text>;
  return (
    <Stack as="ul" gap="md" bottom="md" aria-label={t('escrow.votes')}>
      {votes.map(({ id, author, team, isFor, isOverruling, reason }) => (
        <li key={id}>
          <strong>{author}</strong> {team && <TeamLink team={team} name="abbr" />}{' '}
          <span className={isFor ? css.legal : css.no}>
            {t(
              isOverruling ? (isFor ? 'escrow.approved' : 'escrow.rejected') : isFor ? 'escrow.for' : 'escrow.against',
            )}
          </span>
          <Text written>{reason}</Text>
          {reason !== '' && author !== own && <ReportWords kind="trade-vote" id={id} />}
        </li>
      ))}
    </Stack>
  );
}
