/** Points and directions as plain numbers, in whichever system the function that has them says. */
export type Vec2 = [number, number];
export type Vec3 = [number, number, number];
