import * as messages from 'messages/client'
import { type ComponentType, useEffect, useState } from 'react'
import { missingScriptSentence } from '#web/client/lazy/missing-script.ts'
import { mayFetchAhead, whenIdle } from '#web/client/lazy/when-idle.ts'
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
      toast({ title: messages.error, description: missingScriptSentence(), variant: 'destructive' })
      onFailed()
    })
    return Component
  }
}

/**
 * Likewise, for a dialog that many open on this screen: its script is fetched ahead once the page is idle. Where that
 * fails nobody is told, because nobody asked.
 */
export function likelyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const useDialog = lazyDialog(load)
  const useAhead = lazyComponent(load)
  return function useLikelyDialog(isWanted: boolean, onFailed: () => void): ComponentType<Props> | undefined {
    const [isIdle, setIdle] = useState(false)
    useEffect(() => whenIdle(() => setIdle(mayFetchAhead())), [])
    const { Component: fetched } = useAhead(isIdle)
    const opened = useDialog(isWanted && fetched === undefined, onFailed)
    return fetched ?? opened
  }
}
