import type { PlayerContractsView } from '#domains/contracts/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { Lines, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './contracts.module.css';

type Contract = PlayerContractsView['contracts'][number];

/** Lists all of a player's contracts, newest first, with the pay of each season. */
export function ContractHistory({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTranslation('contracts');
  const season = useClock()?.seasonNumber ?? 0;
  return (
    <Section title={t('title')} isFlush>
      {contracts.length === 0 ? (
        <Text nothing>{t('none')}</Text>
      ) : (
        <Lines>
          {contracts.map((contract) => (
            <OneContract key={contract.id} contract={contract} season={season} />
          ))}
        </Lines>
      )}
    </Section>
  );
}

function OneContract({ contract, season }: { contract: Contract; season: number }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const { from, to, salary, salaries, signingBonus, clause, relegationClause, kind } = contract;
  const { bonuses, slide, signedAt, team } = contract;
  const facts = [
    t(`kind.${kind}`),
    ...(clause === 'none' ? [] : [t(`clause.${clause}`)]),
    ...(relegationClause ? [t('relegationClause')] : []),
    ...(signingBonus > 0 ? [t('bonus', { money: format.money(signingBonus) })] : []),
    // A contract signed before the world began has no day.
    ...(signedAt.season > 0 ? [t('signed', signedAt)] : []),
  ];
  return (
    <Stack as="li" entry gap="sm" inset="md" tone={to < season ? 'dim' : undefined}>
      <Row unbroken gap="sm">
        <strong>{from === to ? t('spanOne', { from }) : t('span', { from: Math.max(1, from), to })}</strong>
        {from <= season && season <= to && <Words chip="good">{t('now')}</Words>}
        {from > season && <Words chip="good">{t('next')}</Words>}
        <Words push>{team && <TeamLink team={team} name="abbr" />}</Words>
      </Row>
      <div>{t('perSeason', { money: format.money(salary) })}</div>
      {to >= season && (
        <ol className={css.seasons} aria-label={t('bySeason')}>
          {salaries
            .map((pay, index) => ({ pay, of: from + index }))
            // The world begins with season 1.
            .filter(({ of }) => of >= 1)
            .map(({ pay, of }) => (
              <li key={of} data-now={of === season || undefined}>
                <span>{t('season', { season: of })}</span>
                <b>{format.shortMoney(pay)}</b>
              </li>
            ))}
        </ol>
      )}
      {slide && <Text tone="dim">{t('slide', slide)}</Text>}
      {bonuses.length > 0 && <Bonuses bonuses={bonuses} />}
      <Text as="div" tone="dim">
        {facts.join(' · ')}
      </Text>
    </Stack>
  );
}

/** Performance bonuses of a season, and which of them he has reached. */
function Bonuses({ bonuses }: Pick<Contract, 'bonuses'>) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  return (
    <ul className={css.bonuses} aria-label={t('performance.label')}>
      {bonuses.map(({ mark, from, amount, isEarned }) => (
        <li key={mark}>
          <span>{t(`performance.mark.${mark}`, { count: from })}</span>
          <b>{format.shortMoney(amount)}</b>
          {isEarned && <Words tone="good">{t('performance.earned')}</Words>}
        </li>
      ))}
    </ul>
  );
}
