import { Alert, Stack } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconFileImport,
  IconInfoCircle,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { type Language, languageNames, languages } from '#catalogue/languages.ts'
import { ApiError, errorMessage } from '#web/admin/api/api-error.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import type { ImportedEntries } from '#web/admin/api/wire.gen.ts'
import { SubmitDrafts } from '#web/admin/documents/actions/submit-drafts.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { RowCounts, RowTable } from '#web/admin/lists/import/import-preview.tsx'
import { type ChosenTable, readChosen } from '#web/admin/lists/import/send-import.ts'
import { TableDrop } from '#web/admin/lists/import/table-drop.tsx'
import { sendFiles } from '#web/admin/media/upload/send-files.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { Panel } from '#web/admin/ui/panel/panel.tsx'

const accepted = '.csv,.xlf,.xliff'

interface State {
  file: ChosenTable | null
  isRunning: boolean
  /** The result of the last call; that of a dry run says what would change. */
  found: ImportedEntries | null
  message: string | null
  error: string | null
}

const nothingYet: State = { file: null, isRunning: false, found: null, message: null, error: null }

export function ImportTranslations({ language }: { language: Language }) {
  const { file, isRunning, found, message, error, choose, importFile } =
    useTranslationImport(language)
  const isImported = found !== null && !found.dry_run
  const isReady = found?.dry_run === true && found.new + found.changed > 0
  const name = languageNames[language]
  return (
    <Panel title={`${t('translations.import')} · ${name}`} intro={t('translations.importIntro')}>
      <Stack>
        <TableDrop
          name={file?.name ?? null}
          label={t('translations.allFormats')}
          hint={t('translations.drag')}
          accepted={accepted}
          onChoose={(one) => void choose(one)}
          isDisabled={isRunning}
        />
        {error && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} p="sm">
            {error}
          </Alert>
        )}
        {found && file && (
          <>
            <RowCounts found={found} />
            <Alert
              role="note"
              color={isReady || isImported ? 'green' : 'ink'}
              icon={isImported ? <IconCircleCheck aria-hidden /> : <IconInfoCircle aria-hidden />}
              p="sm"
            >
              {isImported ? message : t(isReady ? 'translations.ready' : 'translations.unchanged')}
            </Alert>
            <RowTable rows={found.rows} name={file.name} />
          </>
        )}
        {!isImported && (
          <div>
            <ActionButton
              isRunning={isRunning}
              leftSection={<IconFileImport size={18} aria-hidden />}
              data-disabled={(!isReady && !isRunning) || undefined}
              aria-disabled={!isReady}
              onClick={() => isReady && void importFile()}
            >
              {t('translations.start')}
            </ActionButton>
          </div>
        )}
        {isImported && <SubmitDrafts language={language} />}
      </Stack>
    </Panel>
  )
}

function useTranslationImport(language: Language) {
  const [state, setState] = useState(nothingYet)
  const request = useRef<AbortController | null>(null)
  useEffect(() => () => request.current?.abort(), [])

  async function send(file: ChosenTable, isDry: boolean) {
    setState((before) => ({ ...before, file, isRunning: true, error: null }))
    const body = new FormData()
    body.set('lang', language)
    body.set('dry_run', isDry ? '1' : '0')
    body.append('file', file.bytes, file.name)
    request.current = new AbortController()
    const { signal } = request.current
    try {
      const sending = { progress: () => undefined, signal }
      const { data, message } = await sendFiles('/translations/import', { body }, sending)
      setState({ file, isRunning: false, found: data, message, error: null })
      announce(message)
      if (!isDry) void refreshContent()
    } catch (error) {
      if (signal.aborted) return
      const isUnsure = !isDry && error instanceof ApiError && error.status === 0
      setState({
        ...nothingYet,
        file,
        error: isUnsure ? t('translations.unsure') : reasonOf(error),
      })
    }
  }

  async function choose(chosen: File) {
    const other = otherLanguage(chosen.name, language)
    if (other) {
      const error = t('translations.otherLanguage', { language: languageNames[other] })
      return setState({ ...nothingYet, error })
    }
    const isOne = accepted.split(',').some((end) => chosen.name.toLowerCase().endsWith(end))
    const file = isOne ? await readChosen(chosen) : null
    if (file) await send(file, true)
    else setState({ ...nothingYet, error: t(isOne ? 'import.unreadable' : 'translations.notOne') })
  }

  async function importFile() {
    if (state.file && !state.isRunning) await send(state.file, false)
  }

  return { ...state, choose, importFile }
}

/** Returns the language in the name of an export, where it is not this one. */
function otherLanguage(name: string, language: Language): Language | null {
  const [, named] = /^translations-([a-z]{2})\b/.exec(name) ?? []
  return languages.find((one) => one === named && one !== language) ?? null
}

/** Returns the error about the file as a whole, where there is one. */
function reasonOf(error: unknown): string {
  const reason = error instanceof ApiError ? error.errors.file?.[0] : null
  return reason ?? errorMessage(error)
}
