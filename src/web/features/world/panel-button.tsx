import type { ComponentProps } from 'react';
import css from './pace-control.module.css';

/** A button of the header's control, which is on every screen: without library parts that few screens need. */
export function PanelButton({ isMain = false, ...button }: ComponentProps<'button'> & { isMain?: boolean }) {
  return <button type="button" className={css.act} data-main={isMain || undefined} {...button} />;
}
