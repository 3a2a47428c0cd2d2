import { locales } from '#catalogue/languages.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { badgeMessages } from '#web/site/restaurants/badges/badge-messages.ts'
import { Island } from '#web/ui/islands/island.tsx'
import { MyRestaurant } from './my-restaurant.tsx'

/** The room of the guest's own restaurant: the page is kept bytes, so only the browser knows which. */
export function ChosenRestaurant() {
  const { t, href, language } = useI18n()
  return (
    <Island
      name="MyRestaurant"
      id="my-restaurant"
      component={MyRestaurant}
      props={{
        label: t('home.myRestaurant'),
        sentences: badgeMessages(t),
        locale: locales[language],
        language,
        prefix: href('/contact').slice(0, -'/contact'.length),
      }}
      when="idle"
    />
  )
}
