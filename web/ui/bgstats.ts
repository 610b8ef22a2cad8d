// Writes a finished game in the format of the BG Stats app.

interface Finished {
  code: string
  game: string
  title: string
  finished: string // ISO 8601
  better: 'more' | 'less' // which score wins
  from?: object // set only if the game is practice
  early?: string // says that the players agreed to end the game early
  standings: readonly { seat: number; name: string; side?: string; place: number; score: number }[]
}

/**
 * Returns a play in the format that BG Stats accepts from other apps. The Android app of BG Stats
 * fails without `winner` and `startPlayer` (2026).
 */
export const playOf = ({
  code,
  game,
  title,
  finished,
  better,
  from,
  early,
  standings,
}: Finished) => ({
  sourceName: 'Boxside',
  sourcePlayId: code,
  ...(early !== undefined && { comments: early }),
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
 * Returns a link that opens the app with this play. The app's https link is not used, because
 * without the app it would send the players' names to a server.
 */
export const playLinkOf = (play: Play): string =>
  `bgstats://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`
