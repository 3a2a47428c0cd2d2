import { synonyms } from '#catalogue/frame/synonyms.ts'
import type { ZeroResult } from '#web/admin/api/wire.gen.ts'
import { announce } from '#web/admin/dialogs/announcer.tsx'
import { DirectItems } from '#web/admin/direct/direct-items.tsx'
import type { FrameLoad } from '#web/admin/direct/frame-load.ts'
import { SaveBar } from '#web/admin/direct/save-bar.tsx'
import { useDirectSection } from '#web/admin/direct/use-direct-section.ts'
import { newItem } from '#web/admin/form/form-content.ts'
import { entryKey } from '#web/admin/item-set/entry-key.ts'
import { newKey } from '#web/admin/new-key.ts'
import { focusEntry } from '#web/admin/ordered-list/focus-entry.ts'
import { Part } from './part.tsx'
import { ZeroResults } from './zero-results.tsx'

interface SearchFormProps {
  load: FrameLoad
  zeroResults: ZeroResult[]
}

/** Words that mean the same, and the searches that show which ones are missing. */
export function SearchForm({ load, zeroResults }: SearchFormProps) {
  const direct = useDirectSection(synonyms, load)
  const { form } = direct

  function startGroup(term: string) {
    const item = newItem(synonyms, newKey())
    const items = [...form.content.items, { ...item, row: { ...item.row, words: `${term}, ` } }]
    form.change({ ...form.content, items })
    announce(`A group with ${term} was added. Name a word that finds something.`)
    if (synonyms.set) focusEntry(entryKey(synonyms.set, item))
  }

  return (
    <>
      <Part
        title={synonyms.label}
        intro="Words that the search takes for one another, separated by commas."
        place={direct.place}
      >
        <DirectItems direct={direct} empty="No synonyms yet." />
        <SaveBar direct={direct} />
      </Part>
      <Part
        title="Searches without a result"
        intro="What guests looked for and did not find, most frequent first."
      >
        <ZeroResults terms={zeroResults} startGroup={direct.mayEdit ? startGroup : null} />
      </Part>
    </>
  )
}
