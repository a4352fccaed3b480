import {
  AUTO_DEFAULTS,
  type AutoInput,
  MANUAL_DEFAULTS,
  type ManualInput,
  type Projection,
  projectAuto,
  projectManual,
} from 'game/calculator'
import { useMemo, useState } from 'react'

/** How to enter the numbers. */
export type Mode = 'auto' | 'manual'

/** What was put in, in either mode, and what it comes to. Each mode keeps its own numbers. */
export function useProjection() {
  const [mode, setMode] = useState<Mode>('auto')
  const [auto, setAuto] = useState<AutoInput>(AUTO_DEFAULTS)
  const [manual, setManual] = useState<ManualInput>(MANUAL_DEFAULTS)
  const projection: Projection = useMemo(
    () => (mode === 'auto' ? projectAuto(auto) : projectManual(manual)),
    [mode, auto, manual],
  )
  return { mode, setMode, auto, setAuto, manual, setManual, projection }
}
