import { type ComponentType, useContext } from 'react'
import { PartsContext } from '#web/site/brand/part.tsx'
import type { BrandParts } from '#web/site/brand/parts.tsx'
import { BadgeDataScript, OpenBadgesIsland } from '#web/site/restaurants/badges/open-badge.tsx'
import type { BlockProps } from './block-props.ts'
import { Faqs, Items, Locations, News, Offers } from './entry-blocks.tsx'
import type { LoadedBlock } from './load-blocks.ts'
import { Gallery, VideoBlock } from './media-blocks.tsx'
import { Cards, Numbers, Steps } from './row-blocks.tsx'
import { CallToAction, Hero, PictureText, Quote, Text } from './word-blocks.tsx'

/** A component for each kind. The code does not compile while one of ours is missing. */
const views: { [K in LoadedBlock['kind']]: ComponentType<BlockProps<K>> } = {
  hero: Hero,
  text: Text,
  picture_text: PictureText,
  cards: Cards,
  gallery: Gallery,
  video: VideoBlock,
  quote: Quote,
  offers: Offers,
  items: Items,
  locations: Locations,
  faqs: Faqs,
  news: News,
  steps: Steps,
  numbers: Numbers,
  call_to_action: CallToAction,
}

interface BlockListProps {
  blocks: readonly LoadedBlock[]
  /** Whether the title of a hero that comes first is the title of the page. */
  isTitled?: boolean
}

/** Renders blocks in rows of one to three columns. */
export function BlockList({ blocks, isTitled = false }: BlockListProps) {
  const restaurants = blocks.flatMap((block) => {
    return block.kind === 'locations' ? block.restaurants : []
  })
  return (
    <div className="blocks">
      {blocks.map((block, place) => (
        <div
          key={block.id}
          id={`part-${block.id}`}
          className="block"
          data-kind={block.kind}
          data-width={block.width}
        >
          <View block={block} level={isTitled && place === 0 ? 'h1' : 'h2'} />
        </div>
      ))}
      {restaurants.length > 0 && (
        <>
          <BadgeDataScript restaurants={restaurants} />
          <OpenBadgesIsland />
        </>
      )}
    </div>
  )
}

interface ViewProps {
  block: LoadedBlock
  level: 'h1' | 'h2'
}

/** The only cast: `views` and the brand have for each kind the component of its blocks. */
function View({ block, level }: ViewProps) {
  const { blocks = [] } = useContext(PartsContext) as BrandParts
  const own = blocks.find(({ kind }) => kind === block.kind)?.Component
  const Component = (own ?? views[block.kind]) as ComponentType<ViewProps> | undefined
  return Component ? <Component block={block} level={level} /> : null
}
