import { useState } from 'react'
import { languageTags } from '#catalogue/languages.ts'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { LanguageTag } from '#web/admin/documents/languages/language-tag.tsx'
import { RowButton } from '#web/admin/lists/table/responsive-table.tsx'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'

const LogLineDialog = dialogLater(async () => (await import('./log-line-dialog.tsx')).LogLineDialog)

/** What happened, in words that open what it changed. */
export function LogLineButton({ line }: { line: LogEntry }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowButton open={() => setOpen(true)}>
        {wordsOf(line)}
        {line.language !== '' && <LanguageTag place={line.language} />}
      </RowButton>
      {isOpen && <LogLineDialog line={line} close={() => setOpen(false)} />}
    </>
  )
}

/** The description names a language by its tag, which the name stands for here. */
function wordsOf({ description, language }: LogEntry): string {
  if (language === '') return description
  // As the reader's language writes brackets, and keeps what runs the other way together.
  return description.replace(RegExp(`\\s?[(（]\u2068?${languageTags[language]}\u2069?[)）]`), '')
}
