interface Asked {
  query?: string
  service: string | null
}

/** `/contact?service={service}&query={words}`: what is not asked is left out. */
export function contactPath({ query = '', service }: Asked): string {
  const words = new URLSearchParams()
  if (service !== null) words.set('service', service)
  if (query !== '') words.set('query', query)
  return words.size === 0 ? '/contact' : `/contact?${words}`
}
