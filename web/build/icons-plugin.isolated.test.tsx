import { Check, Menu } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createIcon } from '#web/ui/icon.ts'
import { importEach } from './icons-plugin.ts'

/** In two parts, because the plugin reads this file, too. */
const FROM = ['from', "'lucide-react'"].join(' ')
const FROM_ONE = "from 'lucide-react/icons/"

const MODULES = new Map([
  ['Check', 'check'],
  ['ArrowRight', 'arrow-right'],
])

test('icons are imported from their own modules, on as many lines as before', () => {
  const code = `import {\n  ArrowRight,\n  Check as Tick,\n} ${FROM}\nuse(Tick)`
  expect(importEach(code, MODULES)).toBe(
    `import ArrowRight ${FROM_ONE}arrow-right'; import Tick ${FROM_ONE}check'\n\n\n\nuse(Tick)`,
  )
})

test('an icon that lucide doesn’t have stops the build', () => {
  expect(() => importEach(`import { Nothing } ${FROM}`, MODULES)).toThrow('lucide-react has no icon Nothing')
})

test.each([
  ['alone', {}],
  ['with a size and a stroke', { size: 16, strokeWidth: 3, className: 'shrink-0' }],
  ['with a name', { 'aria-label': 'Done', role: 'img' }],
])('an icon is drawn as lucide draws it %s', async (_, props) => {
  const drawings = [
    [await import('lucide-react/dist/esm/icons/check.mjs'), Check],
    [await import('lucide-react/dist/esm/icons/menu.mjs'), Menu],
  ] as const
  for (const [module, Lucide] of drawings) {
    const { __iconData } = module as unknown as { __iconData: Parameters<typeof createIcon>[0] }
    const Icon = createIcon(__iconData)
    // Its names as classes are of no use here.
    const drawn = renderToStaticMarkup(<Lucide {...props} />)
      .replaceAll(/lucide(-\w+)* ?/g, '')
      .replace(' class=""', '')
    expect(parts(renderToStaticMarkup(<Icon {...props} />))).toEqual(parts(drawn))
  }
})

/** The attributes of the elements, in no order. */
const parts = (html: string) =>
  html.split('>').map((element) =>
    element
      .split(/ (?=[\w-]+=)/)
      .map((each) => each.trim())
      .sort(),
  )
