import { Alert, Anchor, Stack } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type DocumentLanguage, languageNames } from '#catalogue/languages.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import type { SubmittedDrafts } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'

/** Renders a button that submits all of the person's drafts in a language, and why some were not. */
export function SubmitDrafts({ language }: { language: DocumentLanguage }) {
  const [result, setResult] = useState<SubmittedDrafts | null>(null)
  const label =
    language === ''
      ? t('drafts.submit')
      : t('drafts.submitIn', { language: languageNames[language] })
  const { running, run } = useAction(label, { refresh: refreshContent })

  async function submit() {
    const body = { lang: language }
    const response = await run('run', () => postApi('/drafts/submit', { body }))
    if (response) setResult(response.data)
  }

  return (
    <Stack gap="sm" align="flex-start">
      <ActionButton
        isRunning={running !== null}
        leftSection={<IconSend size={18} aria-hidden />}
        onClick={() => void submit()}
      >
        {label}
      </ActionButton>
      {result?.is_more && <Alert role="note">{t('drafts.more')}</Alert>}
      {result && result.refused > 0 && (
        <Alert role="note" color="red" title={t('drafts.refused', { count: result.refused })}>
          <ul>
            {result.problems.map(({ label: type, title, editor_path, message }) => {
              const name = <bdi>{documentTitle({ label: type, title })}</bdi>
              return (
                <li key={`${editor_path} ${type} ${title}`}>
                  {editor_path === null ? (
                    name
                  ) : (
                    <Anchor component={Link} to={editor_path} underline="always" inherit>
                      {name}
                    </Anchor>
                  )}{' '}
                  {message}
                </li>
              )
            })}
          </ul>
        </Alert>
      )}
    </Stack>
  )
}
