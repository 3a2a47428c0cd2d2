/**
 * Parses a request target without `Host`, which the client chooses. More than one slash at its
 * beginning would be the name of another host.
 */
export function parseUrl(target: string): URL | null {
  if (!target.startsWith('/') || target.length > 8_000) return null
  return URL.parse(target.replace(/[/\\]+/, '/'), 'http://site')
}
