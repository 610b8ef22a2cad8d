// A finished game in the format of the BG Stats app.

interface Finished {
  code: string
  game: string
  title: string
  finished: string // ISO 8601
  better: 'more' | 'less' // which score wins
  from?: object // absent unless it is practice
  standings: readonly { seat: number; name: string; side?: string; place: number; score: number }[]
}

/**
 * Returns a play in the format that BG Stats accepts from other apps. Its Android app fails without
 * `winner` and `startPlayer` (2026).
 */
export const playOf = ({ code, game, title, finished, better, from, standings }: Finished) => ({
  sourceName: 'Boxside',
  sourcePlayId: code,
  playDate: finished.slice(0, 19).replace('T', ' '),
  game: { name: title, sourceGameId: game, highestWins: better === 'more', noPoints: false },
  players: standings.map(({ seat, name, side, place, score }) => ({
    name,
    ...(side !== undefined && { team: side }),
    sourcePlayerId: `${code}-${seat}`,
    score,
    rank: place,
    winner: place === 1 && !from,
    startPlayer: false,
  })),
})

export type Play = ReturnType<typeof playOf>

/**
 * Returns a link that opens the app. The https form of this link would show the names to a server
 * if the app is missing.
 */
export const playLinkOf = (play: Play): string =>
  `bgstats://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`
