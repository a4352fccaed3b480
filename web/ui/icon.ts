import { createElement, type SVGProps } from 'react'

type IconData = { node: readonly [element: string, attributes: Record<string, string>][] }

type IconProps = Omit<SVGProps<SVGSVGElement>, 'width' | 'height'> & { size?: number | string }

/**
 * Stands in for lucide's own in the built site (build/icons-plugin.ts), because that one has many features that aren't
 * used here. An icon without a name is hidden from screen readers.
 */
export function createIcon({ node }: IconData) {
  return function Icon({ size = 24, children, ...props }: IconProps) {
    const isNamed = Object.keys(props).some((name) => /^aria-|^role$/.test(name))
    const attributes = { ...FRAME, width: size, height: size, ...(isNamed ? {} : { 'aria-hidden': true }), ...props }
    return createElement('svg', attributes, ...node.map(([element, drawn]) => createElement(element, drawn)), children)
  }
}

const FRAME = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
