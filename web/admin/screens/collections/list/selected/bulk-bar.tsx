import { Button, Group, Text } from '@mantine/core'
import { IconArchive, IconSend } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { refreshContent } from '#web/admin/api/refresh-content.ts'
import { Refusal, sentenceOf } from '#web/admin/api/refusal.ts'
import { ActionButton } from '#web/admin/dialogs/action-button.tsx'
import { type Asked, useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import { focusIfLost } from '#web/admin/dialogs/focus.ts'
import styles from '#web/admin/screens/collections/list/list.module.css'
import { labelled, say } from '#web/admin/speech/speech.ts'
import { refusedWords } from './refused-words.ts'
import type { Selection } from './selection.ts'
import { type Action, takeInParts } from './take-in-parts.ts'

interface BulkBarProps {
  collection: Collection
  selection: Selection
  heading: RefObject<HTMLHeadingElement | null>
}

const icon = { size: 18, 'aria-hidden': true } as const

/** What can be done with all entries that are chosen; asked before, and told entry by entry after. */
export function BulkBar({ collection, selection, heading }: BulkBarProps) {
  const dialogs = useDialogs()
  const [running, setRunning] = useState<Action | null>(null)
  const [sent, setSent] = useState(0)
  const { entries } = selection
  const count = entries.length
  const title = labelled(collection.plural)

  async function take(action: Action) {
    if (running || !(await dialogs.ask(sureTo(action, count)))) return
    setRunning(action)
    const ids = entries.map(({ id }) => id)
    const { results, broken } = await takeInParts(collection, action, ids, setSent)
    const done = new Set(results.flatMap((one) => (one.done ? [one.id] : [])))
    selection.select(
      entries.filter(({ id }) => done.has(id)),
      false,
    )
    if (results.length > 0) void refreshContent()
    const details = refusedWords(entries, results)
    const counted = { done: done.size, count }
    if (broken === undefined) {
      const message = say('bulk.done', counted)
      await dialogs.tell({ tone: done.size > 0 ? 'success' : 'error', title, message, details })
    } else if (!(broken instanceof Refusal && broken.status === 401)) {
      const message = say('bulk.broken', { sentence: sentenceOf(broken), ...counted })
      await dialogs.tell({ tone: 'error', title, message, details })
    }
    setRunning(null)
    focusIfLost(heading)
  }

  return (
    <Group className={styles.bulk} gap="sm" role="region" aria-label={say('bulk.region')}>
      <Text fw={600} role="status" me="auto">
        {running && sent > 0
          ? say('bulk.progress', { done: sent, count })
          : say('bulk.chosen', { count })}
      </Text>
      <ActionButton
        isRunning={running === 'submit'}
        leftSection={<IconSend {...icon} />}
        onClick={() => void take('submit')}
      >
        {say('card.submit')}
      </ActionButton>
      <ActionButton
        variant="default"
        isRunning={running === 'archive'}
        leftSection={<IconArchive {...icon} />}
        onClick={() => void take('archive')}
      >
        {say('entry.archive')}
      </ActionButton>
      <Button
        variant="subtle"
        onClick={() => {
          selection.clear()
          focusIfLost(heading)
        }}
      >
        {say('bulk.clear')}
      </Button>
    </Group>
  )
}

function sureTo(action: Action, count: number): Asked {
  const no = say('bulk.notYet')
  return action === 'submit'
    ? {
        title: say('bulk.askSubmit', { count }),
        message: say('bulk.submitMeans'),
        yes: say('card.submit'),
        no,
      }
    : {
        title: say('bulk.askArchive', { count }),
        message: say('entry.archiveMeans'),
        yes: say('entry.archive'),
        no,
      }
}
