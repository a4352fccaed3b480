import { expect, test } from 'vitest'
import { doubtAbout } from './email-typos.ts'

test.each([
  ['grace@gmial.com', 'grace@gmail.com'],
  ['grace@gmial.con', 'grace@gmail.com'],
  ['grace@gmai.com', 'grace@gmail.com'],
  ['grace@ggmail.com', 'grace@gmail.com'],
  ['Grace@Gmail.Con', 'Grace@gmail.com'],
  ['grace@yahoo.co', 'grace@yahoo.com'],
  ['grace@hotmail.cmo', 'grace@hotmail.com'],
  ['grace@outlok.com', 'grace@outlook.com'],
  [' grace@iclould.com ', 'grace@icloud.com'],
])('%j may be meant as %s', (typed, suggestion) => expect(doubtAbout(typed)).toEqual({ suggestion }))

test.each(['grace@gmail', 'grace@gmail.', 'grace@com'])('%j has no end', (typed) =>
  expect(doubtAbout(typed)).toEqual({ suggestion: null }),
)

test.each([
  '',
  'grace',
  'grace@',
  '@gmail',
  'grace@gmail.com',
  'grace@GMAIL.com',
  'grace@mail.com',
  'grace@ymail.com',
  'grace@yahoo.de',
  'grace@yahoo.co.uk',
  'grace@hotmail.co.uk',
  'grace@example.co',
  'grace@gmx.de',
  'grace@mail.gmail.example',
])('nothing looks wrong with %j', (typed) => expect(doubtAbout(typed)).toBeNull())
