import { useState } from 'react'
import { languageTags } from '#catalogue/languages.ts'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { LanguageTag } from '#web/admin/documents/languages/language-tag.tsx'
import { RowButton } from '#web/admin/lists/table/responsive-table.tsx'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'

const LogLineDialog = dialogLater(async () => (await import('./log-line-dialog.tsx')).LogLineDialog)

export function LogLineButton({ line }: { line: LogEntry }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowButton onOpen={() => setOpen(true)}>
        {formatDescription(line)}
        {line.language !== '' && <LanguageTag place={line.language} />}
      </RowButton>
      {isOpen && <LogLineDialog line={line} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Returns the description without the language's tag: its name is shown instead. */
function formatDescription({ description, language }: LogEntry): string {
  if (language === '') return description
  // Brackets differ by language, and bidi isolates surround the tag.
  return description.replace(RegExp(`\\s?[(（]\u2068?${languageTags[language]}\u2069?[)）]`), '')
}
