import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { deleteApi, postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import type { Assignee, Mentionable } from '#web/admin/api/wire.gen.ts'
import { useTyped } from '#web/admin/documents/form/use-typed.ts'
import { textBox } from '#web/admin/fields/text-box.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import styles from './assignment.module.css'
import { type AssignedRecord, ableQuery } from './assignment-queries.ts'

interface AssignDialogProps {
  record: AssignedRecord
  title: string
  assignee: Assignee | null
  onClose: () => void
}

/** Assigns a draft or a request to a person who can finish or decide on it, or to nobody. */
export function AssignDialog({ record, title, assignee, onClose }: AssignDialogProps) {
  const [username, setUsername] = useState(assignee?.username ?? null)
  const [dueOn, setDueOn] = useState(assignee?.due_on ?? '')
  const kept = useTyped<'note'>(`assign ${record.entity_id}`, ['note'])
  const note = kept.typed.note ?? assignee?.note ?? ''
  const form = useRef<HTMLFormElement>(null)
  const heading = t('assign.title', { title })
  const action = useAction(heading, { form, isQuiet: true, refresh: refreshContent })
  const { errors, running, run } = action

  async function send(event: FormEvent) {
    event.preventDefault()
    const body = { ...record, username: username ?? '', due_on: dueOn || null, note }
    if (!(await run('run', () => postApi('/assignments', { body })))) return
    kept.clear()
    onClose()
  }

  async function unassign() {
    const id = record.entity_id
    if (await run('run', () => deleteApi('/assignments/{id}', { id }))) onClose()
  }

  return (
    <Dialog title={heading} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={(event) => void send(event)}>
        <PersonSelect
          record={record}
          assignee={assignee}
          username={username}
          error={errors.username?.join(' ')}
          onChoose={setUsername}
        />
        <TextInput
          type="date"
          label={t('assign.due')}
          maw={220}
          value={dueOn}
          error={errors.due_on?.join(' ')}
          onChange={({ currentTarget: { value } }) => setDueOn(value)}
        />
        <Textarea
          label={t('assign.note')}
          autosize
          minRows={2}
          maxRows={6}
          {...textBox(note, limits.assignments.note, (typed) => kept.onType({ note: typed }))}
        />
        <DialogButtons>
          {assignee && (
            <Button variant="default" onClick={() => void unassign()}>
              {t('assign.unassign')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" aria-busy={running !== null} disabled={username === null}>
            {t('assign.action')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

interface PersonSelectProps {
  record: AssignedRecord
  assignee: Assignee | null
  username: string | null
  error: string | undefined
  onChoose: (username: string | null) => void
}

function PersonSelect({ record, assignee, username, error, onChoose }: PersonSelectProps) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Pick<Mentionable, 'username' | 'name'> | null>(assignee)
  // The box holds the chosen person's name, which is no search.
  const search = chosen && words === labelOf(chosen) ? '' : words
  const [asked] = useDebouncedValue(search, 200)
  const { data } = useQuery(ableQuery(record, asked.trim()))
  const people = data?.data ?? []
  const all =
    chosen && !people.some((one) => one.username === chosen.username) ? [chosen, ...people] : people
  return (
    <Select
      label={t('assign.person')}
      description={t('assign.personHint')}
      withAsterisk
      searchable
      data-autofocus
      data={all.map((one) => ({ value: one.username, label: labelOf(one) }))}
      filter={({ options }) => options}
      nothingFoundMessage={t('assign.noMatch')}
      value={username}
      error={error}
      searchValue={words}
      onSearchChange={setWords}
      onChange={(value) => {
        setChosen(all.find((one) => one.username === value) ?? null)
        onChoose(value)
      }}
      allowDeselect={false}
    />
  )
}

function labelOf({ name, username }: Pick<Mentionable, 'username' | 'name'>): string {
  return name ? `${name} (@${username})` : `@${username}`
}
