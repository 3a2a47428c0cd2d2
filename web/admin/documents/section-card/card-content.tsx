import { Fieldset, Text } from '@mantine/core'
import type { ItemSet, Section } from '#catalogue/declaration.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { SaveErrors } from '#web/admin/documents/actions/use-save-errors.ts'
import { RowForm, RowView } from '#web/admin/documents/form/row-form.tsx'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { without } from '#web/admin/fields/field-errors.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import styles from '#web/admin/fields/items/item-set.module.css'
import { itemName, itemTitle } from '#web/admin/fields/items/item-title.ts'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import { labelled, labelledInside, t } from '#web/admin/i18n/translate.ts'

export interface CardContentProps {
  section: Section
  state: DocumentView
  form: SectionForm
  saveErrors: SaveErrors
  isBusy: boolean
}

/** Renders a section's fields in the card; a set shows its items and is edited in a modal. */
export function CardContent({ section, state, form, saveErrors, isBusy }: CardContentProps) {
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
            errors={saveErrors.errors.values}
            onChange={(patch, field) => {
              change({ ...content, values: { ...content.values, ...patch } })
              const values = without(saveErrors.errors.values, [field.wire])
              saveErrors.setErrors({ ...saveErrors.errors, values })
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

interface ItemThumbnailsProps {
  set: ItemSet
  items: FormItem[]
  mayEdit: boolean
}

function ItemThumbnails({ set, items, mayEdit }: ItemThumbnailsProps) {
  const pictureField = set.fields.find(({ kind }) => kind === 'image')
  const item = labelledInside(set.label)
  if (items.length === 0) {
    return (
      <Text c="dimmed" py="md">
        {mayEdit ? t('items.noneAdd', { item }) : t('items.none', { item })}
      </Text>
    )
  }
  return (
    <ol className={styles.thumbnails}>
      {items.map((item, index) => (
        <li key={item.key}>
          {pictureField && (
            <Thumbnail picture={pictureAt(pictureField, item.row)} size={[200, 150]} />
          )}
          <Text size="sm" mt={6} dir="auto" className={styles.title}>
            {itemTitle(set.fields, item.row) || itemName(set, index)}
          </Text>
        </li>
      ))}
    </ol>
  )
}
