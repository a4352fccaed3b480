/**
 * Sent into the page: what a person would see as broken, as sentences. Text that is cut, text or a control beyond the
 * edge of the screen or of the control it belongs to, controls and texts that lie over each other.
 * Nothing but its own text may be used here.
 */
export function layoutFaults(): string[] {
  const SLACK = 1.5
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=switch]'
  const screen = document.documentElement.clientWidth
  const faults = new Set<string>()

  const width = document.documentElement.scrollWidth
  if (width > screen) faults.add(`the page is ${width} px wide`)

  const texts = [...textsIn(document.body)]
  for (const { element, text, boxes } of texts) {
    for (const box of drawnOf(element, boxes)) {
      const place = placeOf(element, box)
      if (place !== undefined) faults.add(`text ${place}: ${nameOf(element)} "${text}"`)
      const control = element.closest(CONTROLS)
      if (control !== null && !control.contains(document.activeElement) && isBeyond(box, boxOf(control)))
        faults.add(`text beyond its control: ${nameOf(control)} "${text}"`)
    }
  }

  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isShown)
  for (const control of controls) {
    const place = placeOf(control, contentBoxOf(control))
    if (place !== undefined) faults.add(`control ${place}: ${nameOf(control)}`)
  }
  eachPair(controls, (one, other) => {
    if (isRelated(one, other) || !areInOneLayer(one, other)) return
    if (overlap([...one.getClientRects()], [...other.getClientRects()]))
      faults.add(`controls lie over each other: ${nameOf(one)} and ${nameOf(other)}`)
  })
  eachPair(texts, (one, other) => {
    if (one.element === other.element || !areInOneLayer(one.element, other.element)) return
    if (overlap(linesOf(one.element, one.boxes), linesOf(other.element, other.boxes)))
      faults.add(
        `texts lie over each other: ${nameOf(one.element)} "${one.text}" and ${nameOf(other.element)} "${other.text}"`,
      )
  })
  return [...faults]

  type Text = { element: HTMLElement; text: string; boxes: DOMRect[] }

  function* textsIn(root: Element): Generator<Text> {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as globalThis.Text
      const element = node.parentElement
      const text = node.data.trim()
      if (element === null || text === '' || element.closest('option, script, style, noscript') !== null) continue
      if (!isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(
        (box) => box.width > 1 && box.height > 1 && isDrawn(element, box),
      )
      if (boxes.length > 0) yield { element, text: text.slice(0, 50), boxes }
    }
  }

  /** Lines that are left out on purpose, after the third for example, have boxes too. */
  function isDrawn(element: Element, { top, bottom }: DOMRect): boolean {
    for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).overflowY === 'visible') continue
      const outer = each.getBoundingClientRect()
      if ((top + bottom) / 2 < outer.top || (top + bottom) / 2 > outer.bottom) return false
    }
    return true
  }

  /** What only a screen reader gets is clipped away. */
  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }))
      return false
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (getComputedStyle(each).clipPath === 'inset(50%)') return false
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1
  }

  /** @returns where it is in an unusual way: undefined where it can be seen or scrolled to */
  function placeOf(element: Element, box: DOMRect): string | undefined {
    for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(each)
      if (isScrolled(overflowX) || isScrolled(overflowY)) return undefined
      const isClipped = overflowX === 'hidden' || overflowX === 'clip'
      if (isClipped) {
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return undefined
        if (isBeyond(box, each.getBoundingClientRect())) return `cut by ${nameOf(each)}`
      }
      if (position === 'fixed') break
    }
    return box.left < -SLACK || box.right > screen + SLACK ? 'beyond the edge of the screen' : undefined
  }

  function isScrolled(overflow: string): boolean {
    return overflow === 'auto' || overflow === 'scroll'
  }

  function isBeyond(inner: DOMRect, outer: DOMRect): boolean {
    return inner.left < outer.left - SLACK || inner.right > outer.right + SLACK
  }

  function boxOf(element: Element): DOMRect {
    return element.getBoundingClientRect()
  }

  /** What can be pressed may be larger than what is drawn. */
  function contentBoxOf(element: Element): DOMRect {
    const { paddingLeft, paddingRight } = getComputedStyle(element)
    const { x, y, width, height } = boxOf(element)
    const [start, end] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)]
    return new DOMRect(x + start, y, width - start - end, height)
  }

  /** What is scrolled under a bar that stays, or behind the edge of a scroller, is no fault. */
  function areInOneLayer(one: Element, other: Element): boolean {
    return layerOf(one) === layerOf(other)
  }

  function layerOf(element: Element): Element | null {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(each)
      const isScroller = each !== element && (isScrolled(overflowX) || isScrolled(overflowY))
      if (position === 'fixed' || position === 'sticky' || isScroller) return each
    }
    return null
  }

  /** One is in the other, or they are a field and the button in it, or a label over its own field. */
  function isRelated(one: HTMLElement, other: HTMLElement): boolean {
    if (one.contains(other) || other.contains(one)) return true
    const isField = (each: Element) => each.matches('input, textarea, select')
    return (isField(one) || isField(other)) && one.parentElement === other.parentElement
  }

  /** Without what an ellipsis stands for. */
  function drawnOf(element: Element, boxes: DOMRect[]): DOMRect[] {
    if (getComputedStyle(element).textOverflow !== 'ellipsis') return boxes
    const { left, right } = boxOf(element)
    const isSeen = (box: DOMRect) => box.right > left && box.left < right
    return boxes.filter(isSeen).map((box) => {
      const start = Math.max(box.left, left)
      return new DOMRect(start, box.y, Math.min(box.right, right) - start, box.height)
    })
  }

  /** As high as their lines: the boxes of Arabic letters are up to twice as high as what is drawn of them. */
  function linesOf(element: Element, boxes: DOMRect[]): DOMRect[] {
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight)
    return drawnOf(element, boxes).map((box) => {
      const height = Math.min(box.height, lineHeight || box.height)
      return new DOMRect(box.x, box.y + (box.height - height) / 2, box.width, height)
    })
  }

  /** A third of a line is no fault. */
  function overlap(some: DOMRect[], others: DOMRect[]): boolean {
    return some.some((one) =>
      others.some((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        return across > SLACK && down > Math.min(one.height, other.height) / 3
      }),
    )
  }

  function eachPair<Item>(items: Item[], look: (one: Item, other: Item) => void): void {
    for (const [index, one] of items.entries()) for (const other of items.slice(index + 1)) look(one, other)
  }

  function nameOf(element: Element): string {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    return `<${element.tagName.toLowerCase()}${element.id ? ` id=${element.id}` : ''}> ${text}`
  }
}
