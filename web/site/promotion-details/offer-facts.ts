import { promotion } from '#catalogue/collections/promotion.ts'
import type { I18n } from '#web/site/i18n.tsx'
import { optionLabels } from '#web/site/words/chosen-labels.ts'
import { formatList } from '#web/site/words/list-words.ts'

/** When and how an offer can be had: a word and what is said of it. */
export interface OfferFact {
  name: string
  words: string
}

interface OfferValues {
  values: {
    dayparts: string[]
    channels: string[]
  }
}

/** What is true of every hour and way is not said. */
export function offerFacts({ values }: OfferValues, { language, t }: I18n): OfferFact[] {
  const listed = (key: string, chosen: readonly string[]) =>
    formatList(optionLabels(promotion, key, chosen, language), language)
  const facts = [
    { name: t('offers.times'), words: listed('dayparts', values.dayparts) },
    { name: t('offers.channels'), words: listed('channels', values.channels) },
  ]
  return facts.filter(({ words }) => words !== '')
}
