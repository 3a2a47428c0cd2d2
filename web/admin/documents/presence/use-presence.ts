import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { collections } from '#catalogue/catalogue.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { type OpenDocument, peopleAt } from './open-documents.ts'
import { openDocuments } from './speak-up.ts'

/** Who else has this card or entry open. While it is shown, others are told that it is open here. */
export function usePresence(state: DocumentView, form: SectionForm) {
  const { entity_type, entry_id, language } = state
  const [opened, setOpened] = useState<ReturnType<typeof openDocuments.open> | null>(null)
  const people = useSyncExternalStore(openDocuments.listen, () => openDocuments.people)
  const isThere = entry_id > 0 || !isEntry(entity_type)

  useEffect(() => {
    if (!isThere) return
    const place = openDocuments.open({ entity_type, entry_id, language })
    setOpened(place)
    return place.close
  }, [isThere, entity_type, entry_id, language])

  const content = useRef(form.content)
  useEffect(() => {
    if (content.current === form.content) return
    content.current = form.content
    if (form.isEdited) opened?.typed()
  }, [form.content, form.isEdited, opened])

  const place: OpenDocument = { entity_type, entry_id, language }
  return isThere ? peopleAt(people, place) : []
}

/** One that is being added has no number yet: nobody else can have it open. */
function isEntry(entityType: string): boolean {
  return collections.some((collection) => collection.entityType === entityType)
}
