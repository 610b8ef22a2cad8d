// Sending to sockets, and how much of it each may not have read yet.
import type { Down } from '../../web/protocol.ts'

/** The part of a socket's attachment that is kept here. */
export interface Unread {
  unread: number // characters sent since it last showed that it reads, at most
  // the word it must send back, and how many characters it has then read
  echo?: { word: string; unread: number }
}

// workerd has no `bufferedAmount` and no way to cut a connection (2026-11): what a peer does not
// read waits in memory. So a page must echo a word now and then, and one that does not is sent
// nothing more.
export const ECHO_AFTER = 64 * 1024 // characters
// Beyond what it may hold when it is asked, all that a page that keeps to its budget may cause
// before its answer is heard: a burst of messages, each answered by a frame (the largest, of
// Kairo's opening, has 4,600 characters).
export const MOST_UNREAD = 640 * 1024

// An attachment need not be written each time: it is ahead of the truth by as much as was sent
// since the object woke, up to this. What a waking counts too much is then never more than what the
// last one sent.
const MOST_AHEAD = 64 * 1024

interface Peer<Attachment> {
  attachment: Attachment
  unread: number // the true figure, as far as this waking knows
  sent: number // characters, in this waking
}

const aheadOf = ({ unread, sent }: { unread: number; sent: number }) =>
  unread + Math.min(sent, MOST_AHEAD)

export class Sending<Attachment extends Unread> {
  readonly #dismiss: (socket: WebSocket) => void // ends a socket whose peer does not read
  // an attachment is read once a waking
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

  // The socket is open.
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

  // It has read all that was sent before it was asked. What was sent since is asked about at once:
  // a page that has read it all would else begin its next burst with it.
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
