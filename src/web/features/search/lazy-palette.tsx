import { getHotkeyHandler } from '@mantine/hooks';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './lazy-palette.module.css';

const Palette = lazy(() => import('./palette.tsx'));

/**
 * The button and the keys that open the palette, which is loaded on first use. Until its own field has the focus, a
 * field here takes what is typed.
 */
export function PaletteButton({ className }: { className: string | undefined }) {
  const { t } = useTranslation('layout');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [isReady, setReady] = useState(false);
  const [typed, setTyped] = useState('');
  const before = useRef<Element | null>(null);
  const open = () => {
    if (!isOpen) before.current = document.activeElement;
    setOpened(true);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setReady(false);
    setTyped('');
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  // Also while typing: no field uses these keys. From the moment the button is seen, however busy the page is with the rest.
  useLayoutEffect(() => {
    const listen = getHotkeyHandler([['mod+K', open]]);
    document.documentElement.addEventListener('keydown', listen);
    return () => document.documentElement.removeEventListener('keydown', listen);
  });
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
      {isOpen && !isReady && (
        <input
          // biome-ignore lint/a11y/noAutofocus: it is opened in order to type
          autoFocus
          className="visually-hidden"
          aria-label={t('search')}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        />
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <Palette isOpen={isOpen} typed={typed} onType={setTyped} onReady={() => setReady(true)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
