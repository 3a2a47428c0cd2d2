import { promotion } from '#catalogue/collections/promotion.ts'
import type { I18n } from '#web/site/i18n.tsx'
import { chosenLabels } from '#web/site/words/chosen-labels.ts'
import { listWords } from '#web/site/words/list-words.ts'

/** When and how an offer can be had: a word and what is said of it. */
export interface OfferFact {
  name: string
  words: string
}

interface Offered {
  values: {
    dayparts: string[]
    channels: string[]
  }
}

/** What is true of every hour and way is not said. */
export function factsOf({ values }: Offered, { language, t }: I18n): OfferFact[] {
  const listed = (key: string, chosen: readonly string[]) =>
    listWords(chosenLabels(promotion, key, chosen, language), language)
  const facts = [
    { name: t('offers.times'), words: listed('dayparts', values.dayparts) },
    { name: t('offers.channels'), words: listed('channels', values.channels) },
  ]
  return facts.filter(({ words }) => words !== '')
}
