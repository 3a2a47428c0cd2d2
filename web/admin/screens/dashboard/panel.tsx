import { Anchor, Group, Paper, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { LanguageTag } from '#web/admin/documents/languages/language-tag.tsx'
import { currentLocale } from '#web/admin/i18n/translate.ts'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import styles from './dashboard.module.css'

interface PanelProps {
  title: string
  /** Beside its heading. */
  more?: ReactNode
  /** Across the whole screen. */
  isWide?: boolean
  children: ReactNode
}

/** A part of the first screen under its heading. */
export function Panel({ title, more, isWide = false, children }: PanelProps) {
  const id = useId()
  return (
    <Paper
      component="section"
      withBorder
      className={styles.panel}
      data-wide={isWide}
      aria-labelledby={id}
    >
      <Group justify="space-between" gap="xs" mih={28}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {more}
      </Group>
      {children}
    </Paper>
  )
}

interface FigureProps {
  name: string
  value: number
  /** More than none is too many. */
  isLate?: boolean
}

/** A number under its name, within a `dl`. */
export function Figure({ name, value, isLate = false }: FigureProps) {
  return (
    <div className={styles.figure} data-late={isLate && value > 0}>
      <dt>{name}</dt>
      <dd>{value.toLocaleString(currentLocale())}</dd>
    </div>
  )
}

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
