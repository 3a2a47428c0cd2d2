import { Paper, Radio, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { limits } from '#catalogue/limits.ts'
import { tones, urgentNotice } from '#catalogue/sections/site/notice.ts'
import { useTimeZone } from '#web/admin/api/brand.ts'
import { getApi, postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { formatMomentIn } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'

type Tone = (typeof tones)[number]

interface Terms {
  minutes: number
  texts: readonly { tone: Tone; text: string }[]
}

const termsQuery = queryOptions({
  queryKey: ['urgent-notice'],
  queryFn: ({ signal }) => getApi('/banners/urgent-notice/now', { signal }),
})

/** Publishes a recall or closure at once, for those whom Settings name. */
export function UrgentNoticeScreen() {
  const terms = useQuery(termsQuery)
  return (
    <Stack gap="lg">
      <ScreenHeader title={labelled(urgentNotice.label)} />
      <Paper withBorder p="md">
        <Loaded query={terms} skeleton={<Skeleton h={320} />}>
          {(data) =>
            data.can_publish ? <NoticeForm terms={data} /> : <Text>{t('urgent.notYours')}</Text>
          }
        </Loaded>
      </Paper>
    </Stack>
  )
}

const toneNames = () =>
  ({
    warning: t('urgent.recall'),
    closure: labelled('Closure'),
    info: labelled('Information'),
  }) satisfies Record<Tone, string>

function NoticeForm({ terms: { minutes, texts } }: { terms: Terms }) {
  const textOf = (tone: Tone) => texts.find((one) => one.tone === tone)?.text ?? ''
  const [tone, setTone] = useState<Tone>('warning')
  const [text, setText] = useState(textOf('warning'))
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const zone = useTimeZone()
  const { running, errors, run } = useAction(labelled(urgentNotice.label), { isQuiet: true })

  /** Keeps what the person has written. */
  function choose(next: Tone) {
    if (text === textOf(tone)) setText(textOf(next))
    setTone(next)
  }

  async function publish() {
    const question = {
      title: t('urgent.ask'),
      message: t('urgent.everywhere', { minutes }),
      about: <Text dir="auto">{text}</Text>,
      yes: t('urgent.publish'),
    }
    if (!(await dialogs.confirm(question))) return
    const body = { text, tone }
    const done = await run('run', () => postApi('/banners/urgent-notice/now', { body }))
    if (!done) return
    void refreshContent()
    const time = formatMomentIn(done.data.review_until, zone)
    await dialogs.show({
      tone: 'success',
      title: t('urgent.published'),
      message: t('urgent.until', { time }),
    })
    await navigate('/dashboard')
  }

  return (
    <Stack>
      <Radio.Group
        label={labelled('Tone')}
        value={tone}
        onChange={(value) => choose(tones.find((one) => one === value) ?? tone)}
      >
        <Stack gap="xs" mt="xs">
          {Object.entries(toneNames()).map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={labelled('Text')}
        dir="auto"
        autosize
        minRows={3}
        maxLength={limits.plainText}
        required
        value={text}
        error={errors.text?.join(' ')}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Text size="sm" c="dimmed">
        {t('urgent.everywhere', { minutes })}
      </Text>
      <ActionButton
        size="md"
        isRunning={running !== null}
        leftSection={<IconSpeakerphone size={18} aria-hidden />}
        onClick={() => void publish()}
      >
        {t('urgent.publish')}
      </ActionButton>
    </Stack>
  )
}
