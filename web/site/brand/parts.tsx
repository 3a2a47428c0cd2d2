import type { ComponentProps } from 'react'
import { StartupError } from '#catalogue/startup-error.ts'
import { ErrorView } from '../error/page.tsx'
import { MainBanner, ProductBanner } from '../home/slides/banners.tsx'
import { Footer } from '../layout/footer/footer.tsx'
import { Header } from '../layout/header.tsx'
import { MenuItemCard } from '../menu-items/menu-item-card.tsx'
import { OfferCard } from '../offers/offer-card.tsx'
import { PostCard } from '../posts/post-card.tsx'
import { RestaurantCard } from '../restaurants/restaurant-card.tsx'
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
}

/** Defines the parts of the site that a brand replaces or wraps. */
export function defineParts(parts: BrandParts): BrandParts {
  return parts
}

/** Throws `StartupError` when a brand replaces an unknown part. */
export function checkParts(own: object): void {
  const unknown = Object.keys(own).filter((name) => !(name in parts))
  if (unknown.length === 0) return
  const known = Object.keys(parts).join(', ')
  throw new StartupError(`the brand has a part ${unknown.join(', ')}, but there are only ${known}.`)
}
