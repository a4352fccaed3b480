/**
 * Files of the server, the contract and the game with texts that aren't in the catalogue, each with the reason. Entries
 * under *Not moved yet* are removed when their last text is moved.
 */
export const IN_ENGLISH: Readonly<Record<string, string>> = {
  // For good.
  'game/claims/': 'patterns of words and what to write instead, a folder or a file a language',
  'game/invitations.ts': 'the name of nobody, where no language is known',
  'server/commands/': 'on the command line',
  'server/database/': 'in the log',
  'server/demo/': 'the demo is in English',
  'server/people-key/': 'in the log',
  'server/start.ts': 'in the log',
  'server/parse-in-worker.ts': 'for programmers',
  'server/plugins/metrics.ts': 'read by Prometheus',
  'server/plugins/parser-refusals.ts': 'the protocol',
  'server/plugins/site.ts': 'in the log',
  'server/features/accounts/administrators.ts': 'a name that its owner changes',
  'server/features/accounts/shared-mailboxes.ts': 'in the log',
  'server/features/administration/adjust-balance.ts': 'the name of a route',
  'server/features/claim-reports/report-claim.ts': 'an email to the operator',
  'server/features/leads/sample-leads.ts': 'the demo is in English',
  'server/features/mail/classify-failure.ts': 'the protocol',
  'server/features/push/encrypt-message.ts': 'the protocol',
  'server/features/conversations/read-conversation-file.ts': 'where a file breaks its format, whose names are English',
  'server/features/members/personal-data.ts': 'shown to nobody',
  // In the file with all that is stored about a member, whose names are English, too.
  'server/features/course-progress/personal-data.ts': 'an export',
  'server/features/course-videos/personal-data.ts': 'an export',
  'server/features/lessons/personal-data.ts': 'an export',
  'server/features/quizzes/personal-data.ts': 'an export',
  'server/features/reviews/personal-data.ts': 'an export',
  // Not moved yet.
  'server/features/reviews/questions.ts': 'an idea without a question',
}
