/** How long a form with a file may take to arrive, in milliseconds: 25 MiB over a line of 2 Mbit/s. */
export const FILE_TIME = 120_000

/** The same for a video of 500 MiB. No route allows for longer. */
export const VIDEO_TIME = 45 * 60_000
