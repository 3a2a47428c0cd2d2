import { JobCard } from '#web/site/careers/job-card.tsx'
import { DisclosureNote } from '#web/site/disclosure/disclosure-note.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { Allergens } from '#web/site/menu-details/allergens.tsx'
import { NutritionTable } from '#web/site/menu-details/nutrition-table.tsx'
import { MenuItemCard } from '#web/site/menu-items/menu-item-card.tsx'
import { OfferCard } from '#web/site/offers/offer-card.tsx'
import { OtherOffers } from '#web/site/offers/offer-section.tsx'
import { PostCard } from '#web/site/posts/post-card.tsx'
import { RestaurantCard } from '#web/site/restaurants/restaurant-card.tsx'
import type { Samples } from './load-samples.ts'
import { Group, Specimen } from './specimen.tsx'

export function Cards({ samples }: { samples: Samples }) {
  const { t } = useI18n()
  const { brand, offers, dishes: items, news, galleries, jobs, restaurants } = samples
  const [offer, item, story, gallery] = [offers[0], items[0], news[0], galleries[0]]
  const [job, restaurant] = [jobs[0], restaurants[0]]
  const long = `${brand.description} ${brand.description}`.slice(0, 200)
  const { locale } = brand
  return (
    <>
      <Group of="cards">
        {offer && (
          <>
            <Specimen code="OfferCard isFirst" isWide>
              <OfferCard offer={offer} isFirst level="h3" />
            </Specimen>
            <Specimen code="OfferCard">
              <OfferCard offer={{ ...offer, title: long }} level="h3" />
            </Specimen>
            <Specimen code="OfferCard picture={null}">
              <OfferCard offer={{ ...offer, picture: null, until: null }} level="h3" />
            </Specimen>
          </>
        )}
        {item && (
          <>
            <Specimen code="DishCard">
              <MenuItemCard dish={item} level="h3" urgency="later" />
            </Specimen>
            <Specimen code="DishCard isNew limited">
              <MenuItemCard
                dish={{ ...item, isNew: true, limited: t('menuItem.limited') }}
                level="h3"
                urgency="later"
              />
            </Specimen>
            <Specimen code="DishCard disclosed">
              <MenuItemCard
                dish={{ ...item, disclosed: [{ kind: 'salt', text: t('disclosure.highSalt') }] }}
                level="h3"
                urgency="later"
              />
            </Specimen>
            <Specimen code="DisclosureNote">
              <DisclosureNote sentences={['adultsNeed', 'saltLimit']} />
            </Specimen>
            <Specimen code="DishCard picture={null} price={null}">
              <MenuItemCard
                dish={{ ...item, picture: null, price: null, title: long }}
                level="h3"
                urgency="later"
              />
            </Specimen>
          </>
        )}
        {story && (
          <>
            <Specimen code="PostCard isLead" isWide>
              <PostCard post={story} locale={locale} isLead level="h3" />
            </Specimen>
            <Specimen code="PostCard">
              <PostCard post={story} locale={locale} level="h3" />
            </Specimen>
            <Specimen code="PostCard picture={null}">
              <PostCard
                post={{ ...story, picture: null, title: long }}
                locale={locale}
                level="h3"
              />
            </Specimen>
          </>
        )}
        {gallery && (
          <Specimen code='PostCard kind="gallery"'>
            <PostCard post={gallery} locale={locale} level="h3" />
          </Specimen>
        )}
        {job && (
          <>
            <Specimen code="JobCard">
              <JobCard job={job} level="h3" />
            </Specimen>
            <Specimen code="JobCard pay={null} closes={null}">
              <JobCard job={{ ...job, pay: null, closes: null, department: '' }} level="h3" />
            </Specimen>
          </>
        )}
        {restaurant && (
          <>
            <Specimen code="RestaurantCard">
              <RestaurantCard restaurant={restaurant} />
            </Specimen>
            <Specimen code='RestaurantCard state="coming"'>
              <RestaurantCard restaurant={{ ...restaurant, state: 'coming', delivery: null }} />
            </Specimen>
          </>
        )}
      </Group>
      <Group of="tables">
        <Specimen code="NutritionTable" isWide>
          <NutritionTable nutrition={nutritionOf(t('menuItem.portion'))} />
        </Specimen>
        <Specimen code="Allergens" isWide>
          <Allergens
            groups={{
              contains: [t('guide.sample', { number: 1 })],
              mayContain: [t('guide.sample', { number: 2 })],
              free: [3, 4, 5].map((number) => t('guide.sample', { number })),
              unknown: [t('guide.sample', { number: 6 })],
            }}
          />
        </Specimen>
      </Group>
      <Group of="empty">
        <Specimen code="OtherOffers offers={[]}" isWide>
          <OtherOffers offers={[]} />
        </Specimen>
        <Specimen code="p.page-lead">
          <p className="page-lead">{t('community.empty')}</p>
        </Specimen>
        <Specimen code="p.offer-away">
          <p className="offer-away">{t('offers.soon')}</p>
        </Specimen>
      </Group>
    </>
  )
}

function nutritionOf(name: string) {
  return {
    sizes: [1, 2, 3].map((id) => ({ id, name: `${name} ${id}`, price: id === 3 ? null : '€4.90' })),
    rows: [
      { name: 'kJ', isPart: false, values: ['820', '1230', '1640'] },
      { name: 'g', isPart: true, values: ['4.1', null, '8.2'] },
    ],
  }
}
