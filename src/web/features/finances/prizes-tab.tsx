import type { PrizesView } from '#domains/finances/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { MainAndSide, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Shows the league's prize money by rank, and what the club has won. */
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
      <Text inset="md" aside>
        {t('prizes.hint', { money: format.money(playoffRound) })}{' '}
        {parachute !== null && t('prizes.parachute', { money: format.money(parachute) })}
      </Text>
      <Sheet
        flush
        own={own}
        head={[t('prizes.rank'), t('prizes.amount')]}
        rows={prizes.map(({ rank, amount }) => [
          rank,
          `${format.ordinal(rank)} ${rank === own ? t('prizes.now') : ''}`,
          format.money(amount),
        ])}
      />
    </Section>
  );
}

function Won({ won }: { won: PrizesView['won'] }) {
  const { t } = useTranslation('finances');
  const format = useFormat();
  return (
    <Section title={t('prizes.won')} isFlush>
      {won.length === 0 ? (
        <Text inset="md" aside>
          {t('prizes.wonNone')}
        </Text>
      ) : (
        <Sheet
          flush
          head={[t('prizes.season'), t('prizes.rank'), t('prizes.rounds'), t('prizes.amount')]}
          rows={won.map(({ season, rank, playoffRounds, amount }) => [
            season,
            season,
            format.ordinal(rank),
            playoffRounds,
            format.money(amount),
          ])}
        />
      )}
    </Section>
  );
}
