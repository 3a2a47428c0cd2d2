import { synonyms } from '#catalogue/sections/site/synonyms.ts'
import { newKey } from '#web/admin/api/new-key.ts'
import type { ReadyGroup, ZeroResult } from '#web/admin/api/wire.gen.ts'
import { DirectItems } from '#web/admin/documents/direct/direct-items.tsx'
import type { LayoutLoad } from '#web/admin/documents/direct/layout-load.ts'
import { SaveBar } from '#web/admin/documents/direct/save-bar.tsx'
import { useDirectSection } from '#web/admin/documents/direct/use-direct-section.ts'
import { type FormContent, newItem } from '#web/admin/fields/form-content.ts'
import { entryKey } from '#web/admin/fields/items/item-title.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { focusEntry } from '#web/admin/ui/ordered-list/focus-entry.ts'
import { Part } from '#web/admin/ui/part/part.tsx'
import { ReadyGroups } from './ready-groups.tsx'
import { ZeroResults } from './zero-results.tsx'

interface SearchFormProps {
  load: LayoutLoad
  readyWords: ReadyGroup[]
  zeroResults: ZeroResult[]
}

/** Words that mean the same, and the searches that show which ones are missing. */
export function SearchForm({ load, readyWords, zeroResults }: SearchFormProps) {
  const direct = useDirectSection(synonyms, load)
  const { form } = direct

  function startGroup(term: string) {
    const item = newItem(synonyms, newKey())
    const items = [...form.content.items, { ...item, row: { ...item.row, words: `${term}, ` } }]
    form.change({ ...form.content, items })
    announce(t('settings.groupAdded', { term }))
    if (synonyms.set) focusEntry(entryKey(synonyms.set, item))
  }

  return (
    <>
      <Part
        title={labelled(synonyms.label)}
        intro={t('settings.synonymsIntro')}
        place={direct.place}
      >
        <DirectItems direct={direct} empty={t('settings.noSynonyms')} />
        <ReadyGroups
          groups={readyWords}
          unused={unusedIn(form.content)}
          change={(unused) => direct.change({ unused }, 'unused')}
          mayEdit={direct.mayEdit}
        />
        <SaveBar direct={direct} />
      </Part>
      <Part title={t('settings.withoutResult')} intro={t('settings.withoutResultIntro')}>
        <ZeroResults terms={zeroResults} startGroup={direct.mayEdit ? startGroup : null} />
      </Part>
    </>
  )
}

function unusedIn({ values }: FormContent): string[] {
  return Array.isArray(values.unused) ? values.unused.map(String) : []
}
