import { ItemList } from '#web/admin/documents/items/item-list.tsx'
import type { DirectSection } from './use-direct-section.ts'

/** Renders the items of a section. Not in `layout-field.tsx`: this loads the packages for dragging. */
export function DirectItems({ direct, empty }: { direct: DirectSection; empty: string }) {
  const { section, form, errors, setErrors, mayEdit } = direct
  if (!section.set) return null
  return (
    <ItemList
      section={section}
      set={section.set}
      items={form.content.items}
      errors={errors}
      setErrors={setErrors}
      onChange={(items) => form.change({ ...form.content, items })}
      mayEdit={mayEdit}
      empty={empty}
    />
  )
}
