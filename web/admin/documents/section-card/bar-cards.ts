import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import type { FormContent } from '#web/admin/fields/form-content.ts'

/** What a card reports to the bar that saved it; `message` is '' where the person stopped it. */
export interface CardResult {
  isDone: boolean
  message: string
}

/** A card as the bar of its screen sees it. */
export interface BarCard {
  key: string
  /** Places it: a translation has the type of the section that it translates. */
  entityType: string
  label: string
  /** Whether it has edits that a draft would keep. */
  isEdited: boolean
  /** Whether it can be submitted: edits, or a draft that differs from what guests see. */
  isReady: boolean
  /** What its form holds: another object after each edit. */
  content: FormContent
}

/** What the bar does to a card. */
export interface CardCalls {
  save: () => Promise<CardResult>
  submit: () => Promise<CardResult>
  /** Returns the address of its preview, in its language. */
  previewOf: () => string
  /** Leads to the first error. */
  showErrors: () => void
}

export interface RegisteredCard extends BarCard {
  calls: RefObject<CardCalls>
}

/** Registers a card; null removes it. */
type PutCard = (key: string, card: RegisteredCard | null) => void

/** Registers cards with the bar around; null where each card has its own buttons. */
export const BarContext = createContext<PutCard | null>(null)

/** Registers a card that this person may write with the bar around. Returns whether there is one. */
export function useBarCard(
  { key, entityType, label, isEdited, isReady, content }: BarCard,
  mayWrite: boolean,
  latest: CardCalls,
): boolean {
  const put = useContext(BarContext)
  const calls = useRef(latest)
  calls.current = latest
  useEffect(() => {
    if (!mayWrite) return
    put?.(key, { key, entityType, label, isEdited, isReady, content, calls })
  }, [put, key, entityType, label, mayWrite, isEdited, isReady, content])
  // Apart from the update, which each key pressed makes: the card would leave and come back.
  useEffect(() => (mayWrite ? () => put?.(key, null) : undefined), [put, key, mayWrite])
  return put !== null
}
