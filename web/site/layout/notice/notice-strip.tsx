import type { SiteNotice } from '#catalogue/published.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { CloseNotice } from './close-notice.tsx'
import { hideDismissed } from './hide-dismissed.ts'

const tones = {
  info: { icon: 'info', word: 'notice.info' },
  warning: { icon: 'alert', word: 'notice.warning' },
  closure: { icon: 'stop', word: 'notice.closure' },
} as const

/** Renders the notice above the header. Without script it cannot be dismissed. */
export function NoticeStrip({ notice }: { notice: SiteNotice }) {
  const { t, href, langAttributes } = useI18n()
  const { text, url, link_text, tone, revision } = notice
  const { icon, word } = tones[tone]
  return (
    <>
      <section
        className="notice"
        id="frame-notice"
        data-tone={tone}
        data-revision={revision}
        aria-label={t('notice.label')}
      >
        <Icon name={icon} />
        <p>
          <strong>{t(word)}</strong> <span {...langAttributes(text)}>{text}</span>{' '}
          {url !== '' && (
            <a href={href(url)} {...langAttributes(link_text)}>
              {link_text || t('home.seePage')}
            </a>
          )}
        </p>
        <Island
          name="CloseNotice"
          id="close-notice"
          component={CloseNotice}
          props={{ label: t('notice.close') }}
          when="use"
        />
      </section>
      {/* Before the first paint, so that the page does not move. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: hideDismissed }} />
    </>
  )
}
