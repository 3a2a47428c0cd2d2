/** `/menu?val={place}&name={name}` (specification section 2, "Public routes"). */
export function menuPath(place: number, name: string): string {
  return `/menu?${new URLSearchParams({ val: String(place), name })}`
}

/** The table of all dishes and their allergens. */
export const allergensPath = '/menu/allergens'
