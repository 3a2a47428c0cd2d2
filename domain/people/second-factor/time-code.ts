import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands (RFC 6238): SHA-1, six digits, thirty seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** How many steps a clock may be off, either way. */
const drift = 1

/** A new secret of 160 bits (RFC 4226, 4), in base32, as people type it into an app. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an app reads from a QR code. */
export function setUpAddress(secret: string, account: string): string {
  return new TOTP({ ...form, issuer: 'Linecheck', label: account, secret }).toString()
}

/** Could this be a code of an app? Six digits of whichever keyboard; spaces do not count. */
export function isTimeCode(typed: string): boolean {
  return /^\d{6}$/.test(plainDigits(typed))
}

/**
 * The step (of thirty seconds since 1970) of which this is the code; null where it is none of now,
 * of the one before or the one after.
 */
export function timeStepOf(secret: string, typed: string, now: string): number | null {
  if (!isTimeCode(typed)) return null
  const timestamp = Date.parse(now)
  const totp = new TOTP({ ...form, secret })
  const off = totp.validate({ token: plainDigits(typed), timestamp, window: drift })
  return off === null ? null : totp.counter({ timestamp }) + off
}

/** What was typed, with the digits of an Arabic keyboard as apps show them. */
function plainDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
