import { Row } from '#web/ui/layout.tsx';
import css from './meter.module.css';

/**
 * A share from 0 to 100 as a bar with its number; `label` names it (`isNamed`: beside the bar, too). The level is shown
 * by the bar's length and tone, and the number gives the exact value.
 */
export function Meter({
  value,
  label,
  width = 64,
  isNamed,
}: {
  value: number;
  label: string;
  width?: number;
  isNamed?: boolean;
}) {
  const tone = value >= 67 ? 'good' : value >= 34 ? 'fair' : 'poor';
  return (
    <Row as="span" gap="sm" inline unbroken numeric data-tip={`${label}: ${Math.round(value)}`}>
      {isNamed && <span>{label}</span>}
      <span className={css.track} style={{ width }} aria-hidden>
        <span className={css.fill} data-tone={tone} style={{ width: `${Math.max(0, Math.min(100, value))}%` }} />
      </span>
      <span className={css.value}>{Math.round(value)}</span>
    </Row>
  );
}
