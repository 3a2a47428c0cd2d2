import 'leaflet/dist/leaflet.css'
import './map.css'
import {
  control,
  divIcon,
  latLngBounds,
  layerGroup,
  map as makeMap,
  marker,
  tileLayer,
} from 'leaflet'
import { groupedBy, type ListedRestaurant, listedRestaurants } from './listed-restaurants.ts'

/** A map that stands in the page. */
export interface RenderedMap {
  /** Other restaurants are in the list now. */
  update(): void
  remove(): void
}

/** As close as it opens on one restaurant, and as close as it goes. */
const zooms = { opened: 15, most: 19 }

/** Pictures that may fail before it is said that the map's do. */
const mostFailures = 3

/**
 * Draws the restaurants of the list on a map. Each marker leads to its card.
 *
 * @param failed is told once, when pictures do not come and none has
 */
export function drawMap(
  element: HTMLElement,
  tiles: string,
  words: { closer: string; farther: string },
  failed: () => void,
): RenderedMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = makeMap(element, {
    attributionControl: false,
    zoomControl: false,
    maxZoom: zooms.most,
    // The wheel is the page's.
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  })
  control
    .zoom({ zoomInTitle: words.closer, zoomOutTitle: words.farther, position: 'topright' })
    .addTo(map)
  const markers = layerGroup().addTo(map)
  let places: ListedRestaurant[] = []
  /** Whose group was asked to come apart: who did so goes on at its pin. */
  let chosen: ListedRestaurant | null = null

  /** Shows all of these; animated only where somebody has asked for it. */
  function frame(shown: readonly ListedRestaurant[], animate: boolean): void {
    const bounds = latLngBounds(shown.map(({ place }) => place))
    map.fitBounds(bounds, { padding: [56, 56], maxZoom: zooms.opened, animate })
  }

  /** It stands where its first one is, so that no two are nearer than that. */
  function put(group: [ListedRestaurant, ...ListedRestaurant[]]): void {
    const [first] = group
    const icon = pin(group.length)
    const one = marker(first.place, { icon, riseOnHover: true }).addTo(markers)
    const names = group.map(({ name }) => name).join(', ')
    const drawn = one.getElement()
    // What is seen of several is their number: the name says it too (WCAG 2.5.3).
    drawn?.setAttribute('aria-label', group.length > 1 ? `${group.length}: ${names}` : names)
    drawn?.setAttribute('title', names)
    const choose = () => {
      if (group.length === 1 || map.getZoom() >= zooms.opened) return leadTo(first.card, isStill)
      chosen = first
      frame(group, !isStill)
    }
    one.on('click', choose)
    drawn?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      choose()
    })
    if (chosen && group.includes(chosen)) drawn?.focus({ preventScroll: true })
  }

  function draw(): void {
    markers.clearLayers()
    const at = ({ place }: ListedRestaurant) => map.latLngToLayerPoint(place)
    for (const group of groupedBy(places, (one, other) => at(one).distanceTo(at(other)))) put(group)
    chosen = null
  }

  function update(): void {
    places = listedRestaurants()
    if (places.length > 0) frame(places, false)
    draw()
  }

  update()
  map.on('zoomend', draw)
  openTiles(tiles, failed).addTo(map)
  return { update, remove: () => void map.remove() }
}

/** The pictures. */
function openTiles(tiles: string, failed: () => void) {
  const layer = tileLayer(tiles, { maxZoom: zooms.most, detectRetina: tiles.includes('{r}') })
  let failures = 0
  let hasCome = false
  layer.on('tileload', () => {
    hasCome = true
  })
  layer.on('tileerror', () => {
    failures += 1
    if (!hasCome && failures === mostFailures) failed()
  })
  return layer
}

/** The card comes into view, and who reads by keyboard goes on at its link. */
function leadTo(card: HTMLElement, isStill: boolean): void {
  card.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  card.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true })
}

/** The mark is the style sheet's (`map.css`); of several it has their number. */
function pin(count: number) {
  const iconSize: [number, number] = [36, 44]
  const html = count > 1 ? String(count) : ''
  return divIcon({ className: 'map-pin', html, iconSize, iconAnchor: [18, 43] })
}
