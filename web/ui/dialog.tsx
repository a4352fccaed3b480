import { X } from 'lucide-react'
import * as messages from 'messages/ui'
import { Dialog as Radix } from 'radix-ui'
import { type FocusEvent, type ReactNode, type RefObject, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { DialogRoom, onEscape, returnFocus, StillPage } from './dialog-room.tsx'
import { Tooltip } from './tooltip.tsx'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** A sentence read out after the title; shown under it. */
  description?: ReactNode
  /** The row of buttons at the foot, the main one last; stays in sight while the body scrolls by. */
  footer?: ReactNode
  /** Icon buttons in the title's row, before the ✕; name them by `Tooltip`. */
  actions?: ReactNode
  /** Has the focus when the dialog opens; without it the first control has. */
  focusFirst?: RefObject<HTMLElement | null>
  className?: string
  children?: ReactNode
}

type OutsideEvent = CustomEvent<{ originalEvent: PointerEvent }>

/** A press on the veil's own scroll bar is not a press outside the dialog. */
function keepOpenOnScrollBar(event: OutsideEvent) {
  const { clientX, target } = event.detail.originalEvent
  if (target instanceof HTMLElement && clientX > target.clientWidth) event.preventDefault()
}

/**
 * A modal dialog: focus moves in, stays in, and goes back to where it was; Escape, the ✕ and a press outside close it.
 * Load it lazily with what it shows. The veil is our own element, because Radix's injects a style element, which the
 * content security policy refuses.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  actions,
  focusFirst,
  className,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null)
  const isOpening = useRef(false)
  const takeFocus = (event: Event) => {
    opener.current = document.activeElement
    isOpening.current = !focusFirst?.current
    if (!focusFirst?.current) return
    event.preventDefault()
    focusFirst.current.focus()
  }
  const giveFocusBack = (event: Event) => {
    event.preventDefault()
    returnFocus(opener.current)
  }
  // The initial focus on the ✕ shows no tooltip, which would only catch the first Escape.
  const keepNameBack = (event: FocusEvent) => {
    if (isOpening.current) event.preventDefault()
    isOpening.current = false
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <StillPage />
        <DialogRoom>
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={takeFocus}
            onCloseAutoFocus={giveFocusBack}
            onKeyDown={onEscape(() => onOpenChange(false))}
            onPointerDownOutside={keepOpenOnScrollBar}
            className={classNames(
              'dialog-in w-full max-w-160 overflow-clip rounded-card border-2 border-line bg-card text-ink shadow-lift',
              className,
            )}
          >
            <div className="on-sign flex items-center gap-2 bg-sign py-2 pe-2 ps-4 text-on-sign md:ps-6">
              <Radix.Title className="heading-panel min-w-0 flex-1 py-1.5">{title}</Radix.Title>
              {actions}
              {/* Not 'Close', because some dialogs have a button of that name. */}
              <Tooltip name={messages.dismiss} side="bottom">
                <Radix.Close asChild>
                  <Button variant="plain" size="icon" onFocus={keepNameBack}>
                    <X aria-hidden />
                  </Button>
                </Radix.Close>
              </Tooltip>
            </div>
            <div className="p-4 md:p-6">
              {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
              {children}
            </div>
            {footer && (
              <div className="sticky -bottom-3 flex flex-col gap-3 border-rule border-t-2 bg-card p-4 sm:flex-row sm:flex-wrap sm:justify-end md:-bottom-6 md:px-6">
                {footer}
              </div>
            )}
          </Radix.Content>
        </DialogRoom>
      </Radix.Portal>
    </Radix.Root>
  )
}
