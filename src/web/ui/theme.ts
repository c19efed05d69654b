/** Mantine's theme in the tokens of tokens.css. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { foldedOptions } from './option-filter.ts';

const rink: MantineColorsTuple = [
  '#eaf1fc',
  '#d2e0f7',
  '#a3bfee',
  '#719be4',
  '#4a7edb',
  '#2f6bd4',
  '#1450b8',
  '#10439b',
  '#0b357d',
  '#062860',
];

/** Mantine's dark surfaces in the navy of tokens.css. */
const dark: MantineColorsTuple = [
  '#e8eff8',
  '#c6d3e4',
  '#9fb2cb',
  '#6f86a5',
  '#38506f',
  '#233752',
  '#14243c',
  '#0f1c30',
  '#0a1526',
  '#07101f',
];

/** For actions that cannot be undone: white text is readable on it in both color schemes. */
const red: MantineColorsTuple = [
  '#fff0f0',
  '#ffdedd',
  '#fbbab8',
  '#f79491',
  '#f47a77',
  '#cf2e2e',
  '#c42323',
  '#a81c1c',
  '#8f1717',
  '#761212',
];

/**
 * Gives filled buttons of a kind the color of the user's own club. It keeps its ground under the pointer, on which alone its text is
 * readable; base.css marks that state.
 * @param name what the kind's own variables begin with
 */
function ownWhereFilled(name: string) {
  const [ground, text] = ['var(--rs-own-fill)', 'var(--rs-on-own)'];
  const root = { [`--${name}-bg`]: ground, [`--${name}-hover`]: ground, [`--${name}-color`]: text };
  return {
    vars: (_theme: unknown, { color, variant = 'filled' }: { color?: string; variant?: string }) => ({
      root: color === undefined && variant === 'filled' ? root : {},
    }),
  };
}

export const theme = createTheme({
  colors: { rink, dark, red },
  primaryColor: 'rink',
  primaryShade: { light: 6, dark: 5 },
  fontFamily: 'var(--rs-font)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  headings: { fontFamily: 'var(--rs-font-display)', fontWeight: '700' },
  defaultRadius: 'sm',
  radius: { sm: '4px', md: '6px' },
  shadows: { lg: 'var(--rs-shadow-high)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  // By name, not by import: a component's code then loads with the screens that use it.
  components: {
    // As for Modal below.
    Drawer: { defaultProps: { removeScrollProps: { removeScrollBar: false } } },
    ActionIcon: ownWhereFilled('ai'),
    Button: { styles: { label: { fontWeight: 600 } }, ...ownWhereFilled('button') },
    Input: { vars: () => ({ wrapper: { '--input-bd': 'var(--rs-line-strong)' } }) },
    Menu: { defaultProps: { shadow: 'lg' } },
    Modal: {
      // Scrolling of the page behind is locked by base.css: a lock on the body would displace sticky elements (header, save bar).
      defaultProps: { centered: true, radius: 'md', removeScrollProps: { removeScrollBar: false } },
      styles: { content: { background: 'var(--rs-surface)' }, header: { background: 'var(--rs-surface)' } },
    },
    MultiSelect: { defaultProps: { filter: foldedOptions } },
    Select: { defaultProps: { filter: foldedOptions } },
    SegmentedControl: { defaultProps: { size: 'xs' } },
    Switch: { defaultProps: { withThumbIndicator: false } },
  },
});

const shared = {
  '--mantine-color-body': 'var(--rs-page)',
  '--mantine-color-text': 'var(--rs-text)',
  '--mantine-color-dimmed': 'var(--rs-dim)',
  '--mantine-color-placeholder': 'var(--rs-dim)',
  '--mantine-color-error': 'var(--rs-bad)',
  '--mantine-color-default': 'var(--rs-surface)',
  '--mantine-color-default-hover': 'var(--rs-hover)',
  '--mantine-color-default-color': 'var(--rs-text)',
  '--mantine-color-default-border': 'var(--rs-line-strong)',
  '--mantine-color-anchor': 'var(--rs-accent)',
};

export const resolveCssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': '1.45' },
  light: shared,
  dark: shared,
});
