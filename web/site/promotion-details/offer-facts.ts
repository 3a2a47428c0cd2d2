import { promotion } from '#catalogue/collections/promotion.ts'
import type { Speech } from '#web/site/speech.tsx'
import { chosenLabels } from '#web/site/words/chosen-labels.ts'
import { listWords } from '#web/site/words/list-words.ts'

/** When, how and where an offer can be had: a word and what is said of it. */
export interface OfferFact {
  name: string
  words: string
}

interface Offered {
  values: { dayparts: string[]; channels: string[]; restaurants: string; restaurant_names: string }
}

/** What is true of every hour, way and restaurant is not said. */
export function factsOf({ values }: Offered, { language, say }: Speech): OfferFact[] {
  const listed = (key: string, chosen: readonly string[]) =>
    listWords(chosenLabels(promotion, key, chosen, language), language)
  const facts = [
    { name: say('offers.times'), words: listed('dayparts', values.dayparts) },
    { name: say('offers.channels'), words: listed('channels', values.channels) },
    {
      name: say('offers.places'),
      words: values.restaurants === 'some' ? values.restaurant_names : '',
    },
  ]
  return facts.filter(({ words }) => words !== '')
}
