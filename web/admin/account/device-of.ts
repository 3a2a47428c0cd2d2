/** The order matters: most browsers call themselves Chrome and Safari too. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgA?(iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** Returns a browser's and a device's name from a user agent; null for neither. */
export function deviceOf(agent: string): { browser: string | null; system: string | null } {
  const nameIn = (names: typeof browsers) => names.find(([, mark]) => mark.test(agent))?.[0] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
