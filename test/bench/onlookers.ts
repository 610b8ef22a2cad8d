// Onlookers in a process of their own: each asks a table so many times a second, until it is closed.
import { WebSocket } from 'ws'

export interface Crowd {
  url: string // of the table
  count: number
  pace: number // messages a second, each; the first twenty come at once
}

const asks = ['wake', 'sleep', 'presence'].map(what => JSON.stringify({ do: what }))

const look = ({ url, pace }: Crowd) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket?seat=room`)
  let sent = 0
  let timer: NodeJS.Timeout | undefined
  const ask = () => socket.readyState === WebSocket.OPEN && socket.send(asks[sent++ % asks.length]!)
  socket.on('open', () => {
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
    for (let i = 0; i < crowd.count; i++) look(crowd)
  })
  process.on('disconnect', () => process.exit())
}
