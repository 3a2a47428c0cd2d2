/** Every address of this site that a document names, in order, relative ones made whole. */
export function addressesIn(html: string, at: string): string[] {
  const site = 'http://localhost:3000'
  const named = [...html.matchAll(/\s(?:href|src|action|poster)="([^"]*)"/g)].map(([, one]) => one)
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(/,\s+/).map((candidate) => candidate.split(' ')[0]),
  )
  const listed = [...html.matchAll(/<(?:loc|link)>([^<]*)</g)].map(([, one]) => one)
  return [...named, ...sets, ...listed].flatMap((address = '') => {
    const url = URL.parse(address.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"), site + at)
    return url?.origin === site ? [url.pathname + url.search + url.hash] : []
  })
}

/** The ids of a document: where its fragments may lead. */
export function idsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id))
}
