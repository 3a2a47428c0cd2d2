import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { t } from '#web/admin/i18n/translate.ts'

/** Near-neutral with a tint of the brand's aubergine; amber is never used for text. */
const ink: MantineColorsTuple = [
  '#f7f4f5',
  '#eae5e7',
  '#d3c9cd',
  '#b9aab0',
  '#a08d95',
  '#856f78',
  '#6b545e',
  '#533d47',
  '#3f2a34',
  '#2b1420',
]

const amber: MantineColorsTuple = [
  '#fff8e6',
  '#ffefcc',
  '#ffe099',
  '#ffd066',
  '#ffc440',
  '#ffb81c',
  '#d99a0f',
  '#a87508',
  '#7a5404',
  '#4f3602',
]

const expired: MantineColorsTuple = [
  '#faf3ee',
  '#efe1d6',
  '#e0c6b1',
  '#cfa88a',
  '#bd8d68',
  '#a4724c',
  '#855937',
  '#6d472a',
  '#573820',
  '#3f2816',
]

const pageControls = {
  first: 'pages.first',
  previous: 'pages.previous',
  next: 'pages.next',
  last: 'pages.last',
} as const

/** The main action: dark on light, light on dark, in both schemes with full contrast. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input)
  const isMain = input.variant === 'filled' && (!input.color || input.color === 'ink')
  if (!isMain) return resolved
  return {
    ...resolved,
    background: 'var(--admin-main)',
    hover: 'var(--admin-main-hover)',
    color: 'var(--admin-main-text)',
  }
}

export const adminTheme = () =>
  createTheme({
    primaryColor: 'ink',
    primaryShade: { light: 8, dark: 5 },
    autoContrast: true,
    variantColorResolver,
    luminanceThreshold: 0.35,
    colors: { ink, amber, brown: expired },
    fontFamily: 'var(--admin-face)',
    headings: { fontFamily: 'var(--admin-face)', fontWeight: '600' },
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    focusRing: 'auto',
    // Layering of the specification's section 9: menu 1000, modal 1100, tooltip 1100.
    components: {
      Pagination: {
        defaultProps: {
          getControlProps: (control: keyof typeof pageControls) => ({
            'aria-label': t(pageControls[control]),
          }),
          getItemProps: (page: number) => ({ 'aria-label': t('pages.number', { page }) }),
        },
        vars: () => ({
          root: {
            '--pagination-active-bg': 'var(--admin-main)',
            '--pagination-active-color': 'var(--admin-main-text)',
          },
        }),
      },
      AppShell: { defaultProps: { zIndex: 1000 } },
      Modal: {
        defaultProps: {
          zIndex: 1100,
          closeButtonProps: { 'aria-label': t('dialog.closeLabel') },
          // A dialog's header is not the page's banner.
          attributes: { header: { role: 'presentation' } },
        },
      },
      Popover: { defaultProps: { zIndex: 1100 } },
      Combobox: { defaultProps: { zIndex: 1100 } },
      Tooltip: { defaultProps: { zIndex: 1100 } },
    },
  })

/** Mantine's own dimmed, placeholder and error colours fall short of 4.5:1 here and there. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-primary-color-filled': 'var(--admin-main)',
    '--mantine-primary-color-filled-hover': 'var(--admin-main-hover)',
    '--mantine-color-dimmed': '#5f5458',
    '--mantine-color-placeholder': '#706469',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-body': '#ffffff',
    '--admin-ground': '#faf8f8',
    '--admin-line': '#e4dedf',
    '--admin-main': '#3f2a34',
    '--admin-main-hover': '#2b1420',
    '--admin-main-text': '#ffffff',
    '--admin-input-line': '#8d8287',
    '--admin-active': '#f7f1f3',
    '--admin-focus': '#2b1420',
    '--admin-draft': '#4d4649',
    '--admin-draft-ground': '#eeebec',
    '--admin-pending': '#6a4700',
    '--admin-pending-ground': '#fff0c9',
    '--admin-approved': '#1d5c36',
    '--admin-approved-ground': '#dff3e6',
    '--admin-expired': '#6d472a',
    '--admin-expired-ground': '#f3e6dc',
    '--admin-rejected': '#9a1f17',
    '--admin-rejected-ground': '#fde7e5',
  },
  dark: {
    '--mantine-primary-color-filled': 'var(--admin-main)',
    '--mantine-primary-color-filled-hover': 'var(--admin-main-hover)',
    '--mantine-color-dimmed': '#b3a9ad',
    '--mantine-color-placeholder': '#9a9094',
    '--mantine-color-error': '#ff9c94',
    '--mantine-color-body': '#1d1a1b',
    '--admin-ground': '#151314',
    '--admin-line': '#3a3437',
    '--mantine-color-text': '#ece8ea',
    '--admin-main': '#eae5e7',
    '--admin-main-hover': '#ffffff',
    '--admin-main-text': '#2b1420',
    '--admin-input-line': '#857b80',
    '--admin-active': '#2e292b',
    '--admin-focus': '#ffb81c',
    '--admin-draft': '#d6cfd2',
    '--admin-draft-ground': '#383336',
    '--admin-pending': '#ffd87a',
    '--admin-pending-ground': '#463500',
    '--admin-approved': '#9be0b5',
    '--admin-approved-ground': '#173b26',
    '--admin-expired': '#e5c3a8',
    '--admin-expired-ground': '#432e1f',
    '--admin-rejected': '#ffb4ad',
    '--admin-rejected-ground': '#4e1c19',
  },
})
