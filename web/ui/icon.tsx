/** Paths on a 24-pixel grid. */
const strokes = {
  alert: 'M12 3.5L22 20.5H2zM12 10v4.5M12 17.5v.1',
  bag: 'M5.5 8h13l1 12.5h-15zM8.8 10.5V7a3.2 3.2 0 0 1 6.4 0v3.5',
  bars: 'M4 7h16M4 12h16M4 17h10',
  burger:
    'M4 10.5C4 6.5 7.6 4.5 12 4.5s8 2 8 6zM3.5 14.2c1.7 0 1.7 1.3 3.4 1.3s1.7-1.3 3.4-1.3 1.7 1.3 3.4 1.3 1.7-1.3 3.4-1.3 1.7 1.3 3.4 1.3M4.5 18.5h15c0 1-.8 1.5-2 1.5h-11c-1.2 0-2-.5-2-1.5z',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4',
  case: 'M4 8h16v11H4zM9 8V5.5h6V8M4 12.5h16',
  check: 'M4.5 12.5l5 5 10-11',
  close: 'M6 6l12 12M18 6L6 18',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2.2',
  download: 'M12 4v11M6.5 10.5L12 16l5.5-5.5M5 20h14',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5',
  feed: 'M5 19.5v.1M4.5 12a7.5 7.5 0 0 1 7.5 7.5M4.5 5a14.5 14.5 0 0 1 14.5 14.5',
  forward: 'M5 12h14M13 6l6 6-6 6',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.5c5.5 5 5.5 12 0 17M12 3.5c-5.5 5-5.5 12 0 17',
  home: 'M4 11.5L12 4.5l8 7V20h-5.5v-5.5h-5V20H4z',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.8v.1',
  leaf: 'M5 19C4 9 10 4.5 20 4.5 20.5 14 15 19.5 5 19zM5 19c2-4 5-7 9-9',
  maybe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.3 9.3c.4-3.4 5.6-3.2 5.5.2 0 2.2-2.8 2.3-2.8 4.5M12 17.2v.1',
  next: 'M9.5 5.5L16 12l-6.5 6.5',
  near: 'M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M12 12.1v-.1',
  pause: 'M9 6v12M15 6v12',
  people:
    'M8.5 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM2.5 19.5c.3-3.6 2.7-5.5 6-5.5s5.7 1.9 6 5.5M16 11.3a2.7 2.7 0 1 0-.6-5.3M17 14.2c2.5.3 4.2 2 4.5 5.3',
  pictures:
    'M7 3.5h12.5a1 1 0 0 1 1 1V17M4 7h12a1 1 0 0 1 1 1v11.5a1 1 0 0 1-1 1H4.5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1M3.5 17.5l4-4.5 3 3.2 2.2-2.2 4.3 4.5M12.8 10.8v.1',
  pin: 'M12 21s7-6.6 7-11.5a7 7 0 0 0-14 0C5 14.4 12 21 12 21zM12 11.8a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
  play: 'M8 5.5v13l10.5-6.5z',
  previous: 'M14.5 5.5L8 12l6.5 6.5',
  salt: 'M8 9.5h8l1.5 11h-11zM8.5 9.5c0-4 1.2-6 3.5-6s3.5 2 3.5 6M11 6.5v.1M13 6.5v.1M12 8v.1',
  scooter:
    'M3.5 5h5.5v4.5h-5.5zM2.5 12.5h7.5l1.5 5h3.3c.3-2.4 1.5-3.8 3.4-4.2L16 5.5h-2.8M4 17.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0zM16.2 17.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0zM2.5 12.5v2.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20.5 20.5',
  share: 'M12 15.5V3.5M7.5 8L12 3.5 16.5 8M8 11.5H5.5v9h13v-9H16',
  sieve: 'M4 7h16M7 12h10M10 17h4',
  stop: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM7.5 12h9',
  up: 'M12 19V5M6 11l6-6 6 6',
  walk: 'M13 5.2a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8zM8 12.5l1-3.5 3.5-1.5 2 3.5 3 1.5M12 8l-1 6 3.5 3 1 4M11 14.5L9.5 18 6.5 21',
} as const

export type IconName = keyof typeof strokes

export const iconNames = Object.keys(strokes) as IconName[]

interface IconProps {
  name: IconName
  /** Mirrored in right-to-left pages. */
  mirrored?: boolean
}

/** Renders a decorative icon: the text beside it or the label of the button says what it means. */
export function Icon({ name, mirrored: turns = false }: IconProps) {
  return (
    <svg className={turns ? 'icon icon-turns' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  )
}
