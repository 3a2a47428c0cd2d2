import 'react'

// The Content-Security-Policy lets style attributes set custom properties; the stylesheets read them.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
