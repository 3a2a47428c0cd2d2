import { ActionIcon, Group, Title, Tooltip } from '@mantine/core'
import { IconLayoutSidebarRight, IconLock, IconPencil } from '@tabler/icons-react'
import type { RefObject } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { trimEndOf } from '#catalogue/text/trim-end.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { CommentsButton } from '#web/admin/documents/comments/comment-marker.tsx'
import { Here } from '#web/admin/documents/presence/here.tsx'
import type { usePresence } from '#web/admin/documents/presence/use-presence.ts'
import type { FormPreview } from '#web/admin/documents/preview/use-preview.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import styles from './section-card.module.css'

interface CardHeaderProps {
  id: string
  heading: RefObject<HTMLHeadingElement | null>
  section: Section
  state: DocumentView
  people?: ReturnType<typeof usePresence>
  /** Whether the comments open here; a form in two columns has a button of its own. */
  hasComments?: boolean
  onEdit: (() => void) | null
  /** The page beside the form; null where nothing can be typed. */
  preview?: FormPreview | null
}

/** Renders the card's header: black, or amber with a padlock while the revision is pending. */
export function CardHeader(props: CardHeaderProps) {
  const { id, heading, section, state, people = [], hasComments = true, onEdit, preview } = props
  const isPending = state.record?.approval === stateCodes.pending
  return (
    <Group
      component="header"
      className={styles.header}
      data-pending={isPending}
      justify="space-between"
      wrap="nowrap"
    >
      <Group gap="sm">
        {isPending && <IconLock size={20} aria-label={t('card.locked')} role="img" />}
        <Title order={2} size="h4" id={id} ref={heading} tabIndex={-1} className={styles.heading}>
          {labelled(section.label)}
        </Title>
        {state.record && section.workflow === 'approval' && (
          <StatusBadge code={state.record.approval} />
        )}
      </Group>
      <Group gap={4} wrap="nowrap">
        <Here people={people} />
        {preview && (
          <Tooltip label={t('preview.beside')}>
            <ActionIcon
              size={36}
              variant="transparent"
              className={styles.pencil}
              aria-label={t('preview.beside')}
              aria-pressed={preview.isOpen}
              onClick={preview.toggle}
            >
              <IconLayoutSidebarRight size={20} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        {hasComments && <CommentsButton className={styles.pencil} />}
        {onEdit && (
          <Tooltip label={editTitle(section)}>
            <ActionIcon
              size={36}
              variant="transparent"
              className={styles.pencil}
              aria-label={editTitle(section)}
              onClick={onEdit}
            >
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
    </Group>
  )
}

/** Returns 'Edit Hero Banner', and 'Edit New' for the card New! (specification section 2). */
export function editTitle(section: Pick<Section, 'label'>): string {
  const label = trimEndOf(labelled(section.label), /[^\p{L}\p{N})]/u)
  return t('card.edit', { label })
}
