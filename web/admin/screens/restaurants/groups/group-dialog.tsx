import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef } from 'react'
import { deleteApi, postApi } from '#web/admin/api/call-api.ts'
import type { LocationGroup } from '#web/admin/api/wire.gen.ts'
import { changedSince, useTyped } from '#web/admin/documents/form/use-typed.ts'
import { groupQuery, refreshGroups } from '#web/admin/documents/groups/group-queries.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { confirmDiscard, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { GroupFields } from './group-fields.tsx'
import { type GroupTexts, groupKeys, sentOf, textsOf } from './group-form.ts'

interface GroupDialogProps {
  /** Undefined for a new group. */
  id: number | undefined
  onClose: () => void
}

/** Adds a group of restaurants, or changes one. */
export function GroupDialog({ id, onClose }: GroupDialogProps) {
  return id === undefined ? (
    <GroupForm group={null} onClose={onClose} />
  ) : (
    <StoredGroup id={id} onClose={onClose} />
  )
}

function StoredGroup({ id, onClose }: { id: number; onClose: () => void }) {
  const group = useQuery({ ...groupQuery(id), staleTime: 0 })
  if (group.data) return <GroupForm group={group.data} onClose={onClose} />
  return (
    <Dialog onClose={onClose} title={t('groups.rule')} size="lg">
      <Loaded query={group} skeleton={<Skeleton h={320} />}>
        {() => null}
      </Loaded>
    </Dialog>
  )
}

type Step = 'save' | 'delete'

function GroupForm({ group, onClose }: { group: LocationGroup | null; onClose: () => void }) {
  const dialogs = useDialogs()
  const form = useRef<HTMLFormElement>(null)
  const id = group?.id
  const { typed, isRestored, onType, afterSend, clear } = useTyped(
    `group-${id ?? 'new'}`,
    groupKeys,
  )
  const stored = textsOf(group)
  const edits = changedSince<string>(typed, stored)
  const hasEdits = Object.keys(edits).length > 0
  const title = group?.name ?? t('groups.add')
  const { running, errors, setErrors, run } = useAction<Step>(title, { form })

  async function leave() {
    if (running !== null) return
    if (hasEdits && !(await confirmDiscard(dialogs, t('groups.nothingSaved')))) return
    clear()
    onClose()
  }

  function change(texts: GroupTexts) {
    onType(texts)
    const changed = Object.keys(texts).map((key) => key.split('.')[0])
    const others = Object.entries(errors).filter(([key]) => !changed.includes(key.split('.')[0]))
    setErrors(Object.fromEntries(others))
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = sentOf(stored, edits)
    const done = await run('save', () =>
      id === undefined
        ? postApi('/locations/groups', { body: { name: '', ...body } })
        : postApi('/locations/groups/{id}', { id, body }),
    )
    if (!done) return
    void refreshGroups()
    // What was typed meanwhile stays.
    if (!afterSend((now) => changedSince<string>(now, typed))) onClose()
  }

  async function remove(groupId: number) {
    const question = {
      title: t('groups.askDelete', { name: title }),
      message: t('groups.deleteMeans'),
      yes: t('groups.delete'),
      isDanger: true,
    }
    if (!(await dialogs.confirm(question))) return
    if (!(await run('delete', () => deleteApi('/locations/groups/{id}', { id: groupId })))) return
    clear()
    onClose()
    void refreshGroups(groupId)
  }

  return (
    <Dialog onClose={() => void leave()} title={<bdi>{title}</bdi>} size="lg">
      <form ref={form} onSubmit={(event) => void save(event)} aria-label={title} noValidate>
        <Stack gap="md">
          {isRestored && hasEdits && <Hint>{t('card.unsavedRestored')}</Hint>}
          <GroupFields id={id} texts={{ ...stored, ...edits }} errors={errors} onChange={change} />
          <DialogButtons>
            {id !== undefined && (
              <Group me="auto">
                <Button
                  variant="default"
                  aria-busy={running === 'delete'}
                  leftSection={<IconTrash size={18} aria-hidden />}
                  onClick={() => void remove(id)}
                >
                  {t('groups.delete')}
                </Button>
              </Group>
            )}
            <Button variant="default" onClick={() => void leave()}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit" disabled={!hasEdits} aria-busy={running === 'save'}>
              {t('card.save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}
