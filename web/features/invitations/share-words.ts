import type { ShareWords } from 'game/links'
import * as messages from 'messages/invitations'

export const SHARE_TEXT = messages.shareText

export const wordsWith = (text: string): ShareWords => ({ subject: messages.shareSubject, text })
