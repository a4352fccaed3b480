export type Role = keyof typeof SELECTORS

/** Something on the page by what a person calls it, in the last of the places before it. */
export type Target = { role: Role; name: string | RegExp; within?: Target }

/** A target as it can be sent into the page, outermost first. */
export type Step = { selector: string; name: string; isPattern: boolean; isDeepest: boolean }

export type Found = {
  /** Of the middle of its first line in the window. */
  x: number
  y: number
  /** Of its upper edge. */
  top: number
  isEnabled: boolean
  /** Nothing lies over it. */
  isOnTop: boolean
  isChecked: boolean
  value: string
}

const SELECTORS = {
  anything: 'body *',
  banner: 'header',
  button: 'button, [role=button]',
  dialog: '[role=dialog], [role=alertdialog]',
  field: 'input:not([type=radio], [type=checkbox]), textarea, select',
  footer: 'footer',
  form: 'form',
  heading: 'h1, h2, h3, h4',
  item: 'li',
  link: 'a[href]',
  main: 'main',
  radio: '[type=radio]',
  region: 'section, [role=region]',
  switch: '[role=switch]',
}

export function stepsTo({ role, name, within }: Target): Step[] {
  const isPattern = name instanceof RegExp
  const step = {
    selector: SELECTORS[role],
    name: isPattern ? name.source : name,
    isPattern,
    isDeepest: role === 'anything',
  }
  return [...(within ? stepsTo(within) : []), step]
}

/**
 * Sent into the page.
 * @param isToBePressed whether it is brought to the middle of the window first
 * @returns null where nobody could see it, or where it moves
 */
export async function findOnPage(steps: Step[], isToBePressed: boolean): Promise<Found | null> {
  const element = steps.reduce<Element | undefined>(
    (place, step) => place && [...place.querySelectorAll(step.selector)].find((each) => isMeant(each, step)),
    document.documentElement,
  )
  if (element === undefined) return null
  // A checkbox may be invisible under its label, so the label is pressed.
  const input = element instanceof HTMLInputElement ? element : undefined
  const drawn = (input?.type === 'checkbox' && input.labels?.[0]) || element
  if (isToBePressed) drawn.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = drawn.getBoundingClientRect()
  if (isToBePressed) await aFrame().then(aFrame)
  const after = drawn.getBoundingClientRect()
  if (before.x !== after.x || before.y !== after.y) return null
  const line = drawn.getClientRects()[0] ?? after
  const [x, y] = [line.x + line.width / 2, line.y + line.height / 2]
  const hit = document.elementFromPoint(x, y)
  return {
    x,
    y,
    top: after.top,
    isEnabled: !element.matches(':disabled, [aria-disabled=true]'),
    isOnTop: hit !== null && drawn.contains(hit),
    isChecked: input?.checked ?? false,
    value: 'value' in element ? String(element.value) : '',
  }

  function isMeant(candidate: Element, step: Step): boolean {
    if (!candidate.checkVisibility({ visibilityProperty: true })) return false
    if (candidate.closest('[inert], [aria-hidden=true]') !== null) return false
    const says = (each: Element) => {
      const name = nameOf(each)
      return step.isPattern ? new RegExp(step.name, 'u').test(name) : name === step.name || step.name === ''
    }
    return says(candidate) && !(step.isDeepest && [...candidate.children].some(says))
  }

  function nameOf(each: Element): string {
    const ids = each.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    const control = each as Partial<HTMLInputElement>
    const ofLabel = control.labels?.[0]?.textContent
    const isField = each.matches('input, textarea, select')
    const name = labels || each.getAttribute('aria-label') || ofLabel || (isField ? '' : each.textContent)
    return (name ?? '').replace(/\s+/g, ' ').trim()
  }

  function aFrame(): Promise<unknown> {
    return new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
  }
}
