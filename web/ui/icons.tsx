// The shared icons on a 20 px grid, drawn with one square-ended stroke in the colour of the text
// beside them.
import type { ComponentChildren } from 'preact'

const Icon = ({ children }: { children: ComponentChildren }) => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    {children}
  </svg>
)

export const BoxIcon = () => (
  <Icon>
    <path d="M2 8.5h16v9H2zM2 8.5 4.5 3h11L18 8.5M7.5 12h5" />
  </Icon>
)
export const LogIcon = () => (
  <Icon>
    <path d="M4 18V2h12v16l-2.4-2-1.8 2-1.8-2-1.8 2-1.8-2zM7 6.5h6M7 10.5h6" />
  </Icon>
)
export const ShareIcon = () => (
  <Icon>
    <path d="M6.5 8H3v10h14V8h-3.5M10 12.5V2.5M6 6l4-4 4 4" />
  </Icon>
)
export const UndoIcon = () => (
  <Icon>
    <path d="M7 3 3 7l4 4M3 7h8.5a4.5 4.5 0 0 1 0 9H7" />
  </Icon>
)
export const RevengeIcon = () => (
  <Icon>
    <path d="M16.5 9.5a6.5 6.5 0 1 1-2.2-4.4L17 7.5M17 2.5v5h-5" />
  </Icon>
)
export const PenIcon = () => (
  <Icon>
    <path d="M3 17l1-4.5L13.5 3 17 6.5 7.5 16zM11.5 5 15 8.5" />
  </Icon>
)
export const PlayIcon = () => (
  <Icon>
    <path class="filled" d="M5 3v14l11-7z" />
  </Icon>
)
export const PauseIcon = () => (
  <Icon>
    <path class="filled" d="M4.5 3h4v14h-4zM11.5 3h4v14h-4z" />
  </Icon>
)
export const StepIcon = ({
  isBack = false,
  isFar = false,
}: {
  isBack?: boolean
  isFar?: boolean
}) => (
  <Icon>
    <g transform={isBack ? 'matrix(-1 0 0 1 20 0)' : undefined}>
      <path d={isFar ? 'M4 4l6 6-6 6M10 4l6 6-6 6' : 'M7 4l6 6-6 6'} />
    </g>
  </Icon>
)
export const ForkIcon = () => (
  <Icon>
    <path d="M5 18V2M5 11.5c0-3 2-4.5 5-4.5h6M12.5 3.5 16 7l-3.5 3.5" />
  </Icon>
)
export const LinkIcon = () => (
  <Icon>
    <path d="M8.5 11.5 11.5 8.5M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2" />
  </Icon>
)
export const BotIcon = () => (
  <Icon>
    <path d="M3 7.5h14v9.5H3zM10 7.5V3M7.5 3h5M7 13.5h6" />
    <path class="filled" d="M6 9.5h2v2H6zM12 9.5h2v2h-2z" />
  </Icon>
)
export const MoonIcon = () => (
  <Icon>
    <path class="filled" d="M8 2.5a8 8 0 1 0 9.5 11A8.5 8.5 0 0 1 8 2.5z" />
  </Icon>
)
export const DeleteIcon = () => (
  <Icon>
    <path d="M7 4h11v12H7l-5-6zM10 7.5l5 5M15 7.5l-5 5" />
  </Icon>
)
export const PlusIcon = () => (
  <Icon>
    <path d="M10 3v14M3 10h14" />
  </Icon>
)
export const UpIcon = () => (
  <Icon>
    <path d="M10 17V4M4.5 9.5 10 4l5.5 5.5" />
  </Icon>
)
export const DownIcon = () => (
  <Icon>
    <path d="M10 3v13M4.5 10.5 10 16l5.5-5.5" />
  </Icon>
)
export const CheckIcon = () => (
  <Icon>
    <path d="M3.5 10.5 8 15l8.5-10" stroke-width="3" />
  </Icon>
)
export const ChairIcon = () => (
  <Icon>
    <path d="M5 2v16M5 11h10v7M5 7h3" />
  </Icon>
)
export const ChevronIcon = () => (
  <Icon>
    <path d="M4 7l6 6 6-6" />
  </Icon>
)
export const NoLineIcon = () => (
  <Icon>
    <path d="M2 7.5a12 12 0 0 1 16 0M5.5 11.5a7 7 0 0 1 9 0M10 15.5v1.5M3 3l14 14" />
  </Icon>
)
export const ScalesIcon = () => (
  <Icon>
    <path d="M10 2v15M5.5 17.5h9M3.5 5h13M3.5 5 1 11.5h5zM16.5 5 14 11.5h5z" />
  </Icon>
)
export const AlbumIcon = () => (
  <Icon>
    <path d="M3 2.5h14v15H3zM6 2.5v15M9 6h5v5H9z" />
  </Icon>
)
export const TakeIcon = () => (
  <Icon>
    <path d="M2.5 12v5.5h15V12M10 2.5V13M5.5 8.5 10 13l4.5-4.5" />
  </Icon>
)
export const DoorIcon = () => (
  <Icon>
    <path d="M5 17.5v-15h10v15M2.5 17.5h15M12 9.5v2" />
  </Icon>
)
