import { parseHere } from '#server/parse-in-worker.ts'
import { readConversationFile } from './read-conversation-file.ts'

parseHere(readConversationFile)
