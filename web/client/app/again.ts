// Offers on the home page the next game with the people of the last table that is over.
import { list, pageLang } from '../../lang.ts'
import type { Frame } from '../../protocol.ts'

const FEW = 3 // other people whose names still fit on the button

// Returns 'Again with Ama and Jonas', 'Again with the same five', or 'Play again' where there is
// nobody else, or somebody without a name.
const againIn = ({ seats, you }: Frame, words: DOMStringMap): string => {
  const people = [...seats.keys()].filter(seat => seats[seat]!.taken && !seats[seat]!.bot)
  const others = people.filter(seat => seat !== you)
  const names = others.flatMap(seat => seats[seat]!.name ?? [])
  if (names.length === 0 || names.length < others.length) return words.againAlone ?? ''
  if (names.length <= FEW) return (words.againWith ?? '{}').replace('{}', list(pageLang(), names))
  return words.againMany?.split('|')[people.length - 5] ?? ''
}

/**
 * Returns the line with the button; an empty list if the game is not over, was practice, or already
 * has a next table.
 */
export const againLine = (
  frame: Frame | undefined,
  { code, title }: { code: string; title: string },
  words: DOMStringMap,
): HTMLLIElement[] => {
  if (!frame?.result || frame.from || frame.again) return []
  const line = document.createElement('li')
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    action: `/t/${code}/again`,
  })
  const button = Object.assign(document.createElement('button'), { className: 'your-table' })
  button.append(
    Object.assign(document.createElement('b'), { textContent: againIn(frame, words) }),
    Object.assign(document.createElement('span'), { textContent: title }),
  )
  form.append(button)
  line.append(form)
  return [line]
}
