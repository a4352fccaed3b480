/** The keys of what a member asked for and has no answer to yet, by member and intent, for all screens. */
export const intentKeys = new Map<string, string>()
