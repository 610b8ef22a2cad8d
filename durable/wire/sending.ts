// Sends messages to sockets, and limits how many characters each peer may leave unread.
import type { Down } from '../../web/protocol.ts'

/** The part of a socket's attachment that this file maintains. */
export interface Unread {
  unread: number // upper limit of the characters that were sent but not confirmed as read
  // the word that the peer must send back, and how many characters its echo confirms as read
  echo?: { word: string; unread: number }
}

// workerd has no `bufferedAmount` and cannot cut a connection (2026-11), so whatever a peer does
// not read stays in memory. A page must therefore echo a word now and then; otherwise it gets
// nothing more.
export const ECHO_AFTER = 64 * 1024 // characters
// `ECHO_AFTER`, and what a page within its limits may cause before its echo arrives: one burst of
// messages, each answered by a frame of at most 4,600 characters (Kairo's opening).
export const MOST_UNREAD = 640 * 1024

// Each write of the attachment stores a count that is too high, so that the next messages need no
// write until the real count is above the stored one. The surplus is what was sent since the object
// woke, at most this limit. After the next waking the count is too high by that surplus, until the
// page confirms what it has read.
const MOST_AHEAD = 64 * 1024

interface Peer<Attachment> {
  attachment: Attachment
  unread: number // as in `Unread`, but exact for what was sent since the object woke
  sent: number // characters sent since the object woke
}

const aheadOf = ({ unread, sent }: { unread: number; sent: number }) =>
  unread + Math.min(sent, MOST_AHEAD)

export class Sending<Attachment extends Unread> {
  readonly #dismiss: (socket: WebSocket) => void // closes a socket whose peer does not read
  // a cache: each attachment is read only once while the object is awake
  readonly #peers = new WeakMap<WebSocket, Peer<Attachment>>()

  constructor(dismiss: (socket: WebSocket) => void) {
    this.#dismiss = dismiss
  }

  attachmentOf(socket: WebSocket): Attachment {
    return this.#peerOf(socket).attachment
  }

  remember(socket: WebSocket, attachment: Attachment) {
    socket.serializeAttachment(attachment)
    this.#peerOf(socket).attachment = attachment
  }

  // The caller makes sure that the socket is open.
  send(socket: WebSocket, text: string) {
    const peer = this.#peerOf(socket)
    const { attachment } = peer
    peer.unread += text.length
    peer.sent += text.length
    if (peer.unread > MOST_UNREAD) return this.#dismiss(socket)
    socket.send(text)
    if (peer.unread > ECHO_AFTER && !attachment.echo) this.#ask(socket, peer)
    else if (peer.unread > attachment.unread)
      this.remember(socket, { ...attachment, unread: aheadOf(peer) })
  }

  // Handles an echoed word, which shows that the peer has read everything sent before it. If much
  // was sent since, asks for the next echo at once. Otherwise those characters would count as
  // unread in the next burst, even if the page has read them.
  echoed(socket: WebSocket, word: string) {
    const peer = this.#peerOf(socket)
    const { echo, ...attachment } = peer.attachment
    if (word !== echo?.word) return
    peer.unread -= echo.unread
    this.remember(socket, { ...(attachment as Attachment), unread: aheadOf(peer) })
    if (peer.unread > ECHO_AFTER) this.#ask(socket, peer)
  }

  #peerOf(socket: WebSocket): Peer<Attachment> {
    const before = this.#peers.get(socket)
    if (before) return before
    const attachment = socket.deserializeAttachment() as Attachment
    const peer = { attachment, unread: attachment.unread, sent: 0 }
    this.#peers.set(socket, peer)
    return peer
  }

  #ask(socket: WebSocket, peer: Peer<Attachment>) {
    const { attachment, unread } = peer
    const word = crypto.randomUUID()
    this.remember(socket, { ...attachment, unread: aheadOf(peer), echo: { word, unread } })
    socket.send(JSON.stringify({ tell: 'echo', word } satisfies Down))
  }
}
