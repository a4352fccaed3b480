export { type News, notify, notifyAll } from './notify.ts'
export { personalData } from './personal-data.ts'
