import { Secret, TOTP } from 'otpauth'
import { asciiDigits } from '#catalogue/text/fold-text.ts'

/** The parameters that every authenticator app supports (RFC 6238). */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** In periods, either way. */
const drift = 1

/** Returns a new secret of 160 bits (RFC 4226, 4) in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the address in the QR code. */
export function setUpAddress(secret: string, account: string): string {
  return new TOTP({ ...form, issuer: 'Linecheck', label: account, secret }).toString()
}

/** Tells whether a text is six digits of any keyboard; spaces do not count. */
export function isTimeCode(typed: string): boolean {
  return /^\d{6}$/.test(plainDigits(typed))
}

/**
 * Returns the period (30 s since 1970) of a code; null when it is not of now, the one before or the
 * one after.
 */
export function timeStepOf(secret: string, typed: string, now: string): number | null {
  if (!isTimeCode(typed)) return null
  const timestamp = Date.parse(now)
  const totp = new TOTP({ ...form, secret })
  const off = totp.validate({ token: plainDigits(typed), timestamp, window: drift })
  return off === null ? null : totp.counter({ timestamp }) + off
}

/** Returns a code without spaces; some apps show it in Arabic digits. */
function plainDigits(typed: string): string {
  return asciiDigits(typed.normalize('NFKC')).replaceAll(/\s/g, '')
}
