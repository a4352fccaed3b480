import { type ComponentType, useEffect, useState } from 'react'
import { missingScriptSentence } from '#web/client/missing-script.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * A dialog whose script is fetched when it is first wanted. Not React.lazy: that would remember a failure for as long
 * as the page lives.
 * @returns a hook: the dialog once it is there, undefined before; where it cannot be fetched it says so and calls `onFailed`
 */
export function lazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  return function useLazyDialog(wanted: boolean, onFailed: () => void): ComponentType<Props> | undefined {
    const [dialog, setDialog] = useState<{ component: ComponentType<Props> }>()
    const missing = wanted && dialog === undefined
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetched when it is missing, whatever onFailed is by then
    useEffect(() => {
      if (!missing) return
      load().then(
        (component) => setDialog({ component }),
        () => {
          toast({ title: 'Error', description: missingScriptSentence(), variant: 'destructive' })
          onFailed()
        },
      )
    }, [missing])
    return dialog?.component
  }
}
