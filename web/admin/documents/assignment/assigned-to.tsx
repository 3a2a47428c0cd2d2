import { Button, Group, Text } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { Assignee, DocumentView } from '#web/admin/api/wire.gen.ts'
import { formatDay } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import styles from './assignment.module.css'
import { type AssignedRecord, assignmentQuery } from './assignment-queries.ts'

const AssignDialog = dialogLater(async () => (await import('./assign-dialog.tsx')).AssignDialog)

interface AssignedToProps {
  record: AssignedRecord
  title: string
  assignee: Assignee | null
}

/** Says whom a record is assigned to and by when, and opens the dialog that changes it. */
export function AssignedTo({ record, title, assignee }: AssignedToProps) {
  const mayAssign = may(useUser().roles.name, 'work.assign')
  const [isOpen, setOpen] = useState(false)
  if (!assignee && !mayAssign) return null
  return (
    <Group gap="xs" className={styles.assigned}>
      {assignee && (
        <div>
          <AssigneeText assignee={assignee} />
          {assignee.note && (
            <Text size="sm" c="dimmed" dir="auto" className={styles.note}>
              {assignee.note}
            </Text>
          )}
        </div>
      )}
      {mayAssign && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconUserCheck size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t(assignee ? 'assign.change' : 'assign.action')}
        </Button>
      )}
      {isOpen && (
        <AssignDialog
          record={record}
          title={title}
          assignee={assignee}
          onClose={() => setOpen(false)}
        />
      )}
    </Group>
  )
}

/** Renders the name and the due date, in words where it has passed. */
export function AssigneeText({ assignee }: { assignee: Assignee }) {
  const { name, username, due_on, overdue } = assignee
  return (
    <Text component="span" size="sm">
      {t('assign.to', { name: name || username })}
      {due_on && (
        <>
          {' · '}
          <DueText due_on={due_on} overdue={overdue} />
        </>
      )}
    </Text>
  )
}

export function DueText({ due_on, overdue }: { due_on: string; overdue: boolean }) {
  const day = formatDay(due_on)
  return (
    <span className={styles.due} data-overdue={overdue}>
      {overdue ? t('assign.overdueSince', { day }) : t('assign.dueOn', { day })}
    </span>
  )
}

/** Renders the same for the open draft or request of a card or an entry's form. */
export function DocumentAssignedTo({ section, state }: { section: Section; state: DocumentView }) {
  const { record, entity_type } = state
  const isOpen =
    record !== null &&
    (record.approval === stateCodes.draft || record.approval === stateCodes.pending)
  const isAssignable = section.workflow === 'approval' && isOpen
  const { data } = useQuery({ ...assignmentQuery(record?.id ?? 0), enabled: isAssignable })
  if (!isAssignable || data === undefined) return null
  return (
    <AssignedTo
      record={{ entity_type, entity_id: record.id }}
      title={labelled(section.label)}
      assignee={data}
    />
  )
}
