import { useTranslation } from 'react-i18next';
import type { TeamRef } from '#domains/shapes.ts';
import type { SideAfter } from '#domains/trade/contract/shapes.ts';
import { CapMoney } from '#web/features/cap/cap-money.tsx';
import { seasonLabel } from '#web/lib/season.ts';
import css from './trade.module.css';

/** Cap space by season and the size of the first team, of both clubs before and after a trade. */
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
            <th key={team.id} colSpan={2} scope="colgroup">
              {team.abbr}
            </th>
          ))}
        </tr>
        <tr>
          <td />
          {sides.map(({ team }) => [
            <th key={`${team.id}-before`} scope="col">
              {t('cap.before')}
            </th>,
            <th key={`${team.id}-after`} scope="col">
              {t('cap.after')}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {(sides[0]?.side.before ?? []).map(({ season }, ahead) => (
          <tr key={season}>
            <th scope="row">{seasonLabel(season)}</th>
            {sides.map(({ side, team }) => [
              <td key={`${team.id}-before`}>
                <CapMoney amount={side.before[ahead]?.space ?? 0} />
              </td>,
              <td key={`${team.id}-after`}>
                <CapMoney amount={side.after[ahead]?.space ?? 0} />
              </td>,
            ])}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('cap.firstTeam')}</th>
          {sides.map(({ side, team }) => [
            <td key={`${team.id}-before`}>{side.firstTeam.before}</td>,
            <td key={`${team.id}-after`}>{side.firstTeam.after}</td>,
          ])}
        </tr>
      </tbody>
    </table>
  );
}
