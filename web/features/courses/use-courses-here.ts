import { useEffect, useState } from 'react'
import { whenIdle } from '#web/client/lazy/when-idle.ts'

const NONE: readonly number[] = []

/** Which courses the member took along. None until this device has been asked, once the list has been drawn. */
export function useCoursesHere(memberId: string | undefined): readonly number[] {
  const [found, setFound] = useState<{ memberId: string; ids: readonly number[] }>()
  useEffect(() => {
    if (memberId === undefined) return
    const look = async () => {
      const { coursesTakenAlong } = await import('#web/client/offline/taken-along.ts')
      setFound({ memberId, ids: await coursesTakenAlong(memberId) })
    }
    // Without the script, or a place to keep answers, nothing is here.
    return whenIdle(() => void look().catch(() => undefined))
  }, [memberId])
  // After a logout, or when somebody else logs in, what was found isn't theirs.
  return found !== undefined && found.memberId === memberId ? found.ids : NONE
}
