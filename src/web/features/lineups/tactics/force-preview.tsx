import type { TeamOrder } from '#domains/lineups/contract.ts';
import { SETTINGS } from '#domains/lineups/rules/board.ts';
import { type InForce, readOrders } from '#domains/lineups/rules/orders.ts';
import { partOfMinute, phraseOf, scoreWords } from '#web/features/lineups/tactics/order-words.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './tactics.module.css';

/** Sixty minutes and the five of a league overtime; and the range of leads that orders use. */
const LAST_MINUTE = 64;
const MAX_LEAD = 5;

interface Moment {
  minute: number;
  lead: number;
}

/** Shows what the bench would play at a chosen minute and score: in a sentence, and setting by setting. */
export function ForcePreview({
  title,
  orders,
  moment,
  inForce,
  onMove,
}: {
  title: string;
  orders: readonly TeamOrder[];
  moment: Moment;
  inForce: InForce;
  onMove: (moment: Moment) => void;
}) {
  const { t } = useTranslation(['tactics', 'orders', 'common']);
  const { minute, lead } = moment;
  const periods = orders.length - readOrders(orders).conditional.length;
  const sourceOf = (index: number) =>
    index < periods
      ? t(`orders:periods.${partOfMinute(minute)}`)
      : t('orders:force.byOrder', { number: index - periods + 1 });
  const decided = SETTINGS.flatMap((setting) => {
    const index = inForce.decidedBy[setting];
    if (index === null) return [];
    return t('orders:force.by', { phrase: phraseOf(t, setting, inForce.tactics[setting]), source: sourceOf(index) });
  });
  const words = t('orders:force.moment', { minute, score: scoreWords(t, lead) });
  const minuteWords = t('orders:force.minuteValue', { minute, part: t(`tactics:part.${partOfMinute(minute)}`) });
  return (
    <Section title={title}>
      <Text aside>{t('orders:force.hint')}</Text>
      <Slider
        label={t('orders:force.minute')}
        words={minuteWords}
        range={[0, LAST_MINUTE]}
        value={minute}
        onChange={(value) => onMove({ minute: value, lead })}
      />
      <Slider
        label={t('orders:force.lead')}
        words={scoreWords(t, lead)}
        range={[-MAX_LEAD, MAX_LEAD]}
        value={lead}
        onChange={(value) => onMove({ minute, lead: value })}
      />
      <output className={css.reads}>
        {decided.length === 0
          ? t('orders:force.same', { moment: words })
          : t('orders:force.changed', { moment: words, changes: decided.join(', ') })}
      </output>
      <dl className={css.inForce}>
        {SETTINGS.map((setting) => {
          const index = inForce.decidedBy[setting];
          return (
            <div key={setting} data-changed={index !== null || undefined}>
              <dt>{t(`tactics:names.${setting}`)}</dt>
              <dd>
                {t(`tactics:values.${inForce.tactics[setting]}`)}
                {index !== null && <small>{sourceOf(index)}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}

function Slider({
  label,
  words,
  range: [min, max],
  value,
  onChange,
}: {
  label: string;
  words: string;
  range: [number, number];
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <label className={css.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={words}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <strong aria-hidden>{words}</strong>
    </label>
  );
}
