import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { classNames } from './class-names.ts'
import { dismissToast, type ToastState } from './toast.ts'

const DURATION_MS = 5000
const SWIPE_THRESHOLD_PX = 50

/**
 * The figures are spec §9's: 5000 ms, swipe right from 50 px, F8 moves the focus here, at most 420 px wide. At the foot
 * of the page; while a dialog is open above it, or it would lie on the dialog's buttons.
 */
export function ToastViewport({ toasts }: { toasts: readonly ToastState[] }) {
  return (
    <Radix.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX} label="Message">
      {toasts.map((each) => (
        <ToastItem key={each.id} toast={each} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        label="Messages ({hotkey})"
        className="fixed right-0 bottom-0 z-50 flex w-full max-w-[420px] flex-col gap-2 p-4 in-data-still:top-0 in-data-still:bottom-auto max-md:pb-20"
      />
    </Radix.Provider>
  )
}

function ToastItem({ toast }: { toast: ToastState }) {
  const destructive = toast.variant === 'destructive'
  const Icon = destructive ? TriangleAlert : CircleCheck
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
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
        aria-label="Dismiss"
        className="-my-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <X size={20} aria-hidden />
      </Radix.Close>
    </Radix.Root>
  )
}
