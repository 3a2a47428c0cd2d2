import { useI18n } from '#web/site/i18n.tsx'

export interface Nutrition {
  sizes: readonly { id: number; name: string; price: string | null }[]
  /** In the order of food labels; a value for each size, null where it is unknown. */
  rows: readonly { name: string; isPart: boolean; values: readonly (string | null)[] }[]
}

export function NutritionTable({ nutrition: { sizes, rows } }: { nutrition: Nutrition }) {
  const { t, langAttributes } = useI18n()
  const hasPrices = sizes.some(({ price }) => price !== null)
  return (
    <div className="item-part">
      <h2 id="nutrition" className="offers-heading">
        {t('menuItem.nutrition')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls many sizes by keys */}
      <section className="nutrition-frame" aria-labelledby="nutrition" tabIndex={0}>
        <table className="nutrition">
          <caption className="only-heard">{t('menuItem.nutrition')}</caption>
          <thead>
            <tr>
              <td />
              {sizes.map(({ id, name }) => (
                <th key={id} scope="col" {...langAttributes(name)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hasPrices && (
              <tr className="nutrition-price">
                <th scope="row">{t('menuItem.price')}</th>
                {sizes.map(({ id, price }) => (
                  <td key={id}>{price ?? '–'}</td>
                ))}
              </tr>
            )}
            {rows.map(({ name, isPart, values }) => (
              <tr key={name} className={isPart ? 'nutrition-part' : undefined}>
                <th scope="row">{name}</th>
                {sizes.map(({ id }, place) => (
                  <td key={id}>{values[place] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
