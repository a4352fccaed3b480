import { useEffect, useState } from 'react'
import { whenIdle } from '#web/client/lazy/when-idle.ts'

/** Which courses the member took along. None until this device has been asked, once the list has been drawn. */
export function useCoursesHere(memberId: string | undefined): readonly number[] {
  const [ids, setIds] = useState<readonly number[]>([])
  useEffect(() => {
    if (memberId === undefined) return
    const look = async () => {
      // Without the script or a place to keep answers, nothing is here.
      const { coursesTakenAlong } = await import('#web/client/offline/taken-along.ts')
      setIds(await coursesTakenAlong(memberId))
    }
    return whenIdle(() => void look().catch(() => undefined))
  }, [memberId])
  return ids
}
