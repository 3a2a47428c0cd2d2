/** The nonce of this page's Content-Security-Policy, for styles that are made while it runs. */
export function cspNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
}

/** The scroll lock of dialogs makes a style of its own and asks this global for its nonce. */
export function shareNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: cspNonce() })
}
