/** Returns the nonce of the page's Content-Security-Policy, for styles created at run time. */
export function cspNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
}

/** Shares the nonce with Mantine's scroll lock, which creates a style and reads this global. */
export function shareNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: cspNonce() })
}
