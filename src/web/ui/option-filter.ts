import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { folded } from '#engine/player/identity/folding.ts';

/** Returns the options of a searchable field that contain what is typed, with any accents; a group stays with those of its own. */
export const foldedOptions: OptionsFilter = ({ options, search, limit }) => {
  const typed = folded(search);
  const fits = ({ label }: ComboboxItem) => folded(label).includes(typed);
  return options
    .flatMap((option): ComboboxParsedItem<string>[] => {
      if (!('group' in option)) return fits(option) ? [option] : [];
      const items = option.items.filter(fits);
      return items.length > 0 ? [{ ...option, items }] : [];
    })
    .slice(0, limit);
};
