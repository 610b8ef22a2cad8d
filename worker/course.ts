// The chart of the game so far: its lines for programs, and a part of a page for the desk that shows
// it beside the board. It is drawn from views of the room, so it tells no secret.
import { renderToString } from 'preact-render-to-string'
import { isRefusal } from '../web/games/play.ts'
import { CourseChart } from '../web/pages/play/course.tsx'
import { door } from './door.ts'
import { refuse } from './refusals.ts'
import { boxAt } from './table.ts'
import { languageOf, wantsJson } from './visit.ts'

export const course = [
  door({
    at: 'GET /t/{code}/course',
    id: 'seeCourse',
    tag: 'play',
    says: 'Read how far each side has come so far. Returns the lines of the chart that a wide desk shows beside the board; in the order of the sides, or of the seats where everybody plays alone.',
    gives: ['Course'],
    refuses: ['not-started', 'no-such-page'],
    limit: 'READS',
    run: async visit => {
      const seen = await visit.var.table.course({ keys: [] })
      if (isRefusal(seen)) return refuse(visit, seen)
      const { frame, lines } = seen
      if (wantsJson(visit)) return visit.json({ seq: frame.seq, lines })
      const table = { lang: languageOf(visit), box: boxAt(frame), frame, lines }
      return visit.html(renderToString(CourseChart(table)))
    },
  }),
]
