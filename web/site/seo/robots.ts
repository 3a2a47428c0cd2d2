/** Where robots have nothing to look for. Nothing is hidden by it: those addresses ask who is there. */
const closed = ['/admin', '/dashboard', '/api/']

/** `robots.txt` (RFC 9309). */
export function robotsTxt(origin: string): string {
  const lines = closed.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
