/** What `make` gives, made when it is first asked for; a failure is its askers' only, the next tries again. */
export function madeOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((err) => {
      made = null
      throw err
    })
    return made
  }
}
