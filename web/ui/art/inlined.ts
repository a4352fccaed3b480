/** The drawings that the prerendered landing page carries in its own HTML (web/prerender.tsx): what its first screen shows. */
export const INLINED: readonly string[] = ['hero', 'mark']
