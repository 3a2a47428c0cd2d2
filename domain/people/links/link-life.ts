const hour = 60 * 60_000

/**
 * How long a link is good (contract section 3), in milliseconds. `asked`: by somebody who says that
 * the account is theirs; `email`: to another address, which has to confirm.
 */
export const linkLife = {
  invite: 72 * hour,
  reset: 24 * hour,
  first: 72 * hour,
  asked: hour,
  email: 24 * hour,
} as const
