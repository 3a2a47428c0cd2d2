import { Text } from '@mantine/core'
import type { ItemSet } from '#catalogue/declaration.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import styles from '#web/admin/fields/items/item-set.module.css'
import { itemName, itemTitle } from '#web/admin/fields/items/item-title.ts'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import { labelledInside, t } from '#web/admin/i18n/translate.ts'

interface ItemThumbnailsProps {
  set: ItemSet
  items: FormItem[]
  mayEdit: boolean
}

/** The items of a set at a glance. */
export function ItemThumbnails({ set, items, mayEdit }: ItemThumbnailsProps) {
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
