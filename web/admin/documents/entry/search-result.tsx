import { Text } from '@mantine/core'
import { useId } from 'react'
import { entryPath } from '#catalogue/content/entry-path.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { slugOf } from '#catalogue/text/slug.ts'
import { useWrittenLanguage } from '#web/admin/documents/languages/use-brand-languages.ts'
import { type Row, textAt } from '#web/admin/fields/row.ts'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './entry.module.css'

/** About as many characters as search engines show. */
const shown = { title: 60, description: 160 }

interface SearchResultProps {
  collection: Collection
  row: Row
  id: number
  language: DocumentLanguage
}

/** Renders an entry as a search result; nothing where it has no page of its own. */
export function SearchResult({ collection, row, id, language }: SearchResultProps) {
  const label = useId()
  const writtenLanguage = useWrittenLanguage(language)
  const title = textAt(row, collection.titleKey)
  const slug = textAt(row, 'slug') || slugOf(title, writtenLanguage)
  const path = entryPath(collection, id, slug, { ...row, ...collection.narrowed })
  if (path === null) return null
  const summary = collection.fields.find(({ kind }) => kind === 'longText')
  const description = textAt(row, 'seo_description') || (summary ? textAt(row, summary.wire) : '')
  return (
    <div>
      <Text size="sm" fw={500} id={label} mb={4}>
        {t('entry.searchResult')}
      </Text>
      <figure className={styles.result} aria-labelledby={label}>
        <bdi dir="ltr" className={styles.address}>
          {window.location.host}
          {decodeURI(id === 0 ? path.replace('/0', '/…') : path)}
        </bdi>
        <span className={styles.found}>
          {cut(textAt(row, 'seo_title') || title || t('entry.untitled'), shown.title)}
        </span>
        <span className={styles.words}>
          {cut(description, shown.description) || t('entry.noDescription')}
        </span>
      </figure>
    </div>
  )
}

/** Returns as many whole words as fit. */
export function cut(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const start = line.slice(0, line[most - 1] === ' ' ? most : most - 1)
  const end = start.lastIndexOf(' ')
  return `${end > most / 2 ? start.slice(0, end) : start} …`
}
