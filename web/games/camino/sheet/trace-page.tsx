// The page on which people trace the ways: the prices, the board, the pieces to enter, and how many
// of each are left in the box.
import { DoNow } from '../../../ui/do-now.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { Refused, RuleLink } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { useIntent, useUnfolded } from '../../../ui/turn/intent.ts'
import { Undo } from '../../../ui/undo.tsx'
import { why } from '../../words.ts'
import { PlanTile } from '../art/plan.tsx'
import { useInks } from '../parts/seats.tsx'
import { counts, letterOf, type Piece, pieces, piecesOf, turnsOf } from '../rules/pieces.ts'
import type { SheetWords } from '../words/sentences.ts'
import type { SheetFace } from './begins.tsx'
import { lengthIn } from './lengths.ts'
import type { Fault, Reckoning } from './reckoning.ts'
import { isUnblocked, stepText } from './steps.ts'
import type { Tool } from './tool.ts'
import { TraceBoard } from './trace-board.tsx'
import { bothSides, Cards, Findings } from './ways.tsx'

export const TracePage = ({ frame, words }: SheetFace) => {
  const { options, view } = frame
  const [tool, setTool] = useIntent<Tool>('tool', { kind: 'road' }, 'tracing')
  const reckoning = view.reckoning!
  const { now, note, step } = stepText(frame, words, useTelling())
  const asks = isUnblocked(frame)
  const areThere = reckoning.sides.every(({ way }) => way)
  return (
    <Frame
      class={`camino camino-sheet camino-tracing ${useInks()}`}
      now={
        <DoNow step={step} note={note}>
          {now}
        </DoNow>
      }
      main={
        <>
          <Cards lengths={bothSides.map(side => lengthIn(view, side))} words={words} />
          <TraceBoard position={frame} words={words} tool={tool} />
          <Refused words={words} />
        </>
      }
      recap={<Recap words={words} />}
      common={
        <>
          <Findings reckoning={reckoning} options={options} words={words}>
            <Overdrawn left={reckoning.left} words={words} />
            {reckoning.fault && <Warning fault={reckoning.fault} words={words} />}
          </Findings>
          <Stuck words={words} />
        </>
      }
      dock={
        <>
          <ToolBox tool={tool} pick={setTool} left={reckoning.left} frame={frame} words={words} />
          <Foot>
            <Undo />
            {tool.kind === 'piece' && turnsOf(tool.piece).length > 1 && (
              <button
                type="button"
                class="button quiet"
                onClick={() =>
                  setTool({ ...tool, turns: (tool.turns + 1) % turnsOf(tool.piece).length })
                }
              >
                {words.sheet.turn}
              </button>
            )}
            {areThere && (
              <MoveForm>
                <MoveButton kind={asks ? 'quiet' : 'main'} move={{ kind: 'close', how: 'agreed' }}>
                  {words.sheet.finish}
                </MoveButton>
              </MoveForm>
            )}
          </Foot>
        </>
      }
    />
  )
}

// Shows the rule that seems broken. The warning is certain only if every piece has been traced.
const Warning = ({ fault, words }: { fault: Fault; words: SheetWords }) => {
  const { code, frame, house } = useTable()
  const telling = useTelling()
  return (
    <p class="camino-warning">
      <b>{words.sheet.ifAll}</b> {why(words, fault, telling)}
      <RuleLink game={frame.game} table={code} rule={fault.rule!} house={house} />
    </p>
  )
}

// Warns if more of a piece were traced than the box has.
const Overdrawn = ({ left, words }: { left: Reckoning['left']; words: SheetWords }) => (
  <>
    {pieces
      .filter(piece => left[piece] < 0)
      .map(piece => (
        <p key={piece} class="camino-warning" role="status">
          {words.sheet.overdrawn(piece, counts[piece] - left[piece])}
        </p>
      ))}
  </>
)

const isObstacle = (piece: Piece) => piece === 'bridge' || piece === 'level-crossing'

interface ToolBoxProps extends SheetFace {
  tool: Tool
  pick(tool: Tool): void
  left: Reckoning['left']
}

const ToolBox = ({ tool, pick, left, frame, words }: ToolBoxProps) => {
  const { sheet } = words
  const asks = isUnblocked(frame)
  return (
    <section class="camino-tools">
      <header>
        <h2>{sheet.tools}</h2>
        <span>{sheet.left}</span>
      </header>
      <fieldset class="camino-modes" aria-label={sheet.tools}>
        {(['road', 'clear'] as const).map(kind => (
          <button
            key={kind}
            type="button"
            class="button quiet"
            aria-pressed={tool.kind === kind}
            onClick={() => pick({ kind })}
          >
            {sheet.tool[kind]}
          </button>
        ))}
      </fieldset>
      <fieldset class="camino-keys" aria-label={sheet.left}>
        {piecesOf(frame.options.variant).map(piece => {
          const isPicked = tool.kind === 'piece' && tool.piece === piece
          const turns = isPicked ? tool.turns : 0
          const count = left[piece] < 0 ? `−${-left[piece]}` : `${left[piece]}`
          return (
            <button
              key={piece}
              type="button"
              class={`key-face${asks && isObstacle(piece) ? ' hot' : ''}${left[piece] < 0 ? ' over' : ''}`}
              aria-pressed={isPicked}
              disabled={left[piece] <= 0 && !isPicked}
              aria-label={sheet.key(piece, count)}
              onClick={() =>
                pick({
                  kind: 'piece',
                  piece,
                  turns: isPicked ? (turns + 1) % turnsOf(piece).length : 0,
                })
              }
            >
              <PlanTile board={letterOf({ piece, turns })} />
              <b>{count}</b>
            </button>
          )
        })}
      </fieldset>
    </section>
  )
}

// The button for a game in which nobody could lay for a whole round; the possible ways count then.
const Stuck = ({ words: { sheet } }: { words: SheetWords }) => (
  <MoveForm class="camino-stuck">
    <details {...useUnfolded('stuck', 'tracing')}>
      <summary>{sheet.stuck}</summary>
      <p class="voice-2">{sheet.stuckNote}</p>
      <MoveButton kind="quiet" move={{ kind: 'close', how: 'stuck' }}>
        {sheet.finishStuck}
      </MoveButton>
    </details>
  </MoveForm>
)
