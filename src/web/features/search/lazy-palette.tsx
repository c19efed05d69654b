import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './lazy-palette.module.css';

const Palette = lazy(() => import('./palette.tsx'));

/** The button and the keys that open the palette, which is loaded on first use. */
export function PaletteButton({ className }: { className: string | undefined }) {
  const { t } = useTranslation('layout');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  // Also while typing: no field uses these keys.
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <button
        type="button"
        className={`${css.open} ${className ?? ''}`}
        aria-label={t('search')}
        aria-keyshortcuts="Control+K Meta+K"
        data-tip={t('searchTip')}
        onClick={open}
      >
        <Icon name="search" size={20} />
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <Palette isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
