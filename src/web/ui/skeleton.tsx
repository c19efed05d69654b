import { useTranslation } from '#web/lib/words.ts';
import { Stack } from '#web/ui/layout.tsx';
import css from './skeleton.module.css';

/** A gray bar in place of something that is loading; sizes as in CSS. */
export function Skeleton({ width = '100%', height = 16 }: { width?: number | string; height?: number | string }) {
  return <span className={css.bar} style={{ width, height }} aria-hidden />;
}

/** The outline of a screen while its code or data loads. */
export function ScreenSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('loading')}>
      <Skeleton height={84} />
      <Skeleton height={280} />
      <Skeleton height={180} />
    </Stack>
  );
}

/** The outline of a table while its rows load. */
export function LoadingTable({ rows = 8, columns = 6 }: { rows?: number; columns?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing
        <div key={row} className={css.row}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells of nothing
            <Skeleton key={column} width={column === 0 ? '70%' : '60%'} height={12} />
          ))}
        </div>
      ))}
    </div>
  );
}
