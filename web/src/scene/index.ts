export type { BoardEvents, BoardModel, BoardView, Block, Square } from './board-view';
export { createScene } from './scene';
