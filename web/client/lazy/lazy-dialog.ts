import type { ComponentType } from 'react'
import { missingScriptSentence } from '#web/client/lazy/missing-script.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * A dialog whose script is fetched when it is first opened.
 * @returns a hook: the dialog, or undefined until it is there. Where it can't be fetched, a toast says so, and `onFailed`
 * is called
 */
export function lazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const useDialog = lazyComponent(load)
  return function useLazyDialog(isWanted: boolean, onFailed: () => void): ComponentType<Props> | undefined {
    const { Component } = useDialog(isWanted, () => {
      toast({ title: 'Error', description: missingScriptSentence(), variant: 'destructive' })
      onFailed()
    })
    return Component
  }
}
