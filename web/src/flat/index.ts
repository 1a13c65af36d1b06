export { type FlatOptions, createFlat } from './flat';
