import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Words } from '#web/ui/layout.tsx';
import { Icon } from './icon.tsx';

/** An amount of pucks, in the format of every screen. */
export function Pucks({ amount }: { amount: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Row as="span" inline unbroken gap="sm">
      <Icon name="puck" size={18} />
      <Words numeral aria-hidden>
        {format.number(amount)}
      </Words>
      <span className="visually-hidden">{t('pucks', { count: amount })}</span>
    </Row>
  );
}
