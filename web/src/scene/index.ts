export type { BoardEvents, BoardModel, BoardView, Block, Square } from './board-view';
export { createScene } from './scene';
export { type Thumbnail, type ThumbnailLook, type Thumbnails, createThumbnails } from './thumbnails';
