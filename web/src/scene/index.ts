export type { BoardEvents, BoardModel, BoardView } from './board-view';
export { createScene } from './scene';
export { type Thumbnail, type ThumbnailAppearance, type Thumbnails, createThumbnails } from './thumbnails';
