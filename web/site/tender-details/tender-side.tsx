import type { ReactNode } from 'react'
import { useI18n } from '#web/site/i18n.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { DeadlineClock } from './deadline-clock.tsx'
import type { Moment, TenderContent } from './tender-content.ts'

interface TenderSideProps {
  content: TenderContent
  isOpen: boolean
}

/** The moments that count, and beside the last one the server's own clock. */
export function TenderSide({ content, isOpen }: TenderSideProps) {
  const { t } = useI18n()
  const { opened, questionsUntil, questions, closes, apply, zone, locale } = content
  return (
    <dl className="career-side">
      <Fact name={t('tenders.opened')} moment={opened} />
      {questionsUntil && (
        <Fact name={t('tenders.questionsUntil')} moment={questionsUntil}>
          {isOpen && questions && <Address href={questions} text={t('tenders.ask')} />}
        </Fact>
      )}
      {closes && (
        <Fact name={t('tenders.closes')} moment={closes}>
          {isOpen && <Address href={apply} text={t('tenders.bid')} />}
          {isOpen && (
            <Island
              name="DeadlineClock"
              id="deadline"
              component={DeadlineClock}
              props={{
                closesAt: closes.at,
                zone,
                locale,
                clock: t('tenders.clock'),
                left: t('tenders.left'),
                over: t('tenders.over'),
              }}
              when="idle"
            />
          )}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, moment, children }: { name: string; moment: Moment; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <time dateTime={moment.at}>{moment.words}</time>
        {children}
      </dd>
    </div>
  )
}

/** The address of an e-mail is there to be read; of a page, what it is for. */
function Address({ href: to, text }: { href: string; text: string }) {
  const { href } = useI18n()
  const isMail = to.startsWith('mailto:')
  return (
    <a className="tender-address" href={href(to)}>
      {isMail ? <bdi dir="ltr">{to.slice('mailto:'.length).split('?')[0]}</bdi> : text}
    </a>
  )
}
