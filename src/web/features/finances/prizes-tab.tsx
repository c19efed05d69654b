import { useTranslation } from 'react-i18next';
import type { PrizesView } from '#domains/finances/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { MainAndSide, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
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
      <table className={css.sheet}>
        <thead>
          <tr>
            <th scope="col">{t('prizes.rank')}</th>
            <th scope="col">{t('prizes.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ rank, amount }) => (
            <tr key={rank} data-own={rank === own || undefined}>
              <th scope="row">
                {format.ordinal(rank)} {rank === own && t('prizes.now')}
              </th>
              <td>{format.money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
        <table className={css.sheet}>
          <thead>
            <tr>
              <th scope="col">{t('prizes.season')}</th>
              <th scope="col">{t('prizes.rank')}</th>
              <th scope="col">{t('prizes.rounds')}</th>
              <th scope="col">{t('prizes.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {won.map(({ season, rank, playoffRounds, amount }) => (
              <tr key={season}>
                <th scope="row">{season}</th>
                <td>{format.ordinal(rank)}</td>
                <td>{playoffRounds}</td>
                <td>{format.money(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
