import { Alert, Table, Text } from '@mantine/core'
import {
  IconCircleCheck,
  IconDownload,
  IconInfoCircle,
  IconPhotoOff,
  IconTool,
} from '@tabler/icons-react'
import type { Collection } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { rejectedRowsAddress } from '#web/admin/api/collection-calls.ts'
import type { ImportedEntries, ImportMapping } from '#web/admin/api/wire.gen.ts'
import { currentLocale, labelled, type PlainMessage, t } from '#web/admin/i18n/translate.ts'
import { formatNumber } from '#web/admin/media/files/format-size.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDownload } from '#web/admin/ui/download/use-download.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { entryTitle } from '#web/admin/ui/status/entry-badges.tsx'
import styles from './import.module.css'
import { type ChosenTable, formOf } from './send-import.ts'

const outcomes = {
  new: 'import.new',
  changed: 'import.changed',
  unchanged: 'import.unchanged',
  refused: 'import.refused',
} as const satisfies Record<string, PlainMessage>

const verdicts = {
  fix: { color: 'red', icon: <IconTool aria-hidden />, words: 'import.fix' },
  nothing: { color: 'ink', icon: <IconInfoCircle aria-hidden />, words: 'import.nothing' },
  ready: { color: 'green', icon: <IconCircleCheck aria-hidden />, words: 'import.ready' },
} as const satisfies Record<Verdict, object>

interface ImportPreviewProps {
  preview: ImportedEntries
  collection: Collection
  table: ChosenTable | null
  pictures: Readonly<Record<string, number>>
  submits: boolean
  mapping: ImportMapping | null
}

export function ImportPreview({ preview, ...rest }: ImportPreviewProps) {
  const unmatched = preview.unmatched_pictures
  const { color, icon, words } = verdicts[verdictOn(preview)]
  const { problems, rows } = rest.mapping ? withLabels(preview, rest.collection) : preview
  return (
    <>
      <RowCounts found={preview} />
      <Alert role="note" color={color} icon={icon} p="sm">
        {t(words)}
      </Alert>
      {unmatched.length > 0 && (
        <Alert role="note" color="yellow" icon={<IconPhotoOff aria-hidden />} p="sm">
          {t('import.zip.unmatched', { names: listOfNames(unmatched) })}
        </Alert>
      )}
      {problems.length > 0 && <Problems {...rest} problems={problems} />}
      <RowTable rows={rows} name={rest.table?.name ?? t('import.zip.label')} />
    </>
  )
}

/** Names what a foreign file has no column for by the labels of our fields, in place of `title`. */
function withLabels({ problems, rows }: ImportedEntries, { fields }: Collection) {
  const named = <One extends { column: string }>(one: One): One => {
    const field = fields.find(({ wire }) => wire === one.column)
    return field ? { ...one, column: labelled(field.label) } : one
  }
  return {
    problems: problems.map(named),
    rows: rows.map((row) => ({ ...row, refusals: row.refusals.map(named) })),
  }
}

export function RowCounts({ found }: { found: ImportedEntries }) {
  return (
    <dl className={styles.counts}>
      {(['new', 'changed', 'unchanged', 'refused'] as const).map((outcome) => (
        <div key={outcome} data-outcome={outcome} data-any={found[outcome] > 0}>
          <dt>{t(outcomes[outcome])}</dt>
          <dd>{formatNumber(found[outcome])}</dd>
        </div>
      ))}
    </dl>
  )
}

export function RowTable({ rows, name }: { rows: ImportedEntries['rows']; name: string }) {
  const label = t('import.rowsOf', { name })
  if (rows.length === 0) return null
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      <section aria-label={label} tabIndex={0} className={styles.rows}>
        <Table aria-label={label} stickyHeader verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('import.row')}</Table.Th>
              <Table.Th scope="col">{t('import.entry')}</Table.Th>
              <Table.Th scope="col">{t('import.outcome')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ row, title, outcome, refusals, text }) => (
              <Table.Tr key={row}>
                <Table.Th scope="row">{formatNumber(row)}</Table.Th>
                <Table.Td className={styles.name}>
                  <bdi>{entryTitle({ title })}</bdi>
                </Table.Td>
                <Table.Td className={styles.name}>
                  <span className={styles.outcome} data-outcome={outcome}>
                    {t(outcomes[outcome])}
                  </span>
                  {refusals.length > 0 && (
                    <ul className={styles.refusals}>
                      {refusals.map(({ column, message }) => (
                        <li key={`${column}: ${message}`}>
                          {column === ''
                            ? message
                            : t('collection.fact', { name: column, value: message })}
                        </li>
                      ))}
                    </ul>
                  )}
                  {text && <TextChange text={text} />}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {rows.length >= limits.rowsListed && (
        <Hint>{t('import.firstRows', { count: limits.rowsListed })}</Hint>
      )}
    </>
  )
}

