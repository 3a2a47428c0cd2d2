import { VideoPlayer } from '#web/site/app/video-player.tsx'
import { PostPictures, toPostPictures } from '#web/site/community-details/post-pictures.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockTitle } from './word-blocks.tsx'

export function Gallery({ block: { id, title, pictures } }: BlockProps<'gallery'>) {
  const { t } = useI18n()
  const shown = toPostPictures(pictures)
  const label = title || t('community.pictures', { count: shown.length })
  return (
    <section>
      <BlockTitle title={title} />
      <PostPictures pictures={shown} title={label} id={`pictures-${id}`} />
    </section>
  )
}

/** Renders a video of another host, which is contacted only when a visitor plays it. */
export function VideoBlock({ block: { id, title, url, caption } }: BlockProps<'video'>) {
  const { t, langAttributes } = useI18n()
  if (url === '') return null
  const host = new URL(url).hostname.replace(/^(www|player)\./, '')
  return (
    <section className="block-video">
      <BlockTitle title={title} />
      <Island
        name="VideoPlayer"
        id={`video-${id}`}
        component={VideoPlayer}
        props={{ address: url, title: title || caption || host, play: t('app.play') }}
        when="use"
      />
      {caption && <p {...langAttributes(caption)}>{caption}</p>}
      <p className="video-note">
        {t('app.loadsFrom', { host })}{' '}
        <a href={url} rel="noreferrer">
          {t('app.open', { host })}
        </a>
      </p>
    </section>
  )
}
