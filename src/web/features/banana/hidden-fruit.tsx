import { useEffect, useRef, useState } from 'react';
import { MIN_LOOK_MS, type Place } from '#domains/banana/constants.ts';
import { alert } from '#web/lib/alerts.ts';
import { type ApiClient, api, client } from '#web/lib/api.ts';
import { codeOf, messageOf } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { useTranslation } from '#web/lib/words.ts';
import { FruitDrawing } from './fruit-drawing.tsx';
import { useFruitCount } from './fruit-words.ts';
import css from './hidden-fruit.module.css';

type Seen = Awaited<ReturnType<ApiClient['bananaDay']['look']>>['data'];

/** The interval between looks, which the server limits. */
const LOOK_AFTER_MS = MIN_LOOK_MS + 200;

/** Fruit at the lower edge of a screen, in the room below its content. Its place is fetched once the screen is open. */
export default function HiddenFruit({ place }: { place: Place }) {
  const { t } = useTranslation('banana');
  const counted = useFruitCount();
  const [seen, setSeen] = useState<Seen>(null);
  const [looks, setLooks] = useState(1);
  const [isPicking, setPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further look asks again
  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(() => {
      client.bananaDay.look({ place }).then(
        ({ data }) => {
          if (!isLeft) setSeen(data);
        },
        // No user was promised any fruit.
        () => {},
      );
    }, LOOK_AFTER_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [place, looks]);

  if (!seen) return null;
  const leave = () => {
    if (document.activeElement === button.current) document.getElementById('content')?.focus({ preventScroll: true });
    setSeen(null);
  };
  const pick = async () => {
    setPicking(true);
    try {
      const { data } = await client.bananaDay.pick({ claim: seen.claim });
      alert('success', t('picked', { fruit: counted(data.fruit, 1) }));
      leave();
      void queryClient.invalidateQueries({ queryKey: api.bananaDay.key() });
    } catch (error) {
      alert('error', messageOf(error, t('notPicked')));
      if (codeOf(error) !== 'banana.too-soon') leave();
      // Another window may have looked meanwhile.
      if (codeOf(error) === 'banana.gone') setLooks(looks + 1);
    } finally {
      setPicking(false);
    }
  };
  return (
    <button
      ref={button}
      type="button"
      className={css.fruit}
      style={{ insetInlineStart: `${4 + seen.along * 50}%` }}
      aria-label={t(`pick.${seen.fruit}`)}
      disabled={isPicking}
      onClick={() => void pick()}
    >
      <FruitDrawing fruit={seen.fruit} size={26} />
    </button>
  );
}
