import { Button, FileButton, Group } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { maxRedirects, redirects } from '#catalogue/sections/site/redirects.ts'
import { DirectItems } from '#web/admin/documents/direct-sections/direct-items.tsx'
import type { LayoutLoad } from '#web/admin/documents/direct-sections/layout-load.ts'
import { SaveBar } from '#web/admin/documents/direct-sections/save-bar.tsx'
import { useDirectSection } from '#web/admin/documents/direct-sections/use-direct-section.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { type Outcome, OutcomeNote } from '#web/admin/ui/dialogs/outcome-note.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { Panel } from '#web/admin/ui/panel/panel.tsx'
import { addRedirects, mostBytes, readRedirects } from './read-redirects.ts'

/** Renders the redirects. A file only fills the form: saving checks them all. */
export function RedirectsForm({ load }: { load: LayoutLoad }) {
  const direct = useDirectSection(redirects, load)
  const { form, mayEdit, setErrors } = direct
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function addFile(file: File | null) {
    if (!file) return
    const rows = file.size > mostBytes ? null : await readFile(file)
    const found = rows && addRedirects(form.content.items, rows)
    if (found) {
      form.change({ ...form.content, items: found.items })
      setErrors({ ...direct.errors, items: {} })
    }
    setOutcome({ sentence: sentenceOf(rows, found), isError: !found })
  }

  return (
    <Panel
      title={labelled(redirects.label)}
      intro={t('settings.redirectsIntro')}
      place={direct.place}
    >
      {mayEdit && (
        <Group gap="md">
          <FileButton accept=".csv,text/csv" onChange={(file) => void addFile(file)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconFileImport size={18} aria-hidden />}
              >
                {t('redirects.import')}
              </Button>
            )}
          </FileButton>
          <Hint>{t('redirects.importIntro')}</Hint>
        </Group>
      )}
      <OutcomeNote outcome={outcome} />
      <DirectItems direct={direct} empty={t('settings.noRedirects')} />
      <SaveBar direct={direct} />
    </Panel>
  )
}

async function readFile(file: File) {
  try {
    return await readRedirects(await file.text())
  } catch {
    return null
  }
}

function sentenceOf(
  rows: readonly unknown[] | null,
  found: ReturnType<typeof addRedirects>,
): string {
  if (!rows) return t('redirects.unreadable')
  if (!found) return t('redirects.tooMany', { most: maxRedirects })
  const { added, changed } = found
  return t('redirects.added', { added, changed })
}
