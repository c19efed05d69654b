import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import css from './lazy-palette.module.css';

const Palette = lazy(() => import('./palette.tsx'));

/** The button that opens the palette, and the keys that do; the palette itself is loaded when it is first wanted. */
export function PaletteButton({ className }: { className: string | undefined }) {
  const { t } = useTranslation('layout');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  // Also while somebody types: no field knows these keys.
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
