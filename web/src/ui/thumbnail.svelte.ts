/** Small models of pieces in a component. */
import type { Attachment } from 'svelte/attachments';
import type { CubeCoords } from '../rules/cell';
import { createThumbnails, type Thumbnail, type ThumbnailAppearance } from '../scene/thumbnails';

/** What a model shows. */
export interface ThumbnailModel {
  cubes: readonly CubeCoords[];
  appearance: ThumbnailAppearance;
}

/** To be called while a component is made. What it gives back attaches a model to an element, which follows what it shows. */
export function thumbnails(): (model: () => ThumbnailModel) => Attachment<HTMLElement> {
  const models = createThumbnails();
  $effect(() => () => models.dispose());
  return (model) => (host) => {
    let thumbnail: Thumbnail | null = null;
    $effect(() => {
      const { cubes, appearance } = model();
      if (thumbnail) thumbnail.update(cubes, appearance);
      else thumbnail = models.add(host, cubes, appearance);
    });
    return () => thumbnail?.dispose();
  };
}
