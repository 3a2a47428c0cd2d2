import { Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Collection } from '#catalogue/declaration.ts'
import { refusedAddress } from '#web/admin/api/collection-calls.ts'
import type { ImportedEntries } from '#web/admin/api/wire.gen.ts'
import { currentLocale, t } from '#web/admin/i18n/translate.ts'
import { numberWords } from '#web/admin/media/files/size-words.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDownload } from '#web/admin/ui/download/use-download.ts'
import styles from './import.module.css'
import { type ChosenTable, formOf } from './send-import.ts'

interface ProblemsProps {
  collection: Collection
  table: ChosenTable
  submits: boolean
  problems: ImportedEntries['problems']
}

/** What is wrong with the refused rows, each once, and those rows as a file to correct. */
export function Problems({ collection, table, submits, problems }: ProblemsProps) {
  const { isRunning, run } = useDownload()
  const ending = table.name.toLowerCase().endsWith('.json') ? 'json' : 'csv'
  const download = () => {
    const body = formOf(table, { isDry: true, submits })
    void run(refusedAddress(collection), `${collection.key}-refused.${ending}`, body)
  }
  return (
    <div className={styles.problems}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      <section aria-label={t('import.problems')} tabIndex={0} className={styles.problemList}>
        <ul>
          {problems.map(({ column, message, count, rows }) => (
            <li key={`${column}: ${message}`}>
              <Text span fw={600} size="sm">
                {t('import.problemRows', { count, rows: rowsInWords(rows) })}
              </Text>
              <Text size="sm">
                {column === '' ? message : t('collection.fact', { name: column, value: message })}
              </Text>
            </li>
          ))}
        </ul>
      </section>
      <ActionButton
        variant="default"
        isRunning={isRunning}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={download}
      >
        {t('import.downloadRefused')}
      </ActionButton>
    </div>
  )
}

/** So many groups of rows are named. */
const mostNamed = 6

/** `3 to 40, 45`. */
function rowsInWords(rows: readonly (readonly number[])[]): string {
  const words = rows.slice(0, mostNamed).map(([first = 0, last = 0]) => {
    return first === last ? numberWords(first) : t('import.rowRange', { first, last })
  })
  const list = new Intl.ListFormat(currentLocale(), { type: 'unit', style: 'short' })
  const more = rows.length > mostNamed ? ['…'] : []
  return rows.length > 1 ? list.format([...words, ...more]) : words.join('')
}
