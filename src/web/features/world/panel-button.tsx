import type { ComponentProps } from 'react';
import css from './pace-control.module.css';

/** A button of the control in the header, which is on every screen: without the parts of a library that few screens need. */
export function PanelButton({ isMain = false, ...button }: ComponentProps<'button'> & { isMain?: boolean }) {
  return <button type="button" className={css.act} data-main={isMain || undefined} {...button} />;
}
