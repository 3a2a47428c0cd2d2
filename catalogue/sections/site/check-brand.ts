import type { Content } from '#catalogue/declaration.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { FieldErrors, Message } from '#catalogue/messages/message.ts'
import { appPage, pages } from '#catalogue/pages.ts'
import { contrast, minContrast, mixWithWhite } from '#catalogue/theme/contrast.ts'

/** The shares of the primary colour in the backgrounds of text (`web/site/styles/tokens.css`). */
const deepGround = 0.24
const softInk = 0.8

/** Returns faults of the settings: weak contrast, an app address taken or not ending in `-app`. */
export function checkBrand({ values }: Content): FieldErrors {
  const primary = String(values.primary_color ?? '')
  const secondary = String(values.secondary_color ?? '')
  return {
    ...checkColours(primary, secondary),
    ...checkSlug(String(values.app_slug ?? '')),
  }
}

function checkColours(primary: string, secondary: string): FieldErrors {
  if (!primary || !secondary) return {}
  const onPrimary = contrast(secondary, primary)
  if (onPrimary < minContrast) {
    return { primary_color: [tooPale(inputMessages.brandContrast, onPrimary)] }
  }
  const ground = mixWithWhite(primary, deepGround)
  const onGround = contrast(mixWithWhite(secondary, softInk), ground)
  if (onGround >= minContrast) return {}
  return { secondary_color: [tooPale(inputMessages.pageContrast, onGround)] }
}

type Pale = typeof inputMessages.brandContrast | typeof inputMessages.pageContrast

function tooPale(sentence: Pale, ratio: number): Message {
  return fill(sentence, { found: Math.floor(ratio * 100) / 100, least: minContrast })
}

function checkSlug(slug: string): FieldErrors {
  if (slug === '') return {}
  if (slug.length > 60 || !/^[a-z0-9]+(-[a-z0-9]+)*-app$/.test(slug)) {
    return { app_slug: [inputMessages.appAddress] }
  }
  const isTaken = pages.some(({ id, path }) => id !== appPage && path === `/${slug}`)
  return isTaken ? { app_slug: [inputMessages.addressTaken] } : {}
}
