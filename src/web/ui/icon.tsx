/** The app's own line icons on a 24 × 24 grid, stroked in the color of the text. */

const PATHS = {
  club: 'M12 3 4 6v6c0 4.5 3.4 7.8 8 9 4.6-1.2 8-4.5 8-9V6zM9 12h6M12 9v6',
  league: 'M4 20V10h5v10M9.5 20V4h5v16M15 20v-7h5v7M3 20h18',
  office: 'M3 20h18M5 20V8h14v12M9 8V5h6v3M9 12h6M9 16h6',
  world: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.6 6 3.6 9s-.6 6-3.6 9c-3-3-3.6-6-3.6-9S9 6 12 3',
  community: 'M4 5h12v9H9l-4 3.5V14H4zM19 9h1v9h-1v3l-4-3h-4',
  inbox: 'M4 5h16v14H4zM4 7l8 6 8-6',
  puck: 'M3 9.5C3 7.6 7 6 12 6s9 1.6 9 3.5-4 3.5-9 3.5-9-1.6-9-3.5zM3 9.5v5C3 16.4 7 18 12 18s9-1.6 9-3.5v-5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6',
  settings:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1',
  logout: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  shield: 'M12 3 5 6v6c0 4.2 3 7.5 7 9 4-1.5 7-4.8 7-9V6zM9 12l2.2 2.2L15.5 10',
  chevron: 'm9 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7',
  alert: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v.4',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.8v.4',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M4 20h16',
  sort: 'm8 9 4-4 4 4M8 15l4 4 4-4',
  up: 'm7 14 5-5 5 5',
  down: 'm7 10 5 5 5-5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20 20',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5v14l11-7z',
  forward: 'M4 6v12l8-6zM13 6v12l8-6z',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9c1.5 1.7 1.5 4.3 0 6M18 6.5c3 3.1 3 7.9 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  stick: 'M6 3l9.5 14.5c.8 1.3 2 2 3.5 2h2M4 20.5h9',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  star: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8z',
  heart: 'M12 20s-8-4.7-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.3 12 20 12 20z',
  swap: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  wand: 'M5 19 15 9M13.5 4v3M18.5 9h-3M18 4.5l-2 2M19 14v2.5M17.8 15.2h2.5',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
  sign: 'M4 20h16M6.5 16.5 8 12.5 17 3.5l3 3-9 9zM14.5 6l3 3',
  bandage:
    'M4.5 12.5 12.5 4.5a3.5 3.5 0 0 1 5 0l2 2a3.5 3.5 0 0 1 0 5l-8 8a3.5 3.5 0 0 1-5 0l-2-2a3.5 3.5 0 0 1 0-5zM12 9.5v5M9.5 12h5',
  skates: 'M5 4v10h9.5l3 1.5V18H5zM5 8h5M7.5 18v2.5M14 18v2.5M3.5 20.5H20',
  whistle: 'M13 8H3.5v3.5H8A5.5 5.5 0 1 0 18 11l3-3zM13 8V5M12.8 13.4h.4',
  cup: 'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4v1.5A3 3 0 0 0 7 10.5M17 6h3v1.5a3 3 0 0 1-3 3M12 14v4M8.5 20h7M10 18h4',
  money: 'M3 6.5h18v11H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 10v4M18 10v4',
  ticket: 'M3 7.5h18v3a1.5 1.5 0 0 0 0 3v3H3v-3a1.5 1.5 0 0 0 0-3zM14 7.5v9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M8 5 3.5 9.5 8 14M3.5 9.5H14a5.5 5.5 0 0 1 0 11H9',
  edit: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  send: 'M4 12 20 4l-6 16-3-7z',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  thumbUp: 'M7 11v9H4v-9zM7 11l4-7c1.5 0 2.4 1 2 2.5L12.4 10H19c1 0 1.7 1 1.4 2l-1.8 6.5c-.2.9-1 1.5-1.9 1.5H7',
  thumbDown: 'M7 13V4H4v9zM7 13l4 7c1.5 0 2.4-1 2-2.5L12.4 14H19c1 0 1.7-1 1.4-2l-1.8-6.5C18.4 4.6 17.6 4 16.7 4H7',
  laugh: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9v.6M15 9v.6M7.5 13h9c-.4 2.7-2.2 4.2-4.5 4.2S7.9 15.7 7.5 13z',
  sad: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9v.6M15 9v.6M8.2 16.8c.7-1.7 2.1-2.6 3.8-2.6s3.1.9 3.8 2.6',
  wow: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9v.6M15 9v.6M12 13a2 2.3 0 1 0 0 4.6 2 2.3 0 0 0 0-4.6z',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon: decoration beside words; pass `label` if it has no words beside it. `size` in px. */
export function Icon({ name, size = 18, label }: { name: IconName; size?: number; label?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or decoration
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
