/**
 * Every refusal the program knows, by its code: the status it answers with and the sentence a person reads. A use case
 * may give a sentence of its own; the code and the status stay.
 */
export const ERRORS = {
  INVALID: { status: 400, message: 'Something in that request isn’t right.' },
  CLAIM_MADE: { status: 400, message: 'This text makes a claim that needs proof. Please write it another way.' },
  PASSWORD_REFUSED: { status: 400, message: 'Please choose another password.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please log in to continue.' },
  WRONG_CREDENTIALS: { status: 401, message: 'That email and password don’t match an account.' },
  NOT_YOURS: { status: 403, message: 'You can only do this with your own account.' },
  FOREIGN_ORIGIN: { status: 403, message: 'This request came from another site, so nothing was changed.' },
  ADMINISTRATORS_ONLY: { status: 403, message: 'Only administrators can do this.' },
  WRONG_PASSWORD: { status: 403, message: 'That isn’t your current password.' },
  ACCOUNT_SUSPENDED: {
    status: 403,
    message: 'This account is suspended. Contact the administrator of this site.',
  },
  NOT_FOUND: { status: 404, message: 'There’s nothing at this address.' },
  MISSION_NOT_FOUND: { status: 404, message: 'Mission not found' },
  COURSE_NOT_FOUND: { status: 404, message: 'Course not found.' },
  MATERIAL_NOT_FOUND: { status: 404, message: 'This material no longer exists.' },
  LESSON_NOT_FOUND: { status: 404, message: 'Lesson not found.' },
  VIDEO_NOT_FOUND: { status: 404, message: 'This video is no longer there. Reload the page to see what is.' },
  QUIZ_NOT_FOUND: { status: 404, message: 'Quiz not found' },
  INVITE_NOT_FOUND: { status: 404, message: 'No member has this invite code.' },
  TRY_IT_NOT_FOUND: { status: 404, message: 'There is no such question about what you tried.' },
  CHALLENGE_NOT_FOUND: { status: 404, message: 'Challenge not found.' },
  CONVERSATION_NOT_FOUND: { status: 404, message: 'This conversation isn’t available.' },
  PERSON_NOT_FOUND: {
    status: 404,
    message: 'This person isn’t in your list. You may have deleted them in another tab.',
  },
  TALK_NOT_FOUND: { status: 404, message: 'This talk is no longer there.' },
  CALENDAR_NOT_FOUND: {
    status: 404,
    message: 'There’s no calendar at this address. It may have been renewed or switched off.',
  },
  FIRST_DAYS_NOT_FOUND: { status: 404, message: 'There is no such list of first days for you any more.' },
  MEMBER_NOT_FOUND: { status: 404, message: 'Member not found.' },
  REFERRAL_NOT_FOUND: { status: 404, message: 'This referral has already been decided.' },
  RESCUE_NOT_FOUND: {
    status: 404,
    message: 'This card is no longer there. The person may keep their progress private now.',
  },
  HELP_NOT_FOUND: { status: 404, message: 'There is no such question. You may have answered it already.' },
  REPORT_NOT_FOUND: { status: 404, message: 'There is no such report. It may have been deleted after 12 months.' },
  MAIL_NOT_FOUND: { status: 404, message: 'This email is no longer in the list.' },
  FIGURE_NOT_FOUND: { status: 404, message: 'Figure not found.' },
  LINK_NOT_FOUND: {
    status: 404,
    message: 'This link isn’t valid. Part of it may be missing: copy the whole link and try again.',
  },
  EMAIL_TAKEN: { status: 409, message: 'There is already an account with this email. Please log in instead.' },
  MISSION_LOCKED: { status: 409, message: 'This station is still locked. Complete the one that opens it first.' },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone else changed this after you opened it. Reload to see their changes.',
  },
  COURSE_NOT_FINISHED: {
    status: 409,
    message: 'Watch the video and answer every question correctly to complete this course.',
  },
  CONVERSATION_EXISTS: {
    status: 409,
    message: 'A conversation with this short name already exists, or existed. Please choose another.',
  },
  CONVERSATION_NOT_READY: { status: 409, message: 'This conversation can’t be published yet.' },
  LINK_USED_UP: { status: 409, message: 'This link has expired or has already been used. Please ask for a new one.' },
  KEY_REUSED: {
    status: 409,
    message: 'This request was already sent with different contents. Please reload the page.',
  },
  INSUFFICIENT_TOKENS: { status: 409, message: 'You need at least 5 tokens to redeem this reward.' },
  NOTHING_NEW: {
    status: 409,
    message: 'You already have everything in this pack. Nothing was charged.',
  },
  NO_LEADS_LEFT: {
    status: 409,
    message: 'There aren’t ten new leads at the moment, so you weren’t charged. Please try again another day.',
  },
  ALREADY_INVITED: { status: 409, message: 'You’ve invited this person in the last 7 days. Give them a little time.' },
  INVITATIONS_OFF: {
    status: 409,
    message:
      'We can’t email invitations until the operator of this site has entered a name and postal address. You can send your friend the message yourself.',
  },
  NOT_DUE: {
    status: 409,
    message: 'This question isn’t due today. You may have answered it in another tab. Nothing was changed.',
  },
  REST_ANNOUNCED: {
    status: 409,
    message: 'You’ve already announced a rest. End it before you announce another one.',
  },
  REST_TOO_SOON: { status: 409, message: 'It’s too soon after your last rest. Please choose a later day.' },
  RESCUE_OVER: { status: 409, message: 'They’ve made progress on their own. There’s nothing to do.' },
  PEOPLE_FULL: { status: 409, message: 'Your list can have at most 2,000 people. Delete some first.' },
  TALKS_FULL: {
    status: 409,
    message:
      'You’ve logged 500 talks with this person, and a list keeps no more. You can still change their notes and next step.',
  },
  CHECKED_IN_TODAY: { status: 409, message: 'You’ve already checked in today. Come back tomorrow.' },
  FIRST_DAYS_PAID: { status: 409, message: 'You both did your parts, and this list is closed.' },
  FIRST_DAYS_TOO_EARLY: { status: 409, message: 'Day 3 hasn’t come yet. Look in on them then.' },
  VOLUNTEER_NOT_VERIFIED: {
    status: 409,
    message: 'Please confirm your email address first: the members whom you welcome see it.',
  },
  ADDRESS_NOT_PROVED: {
    status: 409,
    message: 'This member hasn’t confirmed their email address yet, so it may belong to someone else.',
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    message: 'This is the last administrator. Make someone else an administrator first.',
  },
  OWN_ACCOUNT: { status: 409, message: 'You can’t do this to your own account. Ask another administrator.' },
  BALANCE_TOO_LOW: { status: 409, message: 'The member doesn’t have that many.' },
  TOO_LARGE: { status: 413, message: 'That request is too large.' },
  FILE_REFUSED: {
    status: 415,
    message: 'Please upload a PDF, an image (PNG, JPEG or WebP) or a Word, Excel or PowerPoint file.',
  },
  VIDEO_REFUSED: {
    status: 415,
    message: 'Please upload a whole MP4 or WebM video of at most four hours.',
  },
  UNSUPPORTED_TYPE: { status: 415, message: 'Please send this request as JSON.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  TOO_MANY_INVITATIONS: {
    status: 429,
    message: 'You can send 20 invitations in 24 hours. Please try again later.',
  },
  TOO_MANY_ATTEMPTS: { status: 429, message: 'Too many attempts. Please wait a while and try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  UNCONFIRMED: { status: 503, message: 'We couldn’t confirm that it was saved. Reload to check.' },
  PEOPLE_LOCKED: {
    status: 503,
    message:
      'Your list can’t be opened: the key that it is encrypted with is missing on this site. Nothing was changed. Please tell the operator.',
  },
  BUSY: { status: 503, message: 'We can’t save anything right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS
