import { describeDocument } from '#catalogue/content/describe-document.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { fill } from '#catalogue/messages/fill.ts'
import type { Localizable, Message } from '#catalogue/messages/message.ts'
import { messages, transitionMessages } from '#catalogue/messages/messages.ts'
import type { Transition } from '#catalogue/revision-state.ts'

interface LoggedDocument {
  declaration: Pick<Declaration, 'label'>
  language: DocumentLanguage
  /** '' for a section. */
  title: string
}

/** Returns what a transition did: `Promotion “Summer Box” (de) submitted for approval`. */
export function describeTransition(transition: Transition, at: LoggedDocument): Message {
  return fill(transitionMessages[transition], { what: describeDocument(at) })
}

const currencyRemarks = /^Currency changed from ([A-Z]{3}) to ([A-Z]{3}): ([0-9,]{1,12}) prices?$/

/** Returns remarks of the log in the reader's language where the product wrote them, in English. */
export function remarksInWords(
  transition: Transition,
  remarks: string | null,
): Localizable | string | null {
  const [, time] = (transition === 'undo' && /^As it was on (\S+)$/.exec(remarks ?? '')) || []
  if (time) return fill(messages.asItWas, { time })
  const change = transition === 'publish' && currencyRemarks.exec(remarks ?? '')
  const [, former, next, count] = change || []
  if (former && next && count)
    return fill(messages.currencyChanged, {
      former,
      next,
      count: Number(count.replaceAll(',', '')),
    })
  const moved = transition === 'publish' && /^(\S+) has moved to (\S+)$/.exec(remarks ?? '')
  const [, from, to] = moved || []
  return from && to ? fill(messages.moved, { from, to }) : remarks
}
