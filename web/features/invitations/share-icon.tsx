import type { ShareChannel } from 'game/links'

/** Drawn like our other icons: lucide has no marks of companies. */
const PATHS: Record<ShareChannel, string> = {
  facebook: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.7V2.6C17 2.5 16 2.4 15 2.4c-2.8 0-4.5 1.7-4.5 4.7v2.4H7.5V13h3v8',
  twitter: 'M4 4l16 16M20 4 4 20M4 4h4l12 16h-4z',
  linkedin: 'M5 10v10M5 5v.1M10 20V10M10 14c0-2.5 2-4 4.5-4S19 11.5 19 14v6',
  whatsapp: 'M4 20l1.3-4A8 8 0 1 1 8 18.8zM9 9c0 3 3 6 6 6l1-2-2-1-1 1c-1-.5-2-1.5-2.5-2.5l1-1-1-2z',
  email: 'M3 5h18v14H3zM3 8l9 6 9-6',
}

export function ShareIcon({ channel }: { channel: ShareChannel }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[channel]} />
    </svg>
  )
}
