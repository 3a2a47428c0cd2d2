import { useI18n } from '#web/site/i18n.tsx'

/** Makes the restaurant that it stands in the guest's own; seen once its script is there. */
export function MyRestaurantButton() {
  const { t } = useI18n()
  return (
    <button className="choose" type="button">
      {t('contact.choose')}
    </button>
  )
}
