/** Returns an address of this site as a path, however its host is written; others unchanged. */
export function ownPath(address: string, origin: string): string {
  if (!/^https?:/i.test(address.trim()) || !URL.canParse(address)) return address
  const { pathname, search, hash, ...url } = partsOf(address)
  return url.host === partsOf(origin).host ? `${pathname}${search}${hash}` : address
}

function partsOf(address: string) {
  const { hostname, port, pathname, search, hash } = new URL(address)
  // Port 443 of http, or 80 of https, leads to the same server in the other scheme.
  const isUsual = port === '' || port === '80' || port === '443'
  const host = `${hostname.replace(/\.$/, '')}${isUsual ? '' : `:${port}`}`
  return { host, pathname, search, hash }
}
