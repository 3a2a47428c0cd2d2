import type { SiteLayout } from '#catalogue/published.ts'

type Data = Record<string, unknown>

/** Renders JSON-LD. No browser runs it, so the Content-Security-Policy allows it. */
export function StructuredData({ data }: { data: Data }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}

interface Brand {
  /** As `inLanguage` names them (schema.org). */
  languages: string[]
  name: string
  description: string
  logo: SiteLayout['logo']
  social: SiteLayout['footer']['social']
}

/** Returns the structured data of brand and site (schema.org Organization, WebSite). */
export function brandData(
  { name, description, logo, social, languages }: Brand,
  origin: string,
): Data {
  const organization = `${origin}/#organization`
  const accounts = social.map(({ url }) => url).filter(isAccount)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name,
        url: `${origin}/`,
        ...(description ? { description } : {}),
        logo: logo ? `${origin}${logo.src}` : `${origin}/icon-512.png`,
        ...(accounts.length > 0 ? { sameAs: accounts } : {}),
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name,
        url: `${origin}/`,
        publisher: { '@id': organization },
        inLanguage: languages,
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}/search?query={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}

/** Returns whether an address is an account, not the front page of a network. */
function isAccount(address: string): boolean {
  const { protocol = '', pathname = '/', search = '' } = URL.parse(address) ?? {}
  return protocol.startsWith('http') && pathname + search !== '/'
}

/** Returns the breadcrumbs (schema.org BreadcrumbList); the last one needs no address. */
export function breadcrumbData(
  steps: readonly { name: string; path: string }[],
  origin: string,
): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path.startsWith('#') ? {} : { item: `${origin}${path}` }),
    })),
  }
}
