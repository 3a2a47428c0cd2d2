import { languageCookie } from '#catalogue/languages.ts'

const year = 365 * 24 * 60 * 60

/** Stores the language of a followed language link for the next visit (contract section 7). */
export function saveLanguage(page: Pick<Document, 'addEventListener'> & { cookie: string }): void {
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-language]')
    const language = link?.dataset.language
    if (!language) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    page.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  })
}
