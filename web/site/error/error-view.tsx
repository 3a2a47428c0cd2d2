import { useSpeech } from '#web/site/speech.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PetalArch } from '#web/ui/petals/petal-arch.tsx'

export type ErrorStatus = 400 | 401 | 403 | 404 | 500 | 503

/** One page for every status that visitors can meet; never for search engines. */
export function ErrorView({ status }: { status: ErrorStatus }) {
  const { say, href } = useSpeech()
  return (
    <div className="error">
      <meta name="robots" content="noindex" />
      <div className="error-arch">
        <PetalArch />
      </div>
      <h1 className="error-status">{status}</h1>
      <p className="error-words">{say('error.unavailable')}</p>
      <a className="button" href={href('/')}>
        {say('error.back')}
        <Icon name="forward" turns />
      </a>
    </div>
  )
}
