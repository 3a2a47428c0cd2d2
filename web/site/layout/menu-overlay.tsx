import type { SiteLayout } from '#catalogue/published.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { allergensPath } from '#web/site/menu/menu-parts.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { MenuList } from './menu-list.tsx'

export const menuOverlayId = 'menu-overlay'

export function MenuOverlay({ layout }: { layout: SiteLayout }) {
  const { t } = useI18n()
  return (
    <dialog id={menuOverlayId} className="overlay" aria-labelledby="menu-overlay-title">
      <div className="overlay-head">
        <h2 id="menu-overlay-title">{t('menu.title')}</h2>
        <button
          type="button"
          className="overlay-close"
          aria-label={t('menu.close')}
          {...invokerProps('close', menuOverlayId)}
        >
          <Icon name="close" />
        </button>
      </div>
      <MenuContent layout={layout} level="h3" />
    </dialog>
  )
}

/** Commands of the HTML standard. */
type DialogCommand = 'show-modal' | 'close'

/** Returns attributes with which a button opens or closes a `<dialog>` without script. */
export function invokerProps(command: DialogCommand, dialogId: string) {
  return { command, commandfor: dialogId }
}

interface MenuContentProps {
  layout: Pick<SiteLayout, 'overlay' | 'burger' | 'side'>
  /** The menu is a dialog in a page, and a page of its own. */
  level: 'h2' | 'h3'
}

export function MenuContent({ layout, level }: MenuContentProps) {
  const { t } = useI18n()
  const { overlay, burger, side } = layout
  const { icons, categories } = overlay
  const isPaired = isOfEachCategory(icons, categories)
  return (
    <>
      <div
        className="overlay-menu"
        data-paired={isPaired || undefined}
        style={{ '--count': categories.length }}
      >
        <MenuIcons icons={icons} />
        <div className="overlay-categories">
          {categories.map((category) => {
            const icon = icons.find(({ path }) => path === category.path)
            const isSaid = isPaired && icon?.name === category.name
            return <MenuCategory key={category.path} {...{ category, level, isSaid }} />
          })}
        </div>
      </div>
      <AllergensLink isShown={categories.length > 0} />
      {burger.links.length > 0 && <MenuList className="overlay-links" links={burger.links} />}
      <div className="overlay-foot">
        <OrderLink icon="bag" label={t('order.pickup')} path={side.pickup} />
        <OrderLink icon="scooter" label={t('order.delivery')} path={side.delivery} />
      </div>
    </>
  )
}

/** Returns whether the icons are those of the categories, in their order. */
function isOfEachCategory(
  icons: SiteLayout['overlay']['icons'],
  categories: SiteLayout['overlay']['categories'],
): boolean {
  return (
    categories.length > 0 &&
    icons.length === categories.length &&
    icons.every(({ path }, place) => path === categories[place]?.path)
  )
}

function AllergensLink({ isShown }: { isShown: boolean }) {
  const { t, href } = useI18n()
  if (!isShown) return null
  return (
    <p className="overlay-allergens">
      <a href={href(allergensPath)}>{t('menu.allergenTable')}</a>
    </p>
  )
}

function MenuIcons({ icons }: { icons: SiteLayout['overlay']['icons'] }) {
  const { href, langAttributes } = useI18n()
  if (icons.length === 0) return null
  return (
    <ul className="overlay-icons">
      {icons.map((icon) => (
        <li key={icon.id}>
          <a href={href(icon.path)}>
            <span className="overlay-icon">
              {icon.picture && (
                <Picture
                  picture={icon.picture}
                  sizes="(width < 850px) 72px, 12vw"
                  fit="contain"
                  decorative
                />
              )}
            </span>
            <span {...langAttributes(icon.name)}>{icon.name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

interface MenuCategoryProps {
  category: SiteLayout['overlay']['categories'][number]
  level: 'h2' | 'h3'
  /** Its icon has the same name and stands at its head. */
  isSaid: boolean
}

function MenuCategory({ category, level: Heading, isSaid }: MenuCategoryProps) {
  const { href, langAttributes } = useI18n()
  return (
    <section className="overlay-category">
      <Heading className={isSaid ? 'only-heard' : undefined}>
        {isSaid ? (
          <span {...langAttributes(category.name)}>{category.name}</span>
        ) : (
          <a href={href(category.path)} {...langAttributes(category.name)}>
            {category.name}
          </a>
        )}
      </Heading>
      <ul>
        {category.lists.map((list) => (
          <li key={list.path}>
            <a href={href(list.path)} {...langAttributes(list.name)}>
              {list.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OrderLinkProps {
  icon: IconName
  label: string
  path: string
}

function OrderLink({ icon, label, path }: OrderLinkProps) {
  const { href } = useI18n()
  return (
    <a className="button overlay-order" href={href(path)}>
      <Icon name={icon} />
      {label}
    </a>
  )
}
