/** What one presses, opens and follows. */
import {
  ActionIcon,
  Button,
  FileButton,
  Group,
  Tooltip as KitTooltip,
  Menu,
  SegmentedControl,
  Stack,
} from '@mantine/core';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { DropPanel } from '#web/ui/drop-panel.tsx';
import { HoverPanel } from '#web/ui/hover-panel.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LinkStrip } from '#web/ui/link-strip.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { TeamLevelSwitch } from '#web/ui/team-level-switch.tsx';
import { Tooltip, Truncated } from '#web/ui/tooltip.tsx';
import { type Entry, pressable } from '../entry.ts';
import { FARM, JUNIORS, TEAM } from '../samples.ts';

const LONG = 'Offer a contract through season 9 with a clause that forbids every trade';

const TABS = ['Forwards', 'Defense', 'Goalies', 'Power play', 'Penalty kill', 'Overtime', 'Extra attacker', 'Tactics'];
const tabs = TABS.map((label, index) => ({ id: `${index}`, label, ...(index === 1 && { count: 3 }) }));

export const ACTIONS: readonly Entry[] = [
  {
    name: 'Button',
    of: [Button],
    states: [
      ...pressable(<Button>Save lines</Button>, 'primary'),
      ...pressable(<Button variant="default">Cancel</Button>, 'default'),
      ...pressable(<Button variant="subtle">Reset</Button>, 'subtle'),
      { says: 'dangerous', shows: <Button color="red">Delete account</Button> },
      { says: 'disabled', shows: <Button disabled>Save lines</Button> },
      { says: 'loading', shows: <Button loading>Save lines</Button> },
      { says: 'long text', shows: <Button style={{ maxWidth: '100%' }}>{LONG}</Button> },
      { says: 'with an icon', shows: <Button leftSection={<Icon name="download" />}>Export</Button> },
    ],
  },
  { name: 'LinkButton', of: [LinkButton], states: pressable(<LinkButton to="/">Back to homepage</LinkButton>) },
  {
    name: 'ActionIcon',
    of: [ActionIcon],
    states: [
      ...pressable(
        <ActionIcon aria-label="Search" variant="default">
          <Icon name="search" />
        </ActionIcon>,
      ),
      {
        says: 'disabled',
        shows: (
          <ActionIcon aria-label="Search" variant="default" disabled>
            <Icon name="search" />
          </ActionIcon>
        ),
      },
      {
        says: 'loading',
        shows: (
          <ActionIcon aria-label="Search" variant="default" loading>
            <Icon name="search" />
          </ActionIcon>
        ),
      },
    ],
  },
  {
    name: 'ConfirmButton',
    of: [ConfirmButton],
    states: pressable(
      <ConfirmButton
        question="Buy out Ole Grankvist?"
        explanation="Two thirds of his salary stay on the books for twice the years."
        confirmLabel="Buy out"
        color="red"
        onConfirm={() => {}}
      >
        Buy out
      </ConfirmButton>,
      'asks before it acts',
    ),
  },
  {
    name: 'DropPanel',
    of: [DropPanel],
    states: pressable(
      <DropPanel button={<Icon name="user" />} label="Account">
        {(close) => <Button onClick={close}>Log out</Button>}
      </DropPanel>,
    ),
  },
  {
    name: 'FileButton',
    of: [FileButton],
    states: pressable(
      <FileButton onChange={() => {}} accept="audio/*">
        {(props) => <Button {...props}>Choose a sound</Button>}
      </FileButton>,
    ),
  },
  {
    name: 'Group, Stack',
    of: [Group, Stack],
    states: [
      {
        says: 'buttons side by side, and below each other',
        shows: (
          <Stack>
            <Group>
              <Button>Accept</Button>
              <Button variant="default">Decline</Button>
            </Group>
            <Button variant="default">Counter</Button>
          </Stack>
        ),
      },
    ],
  },
  {
    name: 'HoverPanel',
    of: [HoverPanel],
    states: [
      {
        says: 'opens after 500 ms, above 768 px',
        shows: (
          <HoverPanel side="below" panel={() => <div style={{ padding: 12 }}>What is behind it</div>}>
            <PathLink path="/club/overview">Rest the mouse here</PathLink>
          </HoverPanel>
        ),
      },
    ],
  },
  {
    name: 'LinkStrip, TabLinks',
    of: [LinkStrip, TabLinks],
    states: [
      ...pressable(<TabLinks label="Tabs of few" tabs={tabs.slice(0, 3)} current="0" />, 'tabs'),
      { says: 'tabs, more than there is room for', shows: <TabLinks label="Tabs of many" tabs={tabs} current="6" /> },
      {
        says: 'switch',
        shows: (
          <LinkStrip kind="switch" label="Table" current="home">
            <a href="/home" aria-current="page">
              Home
            </a>
            <a href="/away">Away</a>
          </LinkStrip>
        ),
      },
    ],
  },
  {
    name: 'Menu',
    of: [Menu],
    states: pressable(
      <Menu>
        <Menu.Target>
          <Button variant="default">Report</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Abusive</Menu.Item>
          <Menu.Item disabled>Spam</Menu.Item>
          <Menu.Item color="red">Remove</Menu.Item>
        </Menu.Dropdown>
      </Menu>,
    ),
  },
  {
    name: 'Pager',
    of: [Pager],
    states: [
      { says: 'first page', shows: <Pager currentPage={1} totalPages={12} /> },
      ...pressable(<Pager currentPage={5} totalPages={12} />, 'in the middle'),
      { says: 'last page', shows: <Pager currentPage={12} totalPages={12} /> },
    ],
  },
  {
    name: 'PathLink',
    of: [PathLink],
    states: pressable(<PathLink path="/club/roster/11?view=stats">Roster</PathLink>),
  },
  { name: 'ResetFilters', of: [ResetFilters], states: pressable(<ResetFilters />, 'while a filter stands') },
  {
    name: 'SegmentedControl',
    of: [SegmentedControl],
    states: [
      ...pressable(<SegmentedControl data={['List', 'Calendar']} aria-label="View" name="dev-view" />),
      {
        says: 'disabled',
        shows: <SegmentedControl data={['List', 'Calendar']} aria-label="View, disabled" name="dev-off" disabled />,
      },
    ],
  },
  {
    name: 'TeamLevelSwitch',
    of: [TeamLevelSwitch],
    states: pressable(<TeamLevelSwitch teams={[TEAM, FARM, JUNIORS]} current={FARM.id} to="/club/roster/{-$id}" />),
  },
  {
    name: 'Tooltip, Truncated',
    of: [Tooltip, Truncated, KitTooltip],
    states: [
      {
        says: 'on hover, focus or a click; below 1024 px on a click only',
        shows: (
          <Tooltip label={LONG}>
            <Button variant="default">Why?</Button>
          </Tooltip>
        ),
      },
      {
        says: 'cut text says itself in full',
        shows: (
          <div style={{ width: 160 }}>
            <Truncated>{LONG}</Truncated>
          </div>
        ),
      },
      { says: 'text that is not cut says nothing', shows: <Truncated>Short enough</Truncated> },
      {
        says: 'of the kit, bare',
        shows: (
          <KitTooltip label="Games played">
            <span>GP</span>
          </KitTooltip>
        ),
      },
      { says: 'data-tip', shows: <span data-tip="Games played">GP</span> },
    ],
  },
];
