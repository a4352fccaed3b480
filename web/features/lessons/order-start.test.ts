import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startOrder } from './order-start.ts'

test('an order card starts with all its items, always in the same order, and never in the right one', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 3, maxLength: 7 }), (items) => {
      const order = startOrder(items)
      expect(order.toSorted()).toEqual(items.map((_, place) => place))
      expect(startOrder(items)).toEqual(order)
      expect(order).not.toEqual(order.toSorted())
    }),
  )
})
