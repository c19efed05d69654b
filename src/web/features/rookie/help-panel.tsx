import { useEffect } from 'react';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { JoeDrawing } from '#web/ui/joe-drawing.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import css from './help-panel.module.css';
import { type Helped, NO_HELP, placeOf } from './helped.ts';
import { useFinish } from './use-finish.ts';

/** What a screen is for, and the way to its chapter of the guide; opening it takes off the dot. */
export default function HelpPanel({ of, close }: { of: Helped; close: () => void }) {
  const { t } = useTranslation('rookie');
  const finish = useFinish();
  const { onboarding } = useManager();
  useEffect(() => finish(`help:${placeOf(of)}`), [of, finish]);
  return (
    <aside className={css.help} aria-label={t('helpLabel')}>
      <JoeDrawing size={44} />
      <p>{t(`help.${of}`)}</p>
      <div className={css.answers}>
        <PathLink path={`/guide?about=${placeOf(of)}`} onClick={close}>
          {t('more')}
        </PathLink>
        {!onboarding.includes(NO_HELP) && (
          <button
            type="button"
            onClick={() => {
              finish(NO_HELP);
              close();
            }}
          >
            {t('noHelp')}
          </button>
        )}
      </div>
    </aside>
  );
}
