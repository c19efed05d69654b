import { useTranslation } from 'react-i18next';
import type { Answer } from '#web/lib/answer.ts';
import type { ApiClient } from '#web/lib/api.ts';
import css from './cap.module.css';
import { CapMoney } from './cap-money.tsx';

export type CapSheetView = Answer<ApiClient['cap']['team']>['data'];

/** Cap space for five seasons; with `after`, what a change would make of it: for every drawer in which contracts change. */
export function CapSeasons({ before, after }: { before: CapSheetView; after?: CapSheetView | undefined }) {
  const { t } = useTranslation('cap');
  return (
    <table className={css.seasons} aria-label={after ? t('whatIf.caption') : t('space')}>
      <thead>
        <tr>
          <th scope="col">{t('space')}</th>
          <th scope="col">{after ? t('whatIf.before') : ''}</th>
          {after && <th scope="col">{t('whatIf.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {before.seasons.map(({ season, space }, ahead) => (
          <tr key={season}>
            <th scope="row">{t('season', { season })}</th>
            <td>
              <CapMoney amount={space} />
            </td>
            {after && (
              <td>
                <CapMoney amount={after.seasons[ahead]?.space ?? space} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
