// Onlookers in a separate process: each sends a table messages at a given rate until it is closed,
// or only watches one of many tables.
import { WebSocket } from 'ws'

export interface Crowd {
  url: string // of the table
  // tables to watch, by code with the key for each; `url` is then the server's
  keys?: Record<string, string>
  count: number
  // messages per second and onlooker, after a first burst of twenty; 0: they only watch
  pace: number
}

const asks = ['wake', 'sleep', 'presence'].map(what => JSON.stringify({ do: what }))

const look = (url: string, pace: number, key = '') => {
  const headers = key ? { authorization: `Bearer ${key}` } : {}
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket?seat=room`, { headers })
  let sent = 0
  let timer: NodeJS.Timeout | undefined
  const ask = () => socket.readyState === WebSocket.OPEN && socket.send(asks[sent++ % asks.length]!)
  socket.on('open', () => {
    if (pace === 0) return
    for (let i = 0; i < 19; i++) ask()
    timer = setInterval(ask, 1000 / pace)
  })
  socket.on('message', data => {
    const message = String(data)
    if (message.startsWith('{"tell":"echo"')) socket.send(message.replace('"tell"', '"do"'))
  })
  socket.on('error', () => {})
  socket.on('close', () => clearInterval(timer))
}

if (import.meta.main) {
  process.on('message', (crowd: Crowd) => {
    const { url, count, pace, keys = {} } = crowd
    for (let i = 0; i < count; i++) look(url, pace)
    for (const [code, key] of Object.entries(keys)) look(`${url}/t/${code}`, pace, key)
  })
  process.on('disconnect', () => process.exit())
}
