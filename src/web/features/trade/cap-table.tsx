import type { ReactNode } from 'react';
import type { TeamRef } from '#domains/shapes.ts';
import type { SideAfter } from '#domains/trade/contract/shapes.ts';
import { CapMoney } from '#web/features/cap/cap-money.tsx';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Words } from '#web/ui/layout.tsx';
import { Sheet, type SheetLine } from '#web/ui/sheet.tsx';

/** Shows each club's cap space by season and the size of its first team, before and after a trade. */
export function CapTable({ clubs, teams }: { clubs: readonly SideAfter[]; teams: readonly TeamRef[] }) {
  const { t } = useTranslation('trade');
  const sides = clubs.flatMap((side) => {
    const team = teams.find(({ clubId }) => clubId === side.clubId);
    return team ? [{ side, team }] : [];
  });
  return (
    <Sheet
      label={t('cap.title')}
      head={['', ...sides.map(({ team }) => team.abbr)]}
      rows={[
        ...(sides[0]?.side.before ?? []).map(
          ({ season }, ahead): SheetLine => [
            season,
            seasonLabel(season),
            ...sides.map(({ side, team }) => {
              const [before, after] = [side.before[ahead]?.space ?? 0, side.after[ahead]?.space ?? 0];
              const words = [<CapMoney key="before" amount={before} />, <CapMoney key="after" amount={after} />];
              return <Change key={team.id} isSame={before === after} before={words[0]} after={words[1]} />;
            }),
          ],
        ),
        [
          'first team',
          t('cap.firstTeam'),
          ...sides.map(
            ({
              side: {
                firstTeam: { before, after },
              },
              team,
            }) => <Change key={team.id} isSame={before === after} before={before} after={after} />,
          ),
        ],
      ]}
    />
  );
}

/** Shows a value before and after: side by side, or one above the other on a phone. */
function Change({ isSame, before, after }: { isSame: boolean; before: ReactNode; after: ReactNode }) {
  const { t } = useTranslation('trade');
  if (isSame) return <>{after}</>;
  return (
    <Row as="span" inline gap="sm" close align="baseline" justify="end">
      <Words aside>
        <span className="visually-hidden">{t('cap.before')} </span>
        {before} <span aria-hidden>→</span>
      </Words>
      <span>
        <span className="visually-hidden">{t('cap.after')} </span>
        {after}
      </span>
    </Row>
  );
}
