// Five ships, bow to the east, each in one colour; the paper shows between the sails and through
// the portholes.
import type { Colour } from '../rules/pieces.ts'

const rigs: Record<Colour, { sails: string; masts: string; hull: string; holes: string }> = {
  black: {
    sails:
      'M11 16h13q2 4 0 8H10.5q2.5-4 .5-8zM10 26h15q2.5 4.5 0 9H9q3-4.5 1-9zM12.5 8h10q1.5 3 0 6h-10q1.5-3 0-6zM27 12h14q2 4 0 8.5H27q2-4.5 0-8.5zM26 22.5h16q2.5 4.5 0 10H25.5q2.5-5 .5-10zM25.5 34.5h17q2 3 0 6.5H25q2-3.5.5-6.5zM28.5 4h11q1.5 3 0 6h-11q1.5-3 0-6zM44.5 17h10.5q2 4 0 8h-11q2-4 .5-8zM44 27h12q2.5 4.5 0 9H43.5q2.5-4.5.5-9zM9 37h15.5v4.5H9zM44 38h10l-1 3.5H44zM57 15q5 9 6.5 22Q60 38 56 41.5z',
    masts: 'M17.5 5v40M34 1v44M49.5 14v31M54 45l8.8-8',
    hull: 'M2 42.5h7l2 3h41l3-3h8.5l-6.5 5q-2 10-10 11.5H16Q6 57 4.5 47z',
    holes: 'M12.7 51.5h38.6',
  },
  blue: {
    sails:
      'M21 9v34H3.5Q9 30 10.5 15zM23 6v39M40 12v31H25V18.5zM42.5 3v42M44.5 6q9 16 16.5 36.5-9-2-16.5 0z',
    masts: 'M23 4v45M42.3 2v47',
    hull: 'M2 45.5h9l2 2.5h38l4-2.5h8.5l-2 2.5q-4 9-13 10.5H17Q6 57 3.5 49.5z',
    holes: 'M12.7 52h38.6',
  },
  orange: {
    sails: 'M28.5 5v37.5H5Q20 26 28.5 5zM33 8q12 15 24 34.5-11-2-24 0z',
    masts: 'M30.8 1v46',
    hull: 'M4 46h56q-2 11-13 12.5H18Q7 57 4 46z',
    holes: 'M13.2 51.5h38.6',
  },
  violet: {
    sails:
      'M9 9.5Q20 3 31 6.5l2.5 6Q21 10 7.5 15zM7 17q13.5-5 27-2.5l1.2 6.5Q21 18 6 23zM5.8 25Q21 20 36 23l.4 6.5Q21 26.5 5.5 31zM5.5 33q15.5-4.5 31-1.5L36 38q-15-2.5-30 2zM41 17.5q6.5-3 12.5-1.5l2 5q-7-1.2-15 1.5zM40.4 24.5q8-2.5 15.6-1.2l1 5.2q-8.5-1.5-17 1zM40 31.5q8.5-2.5 17.2-1l.3 5.5q-8.5-1-17.5 1.5z',
    masts: 'M20 3v43M48.5 13v33',
    hull: 'M1.5 38.5L6 41h4l3 4h36l5-2.5 8.5-2-4 8.5q-3 8.5-12 9.5H17Q6 57 4 48z',
    holes: 'M12.7 51.5h38.6',
  },
  teal: {
    sails:
      'M3.5 42.5Q20 25 38.5 3q-1.5 20-1 37.5-16-1.5-34 2zM40.5 40.5Q48 27 58.5 13.5 57 28 60 41q-9-2.5-19.5-.5z',
    masts: 'M27 18v28M51 22v24',
    hull: 'M1.5 45q15 4 45 1 9-1 16-4.5-3 14-14 17H17Q5 57 1.5 45z',
    holes: 'M12.7 53h38.6',
  },
}

export const Ships = () => (
  <>
    {Object.entries(rigs).map(([colour, { sails, masts, hull, holes }]) => (
      <symbol key={colour} id={`horn-ship-${colour}`} viewBox="0 0 64 64">
        <path d={sails + hull} fill="currentColor" />
        <path d={masts} stroke="currentColor" stroke-width="1.9" />
        <path d={holes} stroke="var(--h-slip)" stroke-width="2.2" stroke-dasharray="2.2 3" />
      </symbol>
    ))}
  </>
)
