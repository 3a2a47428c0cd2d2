import { useI18n } from '#web/site/i18n.tsx'
import { MenuLink } from '#web/site/layout/menu-list.tsx'
import { Paging } from '#web/site/paging/paging.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { SuggestedPages } from '#web/site/suggested-pages/suggested-pages.tsx'
import { VacancyFilters } from '#web/site/vacancies/vacancy-filters.tsx'
import { Icon, iconNames } from '#web/ui/icon.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import type { Samples } from './load-samples.ts'
import { Group, Specimen } from './specimen.tsx'

export function Actions({ samples, origin }: { samples: Samples; origin: string }) {
  const { t, href } = useI18n()
  const link = { id: 1, name: t('page.menu'), path: '/menu' }
  const search = { label: t('search.title'), action: href('/search') }
  const placeholder = t('search.placeholder')
  return (
    <>
      <Group of="actions">
        {(['button', 'button button-bright', 'button button-quiet'] as const).map((name) => (
          <Specimen key={name} code={`a.${name.replace(' ', '.')}`}>
            <a className={name} href={href('/menu')}>
              {t('page.menu')}
              <Icon name="forward" mirrored />
            </a>
          </Specimen>
        ))}
        <Specimen code="a">
          <a href={href('/menu')}>{t('page.menu')}</a>
        </Specimen>
        <Specimen code="span.arrow-disc">
          <span className="arrow-disc">
            <Icon name="forward" mirrored />
          </span>
        </Specimen>
        <Specimen code="MenuLink">
          <MenuLink link={link} path="/" />
        </Specimen>
        <Specimen code="MenuLink aria-current">
          <MenuLink link={link} path="/menu" />
        </Specimen>
        <Specimen code="MenuLink path={null}">
          <MenuLink link={{ ...link, path: null }} />
        </Specimen>
        <Specimen code="Breadcrumbs" isWide>
          <Breadcrumbs
            steps={[
              { name: t('page.community'), path: '/community' },
              { name: t('guide.title'), path: '/test' },
            ]}
            origin={origin}
          />
        </Specimen>
        {[1, 5, 12].map((page) => (
          <Specimen key={page} code={`Paging page={${page}} last={12}`}>
            <Paging
              path="/community/news"
              page={page}
              last={12}
              label={`${t('paging.label')} (${page})`}
            />
          </Specimen>
        ))}
        <Specimen code="WaysOn" isWide>
          <SuggestedPages categories={[]} />
        </Specimen>
        <Specimen code="Icon" isWide>
          <ul className="guide-icons">
            {iconNames.map((name) => (
              <li key={name}>
                <Icon name={name} />
                <code dir="ltr">{name}</code>
              </li>
            ))}
          </ul>
        </Specimen>
      </Group>
      <Group of="forms">
        <Specimen code="SearchBox">
          <Island
            name="SearchBox"
            id="guide-search"
            component={SearchBox}
            props={{ id: 'guide-term', ...search, placeholder }}
            when="use"
          />
        </Specimen>
        <Specimen code="SearchBox value">
          <Island
            name="SearchBox"
            id="guide-search-value"
            component={SearchBox}
            props={{ id: 'guide-term-value', ...search, placeholder, value: t('page.menu') }}
            when="use"
          />
        </Specimen>
        <Specimen code="SearchBox isBlank">
          <Island
            name="SearchBox"
            id="guide-search-blank"
            component={SearchBox}
            props={{ id: 'guide-term-blank', ...search, placeholder, isBlank: true }}
            when="use"
          />
        </Specimen>
        <Specimen code="VacancyFilters" isWide>
          <VacancyFilters
            path="/work-with-us/join"
            filters={samples.filters}
            chosen={{ place: samples.filters.at(-1)?.options[0]?.value ?? '' }}
          />
        </Specimen>
      </Group>
    </>
  )
}
