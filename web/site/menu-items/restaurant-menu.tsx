import { useI18n } from '#web/site/i18n.tsx'

/** The restaurant whose menu guests chose. */
export interface ChosenRestaurant {
  id: number
  name: string
  path: string
}

interface RestaurantMenuProps {
  restaurant: ChosenRestaurant
  /** The same page for all restaurants. */
  all: string
  /** Whether the restaurant serves what the page is about. */
  isServed?: boolean
}

/** Says whose menu it is, with the way to that of all restaurants. */
export function RestaurantMenu({ restaurant, all, isServed = true }: RestaurantMenuProps) {
  const { t, href, langAttributes } = useI18n()
  const { name, path } = restaurant
  return (
    <p className="menu-restaurant">
      {t(isServed ? 'menu.at' : 'menu.notAt')}{' '}
      <a href={href(path)} {...langAttributes(name)}>
        {name}
      </a>
      {' · '}
      <a href={href(all)}>{t('menu.ofAll')}</a>
    </p>
  )
}
