import type { Answer } from '#web/lib/answer.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Box } from '#web/ui/layout.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { CapMoney } from './cap-money.tsx';

export type CapSheetView = Answer<ApiClient['cap']['team']>['data'];

/** Shows cap space for five seasons; with `after`, also after a change: for every panel in which contracts change. */
export function CapSeasons({ before, after }: { before: CapSheetView; after?: CapSheetView | undefined }) {
  const { t } = useTranslation('cap');
  return (
    <Box bottom="md">
      <Sheet
        label={after ? t('whatIf.caption') : t('space')}
        head={[t('space'), after ? t('whatIf.before') : '', ...(after ? [t('whatIf.after')] : [])]}
        rows={before.seasons.map(({ season, space }, ahead) => [
          season,
          t('season', { season }),
          <CapMoney key="before" amount={space} />,
          ...(after ? [<CapMoney key="after" amount={after.seasons[ahead]?.space ?? space} />] : []),
        ])}
      />
    </Box>
  );
}
