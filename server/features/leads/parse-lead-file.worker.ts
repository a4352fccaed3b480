import { parseHere } from '#server/parse-in-worker.ts'
import { parseLeadFile } from './parse-lead-file.ts'

parseHere(parseLeadFile)
