// The picture of the end stands in a file of its own too, which is read as XML.
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Finale } from '../../../web/games/camino/art/finale.tsx'

test.each([[['red']], [['blue', 'teal']], [['red', 'blue', 'orange', 'teal']]])(
  'won by %j',
  colours => {
    const drawn = render(<Finale colours={colours} variant="camino" />)
    for (const colour of colours) expect(drawn).toContain(`#mark-${colour}`)
    const attributes = [...drawn.matchAll(/<[\w-]+((?:\s[^>]*?)?)\/?>/g)].map(([, all]) =>
      all!.replace(/[\w:-]+="[^"]*"/g, ''),
    )
    expect(attributes.filter(rest => rest.trim() !== '')).toEqual([])
  },
)

test('where no river and no railway can lie, none is drawn', () => {
  const [camino, caminito] = (['camino', 'caminito'] as const).map(variant =>
    render(<Finale colours={['red']} variant={variant} />),
  )
  const lines = /class="camino-(water|ballast)/
  expect(camino).toMatch(lines)
  expect(caminito).not.toMatch(lines)
})