type Row = ImportedEntries['rows'][number]

/** The former translation beside the new one, and what changed in the source since the export. */
function TextChange({ text }: { text: NonNullable<Row['text']> }) {
  const { source, source_now, before, after } = text
  const pairs: [PlainMessage, string, string][] =
    source_now === null
      ? [
          ['translations.before', before, t('translation.none')],
          ['translations.after', after, ''],
        ]
      : [
          ['translations.sourceThen', source, ''],
          ['translations.sourceNow', source_now, ''],
          ['translations.after', after, ''],
        ]
  return (
    <dl className={styles.texts}>
      {pairs.map(([label, words, none]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd dir="auto">{plainText(words) || <Hint>{none}</Hint>}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns the words of a rich text; other texts are as they are. */
function plainText(text: string): string {
  if (!text.startsWith('<')) return text
  const apart = text.replaceAll(/<\/(?:p|li|h\d|td|th)>|<br>/g, ' $&')
  return new DOMParser().parseFromString(apart, 'text/html').body.textContent.trim()
}

/** Returns names for a sentence. */
function listOfNames(names: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'unit' }).format(firstOf(names))
}

/** Returns the first of a list; dots end a long one. */
export function firstOf(list: readonly string[]): string[] {
  const most = 30
  return list.length > most ? [...list.slice(0, most), '…'] : [...list]
}

interface ProblemsProps extends Omit<ImportPreviewProps, 'preview'> {
  problems: ImportedEntries['problems']
}

function Problems({ collection, table, problems, ...phase }: ProblemsProps) {
  const { isRunning, run } = useDownload()
  const ending = table?.name.toLowerCase().endsWith('.json') ? 'json' : 'csv'
  const download = () => {
    const body = formOf(table, { isDry: true, ...phase })
    void run(rejectedRowsAddress(collection), `${collection.key}-refused.${ending}`, body)
  }
  return (
    <div className={styles.problems}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      <section aria-label={t('import.problems')} tabIndex={0} className={styles.problemList}>
        <ul>
          {problems.map(({ column, message, count, rows }) => (
            <li key={`${column}: ${message}`}>
              <Text span fw={600} size="sm">
                {t('import.problemRows', { count, rows: formatRowRanges(rows) })}
              </Text>
              <Text size="sm">
                {column === '' ? message : t('collection.fact', { name: column, value: message })}
              </Text>
            </li>
          ))}
        </ul>
      </section>
      {table && (
        <ActionButton
          variant="default"
          isRunning={isRunning}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={download}
        >
          {t('import.downloadRefused')}
        </ActionButton>
      )}
    </div>
  )
}

/** Maximum number of row groups listed. */
const mostNamed = 6

/** `3 to 40, 45`. */
function formatRowRanges(rows: readonly (readonly number[])[]): string {
  const words = rows.slice(0, mostNamed).map(([first = 0, last = 0]) => {
    return first === last ? formatNumber(first) : t('import.rowRange', { first, last })
  })
  const list = new Intl.ListFormat(currentLocale(), { type: 'unit', style: 'short' })
  const more = rows.length > mostNamed ? ['…'] : []
  return rows.length > 1 ? list.format([...words, ...more]) : words.join('')
}

type Verdict = 'fix' | 'nothing' | 'ready'

/** Returns whether a table can be imported: one rejected row prevents it. */
export function verdictOn({
  new: added,
  changed,
  refused,
}: Pick<ImportedEntries, 'new' | 'changed' | 'refused'>): Verdict {
  if (refused > 0) return 'fix'
  return added + changed === 0 ? 'nothing' : 'ready'
}
