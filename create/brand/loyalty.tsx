import { definePage } from 'linecheck/parts'
import { loyaltyCard, story } from './declarations.ts'

export const page = definePage({
  title: { en: 'Loyalty card', de: 'Treuekarte' },
  sections: [loyaltyCard],
  async load(content) {
    const [card, stories] = await Promise.all([
      content.section(loyaltyCard),
      content.entries(story, { limit: 3 }),
    ])
    return card && { card: card.values, stories }
  },
  render: ({ card, stories }) => (
    <div className="page-column">
      <h1>{card.title}</h1>
      <p>{card.description}</p>
      <ul>
        {stories.map(({ id, values }) => (
          <li key={id}>{values.title}</li>
        ))}
      </ul>
    </div>
  ),
})
