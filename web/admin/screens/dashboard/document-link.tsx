import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { LanguageTag } from '#web/admin/documents/languages/language-tag.tsx'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import styles from './dashboard.module.css'

interface PlaceLinkProps {
  place: { label: string; title: string; language: DocumentLanguage; editor_path: string | null }
  /** Where it leads, if not to the screen that edits it. */
  to?: string
  /** Without what it is where it has a name. */
  isShort?: boolean
}

/** What is looked after, with the way there. */
export function DocumentLink({ place, to, isShort = false }: PlaceLinkProps) {
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
