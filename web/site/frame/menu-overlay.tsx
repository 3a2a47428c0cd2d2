import type { Frame } from '#catalogue/published.ts'
import { MenuList } from '#web/site/frame/menu-list.tsx'
import { words } from '#web/site/words.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { invoker } from '#web/ui/invoker.ts'
import { Picture } from '#web/ui/picture.tsx'

export const menuOverlayId = 'menu-overlay'

interface MenuOverlayProps {
  overlay: Frame['overlay']
  burger: Frame['burger']
}

/** The full-screen dialog titled Menu; the browser keeps the focus in it and gives it back. */
export function MenuOverlay({ overlay, burger }: MenuOverlayProps) {
  return (
    <dialog id={menuOverlayId} className="overlay" aria-labelledby="menu-overlay-title">
      <div className="overlay-head">
        <h2 id="menu-overlay-title">{words.menu}</h2>
        <button
          type="button"
          className="overlay-close"
          aria-label={words.close}
          {...invoker('close', menuOverlayId)}
        >
          <Icon name="close" />
        </button>
      </div>
      <MenuIcons icons={overlay.icons} />
      <div className="overlay-categories">
        {overlay.categories.map((category) => (
          <MenuCategory key={category.path} category={category} />
        ))}
      </div>
      {burger.links.length > 0 && <MenuList className="overlay-links" links={burger.links} />}
      <div className="overlay-foot">
        <OrderLink icon="bag" label={words.pickup} />
        <OrderLink icon="scooter" label={words.delivery} />
      </div>
    </dialog>
  )
}

function MenuIcons({ icons }: { icons: Frame['overlay']['icons'] }) {
  if (icons.length === 0) return null
  return (
    <ul className="overlay-icons">
      {icons.map((icon) => (
        <li key={icon.id}>
          <span className="overlay-icon">
            {icon.picture && (
              <Picture picture={icon.picture} sizes="96px" fit="contain" decorative />
            )}
          </span>
          {icon.name}
        </li>
      ))}
    </ul>
  )
}

function MenuCategory({ category }: { category: Frame['overlay']['categories'][number] }) {
  return (
    <section className="overlay-category">
      <h3>
        <a href={category.path}>{category.name}</a>
      </h3>
      <ul>
        {category.lists.map((list) => (
          <li key={list.path}>
            <a href={list.path}>{list.name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OrderLink({ icon, label }: { icon: IconName; label: string }) {
  return (
    <a className="button overlay-order" href="/contact">
      <Icon name={icon} />
      {label}
    </a>
  )
}
