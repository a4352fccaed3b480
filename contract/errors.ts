/**
 * Every refusal the program knows, by its code: the status it answers with and the sentence a person reads. A use case
 * may give a sentence of its own; the code and the status stay.
 */
export const ERRORS = {
  INVALID: { status: 400, message: 'Something in that request was not as expected.' },
  PASSWORD_REFUSED: { status: 400, message: 'Please choose another password.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please log in to continue.' },
  WRONG_CREDENTIALS: { status: 401, message: 'That email and password do not match an account.' },
  NOT_YOURS: { status: 403, message: 'You can only do this with your own account.' },
  FOREIGN_ORIGIN: { status: 403, message: 'This request did not come from our own site, so nothing was changed.' },
  ADMINISTRATORS_ONLY: { status: 403, message: 'Only administrators can do this.' },
  WRONG_PASSWORD: { status: 403, message: 'That is not your current password.' },
  ACCOUNT_SUSPENDED: {
    status: 403,
    message: 'This account is suspended. Please write to the administrator who runs this site.',
  },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  MISSION_NOT_FOUND: { status: 404, message: 'Mission not found' },
  COURSE_NOT_FOUND: { status: 404, message: 'Course not found.' },
  MATERIAL_NOT_FOUND: { status: 404, message: 'This material is not there any more.' },
  QUIZ_NOT_FOUND: { status: 404, message: 'Quiz not found' },
  INVITE_NOT_FOUND: { status: 404, message: 'Nobody has this invite code.' },
  CHALLENGE_NOT_FOUND: { status: 404, message: 'There is no such challenge.' },
  MEMBER_NOT_FOUND: { status: 404, message: 'There is no such member.' },
  REFERRAL_NOT_FOUND: { status: 404, message: 'This referral is not waiting for a decision any more.' },
  MAIL_NOT_FOUND: { status: 404, message: 'This mail is not waiting any more.' },
  FIGURE_NOT_FOUND: { status: 404, message: 'There is no such figure.' },
  LINK_NOT_FOUND: { status: 404, message: 'We do not know this link. It may have been cut off when it was copied.' },
  EMAIL_TAKEN: { status: 409, message: 'There is already an account with this email. Please log in instead.' },
  MISSION_LOCKED: { status: 409, message: 'This station is still locked. Complete the one that opens it first.' },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else changed this after you opened it. Reload to see it.',
  },
  COURSE_NOT_FINISHED: {
    status: 409,
    message: 'Watch the video and get every quiz right first. Then this course can be completed.',
  },
  LINK_USED_UP: { status: 409, message: 'This link has been used or has run out. Please ask for a new one.' },
  KEY_REUSED: { status: 409, message: 'This request was sent before with other contents. Please reload the page.' },
  INSUFFICIENT_TOKENS: { status: 409, message: 'You need at least 5 tokens to redeem this reward.' },
  NOTHING_NEW: {
    status: 409,
    message: 'You have had every pack of this kind. Nothing was charged.',
  },
  NO_LEADS_LEFT: {
    status: 409,
    message: 'There are not ten new leads at the moment. Please try again another day; nothing was charged.',
  },
  ALREADY_INVITED: { status: 409, message: 'You invited this person in the last 7 days. Give them a little time.' },
  CHECKED_IN_TODAY: { status: 409, message: 'You have checked in today. Come back tomorrow.' },
  ADDRESS_NOT_PROVED: {
    status: 409,
    message: 'This member has not confirmed their e-mail address yet, so it may be somebody else’s.',
  },
  LAST_ADMINISTRATOR: { status: 409, message: 'Somebody has to stay: this is the last administrator.' },
  OWN_ACCOUNT: { status: 409, message: 'You cannot do this to your own account. Another administrator can.' },
  BALANCE_TOO_LOW: { status: 409, message: 'That is more than the member has.' },
  TOO_LARGE: { status: 413, message: 'That is more than we can take in one request.' },
  FILE_REFUSED: {
    status: 415,
    message: 'Please upload a PDF, an image (PNG, JPEG or WebP) or a Word, Excel or PowerPoint file.',
  },
  UNSUPPORTED_TYPE: { status: 415, message: 'Please send this request as JSON.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'That was a lot at once. Please wait a moment and try again.' },
  TOO_MANY_INVITATIONS: {
    status: 429,
    message: 'You can send 20 invitations in 24 hours. Please go on later.',
  },
  TOO_MANY_ATTEMPTS: { status: 429, message: 'Too many tries. Please wait a while before you try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  BUSY: { status: 503, message: 'We cannot save anything right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS
