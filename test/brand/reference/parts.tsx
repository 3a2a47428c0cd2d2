import { defineParts, Icon, Picture, useI18n } from 'linecheck/parts'

export const parts = defineParts({
  Header: ({ Default, ...props }) => <Default {...props} />,
  Footer: ({ footer }) => <footer>{footer.copyright}</footer>,
  Hero: ({ banners }) => <h1>{banners[0]?.title}</h1>,
  ProductStrip: ({ products }) => <p>{products.map(({ title }) => title).join(' · ')}</p>,
  OfferCard: ({ offer, level: Heading }) => <Heading>{offer.title}</Heading>,
  RestaurantCard: ({ restaurant }) => <h2>{restaurant.name}</h2>,
  MenuItemCard: ({ dish, level: Heading }) => (
    <>
      {dish.picture && <Picture picture={dish.picture} sizes="20rem" />}
      <Heading>{dish.title}</Heading>
    </>
  ),
  NewsCard: ({ post, level: Heading }) => <Heading>{post.title}</Heading>,
  ErrorPage: function ErrorPage({ status }) {
    const { t, href } = useI18n()
    return (
      <>
        <h1>{status}</h1>
        <a href={href('/')}>{t('error.back')}</a>
      </>
    )
  },
  Motif: ({ at }) => (at === 'home' ? <Icon name="leaf" /> : null),
  Badge: ({ children }) => <strong>{children}</strong>,
})
