import { parseHere } from '#server/parse-in-worker.ts'
import { readCourseFile } from './read-course-file.ts'

parseHere(readCourseFile)
