/** The frames that pages show pictures in, with their ratio of width to height. */
export const frames = [
  { name: 'file.hero', ratio: 2 },
  { name: 'file.social', ratio: 1200 / 630 },
  { name: 'file.card', ratio: 3 / 2 },
  { name: 'file.thumbnail', ratio: 4 / 3 },
] as const
