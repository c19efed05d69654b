import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamRef } from '#domains/shapes.ts';
import type { SideAfter } from '#domains/trade/contract/shapes.ts';
import { CapMoney } from '#web/features/cap/cap-money.tsx';
import { seasonLabel } from '#web/lib/season.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import css from './trade.module.css';

/** Cap space by season and the size of the first team, of each club before and after a trade. */
export function CapTable({ clubs, teams }: { clubs: readonly SideAfter[]; teams: readonly TeamRef[] }) {
  const { t } = useTranslation('trade');
  const sides = clubs.flatMap((side) => {
    const team = teams.find(({ clubId }) => clubId === side.clubId);
    return team ? [{ side, team }] : [];
  });
  return (
    <table className={css.cap} aria-label={t('cap.title')}>
      <thead>
        <tr>
          <td />
          {sides.map(({ team }) => (
            <th key={team.id} scope="col">
              {team.abbr}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(sides[0]?.side.before ?? []).map(({ season }, ahead) => (
          <tr key={season}>
            <th scope="row">{seasonLabel(season)}</th>
            {sides.map(({ side, team }) => {
              const [before, after] = [side.before[ahead]?.space ?? 0, side.after[ahead]?.space ?? 0];
              return (
                <td key={team.id}>
                  <Change
                    isSame={before === after}
                    before={<CapMoney amount={before} />}
                    after={<CapMoney amount={after} />}
                  />
                </td>
              );
            })}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('cap.firstTeam')}</th>
          {sides.map(({ side: { firstTeam }, team }) => (
            <td key={team.id}>
              <Change isSame={firstTeam.before === firstTeam.after} before={firstTeam.before} after={firstTeam.after} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** What was, and what will be: beside each other, or one above the other on a phone. */
function Change({ isSame, before, after }: { isSame: boolean; before: ReactNode; after: ReactNode }) {
  const { t } = useTranslation('trade');
  if (isSame) return <>{after}</>;
  return (
    <Row as="span" inline gap="sm" close align="baseline" justify="end">
      <Text as="span" tone="dim" size="sm">
        <span className="visually-hidden">{t('cap.before')} </span>
        {before} <span aria-hidden>→</span>
      </Text>
      <span>
        <span className="visually-hidden">{t('cap.after')} </span>
        {after}
      </span>
    </Row>
  );
}
