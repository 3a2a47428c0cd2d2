import { expect } from 'vitest'
import { inEnglish } from '#catalogue/messages/api-speech.ts'
import { isSaid } from '#catalogue/messages/sentence.ts'

// A sentence that nobody has said yet equals what it says in English, so that tests read as people do.
expect.addEqualityTesters([
  (one: unknown, other: unknown) => {
    if (isSaid(one) && typeof other === 'string') return inEnglish(one) === other
    if (isSaid(other) && typeof one === 'string') return inEnglish(other) === one
    return undefined
  },
])
