import { Button, FileButton, Group } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { maxRedirects, redirects } from '#catalogue/sections/site/redirects.ts'
import { DirectItems } from '#web/admin/documents/direct-sections/direct-items.tsx'
import type { LayoutLoad } from '#web/admin/documents/direct-sections/layout-load.ts'
import { SaveBar } from '#web/admin/documents/direct-sections/save-bar.tsx'
import { useDirectSection } from '#web/admin/documents/direct-sections/use-direct-section.ts'
import type { FormErrors } from '#web/admin/fields/field-errors.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { FaultNote, type Outcome, OutcomeNote } from '#web/admin/ui/dialogs/outcome-note.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { Panel } from '#web/admin/ui/panel/panel.tsx'
import { addRedirects, brokenLine, mostBytes, readRedirects } from './read-redirects.ts'

/** Renders the redirects. A file only fills the form: saving checks them all. */
export function RedirectsForm({ load }: { load: LayoutLoad }) {
  const direct = useDirectSection(redirects, load)
  const { form, mayEdit, setErrors } = direct
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [lines, setLines] = useState<ReadonlyMap<string, number>>(new Map())

  async function addFile(file: File | null) {
    if (!file) return
    const rows = await readFile(file)
    const found = Array.isArray(rows) ? addRedirects(form.content.items, rows) : null
    if (found) {
      form.change({ ...form.content, items: found.items })
      setErrors({ ...direct.errors, items: {} })
      setLines(new Map([...lines, ...found.lines]))
    }
    const sentence = Array.isArray(rows) ? sentenceOf(found) : rows
    setOutcome({ sentence, isError: !found })
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
      <FaultNote fault={faultsByLine(direct.errors.items, lines)} />
      <DirectItems direct={direct} empty={t('settings.noRedirects')} />
      <SaveBar direct={direct} />
    </Panel>
  )
}

/** Returns the rows of a file, or why it cannot be read. */
async function readFile(file: File) {
  try {
    return file.size > mostBytes
      ? t('redirects.unreadable')
      : await readRedirects(await file.text())
  } catch (error) {
    const line = brokenLine(error)
    return line === null ? t('redirects.unreadable') : t('redirects.unreadableRow', { line })
  }
}

function sentenceOf(found: ReturnType<typeof addRedirects>): string {
  if (!found) return t('redirects.tooMany', { most: maxRedirects })
  const { added, changed } = found
  return t('redirects.added', { added, changed })
}

/** Returns what the server found wrong with redirects of the file, each with its line. */
function faultsByLine(
  errors: FormErrors['items'],
  lines: ReadonlyMap<string, number>,
): string | null {
  const faults = [...lines]
    .sort(([, one], [, other]) => one - other)
    .flatMap(([key, line]) =>
      Object.values(errors[key] ?? {}).map((sentence) => {
        return t('collection.fact', { name: t('redirects.row', { line }), value: sentence })
      }),
    )
  return faults.length === 0 ? null : faults.join('\n')
}
