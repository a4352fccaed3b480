import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import * as messages from 'messages/ui'
import { Toast as Radix } from 'radix-ui'
import { type RefObject, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { dismissToast, type ToastState } from './toast.ts'

const DURATION_MS = 5000
const SWIPE_THRESHOLD_PX = 50

/**
 * A message stays 5000 ms, leaves by a swipe of 50 px towards the end of the line, and is at most 420 px wide; F8 moves
 * the focus here. It is at the bottom of the page. A dialog ends above it, or on a wide screen is next to it
 * (`DialogRoom`).
 */
export function ToastViewport({ toasts }: { toasts: readonly ToastState[] }) {
  const list = useRef<HTMLOListElement>(null)
  useToastRoom(list)
  return (
    <Radix.Provider
      duration={DURATION_MS}
      swipeDirection={document.documentElement.dir === 'rtl' ? 'left' : 'right'}
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={messages.message}
    >
      {toasts.map((each) => (
        <ToastItem key={each.id} toast={each} />
      ))}
      <Radix.Viewport
        ref={list}
        hotkey={['F8']}
        label={`${messages.messages} ({hotkey})`}
        className="fixed end-0 bottom-0 z-50 flex w-full max-w-[420px] flex-col gap-2 p-4 max-md:not-in-data-still:pb-20 in-data-still:xl:max-w-[min(420px,calc((100vw-40rem)/2))]"
      />
    </Radix.Provider>
  )
}

/** Tells the styles how much of the bottom of the screen the messages take, in pixels: `--toast-room` of the page. */
function useToastRoom(list: RefObject<HTMLOListElement | null>): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const { style } = document.documentElement
    const measure = () => {
      style.setProperty('--toast-room', `${element.childElementCount === 0 ? 0 : element.offsetHeight}px`)
    }
    const observer = new ResizeObserver(measure)
    // The padding alone changes when a dialog opens.
    observer.observe(element, { box: 'border-box' })
    return () => {
      observer.disconnect()
      style.removeProperty('--toast-room')
    }
  }, [list])
}

function ToastItem({ toast }: { toast: ToastState }) {
  const destructive = toast.variant === 'destructive'
  const isForDialog = useRef(false)
  const leaveToDialog = ({ target }: KeyboardEvent) => {
    isForDialog.current = target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null
  }
  const change = (open: boolean) => {
    if (!open && !isForDialog.current) dismissToast(toast.id)
    isForDialog.current = false
  }
  const Icon = destructive ? TriangleAlert : CircleCheck
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={change}
      onEscapeKeyDown={leaveToDialog}
      type={destructive ? 'foreground' : 'background'}
      className={classNames(
        'toast flex items-start gap-3 rounded-card border-2 bg-card p-4 text-ink shadow-lift',
        destructive ? 'border-danger' : 'border-line',
      )}
    >
      <Icon size={24} className={classNames('shrink-0', destructive ? 'text-danger' : 'text-done')} aria-hidden />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-display font-bold text-lg leading-snug">{toast.title}</Radix.Title>
        {toast.description && <Radix.Description className="text-ink-soft">{toast.description}</Radix.Description>}
      </div>
      <Radix.Close
        aria-label={messages.dismiss}
        className="-my-2 -me-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <X size={20} aria-hidden />
      </Radix.Close>
    </Radix.Root>
  )
}
