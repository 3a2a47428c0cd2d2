import { expect } from 'vitest'
import { inEnglish } from '#catalogue/messages/localize.ts'
import { isLocalizable } from '#catalogue/messages/message.ts'

// A sentence that nobody has said yet equals what it says in English, so that tests read as people do.
expect.addEqualityTesters([
  (one: unknown, other: unknown) => {
    if (isLocalizable(one) && typeof other === 'string') return inEnglish(one) === other
    if (isLocalizable(other) && typeof one === 'string') return inEnglish(other) === one
    return undefined
  },
])
