const hour = 60 * 60_000

/**
 * How long a link works (contract section 3), in ms. `asked`: requested by the person; `email`: to
 * confirm a new address.
 */
export const linkLife = {
  invite: 72 * hour,
  reset: 24 * hour,
  first: 72 * hour,
  asked: hour,
  email: 24 * hour,
} as const
