export type { BoardEvents, BoardModel, BoardView } from './board-view';
export { createScene, prepare } from './scene';
export { type Thumbnail, type ThumbnailAppearance, type Thumbnails, createThumbnails } from './thumbnails';
