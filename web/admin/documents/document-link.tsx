import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import styles from './document-link.module.css'
import { LanguageTag } from './languages/language-tag.tsx'

interface DocumentLinkProps {
  document: { label: string; title: string; language: DocumentLanguage; editor_path: string | null }
  /** The address, if not the document's editor. */
  to?: string
  /** Whether a titled document is shown without its label. */
  isShort?: boolean
}

/** Renders a document's name as a link to its editor. */
export function DocumentLink({ document: place, to, isShort = false }: DocumentLinkProps) {
  const path = to ?? place.editor_path
  const name = (
    <>
      <bdi>{isShort && place.title ? place.title : documentTitle(place)}</bdi>
      {place.language !== '' && <LanguageTag place={place.language} />}
    </>
  )
  if (path === null) return <span className={styles.name}>{name}</span>
  return (
    <Anchor component={Link} to={path} className={styles.name} underline="always">
      {name}
    </Anchor>
  )
}
