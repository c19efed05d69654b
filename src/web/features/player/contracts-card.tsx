import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { Lines, Row, Text, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import type { Profile } from './profile.ts';

/** Lists his contracts, newest first, with the current one marked. */
export function ContractsCard({ contracts }: { contracts: Profile['contracts'] }) {
  const { t } = useTranslation('player');
  const format = useFormat();
  const season = useClock()?.seasonNumber ?? 0;
  return (
    <Section title={t('contract')} isFlush>
      {contracts.length === 0 ? (
        <Text nothing>{t('noContracts')}</Text>
      ) : (
        <Lines>
          {contracts.map(({ from, to, salary, kind, team }) => (
            <Row
              key={`${from}-${to}-${team?.id}`}
              as="li"
              entry
              justify="between"
              gap="md"
              close
              inset="sm"
              tone={to < season ? 'dim' : undefined}
            >
              <span>
                <strong>{t('aYear', { money: format.money(salary) })}</strong>
                <br />
                {t('contractSpan', { from, to })} · {t(`contractKind.${kind}`)}
              </span>
              <span>
                {from <= season && season <= to && <Words chip="good">{t('contractNow')}</Words>}{' '}
                {team && <TeamLink team={team} name="abbr" />}
              </span>
            </Row>
          ))}
        </Lines>
      )}
    </Section>
  );
}
