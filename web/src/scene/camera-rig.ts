/**
 * The camera in plain numbers: it orbits a point of the board, looks down on it and never gets lost.
 * Angles in radians, lengths in cells. Without graphics.
 */
import type { Vec3 } from './vector';

/** Where the camera is and where it is directed. */
export interface Pose {
  /** The point of the board that is looked at, east and south of its middle. */
  target: [number, number];
  /** How far the eye has gone round from the south, towards the east. */
  azimuth: number;
  /** How far it has come down from straight above. */
  polar: number;
  /** Half of what is seen from the lower to the upper edge of the picture, at the target. */
  span: number;
}

/** What a view has to show. */
export interface Frame {
  points: readonly Vec3[];
  /** Width by height of the picture. */
  aspect: number;
}

export const MAX_POLAR = 1.36;
/** Not quite zero: a camera that looks straight down has no up. */
export const MIN_POLAR = 0.0005;
const NEAREST = 0.3;
const FARTHEST = 1.7;
/** The upright angle of view: a wide one shows depth, a narrow one from above hides no cell. */
const WIDE = (26 * Math.PI) / 180;
const NARROW = (7 * Math.PI) / 180;
/** Radians a pixel of a drag. */
const ORBIT_PER_PIXEL = 0.006;

/** From the eye's target to the eye, and its right and up, all of length one. */
function axes({ azimuth, polar }: Pose): { back: Vec3; right: Vec3; up: Vec3 } {
  const [s, c] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [sp, cp] = [Math.sin(polar), Math.cos(polar)];
  return { back: [s * sp, cp, c * sp], right: [c, 0, -s], up: [-s * cp, sp, -c * cp] };
}

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The whole upright angle of view. */
export function fovOf({ polar }: Pose): number {
  const t = Math.min(Math.max(polar / 0.45, 0), 1);
  return NARROW + (WIDE - NARROW) * t * t * (3 - 2 * t);
}

/** How far the eye is from its target. */
export function distanceOf(pose: Pose): number {
  return pose.span / Math.tan(fovOf(pose) / 2);
}

/** Where the eye is in space. */
export function eyeOf(pose: Pose): Vec3 {
  const { back } = axes(pose);
  const distance = distanceOf(pose);
  return [pose.target[0] + back[0] * distance, back[1] * distance, pose.target[1] + back[2] * distance];
}

/** The eye at these angles that is as near as the whole frame allows, with it in the middle. */
export function fitted(azimuth: number, polar: number, frame: Frame): Pose {
  const pose: Pose = { target: [0, 0], azimuth, polar, span: 1 };
  const { back, right, up } = axes(pose);
  const tall = Math.tan(fovOf(pose) / 2);
  const wide = tall * frame.aspect;
  // Perspective makes what is near larger, so the middle moves with the distance: settle both.
  for (let round = 0; round < 8; round++) {
    const seen = frame.points.map((point): Vec3 => {
      const from: Vec3 = [point[0] - pose.target[0], point[1], point[2] - pose.target[1]];
      return [dot(from, right), dot(from, up), dot(from, back)];
    });
    const distance = Math.max(...seen.map(([x, y, z]) => z + Math.max(Math.abs(x) / wide, Math.abs(y) / tall)));
    pose.span = distance * tall;
    const shift = (axis: 0 | 1): number => {
      const values = seen.map((p) => p[axis] / (distance - p[2]));
      return ((Math.max(...values) + Math.min(...values)) / 2) * distance;
    };
    const [east, north] = [shift(0), shift(1) / Math.max(Math.cos(polar), 0.3)];
    pose.target = [
      pose.target[0] + right[0] * east - Math.sin(azimuth) * north,
      pose.target[1] + right[2] * east - Math.cos(azimuth) * north,
    ];
  }
  return pose;
}

