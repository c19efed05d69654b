import { useEffect, useEffectEvent } from 'react';
import { BananaDayOffer } from '#web/features/banana/banana-day-offer.tsx';
import { useFinish } from '#web/features/rookie/use-finish.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { JoeDrawing } from '#web/ui/joe-drawing.tsx';
import css from './mascot.module.css';
import { closeMascotMessage, type MascotMessage } from './messages.ts';
import { WELCOME_STEP } from './occasions.ts';

/** A greeting disappears after the time it takes to read it. */
const GREETING_MS = 12_000;

/** Shows Joe with his speech bubble in the corner of the screen. */
export default function Mascot({ message }: { message: MascotMessage }) {
  const { t } = useTranslation('mascot');
  const finish = useFinish();
  const close = () => {
    if (message.msg === 'welcome') finish(WELCOME_STEP);
    closeMascotMessage(message.id);
  };
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (message.msg !== 'welcome') return;
    const timer = setTimeout(leave, GREETING_MS);
    return () => clearTimeout(timer);
  }, [message.msg]);
  return (
    <aside className={css.mascot} data-mascot={message.msg} aria-label={t('name')}>
      <div className={css.bubble} role="status">
        <div>
          <p>{t(`says.${message.msg}`)}</p>
          {message.msg === 'bananaDay' && <BananaDayOffer onDone={close} />}
        </div>
        <button type="button" className={css.close} aria-label={t('close')} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <JoeDrawing size={104} />
    </aside>
  );
}
