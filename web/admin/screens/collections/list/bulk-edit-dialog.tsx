import { Button, Group, NativeSelect, Radio, Stack } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { BulkChange } from '#web/admin/api/collection-calls.ts'
import type { BulkTargets } from '#web/admin/api/entry-queries.ts'
import type { PublicHoliday } from '#web/admin/api/wire.gen.ts'
import { FieldControl } from '#web/admin/fields/field-control.tsx'
import { emptyRow, type Row } from '#web/admin/fields/row.ts'
import { sentOf } from '#web/admin/fields/sent-of.ts'
import { labelled, labelledInside, t } from '#web/admin/i18n/translate.ts'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { bulkFields, isAboutDays, isEmptied, withDay } from './bulk-fields.ts'
import { NextHolidays } from './next-holidays.tsx'

interface BulkEditDialogProps {
  collection: Collection
  targets: BulkTargets
  count: number
  /** Entries that were sent so far; 0 before the first batch is done. */
  sent: number
  isSaving: boolean
  onSave: (change: BulkChange) => void
  onClose: () => void
}

/**
 * Chooses a field of many entries and its new value. It stays open, with what was typed, as long as an
 * entry is selected that the value was not saved in.
 */
export function BulkEditDialog(props: BulkEditDialogProps) {
  const { collection, targets, count, sent, isSaving, onSave, onClose } = props
  const dialogs = useDialogs()
  const fields = bulkFields(collection)
  const [key, setKey] = useState(fields[0]?.key ?? '')
  const field = fields.find((one) => one.key === key)
  /** Null until the control is changed. */
  const [changed, setChanged] = useState<Row | null>(null)
  const row = changed ?? emptyRow(fields)
  /** Holidays that were chosen: each opens its row. */
  const [chosen, setChosen] = useState(0)
  const [way, setWay] = useState<'add' | 'replace'>('add')
  const isAdding = field?.rows !== undefined && field.rows !== null && way === 'add'
  const isReady = field !== undefined && changed !== null && !(isAdding && isEmptied(field, row))

  async function save(approval: 0 | 1) {
    if (!field || !isReady || isSaving) return
    const question = {
      title: t('bulk.askEmpty', { field: labelledInside(field.label), count }),
      message: t('bulk.editMeans'),
      yes: t('bulk.empty'),
      isDanger: true,
    }
    if (!isAdding && isEmptied(field, row) && !(await dialogs.confirm(question))) return
    const value = sentOf(field, row)
    onSave({ set: isAdding ? {} : value, add: isAdding ? value : {}, approval })
  }

  function chooseHoliday(field: Field, { date, until }: PublicHoliday) {
    setChanged(withDay(field, row, { date, until }))
    setChosen(chosen + 1)
  }

  // While it is saved, closing would lose what is not saved in the end.
  function close() {
    if (!isSaving) onClose()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // Forms of dialogs that a control opens bubble through here.
    if (event.target === event.currentTarget) void save(1)
  }

  return (
    <Dialog onClose={close} title={t('bulk.editTitle', { count })} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Hint>{t(isAdding ? 'bulk.addMeans' : 'bulk.editMeans')}</Hint>
          <NativeSelect
            label={t('bulk.field')}
            data={fields.map(({ key: value, label }) => ({ value, label: labelled(label) }))}
            value={key}
            onChange={({ currentTarget: { value } }) => {
              setKey(value)
              setChanged(null)
            }}
          />
          {field?.rows && (
            <Radio.Group
              aria-label={labelled(field.label)}
              value={way}
              onChange={(value) => setWay(value === 'add' ? 'add' : 'replace')}
            >
              <Group gap="lg" mt={6}>
                <Radio value="add" label={t('bulk.add')} />
                <Radio value="replace" label={t('bulk.replace')} />
              </Group>
            </Radio.Group>
          )}
          {field && collection.grouping && isAboutDays(field) && (
            <NextHolidays targets={targets} onChoose={(day) => chooseHoliday(field, day)} />
          )}
          {field && (
            <FieldControl
              key={`${key} ${chosen}`}
              field={field}
              row={row}
              error={null}
              onChange={(patch) => setChanged({ ...row, ...patch })}
            />
          )}
          <div role="status">
            {sent > 0 && <Hint>{t('bulk.progress', { done: sent, count })}</Hint>}
          </div>
          <DialogButtons>
            <Button variant="default" disabled={isSaving} onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button
              variant="default"
              disabled={!isReady}
              aria-busy={isSaving}
              onClick={() => void save(0)}
            >
              {t('card.saveDraft')}
            </Button>
            <Button type="submit" disabled={!isReady} aria-busy={isSaving}>
              {t('card.submit')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}
