/** Where answers wait that could not be sent: a small file, so that a screen can look there without the queue. */
export const UNSENT_KEY = 'review-answers'

export function mayHaveUnsentAnswers(): boolean {
  try {
    return localStorage.getItem(UNSENT_KEY) !== null
  } catch {
    return false
  }
}
