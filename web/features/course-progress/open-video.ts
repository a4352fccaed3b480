/**
 * Opens a video beside this page. As a feature of `window.open`, noopener would give null on success, too, so the new
 * tab is opened empty, loses its hold on this page, and only then goes on.
 * @returns false where the browser refused to open a tab
 */
export function openVideo(address: string): boolean {
  const tab = window.open('about:blank', '_blank')
  if (tab === null) return false
  tab.opener = null
  tab.location.href = address
  return true
}
