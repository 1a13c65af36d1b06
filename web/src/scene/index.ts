export type { BoardEvents, BoardModel, BoardView, Block, Square } from './board-view';
export { createScene, prepare } from './scene';
export { type Thumbnail, type ThumbnailLook, type Thumbnails, createThumbnails } from './thumbnails';
