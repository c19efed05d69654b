import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { DropPanel } from '#web/ui/drop-panel.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OwnPanel } from './own-panel.tsx';
import css from './pace-control.module.css';
import { ReadyPanel, useBackWithNextClick } from './ready-panel.tsx';
import { type Pace, usePace } from './use-pace.ts';

/**
 * The control in the header: plays on at the manager's own pace, or reports that they are ready. @param children shown
 * if neither is possible
 */
export default function PaceControl({ children }: { children: ReactNode }) {
  const pace = usePace();
  const { t } = useTranslation('world');
  const { own, ready } = pace.view ?? {};
  useBackWithNextClick(ready?.isAway === true);
  if (!own && !(ready && pace.view?.abilities.beReady)) return children;
  return (
    <div className={css.cell}>
      <DropPanel
        buttonClassName={css.button}
        label={t('label')}
        button={
          <>
            <Icon name={own ? 'play' : 'check'} size={18} />
            <Label pace={pace} />
            {own && own.waiting.length > 0 && <span className={css.badge}>{own.waiting.length}</span>}
          </>
        }
      >
        {() => (
          <div className={css.panel}>
            {own ? <OwnPanel pace={pace} own={own} /> : ready && <ReadyPanel pace={pace} ready={ready} />}
          </div>
        )}
      </DropPanel>
    </div>
  );
}

function Label({ pace: { view } }: { pace: Pace }) {
  const { t } = useTranslation('world');
  const clock = useClock();
  const run = view?.own?.run;
  if (run?.isOpen && clock) return t('playing', { day: clock.day });
  if (view?.own) return t('play');
  const waited = view?.ready?.managers.filter(({ isReady, isWaitedFor }) => isReady || isWaitedFor) ?? [];
  return t('count', { ready: waited.filter(({ isReady }) => isReady).length, managers: waited.length });
}
