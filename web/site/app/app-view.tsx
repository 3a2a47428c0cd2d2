import type { Picture as PublishedPicture, SiteLayout } from '#catalogue/published.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { averageColour, Picture } from '#web/ui/picture.tsx'
import { VideoPlayer } from './video-player.tsx'

interface Part {
  description: string
  image: PublishedPicture | null
}

export interface AppContent {
  banner: PublishedPicture | null
  app: PublishedPicture | null
  video: { description: string; video_url: string } | null
  deals: Part | null
  steps: Part | null
  stores: SiteLayout['footer']['appStore'][]
}

interface AppViewProps {
  name: string
  path: string
  content: AppContent
  origin: string
}

export function AppView({ name, path, content, origin }: AppViewProps) {
  const { t, langAttributes } = useI18n()
  const { banner, app, video, deals, steps, stores } = content
  return (
    <>
      <div className="app-head" style={averageColour(banner)}>
        {banner && (
          <Picture
            {...langAttributes(banner.alt)}
            picture={banner}
            sizes="(width < 850px) 100vw, 60vw"
            urgency="first"
          />
        )}
        <div className="app-head-words">
          <h1>{name}</h1>
          <Stores stores={stores} />
        </div>
      </div>
      <div className="page-column">
        <Breadcrumbs steps={[{ name, path }]} origin={origin} />
        {video?.video_url && <Watch video={video} />}
        {app && (
          <div className="app-picture">
            <Picture
              {...langAttributes(app.alt)}
              picture={app}
              sizes="(width < 850px) calc(100vw - 2.5rem), 80rem"
            />
          </div>
        )}
        {deals && <PartView title={t('app.deals')} part={deals} />}
        {steps && <PartView title={t('app.steps')} part={steps} />}
      </div>
    </>
  )
}

function Stores({ stores }: { stores: AppContent['stores'] }) {
  const { href, langAttributes } = useI18n()
  const complete = stores.filter(({ picture, url }) => picture !== null && url !== '')
  if (complete.length === 0) return null
  return (
    <div className="app-badges">
      {complete.map(({ picture, url }) => (
        <a key={url} href={href(url)}>
          {picture && (
            <Picture
              {...langAttributes(picture.alt)}
              picture={picture}
              sizes="170px"
              fit="contain"
            />
          )}
        </a>
      ))}
    </div>
  )
}

function Watch({ video }: { video: NonNullable<AppContent['video']> }) {
  const { t, langAttributes } = useI18n()
  const title = t('app.watch')
  const host = new URL(video.video_url).hostname.replace(/^(www|player)\./, '')
  return (
    <section className="app-part" aria-labelledby="watch">
      <div className="app-words">
        <h2 id="watch">{title}</h2>
        <p {...langAttributes(video.description)}>{video.description}</p>
        <p className="video-note">
          {t('app.loadsFrom', { host })}{' '}
          <a href={video.video_url} rel="noreferrer">
            {t('app.open', { host })}
          </a>
        </p>
      </div>
      <Island
        name="VideoPlayer"
        id="video"
        component={VideoPlayer}
        props={{ address: video.video_url, title, play: t('app.play') }}
        when="use"
      />
    </section>
  )
}

function PartView({ title, part: { description, image } }: { title: string; part: Part }) {
  const { langAttributes } = useI18n()
  return (
    <section className="app-part">
      {image && (
        <Picture
          {...langAttributes(image.alt)}
          picture={image}
          sizes="(width < 850px) calc(100vw - 2.5rem), 38rem"
        />
      )}
      <div className="app-words">
        <h2>{title}</h2>
        <p {...langAttributes(description)}>{description}</p>
      </div>
    </section>
  )
}
