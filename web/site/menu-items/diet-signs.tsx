import type { Diet } from './load-menu-items.ts'

interface Sign {
  letters: string
  /** On a 24-pixel grid. */
  outline: string
}

/**
 * Each differs from the others by outline and letters, so that none is taken for another in black
 * and white; its name stands beside it.
 */
const signs: Readonly<Record<string, Sign>> = {
  vegetarian: { letters: 'V', outline: 'M23 1C23 16 17 23 8 23C3 23 1 20 1 15C1 6 9 1 23 1Z' },
  vegan: { letters: 'VG', outline: 'M12 1L23 6V14C23 19 18 22 12 23C6 22 1 19 1 14V6Z' },
  halal: { letters: 'H', outline: 'M12 1A11 11 0 1 1 11.99 1Z' },
  kosher: { letters: 'K', outline: 'M2 2H22V22H2Z' },
  gluten_free: { letters: 'GF', outline: 'M12 0L24 12L12 24L0 12Z' },
}

/** Renders the sign of a diet; the diet's name is text beside it. */
export function DietSign({ diet }: { diet: Diet['value'] }) {
  const sign = signs[diet]
  if (!sign) return null
  return (
    <svg className="diet-sign" data-diet={diet} viewBox="-1 -1 26 26" aria-hidden="true">
      <path d={sign.outline} />
      <text x="12" y="12.5" fontSize={sign.letters.length > 1 ? 10.5 : 14}>
        {sign.letters}
      </text>
    </svg>
  )
}

export function DietSigns({ diets }: { diets: readonly Diet[] }) {
  return diets.map(({ value }) => <DietSign key={value} diet={value} />)
}
