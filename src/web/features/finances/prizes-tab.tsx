import { useTranslation } from 'react-i18next';
import type { PrizesView } from '#domains/finances/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { MainAndSide, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet, SheetRow } from '#web/ui/sheet.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './finances.module.css';

/** What the league pays by rank, and what the club has won. */
export function PrizesTab({ teamId }: { teamId: TeamId }) {
  return (
    <Load from={api.finances.prizes.queryOptions({ input: { id: teamId } })} skeleton={<LoadingTable />}>
      {({ data }) => (
        <MainAndSide>
          <ByRank view={data} />
          <Won won={data.won} />
        </MainAndSide>
      )}
    </Load>
  );
}

function ByRank({ view: { prizes, rank: own, playoffRound, parachute } }: { view: PrizesView }) {
  const { t } = useTranslation('finances');
  const format = useFormat();
  return (
    <Section title={t('prizes.title')} isFlush>
      <Text inset="md" tone="dim" size="sm">
        {t('prizes.hint', { money: format.money(playoffRound) })}{' '}
        {parachute !== null && t('prizes.parachute', { money: format.money(parachute) })}
      </Text>
      <Sheet className={css.sheet} heads={[t('prizes.rank'), t('prizes.amount')]}>
        {prizes.map(({ rank, amount }) => (
          <SheetRow
            key={rank}
            head={rank === own ? `${format.ordinal(rank)} ${t('prizes.now')}` : format.ordinal(rank)}
            isOwn={rank === own}
          >
            {format.money(amount)}
          </SheetRow>
        ))}
      </Sheet>
    </Section>
  );
}

function Won({ won }: { won: PrizesView['won'] }) {
  const { t } = useTranslation('finances');
  const format = useFormat();
  return (
    <Section title={t('prizes.won')} isFlush>
      {won.length === 0 ? (
        <Text inset="md" tone="dim" size="sm">
          {t('prizes.wonNone')}
        </Text>
      ) : (
        <Sheet
          className={css.sheet}
          heads={[t('prizes.season'), t('prizes.rank'), t('prizes.rounds'), t('prizes.amount')]}
        >
          {won.map(({ season, rank, playoffRounds, amount }) => (
            <SheetRow key={season} head={season}>
              {format.ordinal(rank)}
              {playoffRounds}
              {format.money(amount)}
            </SheetRow>
          ))}
        </Sheet>
      )}
    </Section>
  );
}
