import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { inEnglish, localize } from '#catalogue/messages/localize.ts'
import { isLocalizable } from '#catalogue/messages/message.ts'
import { describeTransition, remarksInWords } from './describe-transition.ts'

test('a step is told with what it was taken at, in any language', () => {
  const at = { declaration: promotion, language: 'de', title: 'Summer Box' } as const
  const told = describeTransition('submit', at)
  expect(inEnglish(told)).toBe('Promotion “Summer Box” (de) submitted for approval')
  expect(localize('de', told)).toBe('Angebot „Summer Box“ (de): zur Freigabe eingereicht')
})

test('remarks that nobody has typed are said, what somebody wrote stays', () => {
  const words = (...given: Parameters<typeof remarksInWords>) => {
    const told = remarksInWords(...given)
    return isLocalizable(told) ? localize('fr', told) : told
  }
  expect(words('undo', 'As it was on 2026-05-01T09:00:00.000Z')).toBe(
    'Tel qu’au 2026-05-01T09:00:00.000Z',
  )
  expect(words('publish', '/one-app has moved to /two-app')).toBe(
    '/one-app a été déplacée vers /two-app',
  )
  expect(words('reject', 'Sauce has moved to page')).toBe('Sauce has moved to page')
  expect(words('reject', null)).toBeNull()
})
