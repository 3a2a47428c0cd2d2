import { NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field, FieldKind } from '#catalogue/field.ts'
import { windowFields } from '#web/admin/documents/entry/entry-shape.ts'
import { FieldControl } from '#web/admin/fields/field-control.tsx'
import { emptyRow, type Row } from '#web/admin/fields/row.ts'
import { sentOf } from '#web/admin/fields/sent-of.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'

interface BulkEditDialogProps {
  collection: Collection
  count: number
  onSave: (set: Row, approval: 0 | 1) => void
  onClose: () => void
}

/** Chooses a field of many entries and its new value. */
export function BulkEditDialog({ collection, count, onSave, onClose }: BulkEditDialogProps) {
  const fields = bulkFields(collection)
  const [key, setKey] = useState(fields[0]?.key ?? '')
  const field = fields.find((one) => one.key === key)
  const [row, setRow] = useState<Row>(() => emptyRow(fields))
  const save = (approval: 0 | 1) => field && onSave(sentOf(field, row), approval)
  return (
    <Dialog onClose={onClose} title={t('bulk.editTitle', { count })} size="lg">
      <Stack gap="md">
        <Hint>{t('bulk.editMeans')}</Hint>
        <NativeSelect
          label={t('bulk.field')}
          data={fields.map(({ key: value, label }) => ({ value, label: labelled(label) }))}
          value={key}
          onChange={({ currentTarget: { value } }) => setKey(value)}
        />
        {field && (
          <FieldControl
            key={key}
            field={field}
            row={row}
            error={null}
            onChange={(patch) => setRow({ ...row, ...patch })}
          />
        )}
        <DialogButtons>
          <ActionButton variant="default" isRunning={false} onClick={() => save(0)}>
            {t('card.saveDraft')}
          </ActionButton>
          <ActionButton isRunning={false} onClick={() => save(1)}>
            {t('card.submit')}
          </ActionButton>
        </DialogButtons>
      </Stack>
    </Dialog>
  )
}

/** The kinds that each entry writes for itself. */
const ownKinds: ReadonlySet<FieldKind> = new Set(['richText', 'blocks'])

function bulkFields({
  fields,
  titleKey,
  naturalKey,
  window,
  fixedValues = {},
}: Collection): Field[] {
  const own = [titleKey, naturalKey, 'slug', ...Object.keys(fixedValues)]
  const shared = fields.filter(({ key, kind }) => !own.includes(key) && !ownKinds.has(kind))
  return [...shared, ...windowFields(window)]
}
