import type { ComponentType } from 'react';
import { Stack } from '#web/ui/layout.tsx';

/** Settings of the features: each feature provides its switches as `setting-rows.tsx`, in a card of its own. */
const cards = Object.entries(
  import.meta.glob<{ SettingRows: ComponentType }>('../*/setting-rows.tsx', { eager: true }),
).map(([path, { SettingRows }]) => ({ path, SettingRows }));

export function RowsOfFeatures() {
  return cards.map(({ path, SettingRows }) => (
    <Stack key={path} gap="md" bottom="lg">
      <SettingRows />
    </Stack>
  ));
}
