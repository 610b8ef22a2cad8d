// In a few days' runs every part of every sweep has its turn, in files that run daily and in those
// that run every fifth day.
import { expect, test } from 'vitest'
import { dayOf, FILES } from './sweep.ts'

const parts = Array.from({ length: 12 }, (_, i) => i + 1)

test.each(parts)('a sweep by %s', by => {
  for (let first = 0; first < FILES; first++) {
    const days = Array.from({ length: by }, (_, i) => dayOf(first + i * FILES) % by)
    expect(new Set(days).size).toBe(by)
  }
})
