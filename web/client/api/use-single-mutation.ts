import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/** A mutation that can't be started again while it is under way, not even before React has drawn that it is. */
export function useSingleMutation<Output, Input>(options: UseMutationOptions<Output, Error, Input>) {
  const isUnderWay = useRef(false)
  const onSettled = () => {
    isUnderWay.current = false
  }
  const mutation = useMutation({ ...options, onSettled })
  const { mutate } = mutation
  return {
    ...mutation,
    mutate: (...call: Parameters<typeof mutate>) => {
      // Those in a queue wait for each other.
      if (isUnderWay.current && !options.scope) return
      isUnderWay.current = true
      mutate(...call)
    },
  }
}
