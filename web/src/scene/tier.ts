/** What a table is made of and how it is lit. There are two tiers: the simple one is always here, the rich one is fetched. */
import type { DataTexture, MeshLambertMaterial, MeshStandardMaterial, Scene, Texture, Vector2, Vector3, WebGLRenderer } from 'three';
import type { Appearance } from './colours';

/** A value that a shader reads, shared by all materials that name it. */
export interface Uniform<T> {
  value: T;
}

/** What all surfaces share. */
export interface Shared {
  readonly tier: Tier;
  grain: Uniform<Texture>;
  /** The light on the tops, by place on the plan. */
  topLight: Uniform<DataTexture>;
  boardSize: Uniform<Vector2>;
  /** How strong the grain and the shade are. */
  grainDepth: Uniform<number>;
  shadeDepth: Uniform<number>;
  gridLine: Uniform<Vector3>;
  gridWidth: Uniform<number>;
  /** What is written and inlaid on the rim, by place on the plan. */
  lettering: Uniform<Texture>;
}

/** What is drawn on a surface besides its colour. */
export type Finish = 'piece' | 'field' | 'rim';

export type SurfaceMaterial = MeshLambertMaterial | MeshStandardMaterial;

/** What lights a scene. */
export interface Light {
  /** Fits the shadows to a board of this radius. */
  fitShadows(radius: number): void;
  setAppearance(appearance: Appearance): void;
  dispose(): void;
}

export interface Tier {
  /** How many spots of the grain one that is seen at an angle is made of, at most. */
  readonly anisotropy: number;
  surface(finish: Finish, shared: Shared): SurfaceMaterial;
  /** Makes a renderer ready and lights a scene. */
  light(renderer: WebGLRenderer, scene: Scene): Light;
}
