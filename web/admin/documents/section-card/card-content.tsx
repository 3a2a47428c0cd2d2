import { Fieldset } from '@mantine/core'
import type { Section } from '#catalogue/declaration.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { Refusals } from '#web/admin/documents/actions/use-refusals.ts'
import { RowForm } from '#web/admin/documents/form/row-form.tsx'
import { RowView } from '#web/admin/documents/form/row-view.tsx'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { ItemThumbnails } from '#web/admin/documents/items/item-thumbnails.tsx'
import { without } from '#web/admin/fields/field-errors.ts'
import { labelled } from '#web/admin/i18n/translate.ts'

export interface CardContentProps {
  section: Section
  state: DocumentView
  form: SectionForm
  refusals: Refusals
  isBusy: boolean
}

/** Single fields are edited in the card itself; a set shows its items and is edited in a modal. */
export function CardContent({ section, state, form, refusals, isBusy }: CardContentProps) {
  const { content, change } = form
  const mayEdit = state.can.includes('edit')
  return (
    <>
      {section.fields.length > 0 && mayEdit && (
        <Fieldset
          variant="unstyled"
          p={0}
          mx={0}
          disabled={isBusy}
          aria-label={labelled(section.label)}
        >
          <RowForm
            fields={section.fields}
            row={content.values}
            errors={refusals.errors.values}
            change={(patch, field) => {
              change({ ...content, values: { ...content.values, ...patch } })
              const values = without(refusals.errors.values, [field.wire])
              refusals.setErrors({ ...refusals.errors, values })
            }}
          />
        </Fieldset>
      )}
      {section.fields.length > 0 && !mayEdit && (
        <RowView fields={section.fields} row={content.values} />
      )}
      {section.set && <ItemThumbnails set={section.set} items={content.items} mayEdit={mayEdit} />}
    </>
  )
}
