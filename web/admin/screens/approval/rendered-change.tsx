import { Button, Group, Text, Title } from '@mantine/core'
import { useElementSize, useInViewport } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { previewIn } from '#web/admin/documents/approval/preview-tab.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import styles from './rendered-change.module.css'

/** Width and height of the shown part of a page, in CSS pixels of that page. */
const sizes = { phone: [390, 760], desktop: [1280, 860] } as const
type Device = keyof typeof sizes

const sides = ['before', 'after'] as const
type Side = (typeof sides)[number]

const passQuery = {
  queryKey: ['approvals', 'preview pass'],
  queryFn: () => postApi('/auth/preview', { body: {} }),
  staleTime: 1_800_000, // the pass is good for an hour
}

interface RenderedChangeProps {
  record: PendingRecord
}

/** Shows the page as guests see it now, and as they would with this change alone. */
export function RenderedChange({ record }: RenderedChangeProps) {
  const id = useId()
  const { ref, inViewport } = useInViewport()
  const [isNear, setNear] = useState(false)
  const [device, setDevice] = useState<Device>('phone')
  const [view, setView] = useState<Side | 'both'>('both')
  const pass = useQuery({ ...passQuery, enabled: isNear && record.preview_path !== null })
  if (inViewport && !isNear) setNear(true)
  if (record.preview_path === null) return <Text c="dimmed">{t('approval.noPage')}</Text>
  const path = previewIn(record.language, record.preview_path)
  const existing = sides.filter((side) => hasPage(record, side))
  const hasChoice = existing.length > 1
  const shown = hasChoice && view !== 'both' ? [view] : existing
  return (
    <section ref={ref} aria-labelledby={id}>
      <Group gap="sm" mb="sm">
        <Title order={3} size="h5" id={id} me="auto">
          {t('approval.rendered')}
        </Title>
        <Choice
          label={t('approval.device')}
          options={[
            ['phone', t('look.phone')],
            ['desktop', t('look.desktop')],
          ]}
          value={device}
          onChange={setDevice}
        />
        {hasChoice && (
          <Choice
            label={t('approval.rendered')}
            options={[
              ['both', t('approval.both')],
              ['before', t('approval.before')],
              ['after', t('approval.after')],
            ]}
            value={view}
            onChange={setView}
          />
        )}
      </Group>
      {record.archived && <Text size="sm">{t('approval.offSite')}</Text>}
      <Loaded query={pass} skeleton={<SkeletonRows count={1} height={320} />}>
        {() => (
          <div className={styles.pages}>
            {shown.map((side) => (
              <Frame
                key={side}
                side={side}
                title={documentTitle(record)}
                address={addressOf(path, side === 'before' ? 0 : record.entity_id)}
                device={device}
              />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  )
}

interface ChoiceProps<Option extends string> {
  label: string
  options: [value: Option, label: string][]
  value: Option
  onChange: (value: Option) => void
}

function Choice<Option extends string>({ label, options, value, onChange }: ChoiceProps<Option>) {
  return (
    <Button.Group aria-label={label}>
      {options.map(([one, name]) => (
        <Button
          key={one}
          size="compact-sm"
          variant={one === value ? 'filled' : 'default'}
          aria-pressed={one === value}
          onClick={() => onChange(one)}
        >
          {name}
        </Button>
      ))}
    </Button.Group>
  )
}

/** A new entry has no page before, an archived one none after. */
function hasPage({ is_new, entry_id, language, archived }: PendingRecord, side: Side): boolean {
  if (side === 'after') return !archived
  return !(is_new && entry_id > 0 && language === '')
}

/** Returns the address of a preview with one revision, or with 0 none. */
function addressOf(path: string, only: number): string {
  const url = new URL(path, window.location.origin)
  url.searchParams.set('only', String(only))
  return `${url.pathname}${url.search}${url.hash}`
}

interface FrameProps {
  side: Side
  title: string
  address: string
  device: Device
}

function Frame({ side, title, address, device }: FrameProps) {
  const room = useElementSize()
  const [width, height] = sizes[device]
  const scale = Math.min(1, room.width / width)
  const [page, part] = address.split('#')
  const name = side === 'before' ? t('approval.before') : t('approval.after')
  return (
    <figure className={styles.page} data-device={device}>
      <figcaption>{name}</figcaption>
      <div ref={room.ref} className={styles.room} style={{ height: height * scale }}>
        {room.width > 0 && (
          // No scripts run in it: it is the page as the server renders it.
          <iframe
            key={address}
            className={styles.frame}
            title={t('approval.fieldOf', { kind: name, field: title })}
            src={page}
            sandbox="allow-same-origin"
            loading="lazy"
            width={width}
            height={height}
            style={{ scale: String(scale) }}
            onLoad={({ currentTarget }) => {
              currentTarget.contentDocument?.addEventListener('click', stayOnPage, true)
              if (part) showPart(currentTarget, part)
            }}
          />
        )}
      </div>
    </figure>
  )
}

/** Links lead nowhere: another page would not be a preview. */
function stayOnPage(event: Event): void {
  event.preventDefault()
}

/** Scrolls a page to a part of it. By its address it would scroll the pane around it too. */
function showPart({ contentDocument, contentWindow }: HTMLIFrameElement, id: string): void {
  const part = contentDocument?.getElementById(id)
  if (!part || !contentWindow) return
  part.closest('details')?.setAttribute('open', '')
  const margin = Number.parseFloat(contentWindow.getComputedStyle(part).scrollMarginBlockStart)
  contentWindow.scrollBy(0, part.getBoundingClientRect().top - margin)
}
