/** What one fills in and chooses. */
import {
  Checkbox,
  PasswordInput as KitPasswordInput,
  MultiSelect,
  NativeSelect,
  NumberInput,
  Radio,
  Select,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { type Entry, pressable } from '../entry.ts';

const FAULT = 'Another manager has this name. Choose another.';
const LONG = 'What other managers call you, in every table, message and article of the world';

export const FIELDS: readonly Entry[] = [
  {
    name: 'TextInput',
    of: [TextInput],
    states: [
      ...pressable(<TextInput label="Manager name" defaultValue="Mia" />),
      { says: 'empty', shows: <TextInput label="Search" placeholder="Player, club or screen" /> },
      { says: 'error', shows: <TextInput label="Manager name" defaultValue="Mia" error={FAULT} /> },
      { says: 'disabled', shows: <TextInput label="Manager name" defaultValue="Mia" disabled /> },
      { says: 'long text', shows: <TextInput label={LONG} description={LONG} defaultValue={LONG} /> },
    ],
  },
  {
    name: 'PasswordInput',
    of: [PasswordInput, KitPasswordInput],
    states: [
      ...pressable(<PasswordInput label="Password" autoComplete="off" />),
      { says: 'error', shows: <PasswordInput label="Password" autoComplete="off" error="Too easy to guess." /> },
      { says: 'of the kit, bare', shows: <KitPasswordInput label="Password" autoComplete="off" disabled /> },
    ],
  },
  {
    name: 'Textarea',
    of: [Textarea],
    states: [
      ...pressable(<Textarea label="Note" defaultValue="Watch his skating." />),
      { says: 'error', shows: <Textarea label="Note" error="At most 300 letters." /> },
      { says: 'disabled', shows: <Textarea label="Note" disabled /> },
    ],
  },
  {
    name: 'NumberInput',
    of: [NumberInput],
    states: [
      ...pressable(<NumberInput label="Salary" defaultValue={4_250_000} thousandSeparator="," prefix="$" />),
      { says: 'error', shows: <NumberInput label="Salary" defaultValue={1} error="At least $500,000." /> },
      { says: 'disabled', shows: <NumberInput label="Salary" disabled /> },
    ],
  },
  {
    name: 'NativeSelect',
    of: [NativeSelect],
    states: [
      ...pressable(<NativeSelect label="Position" data={['Any skater', 'Center', 'Goalie']} />),
      { says: 'disabled', shows: <NativeSelect label="Position" data={['Any skater']} disabled /> },
      { says: 'error', shows: <NativeSelect label="Position" data={['Any skater']} error="Choose one." /> },
    ],
  },
  {
    name: 'Select',
    of: [Select],
    states: [
      ...pressable(<Select label="Nation" data={['Canada', 'Finland']} searchable />),
      { says: 'disabled', shows: <Select label="Nation" data={['Canada']} disabled /> },
    ],
  },
  {
    name: 'MultiSelect',
    of: [MultiSelect],
    states: [
      ...pressable(<MultiSelect label="Nations" data={['Canada', 'Finland']} defaultValue={['Canada', 'Finland']} />),
      { says: 'disabled', shows: <MultiSelect label="Nations" data={['Canada']} disabled /> },
    ],
  },
  {
    name: 'Checkbox',
    of: [Checkbox],
    states: [
      ...pressable(<Checkbox label="My players" />),
      { says: 'checked', shows: <Checkbox label="My players" defaultChecked /> },
      { says: 'in part', shows: <Checkbox label="My players" indeterminate /> },
      { says: 'disabled', shows: <Checkbox label="My players" disabled /> },
      { says: 'error', shows: <Checkbox label="I accept the terms" error="Accept the terms to play." /> },
    ],
  },
  {
    name: 'Radio',
    of: [Radio],
    states: [
      ...pressable(<Radio label="By mail" name="dev-radio" />),
      { says: 'disabled', shows: <Radio label="By mail" name="dev-radio-off" disabled /> },
    ],
  },
  {
    name: 'Switch',
    of: [Switch],
    states: [
      ...pressable(<Switch label="Sounds" />),
      { says: 'on', shows: <Switch label="Sounds" defaultChecked /> },
      { says: 'disabled', shows: <Switch label="Sounds" disabled /> },
    ],
  },
  {
    name: 'SeasonSelect',
    of: [SeasonSelect],
    states: pressable(<SeasonSelect seasons={[1, 2, 3]} value={3} onChange={() => {}} />),
  },
];
