import type { ComponentType } from 'react';
import css from './settings.module.css';

/** Settings of nouns: a feature brings their switches as `setting-rows.tsx`, in a card of its own. */
const cards = Object.entries(
  import.meta.glob<{ SettingRows: ComponentType }>('../*/setting-rows.tsx', { eager: true }),
).map(([path, { SettingRows }]) => ({ path, SettingRows }));

export function RowsOfFeatures() {
  return cards.map(({ path, SettingRows }) => (
    <div key={path} className={css.rows}>
      <SettingRows />
    </div>
  ));
}
