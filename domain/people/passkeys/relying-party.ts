/** The relying party of passkeys (WebAuthn Level 3, 4). */
export interface RelyingParty {
  /** The host name: browsers offer a passkey to no other. */
  id: string
  origin: string
  name: string
}

/** Returns the relying party of `PUBLIC_URL`, never of a request's Host header (trust.md). */
export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin, name: 'Linecheck' }
}
