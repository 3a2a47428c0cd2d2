/** An entry of which there is one, at a known place: what it is called, and where guests and staff find it. */
export interface Singleton {
  slug: string
  title: string
  page: string
  /** Its screen in the back office. */
  screen: string
}

/** The one that an entry with this slug has, if any. */
export function singletonOf(singletons: readonly Singleton[], slug: string): Singleton | undefined {
  return singletons.find((one) => one.slug === slug)
}
