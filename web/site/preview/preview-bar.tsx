import type { CSSProperties } from 'react'
import { locales } from '#catalogue/languages.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { localizeName } from '#catalogue/messages/localize.ts'
import { Label } from '#catalogue/messages/message.ts'
import type { Previewed, ShownMoment } from '#catalogue/published.ts'
import { stateNames } from '#catalogue/revision-state.ts'
import { formatDeadline } from '#web/site/format.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { PhoneWidth } from './phone-width.tsx'

// Inline styles, so that no style sheet for guests grows.
const bar: CSSProperties = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 900,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  alignItems: 'center',
  padding: '10px 20px',
  background: '#1f1400',
  color: '#ffffff',
  fontSize: 15,
  lineHeight: 1.4,
}
const link: CSSProperties = { color: '#ffc107', textDecoration: 'underline' }
const list: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 260px',
  gap: '2px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
}

interface PreviewBarProps {
  previewed: readonly Previewed[]
  /** The moment that staff chose to see. */
  moment?: ShownMoment | null
}

/** Renders the bar of a preview: what guests do not see yet and its author, and the moment that is shown. */
export function PreviewBar({ previewed, moment = null }: PreviewBarProps) {
  const { t, language } = useI18n()
  if (moment?.isPast) return <PastBar at={moment.at} />
  const back = previewed.find(({ editorPath }) => editorPath)?.editorPath ?? '/dashboard'
  const word = (english: string) => localizeLabel(language, new Label(english))
  return (
    <aside aria-label={t('preview.title')} style={bar}>
      <strong>{t('preview.title')}</strong>
      {moment && <ToCome at={moment.at} />}
      {previewed.length === 0 ? (
        moment === null && <span style={{ flex: '1 1 260px' }}>{t('preview.nothing')}</span>
      ) : (
        <ul style={list} aria-label={t('preview.open')}>
          {previewed.map(({ label, title, state, author }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, on the server
            <li key={at}>
              {t('preview.one', {
                name: title ? `${word(label)}: ${title}` : word(label),
                state: word(stateNames[state]),
                author: localizeName(language, author),
              })}
            </li>
          ))}
        </ul>
      )}
      <Island
        name="PhoneWidth"
        id="phone-width"
        component={PhoneWidth}
        props={{ label: t('preview.phone') }}
        when="idle"
      />
      <a href={back} style={link}>
        {t('preview.back')}
      </a>
    </aside>
  )
}

function useMoment(at: string): string {
  return formatDeadline(at, { locale: locales[useI18n().language], zone: 'UTC' })
}

function ToCome({ at }: { at: string }) {
  const { t } = useI18n()
  return <span style={{ flex: '1 1 260px' }}>{t('preview.toCome', { moment: useMoment(at) })}</span>
}

function PastBar({ at }: { at: string }) {
  const { t } = useI18n()
  const moment = useMoment(at)
  return (
    <aside aria-label={t('preview.title')} style={bar}>
      <strong style={{ flex: '1 1 260px' }}>{t('preview.past', { moment })}</strong>
      <a href="/admin/logs" style={link}>
        {t('preview.toLog')}
      </a>
    </aside>
  )
}
