import type { ComponentProps } from 'react'
import { brand } from '#brand'
import { StartupError } from '#catalogue/startup-error.ts'
import { ErrorView } from '../error/page.tsx'
import { MainBanner, ProductBanner } from '../home/slides/banners.tsx'
import { Footer } from '../layout/footer/footer.tsx'
import { Header } from '../layout/header.tsx'
import { MenuItemCard } from '../menu-items/menu-item-card.tsx'
import { OfferCard } from '../offers/offer-card.tsx'
import { PostCard } from '../posts/post-card.tsx'
import { RestaurantCard } from '../restaurants/restaurant-card.tsx'
import type { BlockView } from './block-view.ts'
import { Badge, Motif } from './motif.tsx'
import type { PartOverride } from './part.tsx'

/** The parts of the site that a brand can replace or wrap, by the names that it uses. */
const parts = {
  Header,
  Footer,
  Hero: MainBanner,
  ProductStrip: ProductBanner,
  OfferCard,
  RestaurantCard,
  MenuItemCard,
  NewsCard: PostCard,
  ErrorPage: ErrorView,
  Motif,
  Badge,
}

type Parts = typeof parts

export type BrandParts = {
  [Name in keyof Parts]?: PartOverride<ComponentProps<Parts[Name]>>
} & {
  /** The components of the brand's kinds of blocks (`defineBlockView`). */
  blocks?: readonly BlockView[]
}

/** Defines the parts of the site that a brand replaces or wraps. */
export function defineParts(parts: BrandParts): BrandParts {
  return parts
}

/** Throws `StartupError` when a brand replaces an unknown part, or a kind of block has no component. */
export function checkParts(given: object): void {
  const { blocks = [], ...own }: BrandParts = given
  const bare = (brand.blocks ?? []).find(({ kind }) => !blocks.some((one) => one.kind === kind))
  if (bare) throw new StartupError(`the kind of block ${bare.kind} has no component in the parts.`)
  const unknown = Object.keys(own).filter((name) => !(name in parts))
  if (unknown.length === 0) return
  const known = Object.keys(parts).join(', ')
  throw new StartupError(`the brand has a part ${unknown.join(', ')}, but there are only ${known}.`)
}
