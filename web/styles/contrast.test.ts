import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Colour = [red: number, green: number, blue: number]

/** From OKLCH to linear sRGB, after Björn Ottosson; out of range is cut, as a screen does. */
function linearRgb(lightness: number, chroma: number, hue: number): Colour {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part))) as Colour
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast ratio, 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

const COLOURS = readFileSync(join(import.meta.dirname, 'colors.css'), 'utf8')

function token(name: string, theme: 'day' | 'night'): Colour {
  const value = new RegExp(`--color-${name}: (.*);`).exec(COLOURS)?.[1]
  const colours = [...(value ?? '').matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)]
  const parts = colours[theme === 'night' ? colours.length - 1 : 0]
  if (!parts) throw new Error(`There is no colour ${name}`)
  return linearRgb(Number(parts[1]), Number(parts[2]), Number(parts[3]))
}

const STATIONS = [1, 2, 3, 4, 5, 6].flatMap((number) => [
  [`station-${number}`, `station-${number}-tint`],
  [`station-${number}`, 'card'],
  [`station-${number}`, 'paper'],
  ['ink', `station-${number}-tint`],
])

/** What is written on what. */
const TEXT = [
  ...['paper', 'card', 'sunken'].flatMap((ground) => [
    ['ink', ground],
    ['ink-soft', ground],
    ['earned', ground],
  ]),
  ...['signal-text', 'danger', 'done', 'sky'].flatMap((text) => [
    [text, 'card'],
    [text, 'paper'],
  ]),
  ...['done', 'earned', 'sky', 'danger'].flatMap((text) => [
    [text, `${text}-tint`],
    ['ink', `${text}-tint`],
  ]),
  ['on-signal', 'signal'],
  ['on-signal', 'signal-hover'],
  ['on-solid-ink', 'solid-ink'],
  ['on-solid-ink', 'solid-ink-hover'],
  ['on-sign', 'sign'],
  ['on-sign-soft', 'sign'],
  ['sign-gold', 'sign'],
  ['on-sign', 'sign-line'],
  ['card', 'done'],
  ...STATIONS,
] as [string, string][]

/** Frames of controls, the focus ring, bars and lines that say something. */
const SHAPES = [
  ['control', 'paper'],
  ['control', 'card'],
  ['outline', 'paper'],
  ['outline', 'card'],
  ['outline', 'sunken'],
  ['sky', 'paper'],
  ['sky', 'card'],
  ['sign-gold', 'sign'],
  ['signal', 'paper'],
  ['signal', 'card'],
  ['done', 'card'],
  ['danger', 'paper'],
] as [string, string][]

describe.each(['day', 'night'] as const)('the colours by %s', (theme) => {
  it.each(TEXT)('make %s readable on %s (4.5:1)', (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(SHAPES)('let %s stand out from %s (3:1)', (shape, ground) => {
    expect(contrast(token(shape, theme), token(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})
