/** Renderers that draw on the processor, as WebGL names them. A trial frame of the rich tier takes them seconds. */
const SOFTWARE = /llvmpipe|softpipe|swiftshader|swrast|software|basic render/i;

export const isSoftware = (renderer: string): boolean => SOFTWARE.test(renderer);
