import type { Picture as PublishedPicture } from '#catalogue/published.ts'
import type { RichText } from '#catalogue/text/rich-text.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Prose } from '#web/site/prose.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { readMilestones } from './read-milestones.ts'

interface StoryProps {
  picture: PublishedPicture | null
  /** Rich text, or plain lines. */
  words: RichText | string | null
}

export function Story({ picture, words }: StoryProps) {
  const { langAttributes } = useI18n()
  return (
    <div className="about-story">
      {picture && (
        <Picture
          {...langAttributes(picture.alt)}
          picture={picture}
          sizes="(width < 850px) calc(100vw - 2.5rem), 34rem"
        />
      )}
      <div className="about-words">
        {typeof words === 'string' ? <Milestones text={words} /> : <Prose value={words} />}
      </div>
    </div>
  )
}

/** Renders a plain text as a list of years where its lines begin with them, else as paragraphs. */
function Milestones({ text }: { text: string }) {
  const { langAttributes } = useI18n()
  const { before, years } = readMilestones(text)
  if (years.length < 2) return <Lines text={text} />
  return (
    <>
      {before !== '' && <Lines text={before} />}
      <ol className="about-years" {...langAttributes(text)}>
        {years.map(({ year, words }) => (
          <li key={`${year} ${words}`}>
            <strong>{year}</strong>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Renders each line of a plain text as a paragraph. */
export function Lines({ text }: { text: string }) {
  const { langAttributes } = useI18n()
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => (
    <p key={line} {...langAttributes(text)}>
      {line}
    </p>
  ))
}
