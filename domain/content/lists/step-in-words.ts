import { placeWords } from '#catalogue/content/place-words.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import type { PlaceLanguage } from '#catalogue/languages.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { messages, stepMessages } from '#catalogue/messages/messages.ts'
import type { Said, Sentence } from '#catalogue/messages/sentence.ts'
import type { Step } from '#catalogue/revision-state.ts'

interface TakenAt {
  declaration: Pick<Declaration, 'label'>
  language: PlaceLanguage
  /** What the entry was called; '' for a section. */
  title: string
}

/** What a step has done: `Promotion “Summer Box” (de) submitted for approval`. The log stores it in English. */
export function stepInWords(step: Step, at: TakenAt): Sentence {
  return fill(stepMessages[step], { what: placeWords(at) })
}

const currencyRemarks = /^Currency changed from ([A-Z]{3}) to ([A-Z]{3}): ([0-9,]{1,12}) prices?$/

/**
 * Remarks of the log as whoever reads it is told them. Those of some steps nobody has typed: they
 * are stored in English, and said in the reader's language.
 */
export function remarksInWords(step: Step, remarks: string | null): Said | string | null {
  const [, time] = (step === 'undo' && /^As it was on (\S+)$/.exec(remarks ?? '')) || []
  if (time) return fill(messages.asItWas, { time })
  const change = step === 'publish' && currencyRemarks.exec(remarks ?? '')
  const [, former, next, count] = change || []
  if (former && next && count)
    return fill(messages.currencyChanged, {
      former,
      next,
      count: Number(count.replaceAll(',', '')),
    })
  const moved = step === 'publish' && /^(\S+) has moved to (\S+)$/.exec(remarks ?? '')
  const [, from, to] = moved || []
  return from && to ? fill(messages.moved, { from, to }) : remarks
}
