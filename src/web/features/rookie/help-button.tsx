import { lazy, Suspense } from 'react';
import { useManager } from '#web/lib/session.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useTranslation } from '#web/lib/words.ts';
import { DropPanel } from '#web/ui/drop-panel.tsx';
import css from './help-button.module.css';
import { helpOf, isHelpRead } from './helped.ts';

const HelpPanel = lazy(() => import('./help-panel.tsx'));

/** Opens what a screen is for; a dot marks it until it is first opened. Phones have it in the user's menu. */
export function HelpButton({ className }: { className: string | undefined }) {
  const { t } = useTranslation('layout');
  const { onboarding } = useManager();
  const screen = useScreen();
  const help = screen && helpOf(screen.path, screen.data);
  if (!help) return null;
  return (
    <div className={css.help}>
      <DropPanel
        key={help}
        buttonClassName={`${css.button} ${className ?? ''}`}
        label={t('screenHelp')}
        button={
          <span aria-hidden className={css.mark} data-unread={!isHelpRead(help, onboarding) || undefined}>
            ?
          </span>
        }
      >
        {(close) => (
          <Suspense fallback={null}>
            <HelpPanel of={help} close={close} />
          </Suspense>
        )}
      </DropPanel>
    </div>
  );
}
