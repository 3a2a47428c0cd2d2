import { useI18n } from '#web/site/i18n.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockButton, BlockTitle } from './word-blocks.tsx'

const pictureSizes = '(width < 850px) 100vw, 26rem'

export function Cards({ block: { title, cards } }: BlockProps<'cards'>) {
  const { langAttributes } = useI18n()
  return (
    <section>
      <BlockTitle title={title} />
      <ul className="block-cards">
        {cards.map((card) => (
          <li key={card.id} className="block-card">
            {card.image && (
              <Picture
                {...langAttributes(card.image.alt)}
                picture={card.image}
                sizes={pictureSizes}
              />
            )}
            <div className="block-words">
              <h3 {...langAttributes(card.title)}>{card.title}</h3>
              {card.text && <p {...langAttributes(card.text)}>{card.text}</p>}
              <BlockButton url={card.url} text={card.button} title={card.title} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Steps({ block: { title, steps } }: BlockProps<'steps'>) {
  const { langAttributes } = useI18n()
  return (
    <section>
      <BlockTitle title={title} />
      <ol className="block-steps">
        {steps.map((step) => (
          <li key={step.id}>
            {step.image && (
              <Picture
                {...langAttributes(step.image.alt)}
                picture={step.image}
                sizes={pictureSizes}
              />
            )}
            <h3 {...langAttributes(step.title)}>{step.title}</h3>
            {step.text && <p {...langAttributes(step.text)}>{step.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Numbers({ block: { title, numbers } }: BlockProps<'numbers'>) {
  const { langAttributes } = useI18n()
  return (
    <section>
      <BlockTitle title={title} />
      <dl className="block-numbers">
        {numbers.map(({ id, number, text }) => (
          <div key={id}>
            <dt {...langAttributes(text)}>{text}</dt>
            <dd {...langAttributes(number)}>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
