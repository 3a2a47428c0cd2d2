import { defineSection } from '#catalogue/define.ts'
import { image } from '#catalogue/fields/image.ts'
import { link } from '#catalogue/fields/link.ts'
import { longText, text } from '#catalogue/fields/text.ts'

/** Specification section 3, "Footer"; its social accounts are in the settings. */
export const footer = defineSection({
  key: 'frame.footer',
  entityType: 'footer',
  label: 'Footer',
  workflow: 'direct',
  savePath: '/footers/update',
  fields: {
    slogan: image('Footer image', { names: ['image_lovin_it', 'image_slogan'] }),
    googlePlay: image('Google Play image', { names: ['image_google_store', 'image_google_play'] }),
    google_store: link('Google Play URL', { addHttps: true, isAddress: true }),
    appStore: image('Apple Store image', { names: ['image_apple_store', 'image_app_store'] }),
    apple_store: link('Apple Store URL', { addHttps: true, isAddress: true }),
    text: longText('Text'),
    copyright: text('Copyright'),
  },
})
