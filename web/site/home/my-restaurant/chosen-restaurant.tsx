import { locales } from '#catalogue/languages.ts'
import { badgeSentences } from '#web/site/restaurants/badges/badge-sentences.ts'
import { useSpeech } from '#web/site/speech.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { MyRestaurant } from './my-restaurant.tsx'

/** The room of the guest's own restaurant: the page is kept bytes, so only the browser knows which. */
export function ChosenRestaurant() {
  const { say, href, language } = useSpeech()
  return (
    <Island
      name="MyRestaurant"
      id="my-restaurant"
      component={MyRestaurant}
      props={{
        label: say('home.myRestaurant'),
        sentences: badgeSentences(say),
        locale: locales[language],
        language,
        prefix: href('/contact').slice(0, -'/contact'.length),
      }}
      when="idle"
    />
  )
}
