/** For whom passkeys are made (WebAuthn Level 3, 4 "Relying Party"). */
export interface RelyingParty {
  /** The host name: browsers hand a passkey to no other. */
  id: string
  origin: string
  name: string
}

/** By the site's own address, whatever a request says of where it was sent to (trust.md). */
export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin, name: 'Linecheck' }
}
