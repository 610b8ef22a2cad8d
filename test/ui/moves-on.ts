// Finds what a page can send with one tap.
import { moveOf } from '../../web/ui/form.ts'

const attributesOf = (tag: string): Record<string, string> => {
  const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, text = '']) => [name, plain(text)]),
  )
}

/**
 * Returns every move that one tap on this page sends without script: for each form the button's own
 * move, with the values of its fields.
 */
export const movesOn = (html: string): unknown[] => {
  const tags = [...html.matchAll(/<(form|input|button|\/form)\b[^>]*>/g)]
  let form = ''
  const controls = tags.flatMap(([tag, kind], i) => {
    const { form: of, id, ...rest } = attributesOf(tag)
    if (kind === 'form') form = id ?? `form ${i}`
    if (kind === '/form') form = ''
    return kind === 'button' || kind === 'input'
      ? [{ kind, form: of ?? form, ...rest } as Record<string, string>]
      : []
  })
  const isField = ({ kind, type, checked }: Record<string, string>) =>
    kind === 'input' && (!['radio', 'checkbox'].includes(type!) || checked !== undefined)
  return controls
    .filter(
      ({ kind, type, disabled }) =>
        kind === 'button' && type === 'submit' && disabled === undefined,
    )
    .map(button => {
      const sent = controls.filter(
        one => one.form === button.form && (one === button || isField(one)),
      )
      return moveOf(
        sent.flatMap(({ name, value = '' }) => (name ? [[name, value] as [string, string]] : [])),
      ).move
    })
}
