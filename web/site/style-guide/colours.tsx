import { contrast, leastContrast, onWhite } from '#catalogue/sections/site/contrast.ts'

/** What large words need (WCAG 2.2, success criterion 1.4.3). */
const largeContrast = 3

interface Brand {
  primary: string
  secondary: string
}

/** The colours as `tokens.css` makes them of the brand's two. */
function tokens({ primary, secondary }: Brand) {
  return {
    '--brand': primary,
    '--ink': secondary,
    '--ink-soft': onWhite(secondary, 0.8),
    '--ground': onWhite(primary, 0.09),
    '--ground-deep': onWhite(primary, 0.24),
    '--tomato': '#e4432d',
    '--leaf': '#2f7d4f',
    white: '#ffffff',
  }
}

type Token = keyof ReturnType<typeof tokens>

/** Words on grounds, as pages have them. */
const pairs: readonly (readonly [words: Token, ground: Token])[] = [
  ['--ink', '--ground'],
  ['--ink-soft', '--ground'],
  ['--ink', '--brand'],
  ['--ground', '--ink'],
  ['--ink', '--ground-deep'],
  ['--ink-soft', 'white'],
  ['--leaf', 'white'],
  ['--leaf', '--ground'],
  ['--tomato', 'white'],
  ['--brand', '--ink'],
]

/** Each pair with its contrast, measured, and what that is enough for. */
export function Colours({ brand }: { brand: Brand }) {
  const of = tokens(brand)
  return (
    <ul className="guide-colours">
      {pairs.map(([words, ground]) => {
        const ratio = contrast(of[words], of[ground])
        return (
          <li key={`${words} ${ground}`} style={{ '--words': of[words], '--on': of[ground] }}>
            <strong aria-hidden="true">Aa</strong>
            <code dir="ltr">
              {words} / {ground}
            </code>
            <span dir="ltr">
              {ratio.toFixed(2)} : 1 {gradeOf(ratio)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function gradeOf(ratio: number): string {
  if (ratio >= 7) return 'AAA'
  if (ratio >= leastContrast) return 'AA'
  return ratio >= largeContrast ? 'AA 24 px' : '–'
}