/** The same eye within its limits: `home` is the one that shows everything. */
export function limited(pose: Pose, home: Pose, reach: number): Pose {
  const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
  return {
    target: [
      clamp(pose.target[0], home.target[0] - reach, home.target[0] + reach),
      clamp(pose.target[1], home.target[1] - reach, home.target[1] + reach),
    ],
    azimuth: pose.azimuth,
    polar: clamp(pose.polar, MIN_POLAR, MAX_POLAR),
    span: clamp(pose.span, home.span * NEAREST, home.span * FARTHEST),
  };
}

/** After a drag by so many pixels: the board follows the hand. */
export function orbited(pose: Pose, dx: number, dy: number): Pose {
  return { ...pose, azimuth: pose.azimuth - dx * ORBIT_PER_PIXEL, polar: pose.polar - dy * ORBIT_PER_PIXEL };
}

/** After moving the board with the hand, `perPixel` cells a pixel at the target. */
export function panned(pose: Pose, dx: number, dy: number, perPixel: number): Pose {
  const { right } = axes(pose);
  const [sx, sz] = [Math.sin(pose.azimuth), Math.cos(pose.azimuth)];
  const deep = (dy * perPixel) / Math.max(Math.cos(pose.polar), 0.35);
  return {
    ...pose,
    target: [pose.target[0] - right[0] * dx * perPixel - sx * deep, pose.target[1] - right[2] * dx * perPixel - sz * deep],
  };
}

/** The point of the board under a place of the picture, from -1 to 1 to the right and up; none above the horizon. */
export function groundAt(pose: Pose, aspect: number, x: number, y: number): [number, number] | null {
  const { back, right, up } = axes(pose);
  const tall = Math.tan(fovOf(pose) / 2);
  const way = (i: 0 | 1 | 2): number => right[i] * x * tall * aspect + up[i] * y * tall - back[i];
  const eye = eyeOf(pose);
  const down = way(1);
  if (down > -0.02) return null;
  const reach = -eye[1] / down;
  return [eye[0] + way(0) * reach, eye[2] + way(2) * reach];
}

/** Closer by a factor, with a point of the board where it is in the picture: the eye goes towards that point. */
export function zoomedTo(pose: Pose, factor: number, point: readonly [number, number]): Pose {
  const nearer = (from: number, to: number): number => to + (from - to) / factor;
  return { ...pose, span: pose.span / factor, target: [nearer(pose.target[0], point[0]), nearer(pose.target[1], point[1])] };
}

/** The eye on its way after a goal that is moved by hand: the shorter the time constant in seconds, the closer it follows. */
export function followed(pose: Pose, goal: Pose, seconds: number, constant: number): Pose {
  const part = 1 - Math.exp(-seconds / constant);
  const mix = (from: number, to: number): number => from + (to - from) * part;
  return {
    target: [mix(pose.target[0], goal.target[0]), mix(pose.target[1], goal.target[1])],
    azimuth: mix(pose.azimuth, goal.azimuth),
    polar: mix(pose.polar, goal.polar),
    span: mix(pose.span, goal.span),
  };
}

/** Whether nobody could tell two eyes apart. */
export function alike(a: Pose, b: Pose): boolean {
  const near = (x: number, y: number): boolean => Math.abs(x - y) < 0.001;
  return (
    near(a.target[0], b.target[0]) &&
    near(a.target[1], b.target[1]) &&
    near(a.azimuth, b.azimuth) &&
    near(a.polar, b.polar) &&
    near(a.span / b.span, 1)
  );
}

/** Between two eyes, the short way round. */
export function blended(a: Pose, b: Pose, t: number): Pose {
  const mix = (from: number, to: number): number => from + (to - from) * t;
  const full = Math.PI * 2;
  const way = ((((b.azimuth - a.azimuth) % full) + full * 1.5) % full) - Math.PI;
  return {
    target: [mix(a.target[0], b.target[0]), mix(a.target[1], b.target[1])],
    azimuth: a.azimuth + way * t,
    polar: mix(a.polar, b.polar),
    span: mix(a.span, b.span),
  };
}
