import { Button, Group, Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { location } from '#catalogue/collections/location.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Theme } from '#catalogue/theme/theme.ts'
import { getApi, postApi } from '#web/admin/api/call-api.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { applyTheme } from './apply-theme.ts'
import styles from './look.module.css'

/** Width and height of the shown part of a page, in CSS pixels of that page. */
const sizes = { phone: [390, 760], desktop: [1280, 860] } as const

/** Opens the preview pass, and finds an offer and a restaurant. */
const pagesQuery = {
  queryKey: ['look', 'pages'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const [offers, restaurants] = await Promise.all([
      getApi('/promotions', { signal }),
      getApi('/locations', { signal }),
      postApi('/auth/preview', { body: {} }),
    ])
    const [offer, restaurant] = [offers.data[0], restaurants.data[0]]
    return [
      { title: labelled('Home'), path: '/home' },
      { title: labelled('Menu'), path: '/menu' },
      ...(offer
        ? [{ title: labelled(promotion.label), path: `/promotion/${offer.id}/details` }]
        : []),
      ...(restaurant
        ? [{ title: labelled(location.label), path: `/contact/${restaurant.id}` }]
        : []),
      { title: t('look.error'), path: '/error-404' },
    ]
  },
  staleTime: 1_800_000, // the pass is good for an hour
}

/** Renders five pages of the site with a theme, at the width of a phone or of a desktop. */
export function LookPreview({ theme }: { theme: Theme }) {
  const [device, setDevice] = useState<keyof typeof sizes>('desktop')
  const pages = useQuery(pagesQuery).data ?? []
  return (
    <section className={styles.preview} aria-label={t('look.preview')}>
      <Group justify="space-between">
        <Text fw={600}>{t('look.preview')}</Text>
        <Button.Group>
          {(['desktop', 'phone'] as const).map((one) => (
            <Button
              key={one}
              size="compact-sm"
              variant={device === one ? 'filled' : 'default'}
              aria-pressed={device === one}
              onClick={() => setDevice(one)}
            >
              {one === 'phone' ? t('look.phone') : t('look.desktop')}
            </Button>
          ))}
        </Button.Group>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too */}
      <div className={styles.pages} data-device={device} tabIndex={0}>
        {pages.map(({ title, path }) => (
          <PagePreview key={path} {...{ title, path, theme, device }} />
        ))}
      </div>
    </section>
  )
}

interface PagePreviewProps {
  title: string
  path: string
  theme: Theme
  device: keyof typeof sizes
}

function PagePreview({ title, path, theme, device }: PagePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useElementSize()
  const [width, height] = sizes[device]
  const scale = Math.min(1, room.width / width)

  useEffect(() => {
    void applyTheme(frame.current, theme)
  }, [theme])

  return (
    <figure className={styles.page}>
      <figcaption>{title}</figcaption>
      <div ref={room.ref} className={styles.room} style={{ height: height * scale }}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={title}
          src={`${path}?preview=1`}
          width={width}
          height={height}
          style={{ scale: String(scale) }}
          onLoad={() => {
            frame.current?.contentDocument?.addEventListener('click', stayOnPage, true)
            void applyTheme(frame.current, theme)
          }}
        />
      </div>
    </figure>
  )
}

/** Links lead nowhere: another page would not have the theme. */
function stayOnPage(event: Event): void {
  event.preventDefault()
}
