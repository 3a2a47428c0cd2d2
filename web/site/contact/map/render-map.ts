import 'leaflet/dist/leaflet.css'
import './map.css'
import {
  control,
  map as createMap,
  divIcon,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  marker,
  tileLayer,
} from 'leaflet'
import { groupOverlapping, type ListedRestaurant, listedRestaurants } from './listed-restaurants.ts'

export interface RenderedMap {
  /** Shows the restaurants that are in the list now. */
  update(): void
  remove(): void
}

interface MapOptions {
  /** The address of the tiles (`MAP_TILES`). */
  tiles: string
  labels: { closer: string; farther: string }
  /** Called once, when the first three tiles fail. */
  onFailure: () => void
}

const zooms = { single: 15, max: 19 }
const maxFailures = 3

/** Renders the restaurants of the list on a map. Each marker scrolls to its card. */
export function renderMap(element: HTMLElement, options: MapOptions): RenderedMap {
  const { tiles, labels, onFailure } = options
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    maxZoom: zooms.max,
    // The wheel scrolls the page.
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  })
  control
    .zoom({ zoomInTitle: labels.closer, zoomOutTitle: labels.farther, position: 'topright' })
    .addTo(map)
  const update = addMarkers(map, isStill)
  createTiles(tiles, onFailure).addTo(map)
  return { update, remove: () => void map.remove() }
}

/** Adds the markers and returns the function that adds them again for another list. */
function addMarkers(map: LeafletMap, isStill: boolean): () => void {
  const markers = layerGroup().addTo(map)
  let restaurants: ListedRestaurant[] = []
  /** First of the group that is being split: the focus returns to its marker. */
  let focused: ListedRestaurant | null = null

  function fitTo(group: readonly ListedRestaurant[], animate: boolean): void {
    const bounds = latLngBounds(group.map(({ place }) => place))
    map.fitBounds(bounds, { padding: [56, 56], maxZoom: zooms.single, animate })
  }

  function addMarker(group: [ListedRestaurant, ...ListedRestaurant[]]): void {
    const [first] = group
    const icon = markerIcon(group.length)
    const added = marker(first.place, { icon, riseOnHover: true }).addTo(markers)
    const names = group.map(({ name }) => name).join(', ')
    const markerElement = added.getElement()
    // A group shows its number, so its name contains it (WCAG 2.5.3).
    markerElement?.setAttribute(
      'aria-label',
      group.length > 1 ? `${group.length}: ${names}` : names,
    )
    markerElement?.setAttribute('title', names)
    const select = () => {
      if (group.length === 1 || map.getZoom() >= zooms.single)
        return scrollToCard(first.card, isStill)
      focused = first
      fitTo(group, !isStill)
    }
    added.on('click', select)
    markerElement?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      select()
    })
    if (focused && group.includes(focused)) markerElement?.focus({ preventScroll: true })
  }

  function render(): void {
    markers.clearLayers()
    const at = ({ place }: ListedRestaurant) => map.latLngToLayerPoint(place)
    const groups = groupOverlapping(restaurants, (one, other) => at(one).distanceTo(at(other)))
    for (const group of groups) addMarker(group)
    focused = null
  }

  function update(): void {
    restaurants = listedRestaurants()
    if (restaurants.length > 0) fitTo(restaurants, false)
    render()
  }

  update()
  map.on('zoomend', render)
  return update
}

function createTiles(tiles: string, onFailure: () => void) {
  const layer = tileLayer(tiles, { maxZoom: zooms.max, detectRetina: tiles.includes('{r}') })
  let failures = 0
  let hasLoaded = false
  layer.on('tileload', () => {
    hasLoaded = true
  })
  layer.on('tileerror', () => {
    failures += 1
    if (!hasLoaded && failures === maxFailures) onFailure()
  })
  return layer
}

/** Scrolls to a card and moves the keyboard focus to its link. */
function scrollToCard(card: HTMLElement, isStill: boolean): void {
  card.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  card.querySelector<HTMLElement>(':is(h2, h3) a')?.focus({ preventScroll: true })
}

function markerIcon(count: number) {
  const iconSize: [number, number] = [36, 44]
  const html = count > 1 ? String(count) : ''
  return divIcon({ className: 'map-pin', html, iconSize, iconAnchor: [18, 43] })
}
