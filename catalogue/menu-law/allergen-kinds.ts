import type { Allergen } from './allergen-names.ts'
import type { Kinds } from './kinded-level.ts'

/**
 * Which of the foods in an allergen a dish contains. Cereals and nuts are those of Regulation (EU)
 * 1169/2011, annex II; the others are what menus name. Pine nuts are nuts in the US and Canada alone.
 */
export const allergenKinds = {
  gluten: {
    name: 'Gluten',
    kinds: {
      wheat: 'Wheat',
      spelt: 'Spelt',
      khorasan_wheat: 'Khorasan wheat',
      rye: 'Rye',
      barley: 'Barley',
      oats: 'Oats',
      triticale: 'Triticale',
    },
  },
  crustaceans: {
    name: 'Crustaceans',
    kinds: { shrimp: 'Prawns', crab: 'Crab', lobster: 'Lobster', crayfish: 'Crayfish' },
  },
  fish: {
    name: 'Fish',
    kinds: {
      cod: 'Cod',
      haddock: 'Haddock',
      pollock: 'Pollock',
      salmon: 'Salmon',
      tuna: 'Tuna',
      anchovy: 'Anchovies',
      herring: 'Herring',
      mackerel: 'Mackerel',
      sardine: 'Sardines',
      bass: 'Bass',
    },
  },
  nuts: {
    name: 'Nuts',
    kinds: {
      almond: 'Almonds',
      hazelnut: 'Hazelnuts',
      walnut: 'Walnuts',
      cashew: 'Cashews',
      pecan: 'Pecans',
      brazil_nut: 'Brazil nuts',
      pistachio: 'Pistachios',
      macadamia: 'Macadamia nuts',
      pine_nut: 'Pine nuts',
    },
  },
  molluscs: {
    name: 'Molluscs',
    kinds: {
      mussel: 'Mussels',
      oyster: 'Oysters',
      clam: 'Clams',
      scallop: 'Scallops',
      squid: 'Squid',
      octopus: 'Octopus',
      snail: 'Snails',
    },
  },
} as const satisfies Partial<Record<Allergen, Kinds>>
